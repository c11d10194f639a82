import type { Offer } from '@tianxia/board';

/** What a finger can point at: a card, a region, a slot, or a whole move such as `move:abilities.done`. */
export interface Thing {
  kind: string;
  value: number;
}
export const thing = (kind: string, value = 0): Thing => ({ kind, value });
export const same = (a: Thing, b: Thing): boolean => a.kind === b.kind && a.value === b.value;
export const keyOf = ({ kind, value }: Thing): string => `${kind} ${value}`;

const MOVE = 'move:';
export const moveThing = (move: string): Thing => thing(MOVE + move);
export const moveOf = ({ kind }: Thing): string | undefined =>
  kind.startsWith(MOVE) ? kind.slice(MOVE.length) : undefined;

/** Moves that are first named as a whole: there are too many things behind them to lie beside the others. */
const NAMED_FIRST: readonly string[] = ['abilities.move'];
const WORKERS = 'workers'; // a set of regions, one bit each

/** Which argument each pick stands for, in order; undefined when this offer is not what was pointed at. */
function places({ move, kinds, args }: Offer, picks: readonly Thing[]): boolean[] | undefined {
  const used = args.map(() => false);
  for (const pick of picks) {
    const named = moveOf(pick);
    if (named !== undefined) {
      if (named !== move) return undefined;
      continue;
    }
    const i = kinds.findIndex((kind, at) => kind === pick.kind && !used[at]);
    if (i >= 0) {
      if (args[i] !== pick.value) return undefined;
      used[i] = true;
      continue;
    }
    const set = pick.kind === 'region' ? kinds.indexOf(WORKERS) : -1;
    if (set < 0 || ((args[set]! >> pick.value) & 1) === 0) return undefined;
  }
  return used;
}
export const matches = (offer: Offer, picks: readonly Thing[]): boolean => places(offer, picks) !== undefined;
const legalFor = (offers: readonly Offer[], picks: readonly Thing[]): Offer[] =>
  offers.filter(offer => offer.legal && matches(offer, picks));

/** The things an option is made of: what is lit as chosen, and what one goes back to. */
export function thingsOf({ move, kinds, args }: Pick<Offer, 'move' | 'kinds' | 'args'>): Thing[] {
  if (args.length === 0) return [moveThing(move)];
  const all = kinds.map((kind, i) => thing(kind, args[i]));
  return NAMED_FIRST.includes(move) ? [moveThing(move), ...all] : all;
}
export const regionsIn = (set: number): number[] => [0, 1, 2, 3, 4].filter(region => (set >> region) & 1);

/** One thing that could be pointed at next. */
export interface Choice {
  thing: Thing;
  legal: boolean;
  option: Offer | undefined; // what it amounts to, when nothing else remains to be chosen
  why: Offer | undefined; // a refusal, when it is dark
}
/** What could be pointed at next, given what is picked; dark things too. The order is that of the rules. */
export function choicesFor(offers: readonly Offer[], picks: readonly Thing[]): Choice[] {
  const found = new Map<string, { thing: Thing; offers: Offer[] }>();
  for (const offer of offers) {
    const used = places(offer, picks);
    if (used === undefined) continue;
    const next = nextOf(offer, used, picks);
    if (next === undefined) continue;
    const key = keyOf(next);
    const group = found.get(key);
    if (group === undefined) found.set(key, { thing: next, offers: [offer] });
    else group.offers.push(offer);
  }
  return [...found.values()].map(({ thing: next, offers: behind }) => {
    const legal = behind.filter(offer => offer.legal);
    return {
      thing: next,
      legal: legal.length > 0,
      option: legal.length === 1 ? legal[0] : undefined,
      why: legal.length > 0 ? undefined : behind[0],
    };
  });
}
function nextOf(offer: Offer, used: readonly boolean[], picks: readonly Thing[]): Thing | undefined {
  const { move, kinds, args } = offer;
  const open = used.indexOf(false);
  if (open < 0) return args.length === 0 && picks.length === 0 ? moveThing(move) : undefined;
  if (NAMED_FIRST.includes(move) && !picks.some(pick => moveOf(pick) === move)) return moveThing(move);
  const set = kinds[open] === WORKERS ? picks.filter(pick => pick.kind === 'region') : [];
  // some of the Workers are named already: the rest of them is the same choice
  return set.length > 0 && !set.every(({ value }) => (args[open]! >> value) & 1)
    ? undefined
    : thing(kinds[open]!, args[open]);
}

export type Answer =
  | { picks: readonly Thing[]; option: Offer | undefined } // narrowed, or found
  | { refused: Offer }
  | undefined; // nothing here is about this thing

/** A press: narrows what is meant, changes it, or says why not. */
export function press(offers: readonly Offer[], picks: readonly Thing[], pressed: Thing): Answer {
  if (picks.some(pick => same(pick, pressed)) && !repeats(offers, picks, pressed))
    return { picks: picks.filter(pick => !same(pick, pressed)), option: undefined };
  const others = picks.filter(pick => pick.kind !== pressed.kind && moveOf(pick) === undefined);
  const last = picks.findLastIndex(pick => pick.kind === pressed.kind);
  const swapped = last < 0 ? picks : [...picks.slice(0, last), ...picks.slice(last + 1)];
  for (const kept of [picks, swapped, others, []]) {
    const next = [...kept, pressed];
    const legal = legalFor(offers, next);
    if (legal.length > 0) return { picks: next, option: legal.length === 1 ? legal[0] : undefined };
  }
  const refused = whyDark(offers, picks, pressed);
  return refused && { refused };
}
/** In a move from region to region the same region may be named twice only if an option says so. */
const repeats = (offers: readonly Offer[], picks: readonly Thing[], pressed: Thing): boolean =>
  legalFor(offers, [...picks, pressed]).length > 0 && pressed.kind !== 'region';

/** The refusal that tells most about a dark thing: with what is picked, of its own, of the whole move. */
export function whyDark(offers: readonly Offer[], picks: readonly Thing[], dark: Thing): Offer | undefined {
  const refused = offers.filter(offer => !offer.legal);
  const exact = refused.find(offer => matches(offer, [...picks, dark]));
  if (exact !== undefined) return exact;
  // a refusal of the first pointing stands for all that would follow it
  const first = refused.find(
    ({ kinds, args }) =>
      kinds.indexOf(dark.kind, 1) > 0 && picks.some(({ kind, value }) => kinds[0] === kind && args[0] === value),
  );
  const own = first ?? refused.find(offer => matches(offer, [dark]));
  if (own !== undefined) return own;
  // and one of a whole move for everything of its kind, unless another move is about such things
  const about = offers.filter(offer => offer.kinds.includes(dark.kind));
  const moves = new Set(about.map(offer => offer.move));
  return moves.size === 1 && about.length === 1 && !about[0]!.legal ? about[0] : undefined;
}
