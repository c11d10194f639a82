import { BANNERS, type Deed, type Speech, type Tallying } from '@tianxia/board';
import type { GameTypes, Kernel, Read, Seat, Told, Update } from '@tianxia/kernel';

type Position = Update<GameTypes['state']>;

/** Choices of the others since the viewer's last own one that the viewer made, by number. None before the first own choice. */
export function sinceOwn({
  happened,
  viewer,
}: Pick<Position, 'happened' | 'viewer'>): { number: number; step: Read }[] {
  const last = happened.findLastIndex(step => step.seat === viewer && !step.forced);
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
const TOLD = 2; // sentences beside that of the deed; the log has all of them

/** What a deed of somebody else did to this seat, in sentences; what the end of a round or a new one does to everybody is no part of it. */
export function doneTo(
  seat: Seat,
  { title, told }: Pick<Deed, 'title' | 'told'>,
  kernel: Kernel<GameTypes>,
  speech: Pick<Speech, 'event'>,
  banners: readonly string[] = BANNERS,
  tallies: readonly Tallying[] = [],
): string[] {
  const ending = tallies.filter(({ closes }) => closes.some(event => banners.includes(event)));
  const round = told.findIndex(
    ([event]) => banners.includes(event) || ending.some(({ opens }) => opens.includes(event)),
  );
  const mine = told.slice(0, round < 0 ? undefined : round).filter(event => isAbout([event], seat, kernel));
  const sentences = new Set(mine.map(event => speech.event(event)));
  return [...sentences].filter(text => text !== '' && text !== title).slice(0, TOLD);
}
