import type { Kernel, Option, Rand, Seat, Told } from '@tianxia/kernel';
import type { Box } from '../box.ts';
import { holds } from '../conditions.ts';
import type { ActionName } from '../content/vocabulary.ts';
import { evaluate } from '../evaluate.ts';
import { locationsHeld } from '../goods.ts';
import type { State, ThreeKingdoms } from '../state.ts';
import { actionBit, amountIn, FIRST_WEAPON, GOLD, goodIn, has, RICE, SUPPORT, TRAINED, UNTRAINED } from '../words.ts';
import type { Chooser } from './play.ts';
import { usedBy } from './used.ts';

/** A player for records: greedy, with a taste for some actions, and curious about cards that no game has used yet. */
export type Taste = Partial<Record<ActionName, number>>;
export const TASTES: Record<string, Taste> = {
  plain: {},
  warlike: {
    battle: 5,
    'recruit-armies': 2,
    'train-armies': 3,
    'produce-spears-horses': 2,
    'produce-crossbows-vessels': 2,
    'control-han-emperor': -3,
  },
  strategic: {
    battle: 3,
    'construct-enhancement': 1,
    'hire-import': 1,
    'trade-rice-weapons': 1,
    'control-han-emperor': -1,
  },
  domestic: { 'develop-farm-or-harvest': 12, 'develop-marketplace-or-collect-tax': 12, 'control-han-emperor': -4 },
  learned: { 'construct-enhancement': 4, 'hire-import': 3, 'trade-rice-weapons': 2, 'control-han-emperor': -3 },
};
const [USED, BUILT, STATIONED, READY, UNIT, SUITS, HOLDS] = [30, 12, 25, 6, 4, 4, 8];
const MOST_LOOKS = 40;

const idsOf = ({ box }: Kernel<ThreeKingdoms>) => ({
  general: (g: number) => box.pack.generals[g - 1]?.id ?? '',
  enhancement: (e: number) => box.pack.enhancements[e - 1]?.id ?? '',
});
const PARTS: Partial<Record<ActionName, readonly ActionName[]>> = {
  'trade-rice-weapons': ['buy-rice'],
  'develop-farm-or-harvest': ['develop-farm', 'harvest'],
  'develop-marketplace-or-collect-tax': ['develop-marketplace', 'collect-tax'],
  'hire-import': ['import-technology'],
};
/** Does this card speak of what is done on that space? */
function suits({ box }: Kernel<ThreeKingdoms>, card: number, space: number): boolean {
  if (box.trainsUpTo[card]! > 0 && box.action[space] === actionBit('train-armies')) return true;
  const { action } = box.pack.spaces[space]!;
  const bits = (PARTS[action] ?? []).reduce((set, part) => set | actionBit(part), box.action[space]!);
  return box.giftsOf[card]!.some(i => (box.gifts[i]!.actions & bits) !== 0);
}
/** Does this general give something only if he is kept back? */
const waits = ({ box }: Kernel<ThreeKingdoms>, general: number): boolean =>
  box.giftsOf[general]!.some(i => box.gifts[i]!.when.some(({ kind }) => kind === 'notAssigned'));
