import type { Draft, Offer } from '@tianxia/board';
import { OK, type Option, type RuleId, SPECTATOR } from '@tianxia/kernel';
import { useEffect, useMemo, useState } from 'react';
import { thingsTold } from './changed.ts';
import { type Choice, choicesFor, keyOf, press, same, type Thing, thingsOf, whyDark } from './choosing.ts';
import { type AnyFrame, type Desk, deskAt, type Props, pressed, withoutLast } from './gesture.ts';
import { useKeys } from './keys.ts';
import { promptOf } from './prompt.ts';
import { useWords } from './words.ts';

type Look = 'chosen' | 'can' | 'may' | 'cannot' | ''; // may: accepted too, though something else is asked first
export interface Refusal {
  text: string;
  rule: RuleId;
}
/** The choice in the making as the components share it. */
export interface EmpireDraft extends Draft {
  desk: Desk; // the position after the gesture so far
  frame: AnyFrame | undefined; // what is asked there
  line: readonly Option[]; // what is chosen so far
  picks: readonly Thing[];
  choices: readonly Choice[];
  card: number; // the hand card of this turn that is chosen, or 0
  action: number; // the Court Action that is chosen, or -1
  changed: ReadonlySet<string>; // things the last choice changed, by key
  pointed: ReadonlySet<string>; // things the log line under the pointer is about
  lookOf(thing: Thing): Look;
  whyNot(thing: Thing): Refusal | undefined;
  press(thing: Thing, byKey?: boolean): void;
}
interface Kept {
  view: unknown; // a choice belongs to one moment of the game
  line: readonly Option[];
  picks: readonly Thing[];
  refusal: Refusal | undefined;
}
const NOTHING: readonly Thing[] = [];
const NO_LINE: readonly Option[] = [];

