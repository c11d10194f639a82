import type { Seat } from '@tianxia/kernel';
import { isOwn } from './acts.ts';
import { flightsBetween, fly, landings, light } from './flights.ts';
import { type Pace, timing } from './pace.ts';
import { rise } from './points.ts';
import { type Scene, spent } from './scene.ts';
import type { Snapshot } from './snapshot.ts';

/** What moves in a scene. */
interface Performance {
  animations: Animation[];
  landed: number; // when the last piece has arrived, in milliseconds
  landings: readonly number[]; // when pieces are heard to arrive
}
const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The new position is drawn: everything that changed place travels there, and points rise; without motion it is lit. */
export function perform(layer: HTMLElement, scene: Scene, before: Snapshot, after: Snapshot, pace: Pace): Performance {
  const { act, deeds, accountsAt, points } = scene;
  const named = deeds.flatMap(({ things }) => things);
  const { travel, stagger } = timing(pace, 0, isOwn(act, act.after.viewer), named.length);
  const begins = (deed: number) => spent(scene, 0, deed);
  const told = deeds.slice(0, accountsAt);
  const tellings = told.map(({ seat, things }, i) => ({ seat, things, begins: begins(i) }));
  if (tellings.length === 0) tellings.push({ seat: act.steps[0]!.seat, things: [], begins: 0 }); // nothing is said of it
  const flights = flightsBetween(before, after, tellings, stagger, scene.turned);
  const landed = Math.max(0, ...flights.map(flight => flight.begins + travel));
  const heard = landings(flights, travel);
  if (still()) return { animations: flights.flatMap(flight => light(flight, travel)), landed, landings: heard };
  // what somebody won rises while their own deed is told
  const won = (seat: Seat) => {
    const deed = told.findLastIndex(one => one.seat === seat);
    return deed < 0 ? landed : Math.min(landed, begins(deed) + travel);
  };
  const animations = [
    ...flights.flatMap(flight => fly(layer, flight, travel)),
    ...points.flatMap(one => rise(layer, after, one, one.things, won(one.seat))),
  ];
  return { animations, landed, landings: heard };
}
