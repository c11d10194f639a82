import {
  type Deed,
  type ShownKey,
  speech,
  tellingOf,
  thingsTold,
  useFold,
  useLighting,
  useShownKeys,
  useStage,
} from '@tianxia/board';
import type { About, GameTypes, RuleId, Seat, Told, Update } from '@tianxia/kernel';
import { say } from '@tianxia/look';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Facts, Refused, Seen, TableLink } from '../link/link.ts';
import { change, useSettings } from '../settings.ts';
import { hear } from '../sound/hear.ts';
import { useWords } from '../text/words.ts';
import { isWhole } from './Choosing.tsx';
import { noteOf, useEveryone } from './everyone.ts';
import type { TableGame } from './game.ts';
import { TABLE_KEYS, useKeys } from './keys.ts';
import { PlainScreen } from './PlainScreen.tsx';
import type { PromptProps } from './Prompt.tsx';
import { refusalText, refusedAtTable } from './refusals.ts';
import { whereIn } from './rounds.ts';
import type { TabName } from './SideTabs.tsx';
import { type Missed, useMissed } from './useMissed.ts';
import { useOnlyWay } from './useOnlyWay.ts';
import { useSince } from './useSince.ts';
import { useTable } from './useTable.ts';
import { useTalk } from './useTalk.ts';
import { useViews } from './useViews.ts';
import { wouldSay } from './would.ts';

export interface TableViewProps {
  id?: string; // address of the table, for its link
  about: About;
  tableGame: TableGame;
  facts: Facts;
  update: Update<GameTypes['state']>;
  choose?: (words: string, after?: readonly string[]) => Promise<Refused | undefined>; // none in a replay
  undo?: () => Promise<Refused | undefined>;
  redo?: () => Promise<Refused | undefined>;
  missed?: Missed | undefined; // what happened before this page looked
  others?: { seen: Seen; link: TableLink }; // at a table on the server
  saveRecord?: () => void;
  onCounted?: () => void; // the game is over, and its end has been shown and counted
  tools?: ReactNode; // more buttons for the prompt bar
  onShown?: (shown: boolean) => void; // nothing is on its way any more: a replay may go on
  foot?: ReactNode; // above the tray: the slider of a replay
  marks?: readonly Deed[] | undefined; // numbered on the board, in place of what the others did
  side?: ReactNode; // in place of log and scores: why the answer of a puzzle is best
  lesson?: TaughtHere;
  help?: { alone: boolean }; // for a first game, where the reader plays; alone: against bots only
}
/** What a lesson adds to its table. */
interface TaughtHere {
  note: string; // 'lesson 2 of 5 · Founding'
  side: ReactNode; // in place of log and scores
  coach(at: WholeTable): ReactNode;
}

const NO_KEYS: readonly ShownKey[] = []; // in a replay nothing is chosen

