import { type Draft, deedOnStage, type Pace, type Speech, type Stage, StageControls, Told } from '@tianxia/board';

import type { About, GameTypes, RuleId, Update } from '@tianxia/kernel';
import { Button, IconButton, PromptBar } from '@tianxia/look';
import { useLocation } from 'wouter';
import type { Undo } from '../../server/protocol/index.ts';
import { brief } from '../games.ts';
import type { Seated } from '../link/link.ts';
import { useWords, type Words } from '../text/words.ts';
import { useWholeTurn } from './useWholeTurn.ts';

export interface PromptProps {
  about: About;
  note: string; // 'Bird side · turn 29'
  update: Update<GameTypes['state']>;
  players: readonly Seated[];
  speech: Speech;
  draft: Draft;
  asked: boolean;
  handOver?: () => void; // the device must change hands first
  proposed: boolean;
  final: boolean; // what is proposed cannot be taken back, by the game
  confirm(): void;
  undo(): void;
  undoTerms: Undo; // how far one may step back at this table
  askUndo: (() => void) | undefined; // of the others: before one's last choice
  replayed: boolean; // nobody chooses here any more
  eyes: boolean; // somebody looks on with a player's eyes
  redo(): void;
  openRule(rule: RuleId): void;
  stage: Stage;
  pace: Pace;
  onPace(pace: Pace): void;
  tools: React.ReactNode;
}

/** Whose turn it is, the decision in words, undo and confirm. */
export function Prompt(props: PromptProps) {
  const { about, update, players, speech, draft, asked, handOver } = props;
  const words = useWords();
  const { play } = words;
  const [, go] = useLocation();
  const [seat] = update.waiting;
  const over = update.result !== undefined;
  const final = props.final || (props.proposed && props.undoTerms === 'never');
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
      ? [draft.hint, final && play.final].filter(Boolean).join(' ')
      : props.eyes
        ? words.together.people.eyes(players[update.viewer]?.name ?? '')
        : update.viewer < 0
          ? play.watching
          : play.waitHint;
  return (
    <PromptBar
      game={{ title: brief(about.title), original: brief(about.original), note: props.note }}
      home={{
        href: '/',
        label: words.site.home,
        onPress: event => {
          event.preventDefault();
          go('/');
        },
      }}
      turn={
        doing
          ? { text: speech.name(deed.seat), yours: false, colour: doing.colour }
          : {
              text: turnText(props, words),
              yours: asked,
              ...(waiting === undefined ? {} : { colour: waiting.colour }),
            }
      }
      {...(deed === undefined ? {} : { told: <Told deed={deed} words={play.stage} /> })}
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
        ? { step: { now: draft.step[0], of: draft.step[1], text: play.step(draft.step[0], draft.step[1]) } }
        : {})}
      actions={
        <>
          {props.tools}
          {deed && <StageControls stage={props.stage} pace={props.pace} onPace={props.onPace} words={play.stage} />}
          {handOver && (
            <Button kind="main" icon="check" onPress={handOver}>
              {play.iAm(speech.name(seat ?? 0))}
            </Button>
          )}
          {!deed && !handOver && update.viewer >= 0 && !over && !props.eyes && !props.replayed && (
            <Choosing {...props} final={final} />
          )}
        </>
      }
    />
  );
}
/** Whose turn it is. In a replay nobody thinks, and nobody waits. */
function turnText({ update, players, asked, replayed }: PromptProps, { play, together }: Words): string {
  const waiting = players[update.waiting[0] ?? -1];
  const name = waiting?.name ?? '';
  if (update.result !== undefined) return play.turnOf.over;
  if (asked) return play.turnOf.you;
  if (update.waiting.length > 1) return replayed ? play.replay.several : play.turnOf.several;
  if (waiting?.standIn !== undefined) return together.people.standInFor(name);
  return waiting?.bot !== undefined && !replayed ? play.turnOf.bot(name) : play.turnOf.person(name);
}
function nextText({ update, players, replayed }: PromptProps, { play }: Words): string {
  const name = players[update.waiting[0] ?? -1]?.name ?? '';
  if (!replayed) return update.waiting.includes(update.viewer) ? play.underWay : play.waitFor(name);
  return update.waiting.length > 1 ? play.replay.several : play.replay.chooses(name);
}
function Choosing(props: PromptProps) {
  const { draft, asked, update, proposed, final, confirm, undo, redo, undoTerms, askUndo } = props;
  const { play, together } = useWords();
  const inTheMaking = asked && draft.back !== undefined; // steps that nobody else has seen may always be taken back
  const wholeTurn = useWholeTurn(update, undo);
  const mayStepBack = inTheMaking || (update.mayUndo && undoTerms !== 'never');
  return (
    <>
      {update.mayRedo && undoTerms !== 'never' && (
        <IconButton icon="undo" className="mirrored" label={play.redo} onPress={redo} />
      )}
      {wholeTurn && !inTheMaking && undoTerms !== 'never' && (
        <IconButton icon="first" label={play.undoTurn} onPress={wholeTurn} />
      )}
      {!mayStepBack && askUndo !== undefined ? (
        <span title={together.undo.askHint}>
          <Button icon="undo" onPress={askUndo}>
            {together.undo.ask}
          </Button>
        </span>
      ) : (
        (mayStepBack || undoTerms !== 'never') && (
          <Button icon="undo" onPress={undo} {...(mayStepBack ? {} : { whyNot: play.nothingToUndo, tipUnder: true })}>
            <span className="word">{play.undo}</span>
          </Button>
        )
      )}
      {asked && (
        <Button
          kind="main"
          icon={final ? 'lock' : 'check'}
          hotkey="↵"
          onPress={confirm}
          {...(proposed ? {} : { whyNot: play.nothingChosen, tipUnder: true })}
        >
          {play.confirm}
        </Button>
      )}
    </>
  );
}
