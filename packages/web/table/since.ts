import { BANNERS, type Deed, type Speech, type Tallying } from '@tianxia/board';
import type { GameTypes, Kernel, Read, Seat, Told, Update } from '@tianxia/kernel';

type Position = Update<GameTypes['state']>;

/**
 * Choices of the others since the viewer's own last turn, by number: the turn before, as long as the viewer is asked and nobody else has
 * acted since it began. What had only one way is no turn. None before the first own choice.
 */
export function sinceOwn({
  happened,
  viewer,
  waiting,
}: Pick<Position, 'happened' | 'viewer' | 'waiting'>): { number: number; step: Read }[] {
  const begun = waiting.includes(viewer) ? happened.findLastIndex(({ seat }) => seat !== viewer) + 1 : happened.length;
  const last = happened.slice(0, begun).findLastIndex(step => step.seat === viewer && !step.forced);
  if (last < 0) return [];
  return happened
    .map((step, number) => ({ number, step }))
    .filter(({ number, step }) => number > last && step.seat !== viewer);
}
/** Choices of one turn as one, as the log has them: a turn ends where another player chooses or an event begins an entry of its own. */
export function byTurns(steps: readonly Read[], heads: readonly string[] = []): Read[] {
  const turns: Read[] = [];
  for (const step of steps) {
    const before = turns.at(-1);
    const [first] = step.told;
    const goesOn = before?.seat === step.seat && (first === undefined || !heads.includes(first[0]));
    if (before === undefined || !goesOn) turns.push(step);
    else {
      const { forced: _, ...free } = before;
      const both = before.forced === true && step.forced === true;
      turns[turns.length - 1] = { ...free, ...(both && { forced: true }), told: [...before.told, ...step.told] };
    }
  }
  return turns;
}
/** Does a deed of somebody else speak of this seat? Told by its events alone, so it holds for every game. */
export function isAbout(told: readonly Told[], seat: Seat, kernel: Kernel<GameTypes>): boolean {
  const kinds = kernel.game.events as Record<string, readonly string[]>;
  return told.some(([event, ...args]) => args.some((value, i) => value === seat && kinds[event]?.[i] === 'seat'));
}
/** Where the end of a round or a new one begins: what that does to everybody is not the doing of who chose last. */
export function untilRound(
  told: readonly Told[],
  banners: readonly string[] = BANNERS,
  tallies: readonly Tallying[] = [],
): number {
  const ending = tallies.filter(({ closes }) => closes.some(event => banners.includes(event)));
  const round = told.findIndex(
    ([event]) => banners.includes(event) || ending.some(({ opens }) => opens.includes(event)),
  );
  return round < 0 ? told.length : round;
}
const TOLD = 2; // sentences beside that of the deed; the log has all of them

/** What a deed of somebody else did to this seat, in sentences, until a round ends. */
export function doneTo(
  seat: Seat,
  { title, told }: Pick<Deed, 'title' | 'told'>,
  kernel: Kernel<GameTypes>,
  speech: Pick<Speech, 'event'>,
  banners: readonly string[] = BANNERS,
  tallies: readonly Tallying[] = [],
): string[] {
  const mine = told.slice(0, untilRound(told, banners, tallies)).filter(event => isAbout([event], seat, kernel));
  const isLoss = ([event]: Told) => tallies.some(({ lines }) => lines[event]?.loses === true);
  const first = [...mine.filter(isLoss), ...mine.filter(event => !isLoss(event))]; // what it cost is never the part left out
  const sentences = new Set(first.map(event => speech.event(event)));
  return [...sentences].filter(text => text !== '' && text !== title).slice(0, TOLD);
}
