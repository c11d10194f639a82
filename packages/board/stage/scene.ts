import { type GameTypes, type Kernel, type Read, SPECTATOR } from '@tianxia/kernel';
import type { Speech } from '../speech/speech.ts';
import { type Tally, type Tallying, talliesClosed } from '../tally/tally.ts';
import type { ThingKey, ToldOf } from '../things.ts';
import { type Act, isOwn } from './acts.ts';
import { aroundSheets, atBanner, byDoer, type Deed, deedOf, letters, uncounted } from './deeds.ts';
import { turnedBy } from './faces.ts';
import { type Pace, timing } from './pace.ts';
import type { PhaseOf } from './phase.ts';
import { type Points, type PointsOf, pointsBetween, wonWith } from './points.ts';

/** Points, and the things they were won with. */
interface Won extends Points {
  things: readonly ThingKey[];
}
/** What is on stage: a choice that the reader is being shown. */
export interface Scene {
  act: Act;
  deeds: readonly Deed[];
  now: number; // which of the deeds; -1: none before the accounts
  points: readonly Won[];
  turned: ReadonlySet<ThingKey>; // pieces whose face was hidden until now
  times: readonly number[]; // how long each of the deeds is told, in milliseconds
  tallies: readonly Tally[]; // accounts that were settled by it, told line by line once the pieces have landed
  accountsAt: number; // before which of the deeds: a round begins when the last is closed
}
/** What a game and its table say about how things are told. */
export interface Telling {
  kernel: Kernel<GameTypes>;
  speech: Speech;
  banners?: readonly string[];
  heads?: readonly string[];
  tallies?: readonly Tallying[];
  counted?: readonly string[]; // told by the final scoring, not by the choice that ended the game
  people: number; // seats that choose; those after them play by themselves
  points?: PointsOf<GameTypes>; // of a player, where they are not the total of the score sheet
  telling?: ToldOf<GameTypes>; // what events are about, where their arguments do not name it
  phaseOf?: PhaseOf<GameTypes>;
}
/** How long the deeds from one to another are told. */
export const spent = ({ times }: Pick<Scene, 'times'>, from: number, to: number): number =>
  times.slice(from, to).reduce((sum, time) => sum + time, 0);

/** An act in the order it is told: deeds, then the accounts they settled, then what follows from those. */
export function sceneOf(act: Act, pace: Pace, props: Telling): Scene {
  const { kernel, speech, people, banners, heads, tallies: tallyings = [], counted, points, telling } = props;
  const { view, happened } = act.after;
  const closed = talliesClosed(kernel, view.seats, happened, act.steps.length, tallyings);
  const tallies = closed.filter(({ lines }) => lines.length > 1); // a single line is told as it happens
  const parts = act.steps.flatMap(step => byDoer(uncounted(step, counted), kernel, people, heads));
  const around = aroundSheets(parts, tallies, banners);
  const told = (step: Read) =>
    atBanner(step, banners).flatMap(part => deedOf(part, speech, kernel, view, telling, banners, tallyings) ?? []);
  const [before, after] = [around.before.flatMap(told), around.after.flatMap(told)];
  const isKnown = ({ seat, banner }: Deed) => seat === act.after.viewer && banner === undefined;
  const own = isOwn(act, act.after.viewer) && before.every(isKnown);
  const known = before.length;
  const phase = phaseBegun(act, props);
  if (phase !== undefined) announce(phase, tallies.length > 0 ? after : before);
  const deeds = [...before, ...after];
  const times = deeds.map((deed, i) => timing(pace, letters(deed), own && i < known, 0).read);
  const accountsAt = before.length;
  const now = Math.min(0, accountsAt - 1);
  const won = pointsBetween(kernel, act, points).map(one => ({ ...one, things: wonWith(kernel, act, one, telling) }));
  return { act, deeds, now, points: won, turned: turnedBy(kernel, act), times, tallies, accountsAt };
}
function phaseBegun({ before, after }: Act, { phaseOf, kernel: { box } }: Telling): string | undefined {
  const phase = after.result === undefined ? phaseOf?.(after.view, box) : undefined;
  return phase === phaseOf?.(before.view, box) ? undefined : phase;
}
/** Said last, as nobody's deed; where a round begins, in the place of that. */
function announce(phase: string, deeds: Deed[]): void {
  const last = deeds.at(-1);
  if (last?.banner !== undefined) deeds[deeds.length - 1] = { ...last, banner: phase };
  else deeds.push({ seat: SPECTATOR, title: '', details: [], banner: phase, things: [], told: [], forced: false });
}