/** Everything a table knows about itself while it is looked at: what is shown, what is chosen, what is open. */
export function useWholeTable(props: TableViewProps) {
  const pages = useWords();
  const { play } = pages;
  const { about, tableGame, others } = props;
  const facts = useEveryone(tableGame, props.facts);
  const screen = tableGame.screen ?? PlainScreen;
  const [rules, setRules] = useState<{ at: RuleId | undefined }>(); // open, and at which rule
  const [tab, openTab] = useState<TabName>('log');
  const [sideOpen, setSideOpen] = useState(false);
  const [rival, openRival] = useState<Seat>();
  const fold = useFold();
  const wide = fold === 'wide';
  const openRule = useCallback(
    (at: RuleId | undefined) => {
      setRules({ at });
      if (wide) return;
      setSideOpen(false); // what lies over a small table would lie over the rule
      openRival(undefined);
    },
    [wide],
  );
  const talk = useTalk(
    facts,
    others?.seen,
    (wide || sideOpen) && (tab === 'chat' || tab === 'notes') ? tab : undefined,
  );

  const words = useMemo(
    () => speech(tableGame.kernel, tableGame.texts, facts.players, props.update.viewer, play),
    [tableGame, facts.players, props.update.viewer, play],
  );
  const frame = useRef<HTMLElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const turnTo = useRef<(told: readonly Told[]) => void>(undefined);
  const follow = useCallback((told: readonly Told[]) => turnTo.current?.(told), []);
  const { pace } = useSettings();
  const phaseOf = screen.phases?.();
  const stage = useStage({
    update: props.update,
    kernel: tableGame.kernel,
    people: tableGame.table.seats,
    speech: words,
    pace,
    table: frame,
    layer,
    follow,
    onLanded: () => hear('landed'),
    ...(phaseOf && { phaseOf }),
    ...(screen.points && { points: screen.points }),
    ...(screen.told && { telling: screen.told }),
    ...(screen.banners && { banners: screen.banners }),
    ...(screen.heads && { heads: screen.heads }),
    ...(screen.tallies && { tallies: screen.tallies }),
    ...(screen.counted && { counted: screen.counted }),
  });
  const update = stage.shown;
  const replaySince = useMissed(props.update, stage, pace === 'instant' ? undefined : props.missed);
  const [handed, setHanded] = useState<Seat>(update.viewer); // who sits before the screen
  const covered = facts.you.length > 1 && handed !== update.viewer && update.result === undefined;
  const standIn = facts.players[update.viewer]?.standIn !== undefined;
  const choose = stage.live && !standIn ? props.choose : undefined;
  const hand = useTable(tableGame, { update, players: facts.players, you: facts.you, covered, choose }, openRule);
  const { point } = hand;
  const since = useSince(tableGame, screen, update, words);
  const [unseen, setUnseenNow] = useState<readonly number[]>([]);
  const setUnseen = useCallback(
    (numbers: readonly number[]) => setUnseenNow(known => (known.join() === numbers.join() ? known : numbers)),
    [],
  );
  const table = { ...hand.props, since: since.told };
  const draft = screen.useDraft(table);
  const views = useViews(screen, draft, table);
  const telling = useMemo(
    () => tellingOf(tableGame.kernel, tableGame.table.seats, words, screen),
    [tableGame, words, screen],
  );
  const ownThings = (event: Told) => screen.told?.(event, table.view, tableGame.kernel.box);
  const lit = thingsTold(tableGame.kernel, table.pointed, ownThings);
  const moveToLit = useLighting(frame, lit);
  /** The board moves to what was told; on a small table the part of it comes into sight first. */
  const show = (told: readonly Told[]) => {
    point(told);
    follow(told);
    moveToLit();
    setSideOpen(false); // where the log covers the board
  };
  turnTo.current = wide ? undefined : views.follow;
  const told = refusedAtTable(pages);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when it happens
  useEffect(() => {
    if (hand.refusal !== undefined && props.lesson === undefined) say(refusalText(hand.refusal, tableGame, told));
  }, [hand.refusal]);

  const tell = async (answer: Promise<Refused | undefined> | undefined) => {
    const refused = await answer;
    if (refused !== undefined) say(refusalText(refused, tableGame, told));
  };
  const undoTerms = facts.company?.terms.undo ?? 'free';
  const back = table.asked ? draft.back : undefined;
  const undo = () => {
    if (back !== undefined) back();
    else if (update.mayUndo && undoTerms !== 'never') void tell(props.undo?.());
  };
  const redo = () => void (update.mayRedo && undoTerms !== 'never' && tell(props.redo?.()));
  useOnlyWay({
    update: props.update,
    pace,
    tableGame,
    speech: words,
    telling: screen.told,
    undo: props.undo && undoTerms !== 'never' ? () => void tell(props.undo?.()) : undefined,
  });
  const proposed = table.proposed !== undefined;
  useShownKeys(props.choose === undefined ? NO_KEYS : TABLE_KEYS);
  useKeys({
    confirm: isWhole(draft, proposed) ? table.confirm : undefined,
    back,
    undo,
    redo,
  });
  const lastOwn = update.happened.findLast(({ seat, forced }) => facts.you.includes(seat) && !forced);
  const mayAsk = undoTerms === 'ask' && lastOwn !== undefined && !standIn && others?.seen.askedUndo?.open !== true;

  const over = stage.live && update.result !== undefined;
  const { onCounted } = props;
  useEffect(() => {
    if (!over || pace !== 'instant' || onCounted === undefined) return;
    hear('won'); // there is no final scoring to end with it
    onCounted();
  }, [over, pace, onCounted]);

  const { onShown } = props;
  useEffect(() => onShown?.(stage.live), [stage.live, onShown]);
  const when = screen.when?.(table) ?? whereIn(update, play);
  const shared = { ...table, draft };
  const prompt: PromptProps = {
    about,
    note: props.lesson?.note ?? (wide ? noteOf(tableGame, when) : when),
    update,
    players: facts.players,
    speech: words,
    draft,
    asked: table.asked,
    ...(covered ? { handOver: () => setHanded(update.viewer) } : {}),
    proposed,
    final: hand.final || (proposed && undoTerms === 'never'),
    would: table.preview === undefined ? '' : wouldSay(play.outcome, table.preview.told, words),
    does: table.line.length === 0 ? '' : words.option(table.line.at(-1)!),
    confirm: table.confirm,
    undo,
    redo,
    undoTerms,
    askUndo: mayAsk ? () => void tell(others?.link.askUndo?.(lastOwn.version - 1)) : undefined,
    replayed: props.choose === undefined && others === undefined,
    eyes: others !== undefined && update.viewer >= 0 && facts.you.length === 0,
    stage,
    pace,
    onPace: chosen => change({ pace: chosen }),
    openRule,
    tools: props.tools,
  };
  return {
    fold,
    facts,
    screen,
    words,
    frame,
    layer,
    stage,
    shared,
    point,
    show,
    telling,
    views,
    since,
    unseen,
    setUnseen,
    replaySince,
    prompt,
    talk,
    choose,
    halfDone: back !== undefined || proposed || talk.halfDone,
    rules,
    openRule,
    closeRules: () => setRules(undefined),
    tab,
    openTab,
    sideOpen,
    setSideOpen,
    rival,
    openRival,
  };
}
export type WholeTable = ReturnType<typeof useWholeTable>;