const ARMY_TYPES = [0, 1, 2, 3];
/** Is there a free location for units of this type at that border, for this seat now? */
function fits(s: State, box: Box, seat: Seat, space: number, army: number): boolean {
  const border = box.battleBorder[space]!;
  if (locationsHeld(s, box, seat) === 1 && locationsHeld(s, box, seat, border) === 1) return false;
  return box.locationsOf[border]!.some(at => s.garrison[at] === 0 && box.locationArmy[at] === army);
}
/** What a general likes to see: units that fit a location, and whatever leads to them. */
function valour(box: Box, s: State, seat: Seat, event: string, a: number, b: number): number {
  const { goods } = s.players[seat]!;
  const battles = box.spacesOf[seat]!.filter(space => box.battleBorder[space]! >= 0);
  if (event === 'stationed') return STATIONED;
  if (event === 'takes') return battles.includes(a) ? STATIONED : 0;
  if (event === 'trained') return 2 * a;
  if (event === 'gained')
    return battles.some(space => fits(s, box, seat, space, goodIn(a) - FIRST_WEAPON)) ? amountIn(a) : 0;
  if (event === 'escorted') {
    const { space } = s.bids.at(-1)!;
    return battles.includes(space) && fits(s, box, seat, space, s.bids.at(-1)!.army) ? UNIT * a : 0;
  }
  if (event !== 'assigned') return 0;
  if (battles.includes(b)) {
    const led = s.bids.some(bid => bid.seat === seat && bid.space === b && bid.units > 0);
    const ready = ARMY_TYPES.some(
      army => goods[TRAINED]! > 0 && goods[FIRST_WEAPON + army]! > 0 && fits(s, box, seat, b, army),
    );
    return ready ? READY * box.leadership[a]! : led ? 0 : -READY;
  }
  if (box.action[b] === actionBit('train-armies')) return 2 * Math.min(2, goods[UNTRAINED]!);
  return box.action[b] === actionBit('recruit-armies') && goods[UNTRAINED]! + goods[TRAINED]! < 3 ? UNIT : 0;
}
/** What a space promises to somebody who would like to build one of these cards. */
function hope(box: Box, s: State, seat: Seat, space: number, cards: readonly number[]): number {
  const { goods } = s.players[seat]!;
  const meets = (card: number) => {
    const { needs } = box.pack.enhancements[card - 1]!;
    return needs === undefined || holds(needs, s, box, seat);
  };
  const lacks = (card: number) => box.costs[card]!.goods.flatMap((n, good) => (n > goods[good]! ? [good] : []));
  const open = cards.filter(meets);
  const { action } = box.pack.spaces[space]!;
  if (action === 'construct-enhancement') return open.some(card => lacks(card).length === 0) ? HOLDS : 0;
  if (action === 'hire-import') return open.length === 0 ? 2 : 0;
  const missing = new Set(open.flatMap(lacks));
  const brings: Partial<Record<ActionName, readonly number[]>> = {
    'demand-tribute': [GOLD, RICE],
    'develop-farm-or-harvest': [RICE],
    'develop-marketplace-or-collect-tax': [GOLD],
    'win-popular-support': [SUPPORT],
    'produce-spears-horses': [4, 5],
    'produce-crossbows-vessels': [6, 7],
  };
  return (brings[action] ?? []).some(good => missing.has(good)) ? 3 : 0;
}
/** How much somebody would like to see what was told. */
function delight(
  k: Kernel<ThreeKingdoms>,
  s: State,
  seat: Seat,
  told: readonly Told[],
  known: ReadonlySet<string>,
  taste: Taste,
): number {
  const { general, enhancement } = idsOf(k);
  let sum = usedBy(k.box, told).filter(id => !known.has(id)).length * USED;
  const { hand, built } = s.players[seat]!;
  for (const [event, who, a = 0, b = 0] of told) {
    if (who !== seat) continue;
    if (event === 'built' && !known.has(enhancement(a))) sum += BUILT;
    if (taste.battle !== undefined) sum += valour(k.box, s, seat, event, a, b);
    if (event === 'developed') sum += taste['develop-farm-or-harvest'] ?? 0;
    if (event !== 'assigned') continue;
    const space = k.box.pack.spaces[b]!;
    sum += taste[space.action] ?? 0;
    if (!known.has(general(a)) && suits(k, a, b)) sum += SUITS;
    if (!known.has(general(a)) && waits(k, a)) sum -= USED;
    if (built.some(card => !known.has(enhancement(card)) && suits(k, k.box.generals + card, b))) sum += SUITS;
    sum += hope(
      k.box,
      s,
      seat,
      b,
      hand.pieces.filter(card => card > 0 && !known.has(enhancement(card))),
    );
  }
  return sum;
}
function recruits(
  k: Kernel<ThreeKingdoms>,
  s: State,
  seat: Seat,
  options: readonly Option[],
  known: ReadonlySet<string>,
): number[] {
  const { drawn } = s.players[seat]!;
  const isNew = drawn.map(g => (known.has(idsOf(k).general(g)) ? 0 : 1));
  return options.map(option =>
    isNew.reduce<number>((sum, n, i) => sum + (has(k.words(option).args[0]!, i) ? n : 0), 0),
  );
}
export const curious =
  (rand: Rand, taste: Taste, known: ReadonlySet<string>): Chooser =>
  (k, s, seat) => {
    const options: Option[] = [];
    options.length = k.options(s, seat, options);
    while (options.length > MOST_LOOKS) options.splice(rand(options.length), 1);
    const look = (option: Option) => {
      const { after, told } = k.preview(k.view(s, seat), seat, [option], rand);
      return evaluate(after, seat, k.box) + delight(k, s, seat, told, known, taste);
    };
    const values = s.sealed.length > 0 ? recruits(k, s, seat, options, known) : options.map(look);
    const best = Math.max(...values);
    const bestOptions = options.filter((_, i) => values[i] === best);
    return rand(12) === 0 ? k.anyOption(s, seat, rand) : bestOptions[rand(bestOptions.length)]!;
  };
