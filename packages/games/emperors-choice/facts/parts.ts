import { type Handlers, handle } from '@tianxia/kernel';
import { familyNumber } from '../box.ts';
import type { Part } from '../content/vocabulary.ts';
import { counted, type Holdings } from './holdings.ts';

/** What one part of a policy is worth to a player: the settlement pays it, evaluations weigh it. */

type Defend = Extract<Part, { kind: 'defend' }>;
const entry = (table: readonly number[], many: number): number => table[Math.min(many, table.length - 1)]!;
const nothing = () => 0;

/** Points; of the characters shown, a policy that asks for two takes the best two. */
const points: Handlers<Part, [Holdings, strength: number], number> = {
  vpPer: ({ of, each }, mine) => each * counted(mine, of),
  vpTable: ({ of, table }, mine) => entry(table, counted(mine, of)),
  // EC-187
  vpTableByKind: ({ table }, { carriages }) => {
    let sum = 0;
    for (let kind = 0; kind < carriages.length; kind++) sum += entry(table, carriages[kind]!);
    return sum;
  },
  // EC-174, EC-176
  defend: (part, mine, strength) =>
    withstands(part, mine, strength)
      ? strength + part.win.beyondStrength
      : Math.floor(defenceOf(part, mine) / part.lose.divisor),
  showPower: ({ count }, { cards, powers }) => {
    let sum = 0;
    for (let i = 0; i < count && i < cards; i++) sum += powers[i]!;
    return sum;
  },
  showBlood: ({ each }, { relatives }) => each * relatives,
  trustPer: nothing,
  removeTiles: nothing,
  ifNone: nothing,
  ifRemoved: nothing,
  chooserOnly: nothing,
  most: nothing,
};
export const pointsFor = (part: Part, mine: Holdings, strength: number): number => handle(points, part, mine, strength);

/** EC-173, EC-175 */
export const defenceOf = ({ perWall, perCube, perShown }: Defend, mine: Holdings): number =>
  perWall * counted(mine, 'wallLength') + perCube * mine.cubes + perShown * mine.defence;
/** EC-177: each player alone against the same strength. */
export const withstands = (part: Defend, mine: Holdings, strength: number): boolean =>
  defenceOf(part, mine) >= strength;
/** EC-174, EC-176: soldiers paid afterwards. */
export const soldiersDue = (part: Defend, mine: Holdings, strength: number): number =>
  withstands(part, mine, strength) ? part.win.pay : part.lose.pay;

/** EC-169, EC-170 */
export const trustFor = ({ of, each }: Extract<Part, { kind: 'trustPer' }>, mine: Holdings): number =>
  each * counted(mine, of);
export const tilesLeaving = ({ of, count }: Extract<Part, { kind: 'removeTiles' }>, mine: Holdings): number =>
  Math.min(count ?? Number.MAX_SAFE_INTEGER, mine.families[familyNumber(of)]!);
