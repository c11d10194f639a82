import { type BotName, CALLED, isLevel, type Level } from '@tianxia/bots/names';
import type { TableSeat } from '../tables.ts';
import { type Agreed, fittingAgreed, standardAgreed } from './terms.ts';

/** What the set-up page is about to make: who sits where, and how the game is played. */
export interface Plan {
  seats: readonly TableSeat[];
  options: Readonly<Record<string, string>>;
  agreed?: Agreed; // with others: the standard when left out
}

/** What a plan must keep to. */
export interface Limits {
  seats: readonly [min: number, max: number];
  colours: readonly string[];
  options: Readonly<Record<string, readonly [standard: string, ...others: string[]]>>;
}

export type Sitter = 'here' | 'link' | BotName;

export const standardLevel: Level = 'clerk';
/** Tables that were planned before there were levels. */
const BEFORE: Readonly<Partial<Record<BotName, Level>>> = {
  random: 'pupil',
  greedy: 'clerk',
  mind: 'merchant',
  search: 'general',
};
const levelOf = (bot: BotName): Level => (isLevel(bot) ? bot : (BEFORE[bot] ?? standardLevel));

function seated(seat: TableSeat, sitter: Sitter): TableSeat {
  const { colour } = seat;
  if (sitter === 'here') return { colour, by: 'here', name: seat.by === 'here' ? seat.name : '' };
  if (sitter === 'link') return { colour, by: 'link', name: '' };
  return { colour, by: 'bot', name: CALLED[levelOf(sitter)], bot: levelOf(sitter) };
}

function sitterOf(seat: TableSeat): Sitter {
  return seat.by === 'bot' ? (seat.bot ?? standardLevel) : seat.by === 'link' ? 'link' : 'here';
}

/** You and clerks, as many as make a good first game; with `invite` the second seat waits for a friend. */
export function standardPlan(limits: Limits, invite = false): Plan {
  const [min, max] = limits.seats;
  const bare = { seats: [], options: standardOptions(limits), agreed: standardAgreed };
  const plan = withCount(bare, Math.min(max, Math.max(min, 3)), limits);
  return invite && plan.seats.length > 1 ? withSitter(plan, 1, 'link') : plan;
}

function standardOptions(limits: Limits): Record<string, string> {
  return Object.fromEntries(Object.entries(limits.options).map(([option, values]) => [option, values[0]]));
}

/** A remembered plan, as far as the game still allows it. */
export function fitting(plan: Plan | undefined, limits: Limits): Plan {
  if (!plan || !Array.isArray(plan.seats) || plan.seats.length === 0) return standardPlan(limits);
  const options = standardOptions(limits);
  for (const [option, values] of Object.entries(limits.options)) {
    const chosen = plan.options?.[option];
    if (chosen !== undefined && values.includes(chosen)) options[option] = chosen;
  }
  const [min, max] = limits.seats;
  const seats = plan.seats.map((seat, i) => (i === 0 ? seat : seated(seat, sitterOf(seat))));
  const agreed = fittingAgreed(plan.agreed);
  return withCount({ seats, options, agreed }, Math.min(max, Math.max(min, seats.length)), limits);
}

/** More or fewer seats; colours stay different from one another, and the first seat is yours. */
export function withCount(plan: Plan, count: number, limits: Limits): Plan {
  const taken = new Set<string>();
  const seats = Array.from({ length: count }, (_, i): TableSeat => {
    const before = plan.seats[i];
    const wished = before?.colour;
    const colour =
      wished !== undefined && limits.colours.includes(wished) && !taken.has(wished)
        ? wished
        : (limits.colours.find(free => !taken.has(free)) ?? '');
    taken.add(colour);
    if (i === 0) return { colour, by: 'you', name: before?.name ?? '' };
    const level = sitterOf(plan.seats.findLast(seat => seat.by === 'bot') ?? { colour, by: 'bot', name: '' });
    return before ? { ...before, colour } : seated({ colour, by: 'bot', name: '' }, level);
  });
  return { ...plan, seats: toldApart(seats) };
}

/** A colour for a seat; whoever had it takes the other one. */
export function withColour(plan: Plan, index: number, colour: string): Plan {
  const old = plan.seats[index]?.colour ?? colour;
  return {
    ...plan,
    seats: plan.seats.map((seat, i) =>
      i === index ? { ...seat, colour } : seat.colour === colour ? { ...seat, colour: old } : seat,
    ),
  };
}

export function withSitter(plan: Plan, index: number, sitter: Sitter): Plan {
  return {
    ...plan,
    seats: toldApart(plan.seats.map((seat, i) => (i === index && i > 0 ? seated(seat, sitter) : seat))),
  };
}

export function withName(plan: Plan, index: number, name: string): Plan {
  return { ...plan, seats: plan.seats.map((seat, i) => (i === index ? { ...seat, name } : seat)) };
}

export function withOption(plan: Plan, option: string, value: string): Plan {
  return { ...plan, options: { ...plan.options, [option]: value } };
}

/** Everybody is on this device or a bot: no server is needed. */
export function isLocal(plan: Plan): boolean {
  return plan.seats.every(seat => seat.by !== 'link');
}

/** Bots of one level are told apart by a number: Wen, Wen II, Wen III. */
function toldApart(seats: readonly TableSeat[]): TableSeat[] {
  return seats.map((seat, i) => {
    if (seat.bot === undefined) return seat;
    const before = seats.slice(0, i).filter(other => other.bot === seat.bot).length;
    const name = CALLED[levelOf(seat.bot)];
    return { ...seat, name: before === 0 ? name : `${name} ${'I'.repeat(before + 1)}` };
  });
}
