import { type GameTypes, type Kernel, type Read, type Seat, SPECTATOR, type Told } from '@tianxia/kernel';
import { timesOver, together } from '../speech/repeated.ts';
import type { Speech } from '../speech/speech.ts';
import { seatIn, type Tally, type Tallying } from '../tally/tally.ts';
import { type ToldOf, thingsTold } from '../things.ts';

/** One choice as the stage tells it: who, what, what followed, and the things it speaks of in the order they are named. */
export interface Deed {
  seat: Seat;
  title: string;
  details: readonly string[];
  banner: string | undefined; // a round or a phase begins
  things: readonly string[];
  told: readonly Told[];
  forced: boolean;
}
/** Events that are announced rather than reported, where a game names none itself: a round begins. */
export const BANNERS: readonly string[] = ['round'];

const DETAILS = 5; // what fits beside the prompt; the log tells the rest

/** A choice in words; one that tells nothing at all is not a deed. */
export function deedOf(
  step: Read,
  speech: Speech,
  kernel: Kernel<GameTypes>,
  state: GameTypes['state'],
  telling?: ToldOf<GameTypes>,
  banners: readonly string[] = BANNERS,
  tallies: readonly Tallying[] = [],
): Deed | undefined {
  const announced = step.told.filter(([event]) => banners.includes(event));
  const said = beforeTally(step.told, tallies).filter(told => !banners.includes(told[0]) && speech.event(told) !== '');
  const banner = announced.map(told => speech.event(told)).find(text => text !== '');
  const titles = together(said.map(told => speech.event(told)));
  const [first] = titles;
  if (first === undefined && banner === undefined) return undefined;
  return {
    seat: step.seat,
    title: first === undefined ? '' : timesOver(first.part, first.times),
    details: together(speech.details(said.slice((first?.times ?? 1) - 1)))
      .slice(0, DETAILS)
      .map(({ part, times }) => timesOver(part, times)),
    banner,
    things: [...thingsTold(kernel, step.told, event => telling?.(event, state, kernel.box))],
    told: step.told,
    forced: step.forced === true,
  };
}
/**
 * One choice by those who did what followed from it: a rival that plays by itself answers within the same choice, and where all chose
 * at once, what heads an entry of the log (`heads`) is the deed of the one it names.
 */
export function byDoer(step: Read, kernel: Kernel<GameTypes>, people: number, heads: readonly string[] = []): Read[] {
  const parts: Read[] = [];
  let actor = step.seat;
  for (const told of step.told) {
    const seat = seatIn(kernel, told);
    const before = parts.at(-1);
    if (seat !== undefined && heads.includes(told[0])) actor = seat;
    const doer = seat === undefined ? (before?.seat ?? actor) : seat >= people ? seat : actor;
    if (before?.seat === doer) before.told.push(told);
    else parts.push({ ...step, seat: doer, told: [told] });
  }
  return parts.length === 0 ? [step] : parts;
}
/** What the final scoring counts line by line is not told by the choice that ended the game. */
export const uncounted = (step: Read, counted: readonly string[] = []): Read => ({
  ...step,
  told: step.told.filter(([event]) => !counted.includes(event)),
});
/** That a round begins is nobody's choice. */
function nobodys({ forced: _, ...step }: Read): Read {
  return { ...step, seat: SPECTATOR };
}
/** A choice that ends a round and begins another is told in two parts: what the banner announces comes second. */
export function atBanner(step: Read, banners: readonly string[] = BANNERS): Read[] {
  const begins = step.told.findIndex(([event]) => banners.includes(event));
  if (begins < 0) return [step];
  const announced = nobodys({ ...step, told: step.told.slice(begins) });
  return begins === 0 ? [announced] : [{ ...step, told: step.told.slice(0, begins) }, announced];
}
/** Where a settling follows from a deed, a sheet of its own tells it; where it is the deed, its first line says so. */
function beforeTally(told: readonly Told[], tallies: readonly Tallying[]): readonly Told[] {
  const opening = told.findIndex(([event]) => tallies.some(({ opens }) => opens.includes(event)));
  return opening < 0 ? told : told.slice(0, Math.max(1, opening));
}
/**
 * What comes once accounts are settled is told after their sheet: a new round, or what the table did by itself in the choices after it.
 */
export function aroundSheets(
  steps: readonly Read[],
  settled: readonly Pick<Tally, 'of'>[],
  banners: readonly string[] = BANNERS,
): { before: Read[]; after: Read[] } {
  const closing = ([event]: Told) => settled.some(({ of }) => of.closes.includes(event));
  const last = steps.findLastIndex(({ told }) => told.some(closing));
  const step = steps[last];
  if (step === undefined) return { before: [...steps], after: [] };
  const closed = step.told.findLastIndex(closing);
  const begins = step.told.findIndex(([event], i) => i >= closed && banners.includes(event));
  if (begins < 0) return { before: steps.slice(0, last + 1), after: steps.slice(last + 1) };
  const announced = nobodys({ ...step, told: step.told.slice(begins) });
  return {
    before: [...steps.slice(0, last), { ...step, told: step.told.slice(0, begins) }],
    after: [announced, ...steps.slice(last + 1)],
  };
}
export const letters = ({ title, details, banner }: Deed): number =>
  title.length + details.join().length + (banner?.length ?? 0);
