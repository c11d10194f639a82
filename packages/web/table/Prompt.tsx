import type { About, GameTypes, RuleId, Update } from '@tianxia/kernel';
import { Button, type Draft, IconButton, PromptBar } from '@tianxia/look';
import { useLocation } from 'wouter';
import type { Undo } from '../../server/protocol/index.ts';
import type { Seated } from '../link/link.ts';
import { useWords } from '../text/words.ts';
import type { Speech } from './sentences.ts';

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
  confirm(): void;
  undo(): void;
  undoTerms: Undo; // how far one may step back at this table
  askUndo: (() => void) | undefined; // of the others: before one's last choice
  past: boolean; // an earlier moment is looked at
  eyes: boolean; // somebody looks on with a player's eyes
  redo(): void;
  openRule(rule: RuleId): void;
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
  const waiting = seat === undefined ? undefined : players[seat];
  const turnText = over
    ? play.turnOf.over
    : asked
      ? play.turnOf.you
      : update.waiting.length > 1
        ? play.turnOf.several
        : waiting?.standIn !== undefined
          ? words.together.people.standInFor(waiting.name)
          : waiting?.bot !== undefined
            ? play.turnOf.bot(waiting.name)
            : play.turnOf.person(waiting?.name ?? '');
  const title = over
    ? play.over.title
    : handOver
      ? play.handOver(waiting?.name ?? '')
      : asked
        ? draft.title
        : play.waitFor(waiting?.name ?? '');
  const hint = handOver
    ? play.handOverHint
    : asked
      ? draft.hint
      : props.eyes
        ? words.together.people.eyes(players[update.viewer]?.name ?? '')
        : update.viewer < 0
          ? play.watching
          : play.waitHint;
  return (
    <PromptBar
      game={{ title: about.title, original: about.original, note: props.note }}
      home={{
        href: '/',
        label: words.site.home,
        onPress: event => {
          event.preventDefault();
          go('/');
        },
      }}
      turn={{ text: turnText, yours: asked, ...(waiting === undefined ? {} : { colour: waiting.colour }) }}
      title={props.past ? words.together.since.past : title}
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
          {handOver && (
            <Button kind="main" icon="check" onPress={handOver}>
              {play.iAm(speech.name(seat ?? 0))}
            </Button>
          )}
          {!handOver && update.viewer >= 0 && !over && !props.past && !props.eyes && <Choosing {...props} />}
        </>
      }
    />
  );
}
function Choosing(props: PromptProps) {
  const { draft, asked, update, proposed, confirm, undo, redo, undoTerms, askUndo } = props;
  const { play, together } = useWords();
  const inTheMaking = asked && draft.back !== undefined; // steps that nobody else has seen may always be taken back
  const mayStepBack = inTheMaking || (update.mayUndo && undoTerms !== 'never');
  return (
    <>
      {update.mayRedo && undoTerms !== 'never' && (
        <IconButton icon="undo" className="mirrored" label={play.redo} onPress={redo} />
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
            {play.undo}
          </Button>
        )
      )}
      {asked && (
        <Button
          kind="main"
          icon="check"
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
