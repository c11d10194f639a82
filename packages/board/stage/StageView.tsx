import type { Seat } from '@tianxia/kernel';
import { IconButton, Segmented } from '@tianxia/look';
import { type RefObject, useEffect } from 'react';
import { isTyping } from '../keys.ts';
import { STAGE_KEYS, useShownKeys } from '../shown-keys.ts';
import type { Deed } from './deeds.ts';
import { PACES, type Pace } from './pace.ts';
import type { Stage } from './useStage.ts';
import './stage.css';

export interface StageWords {
  label: string; // 'What happens'
  pause: string;
  goOn: string;
  skip: string;
  skipAll: string;
  pace: string;
  paces: Readonly<Record<Pace, string>>;
  onlyWay: string; // 'Only one way:'
}
/** The deed that is on stage for the reader; one's own needs no telling, unless the table did something for everybody after it. */
export function deedOnStage({ scene }: Stage): Deed | undefined {
  if (scene === undefined) return undefined;
  const viewer: Seat = scene.act.after.viewer;
  const quiet = scene.deeds.every(({ seat, forced, banner }) => seat === viewer && !forced && banner === undefined);
  return quiet ? undefined : scene.deeds[scene.now];
}
/** Who does what, in the place of the question while it happens. */
export function Told({ deed, words, brief = false }: { deed: Deed; words: StageWords; brief?: boolean }) {
  return (
    <span className="stage-told">
      <b>
        {deed.forced && <em>{words.onlyWay} </em>}
        {deed.title === '' ? deed.banner : deed.title}
      </b>
      {deed.details.length > 0 && <span aria-hidden={brief || undefined}>{deed.details.join(' · ')}</span>}
    </span>
  );
}
/** A round or a phase begins: said once over the board. */
export function Banner({ deed }: { deed: Deed | undefined }) {
  return deed?.banner === undefined ? null : (
    <p className="stage-banner" aria-hidden="true">
      {deed.banner}
    </p>
  );
}
export interface StageControlsProps {
  stage: Stage;
  pace: Pace;
  onPace(pace: Pace): void;
  words: StageWords;
}
/** The reader may pause, skip or change the pace. */
export function StageControls({ stage, pace, onPace, words }: StageControlsProps) {
  const { paused } = stage;
  useSkipKey(stage);
  return (
    <>
      <Segmented
        className="only-wide"
        label={words.pace}
        chosen={pace}
        onChoose={onPace}
        choices={PACES.map(id => ({ id, name: words.paces[id] }))}
      />
      <IconButton
        icon={paused ? 'play' : 'pause'}
        label={paused ? words.goOn : words.pause}
        onPress={() => stage.pause(!paused)}
      />
      <IconButton icon="skip" label={words.skip} hotkey="Space" onPress={stage.skip} />
      <IconButton icon="last" label={words.skipAll} onPress={stage.skipAll} />
    </>
  );
}
/** The space bar goes on to what comes next. */
function useSkipKey({ skip }: Stage): void {
  useShownKeys(STAGE_KEYS);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== ' ' || isTyping(event) || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest('button, a, summary')) return;
      event.preventDefault();
      skip();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [skip]);
}
/** The layer above the table on which pieces travel. */
export function StageLayer({ layer }: { layer: RefObject<HTMLDivElement | null> }) {
  return <div ref={layer} className="stage-layer" aria-hidden="true" inert />;
}
