import { deedOnStage, type Pace, type Speech, type Stage, StageControls, Told, useMedia } from '@tianxia/board';
import type { About, RuleId } from '@tianxia/kernel';
import { Button, PromptBar } from '@tianxia/look';
import { useLocation } from 'wouter';
import { besideOf, brief, titleOf } from '../games.ts';
import type { Seated } from '../link/link.ts';
import { useSettings } from '../settings.ts';
import { useWords, type Words } from '../text/words.ts';
import { Choosing, type ChoosingProps } from './Choosing.tsx';

export interface PromptProps extends ChoosingProps {
  about: About;
  note: string; // 'Bird side · turn 29'
  players: readonly Seated[];
  speech: Speech;
  would: string; // what is proposed would do, in sentences
  handOver?: () => void; // the device must change hands first
  replayed: boolean; // nobody chooses here any more
  eyes: boolean; // somebody looks on with a player's eyes
  openRule(rule: RuleId): void;
  stage: Stage;
  pace: Pace;
  onPace(pace: Pace): void;
  tools: React.ReactNode;
}
/** May the reader do anything just now: neither is something being shown, nor is the device in other hands? */
export const mayAct = ({ stage, handOver, update, eyes, replayed }: PromptProps): boolean =>
  !deedOnStage(stage) && !handOver && update.viewer >= 0 && update.result === undefined && !eyes && !replayed;

/** Whose turn it is, the decision in words, undo and confirm; on a small table the buttons are at the thumb. */
export function Prompt({ small, ...props }: PromptProps & { small?: boolean }) {
  const { about, update, players, speech, draft, asked, handOver } = props;
  const words = useWords();
  const { play } = words;
  const [, go] = useLocation();
  const byTouch = useMedia('(hover: none)');
  const briefly = useSettings().spoken === 'brief';
  const [seat] = update.waiting;
  const over = update.result !== undefined;
  const waiting = seat === undefined ? undefined : players[seat];
  const deed = deedOnStage(props.stage);
  const doing = deed && players[deed.seat];
  const title = over
    ? play.over.title
    : handOver
      ? play.handOver(waiting?.name ?? '')
      : asked
        ? draft.title
        : nextText(props, words);
  const hint = handOver
    ? play.handOverHint
    : asked
      ? [draft.hint, props.final && play.final].filter(Boolean).join(' ')
      : props.eyes
        ? words.together.people.eyes(players[update.viewer]?.name ?? '')
        : update.viewer < 0
          ? play.watching
          : underWay(props)
            ? ''
            : byTouch
              ? play.waitHintTouch
              : play.waitHint;
  return (
    <PromptBar
      game={{ title: brief(titleOf(about.id)), original: brief(besideOf(about.id)), note: props.note }}
      {...(small
        ? {}
        : {
            home: {
              href: '/',
              label: words.site.home,
              onPress: (event: React.MouseEvent) => {
                event.preventDefault();
                go('/');
              },
            },
          })}
      turn={
        doing
          ? { text: speech.name(deed.seat), yours: false, colour: doing.colour }
          : {
              text: turnText(props, words),
              yours: asked,
              ...(waiting === undefined ? {} : { colour: waiting.colour }),
            }
      }
      {...(deed === undefined ? {} : { told: <Told deed={deed} words={play.stage} brief={briefly} /> })}
      brief={briefly}
      outcome={asked ? props.would : ''}
      title={title}
      hint={over ? '' : hint}
      {...(asked && draft.refusal
        ? {
            refusal: {
              ...draft.refusal,
              onOpen: rule => props.openRule(rule as RuleId),
              label: words.rules.open(draft.refusal.rule),
            },
          }
        : {})}
      {...(asked && draft.step
        ? {
            step: {
              now: draft.step[0],
              of: draft.step[1],
              text: small ? `${draft.step[0]}/${draft.step[1]}` : play.step(draft.step[0], draft.step[1]),
            },
          }
        : {})}
      {...(small ? {} : { actions: <Acts {...props} /> })}
    />
  );
}
function Acts(props: PromptProps) {
  const { play } = useWords();
  const { handOver, speech, update } = props;
  return (
    <>
      {props.tools}
      {deedOnStage(props.stage) && (
        <StageControls stage={props.stage} pace={props.pace} onPace={props.onPace} words={play.stage} />
      )}
      {handOver && (
        <Button kind="main" icon="check" onPress={handOver}>
          {play.iAm(speech.name(update.waiting[0] ?? 0))}
        </Button>
      )}
      {mayAct(props) && <Choosing {...props} />}
    </>
  );
}
/** The reader's own choice is on its way. */
const underWay = ({ update, asked, replayed }: PromptProps): boolean =>
  !asked && !replayed && update.result === undefined && update.waiting.includes(update.viewer);

/** Whose turn it is. In a replay nobody thinks, and nobody waits. */
function turnText(props: PromptProps, { play, together }: Words): string {
  const { update, players, asked, replayed } = props;
  const waiting = players[update.waiting[0] ?? -1];
  const name = waiting?.name ?? '';
  if (update.result !== undefined) return play.turnOf.over;
  if (asked || underWay(props)) return play.turnOf.you;
  if (update.waiting.length > 1) return replayed ? play.replay.several : play.turnOf.several;
  if (waiting?.standIn !== undefined) return together.people.standInFor(name);
  return waiting?.bot !== undefined && !replayed ? play.turnOf.bot(name) : play.turnOf.person(name);
}
function nextText(props: PromptProps, { play }: Words): string {
  const { update, players, replayed } = props;
  const name = players[update.waiting[0] ?? -1]?.name ?? '';
  if (underWay(props)) return play.underWay;
  if (!replayed) return play.waitFor(name);
  return update.waiting.length > 1 ? play.replay.several : play.replay.chooses(name);
}
