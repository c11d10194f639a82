import type { Draft, GameScreen, TableProps } from '@tianxia/board';
import { speech } from '@tianxia/board';
import { type GameTypes, NOT_OFFERED, OK, type Option } from '@tianxia/kernel';
import { BigNumber, Button, Panel } from '@tianxia/look';
import { useMemo } from 'react';
import { useWords } from '../text/words.ts';
import './plain.css';

type Props = TableProps<GameTypes>;

function useDraft({ view, texts, asked, proposed, propose, ...rest }: Props): Draft {
  const { play } = useWords();
  const frame = view.agenda.at(-1) as { at: string } | undefined;
  const words = speech(rest.kernel, texts, rest.players, rest.viewer, play);
  const title =
    frame === undefined || !asked ? '' : ((texts.prompts as Record<string, string>)[frame.at] ?? play.choose);
  if (proposed === undefined) return { title, hint: play.choose };
  return { title: `${words.option(proposed)}?`, hint: title, back: () => propose(undefined) };
}

/** Every game can be played before its board is drawn: all options as a list, refused ones with their reason. */
function Board({ kernel, texts, view, viewer, players, asked, proposed, propose }: Props) {
  const { play } = useWords();
  const words = speech(kernel, texts, players, viewer, play);
  const options = useMemo(() => (asked ? kernel.explain(view, viewer) : []), [kernel, view, viewer, asked]);
  const why = (reason: number) => texts.reasons[kernel.game.reasons[reason]?.[0] ?? ''] ?? '';
  const item = (option: Option, reason: number, rule: string) => (
    <li key={option}>
      <Button
        pressed={option === proposed}
        onPress={() => propose(option)}
        {...(reason === OK ? {} : { whyNot: `${why(reason)} (${kernel.game.reasons[reason]?.[1] ?? rule})` })}
      >
        {words.option(option)}
      </Button>
    </li>
  );
  return (
    <Panel className="plain-board">
      <pre className="plain-view">
        {JSON.stringify({ ...view, agenda: undefined, sealed: undefined }, undefined, 1)}
      </pre>
      <ul className="plain-options">
        {options.filter(o => o.why !== NOT_OFFERED).map(o => item(o.option, o.why, o.rule))}
      </ul>
    </Panel>
  );
}
function Facts({ kernel, view, seat }: Props & { seat: number }) {
  const { play } = useWords();
  return <BigNumber value={kernel.result(view).totals[seat] ?? 0} label={play.total} />;
}
const Tray = () => null;

export const PlainScreen: GameScreen<GameTypes> = { useDraft, Board, Tray, Facts };
