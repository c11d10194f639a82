import { fastRand, type Kernel, type Option, type Seat } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { colourOf, OFFICIALS, ofColour, regionOf } from '../at.ts';
import { COLOURS, REGIONS } from '../content/shape.ts';
import { reassigning } from '../moves/officials.ts';
import { PLAYING, REWARDING, type State, type ZhanGuo } from '../state.ts';
import { alongGames } from './play.ts';
import { position } from './position.ts';

/**
 * ZG-069 gives the free step down at any time in one's own turn; where turns end by themselves the last moment of a turn is not offered.
 * The step can wait for the next turn: between the two nothing asks where an Official stands, but the re-assignment points of a
 * reward, and in the positions sampled here what these reach with the step made they also reach without it. After the last turn of all no line of the sheet asks.
 */
const optionsOf = (k: Kernel<ZhanGuo>, s: State, seat: Seat): string => {
  const options: Option[] = [];
  options.length = k.options(s, seat, options);
  return options.join();
};
const below = (s: State, seat: Seat, region: number) =>
  COLOURS.reduce((sum, _, colour) => sum + s.below[seat * OFFICIALS + region * COLOURS.length + colour]!, 0);
const steps = (s: State, seat: Seat): number[] =>
  Array.from({ length: OFFICIALS }, (_, i) => i).filter(
    official => s.above[seat * OFFICIALS + official]! > 0 && below(s, seat, regionOf(official)) < 2,
  );
function stepped(k: Kernel<ZhanGuo>, s: State, seat: Seat, official: number): State {
  const after = k.clone(s);
  after.above[seat * OFFICIALS + official]!--;
  after.below[seat * OFFICIALS + official]!++;
  return after;
}
test('ZG-069 ZG-070 between two own turns nothing but re-assignment points asks whether an Official has stepped down', () => {
  let compared = 0;
  alongGames(
    ({ k, after: s }) => {
      const asked = k.waiting(s)[0];
      const at = s.agenda.at(-1)?.at;
      for (let seat = 0; seat < s.seats; seat++) {
        if (seat === asked && (s.phase === PLAYING || at === 'reassign')) continue;
        for (const official of steps(s, seat)) {
          const other = stepped(k, s, seat, official);
          expect(k.result(other)).toEqual(k.result(s));
          if (asked !== undefined) expect(optionsOf(k, other, asked)).toBe(optionsOf(k, s, asked));
          compared++;
        }
      }
    },
    { turnEnd: 'automatic' },
  );
  expect(compared).toBeGreaterThan(2000);
});

/** Where a seat's Officials can stand when its next turn has begun: after these points, and any free steps down. */
function reach(k: Kernel<ZhanGuo>, from: State, points: number): Set<string> {
  const found = new Set<string>();
  const met = new Set<string>();
  const standing = (s: State) => JSON.stringify([s.above.slice(0, OFFICIALS), s.below.slice(0, OFFICIALS)]);
  const settle = (s: State) => {
    if (found.has(standing(s))) return;
    found.add(standing(s));
    for (const official of steps(s, 0)) settle(stepped(k, s, 0, official));
  };
  const walk = (s: State) => {
    const frame = s.agenda.at(-1)!;
    if (frame.at !== 'reassign') return settle(s);
    const key = standing(s) + JSON.stringify(frame);
    if (met.has(key)) return;
    met.add(key);
    const options: Option[] = [];
    options.length = k.options(s, 0, options);
    for (const option of options) {
      const next = k.clone(s);
      k.apply(next, 0, option, fastRand(1));
      walk(next);
    }
  };
  const s = k.clone(from);
  s.phase = REWARDING;
  s.agenda = [
    { at: 'play', seat: 1 },
    { ...reassigning(0, points), at: 'reassign' },
  ] as State['agenda'];
  walk(s);
  return found;
}
test('ZG-070 ZG-203 what the points of a reward reach after a step down they reach without it', () => {
  const rand = fastRand(16);
  for (let game = 0; game < 8; game++) {
    const { k, s } = position();
    const place = (areas: number[], official: number) => {
      if (s.supply[ofColour(0, colourOf(official))]! === 0) return;
      s.supply[ofColour(0, colourOf(official))]!--;
      areas[official]!++;
    };
    for (let i = 0; i < 3; i++) place(s.above, rand(OFFICIALS));
    for (let region = 0; region < REGIONS; region++)
      for (let i = rand(3); i > 0; i--) place(s.below, region * COLOURS.length + rand(3)); // full, half or empty
    const least = reach(k, s, 3);
    for (const official of steps(s, 0)) {
      const missed = [...reach(k, stepped(k, s, 0, official), 3)].filter(standing => !least.has(standing));
      expect(missed).toEqual([]);
    }
  }
});