/** A gesture made in an earlier position is forgotten, even before the table has let go of it. */
function current(props: Props): Props {
  const { kernel, view, viewer, asked, line } = props;
  const [first] = line;
  if (first === undefined || !asked || kernel.whyNot(view, viewer, first) === OK) return props;
  return { ...props, line: NO_LINE, proposed: undefined, preview: undefined };
}
export function useDraft(given: Props): EmpireDraft {
  const words = useWords();
  const props = current(given);
  const { kernel, view, viewer, asked, line, preview, propose, texts } = props;
  const [kept, keep] = useState<Kept>({ view, line, picks: NOTHING, refusal: undefined });
  const isFresh = kept.view === view && asked;
  const picks = isFresh && kept.line.length === line.length ? kept.picks : NOTHING;
  const refusal = isFresh ? kept.refusal : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest of the props does not change what is asked
  const desk = useMemo(() => deskAt(props, line, preview), [kernel, view, viewer, asked, line, preview]);
  const changed = useMemo(() => thingsTold(props.last, view), [props.last, view]);
  const pointed = useMemo(() => thingsTold(props.pointed, view), [props.pointed, view]);
  const choices = useMemo(() => choicesFor(desk.offers, picks), [desk, picks]);
  const chosen = chosenThings(props, desk);

  const go = (next: readonly Option[], then: readonly Thing[]) => {
    keep({ view, line: next, picks: then, refusal: undefined });
    const unchanged = next.length === line.length && next.every((option, i) => option === line[i]);
    if (!unchanged) propose(next[0], ...next.slice(1));
  };
  const refusalOf = (offer: Offer): Refusal => {
    const [name, rule] = kernel.game.reasons[offer.why] ?? ['', offer.rule];
    const text = texts.reasons[name] ?? '';
    return { text: text.charAt(0).toUpperCase() + text.slice(1), rule };
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the position the gesture began in
  const start = useMemo(
    () => (line.length === 0 ? undefined : deskAt(props, NO_LINE)),
    [kernel, view, viewer, asked, line],
  );
  /** Cards and actions of a turn in the making can be changed until it is confirmed. */
  const lookBack = (thing: Thing): Look => {
    if (start === undefined || (thing.kind !== 'card' && thing.kind !== 'action')) return '';
    const answer = press(start.offers, thingsOf(kernel.words(line[0]!)), thing);
    return answer !== undefined && 'picks' in answer ? 'may' : '';
  };
  const looks = new Map<string, Look>();
  const lookOf = (thing: Thing): Look => {
    if (desk.frame === undefined && line.length === 0) return '';
    const key = keyOf(thing);
    const known = looks.get(key);
    if (known !== undefined) return known;
    const look = lookAt(desk, picks, chosen, choices, thing) || lookBack(thing);
    looks.set(key, look);
    return look;
  };
  const back = () => {
    if (picks.length > 0) return go(line, picks.slice(0, -1));
    const before = withoutLast(props, line);
    go(before.line, before.picks);
  };
  const hasBack = asked && viewer !== SPECTATOR && (picks.length > 0 || line.length > 0);
  const turn = chosenTurn(props, picks);
  const draft: EmpireDraft = {
    ...promptOf(words, props, desk, picks),
    desk,
    frame: desk.frame,
    line,
    picks,
    choices,
    ...turn,
    changed,
    pointed,
    lookOf,
    whyNot(thing) {
      const dark = lookOf(thing) === 'cannot' ? whyDark(desk.offers, picks, thing) : undefined;
      return dark && refusalOf(dark);
    },
    press(thing, byKey) {
      if (!asked) return;
      // the key that chose a thing confirms it when struck again
      if (byKey && line.length > 0 && picks.length === 0 && lookOf(thing) === 'chosen') return props.confirm();
      const result = pressed(props, line, picks, thing);
      if (result === undefined) return;
      if ('refused' in result) keep({ view, line, picks, refusal: refusalOf(result.refused) });
      else go(result.line, result.picks);
    },
    ...(refusal && { refusal }),
    ...(hasBack && { back }),
  };
  useOnlyCard(props, desk, card => go([], [{ kind: 'card', value: card }]));
  useKeys(asked);
  return draft;
}

/** The last card of the hand is picked by itself. */
function useOnlyCard({ view, viewer, asked, line }: Props, desk: Desk, pick: (card: number) => void): void {
  const hand = view.hands[viewer];
  const only = asked && line.length === 0 && desk.frame?.at === 'turn' && hand?.length === 1 ? hand[0] : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each position; whoever unpicks it meant to
  useEffect(() => {
    if (only !== undefined) pick(only);
  }, [only, view]);
}
function lookAt(
  desk: Desk,
  picks: readonly Thing[],
  chosen: readonly Thing[],
  choices: readonly Choice[],
  thing: Thing,
): Look {
  if (picks.some(pick => same(pick, thing))) return 'chosen';
  const choice = choices.find(one => same(one.thing, thing));
  if (choice?.legal || sendsWorker(choices, thing)) return 'can';
  if (chosen.some(one => same(one, thing))) return 'chosen';
  const answer = press(desk.offers, picks, thing);
  if (answer !== undefined && 'picks' in answer) return 'may';
  return answer !== undefined || whyDark(desk.offers, picks, thing) !== undefined ? 'cannot' : '';
}
/** A region that can send one of the Workers asked for. */
const sendsWorker = (choices: readonly Choice[], { kind, value }: Thing): boolean =>
  kind === 'region' && choices.some(one => one.legal && one.thing.kind === 'workers' && (one.thing.value >> value) & 1);
/** Things of the gesture that stay lit: the card and action of the turn, and the last choice once all is said. */
function chosenThings({ kernel, line }: Props, desk: Desk): Thing[] {
  const [first] = line;
  const last = line.at(-1);
  if (first === undefined || last === undefined) return [];
  const turn = thingsOf(kernel.words(first)).filter(({ kind }) => kind === 'card' || kind === 'action');
  return desk.frame === undefined ? [...turn, ...thingsOf(kernel.words(last))] : turn;
}
/** The card and the action this turn is about, as far as they are chosen. */
function chosenTurn({ kernel, line, view, viewer }: Props, picks: readonly Thing[]): { card: number; action: number } {
  const first = line[0] === undefined ? undefined : kernel.words(line[0]);
  const things = first?.move.startsWith('turn.') ? thingsOf(first) : picks;
  const picked = (kind: string) => things.find(thing => thing.kind === kind)?.value;
  const card = picked('card') ?? 0;
  return { card: view.hands[viewer]?.includes(card) ? card : 0, action: picked('action') ?? -1 };
}
