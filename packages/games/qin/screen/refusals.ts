import type { People, Why } from '@tianxia/board';
import type { Texts } from '@tianxia/kernel';
import { type Join, joinsOf } from '../facts/joins.ts';
import { inTheWay, takenBy } from '../facts/tiles.ts';
import type { ReasonName } from '../reasons.ts';
import { COLOURS, OFF, squareName } from '../squares.ts';
import type { Qin } from '../state.ts';
import { type Choice, type Ghost, heldIn, tileIn, waysToHold } from './choice.ts';
import { type Held, type Here, layAt, nearestTo } from './lays.ts';
import type { Words } from './words.ts';

/** What a refusal needs to be said in the reader's words. */
export interface Telling {
  words: Words;
  people: People;
  texts: Texts<Qin>;
}
const JOIN_REASONS: readonly string[] = ['tied', 'protectedMajor', 'twoMajors'] satisfies ReasonName[];

/** The provinces whose join is refused where the tile would lie. */
export function clashAt({ state, kernel }: Here, ghost: Ghost | undefined): Join[] {
  if (ghost === undefined || !JOIN_REASONS.includes(ghost.why?.name ?? '')) return [];
  return joinsOf(state, kernel.box, ghost.tile, ghost.place);
}
/** Why the tile cannot lie there: it names the square that is in the way, or both squares where neither is, and the numbers of a join. */
export function whyThere(here: Here, telling: Telling, held: Held, square: number, direction: number): Why | undefined {
  const { box } = here.kernel;
  const { place, candidate } = layAt(here, held, square, direction);
  if (candidate?.why === undefined) return undefined;
  const { name } = candidate.why;
  const taken = box.secondSquare[place] === OFF ? square : inTheWay(here.state, box, place);
  const where = taken === OFF ? telling.texts.kinds.place!(place, box) : squareName(box, taken);
  return told(
    candidate.why,
    telling,
    where,
    JOIN_REASONS.includes(name) ? numbersOf(here, telling, held.tile, place) : '',
  );
}
const told = (why: Pick<Why, 'name' | 'rule'>, { words, texts }: Telling, where: string, numbers = ''): Why => ({
  ...why,
  text: words.refused(where, texts.reasons[why.name] ?? why.name, numbers),
});
/** The numbers behind a refused join; both colours are named when both are at fault. */
function numbersOf({ state, kernel }: Here, { words, people }: Telling, tile: number, place: number): string {
  const joins = joinsOf(state, kernel.box, tile, place);
  const numbers = joins.map(({ colour, totals }) => {
    const list = totals.flatMap((total, seat) => (total > 0 ? [[people(seat), total] as const] : []));
    return joins.length > 1 ? words.ofColour(COLOURS[colour]!, words.numbers(list)) : words.numbers(list);
  });
  return numbers.join('; ');
}

/** Why a dark square does not take the tile: what is on it, or the reason of the direction that comes nearest to a lay. */
export function whyOn(here: Here, telling: Telling, choice: Choice, square: number): Why | undefined {
  const { state, kernel } = here;
  const taken = takenBy(state, kernel.box, square);
  const entry = kernel.game.reasons.find(([name]) => name === taken);
  if (entry !== undefined) return told({ name: entry[0], rule: entry[1] }, telling, squareName(kernel.box, square));
  if (tileIn(here, choice) > 0) return nearest(here, telling, heldIn(here, choice), square, choice.direction);
  for (const held of waysToHold(here)) {
    const why = nearest(here, telling, held, square, choice.direction);
    if (why !== undefined) return why;
  }
  return undefined;
}
const nearest = (here: Here, telling: Telling, held: Held, square: number, wanted: number): Why | undefined =>
  whyThere(here, telling, held, square, nearestTo(here, held, square, wanted));
