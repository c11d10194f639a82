import type { GameTypes, Kernel, Read, Seat, Told } from '@tianxia/kernel';
import type { Speech } from '../speech/speech.ts';
import { seatIn, type Tallying } from '../tally/tally.ts';
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
  const [first] = said;
  if (first === undefined && banner === undefined) return undefined;
  return {
    seat: step.seat,
    title: first === undefined ? '' : speech.event(first),
    details: speech.details(said.slice(0, 1 + DETAILS)),
    banner,
    things: [...thingsTold(kernel, step.told, event => telling?.(event, state, kernel.box))],
    told: step.told,
    forced: step.forced === true,
  };
}
/** One choice by those who did what followed from it: a rival that plays by itself answers within the same choice. */
export function byDoer(step: Read, kernel: Kernel<GameTypes>, people: number): Read[] {
  const parts: Read[] = [];
  for (const told of step.told) {
    const seat = seatIn(kernel, told);
    const before = parts.at(-1);
    const doer = seat === undefined ? (before?.seat ?? step.seat) : seat >= people ? seat : step.seat;
    if (before?.seat === doer) before.told.push(told);
    else parts.push({ ...step, seat: doer, told: [told] });
  }
  return parts.length === 0 ? [step] : parts;
}
/** Where a settling follows from a deed, a sheet of its own tells it. */
function beforeTally(told: readonly Told[], tallies: readonly Tallying[]): readonly Told[] {
  const opening = told.findIndex(([event]) => tallies.some(({ opens }) => opens.includes(event)));
  return opening <= 0 ? told : told.slice(0, opening);
}
export const letters = ({ title, details, banner }: Deed): number =>
  title.length + details.join().length + (banner?.length ?? 0);
