import { fastRand, type Kernel, type Option, type Seat } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { colourOf, OFFICIALS, ofColour, regionOf } from '../at.ts';
import { COLOURS, REGIONS } from '../content/shape.ts';
import { reassigning } from '../moves/officials.ts';
import { NOBODY, PLAYING, REWARDING, type State, type ZhanGuo } from '../state.ts';
import { alongGames } from './play.ts';
import { position } from './position.ts';

/**
 * ZG-069 gives the free step down at any time in one's own turn; where turns end by themselves the last moment of a turn is not offered.
 * The step can wait for the next turn: between the two nothing asks where an Official stands, but the re-assignment points of a
 * reward, and what these reach with the step made they also reach without it. After the last turn of all no line of the sheet asks.
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
  for (let game = 0; game < 3; game++) {
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

/**
 * The same as a proof, step by step. X has stepped down in one world and not in the other; all else is alike. Whatever step is made in
 * the first world, the second answers it: X moves above instead of below, or, where X comes up, stays and saves a point; anybody else
 * makes the same step. Either way the two worlds differ again in nothing but X standing above or below in one Region, or not at all, and
 * the second has no fewer points; and X, who has a place below in the first world, steps down for free when the next turn begins.
 * Whether a step is allowed depends on the map, on the points, on who is on the way and on how many stand in the Workers area it leads
 * to, so one other Official Y and Officials who fill the Workers areas of two Regions make up all cases.
 */
const [RED, GRAY, WHITE] = [0, 1, 2];
const MOST_BELOW = 2;
interface World {
  areaOfX: number; // areas 0 to 4 are above, 5 to 9 below
  areaOfY: number;
  filled: readonly number[]; // by Region: other Officials below
  points: number;
  passing: number; // who is on the way
}
const officialAt = (area: number, colour: number) => area * COLOURS.length + colour;
const belowIn = ({ areaOfX, areaOfY, filled }: World, region: number) =>
  filled[region]! + Number(areaOfX === REGIONS + region) + Number(areaOfY === REGIONS + region);

test('ZG-069 ZG-070 ZG-107 every step that is open after a step down has an answer without it, with one to four points', () => {
  const { k, s } = position();
  function lay({ areaOfX, areaOfY, filled, points, passing }: World): void {
    s.above.fill(0, 0, OFFICIALS);
    s.below.fill(0, 0, OFFICIALS);
    const stand = (area: number, colour: number, many = 1) => {
      (area < REGIONS ? s.above : s.below)[officialAt(area % REGIONS, colour)]! += many;
    };
    stand(areaOfX, RED);
    stand(areaOfY, WHITE);
    for (const [region, many] of filled.entries()) stand(REGIONS + region, GRAY, many);
    s.agenda = [
      { at: 'play', seat: 1 },
      { ...reassigning(0, points), at: 'reassign', passing },
    ] as State['agenda'];
  }
  s.phase = REWARDING;
  const areas = Array.from({ length: 2 * REGIONS }, (_, area) => area);
  const stop = k.read('reassign.stop')!;
  const steps = areas
    .flatMap(area => COLOURS.map((_, colour) => officialAt(area, colour)))
    .map(official => areas.map(to => k.read(`reassign.step ${official} ${to}`)!));
  const isOpen = (option: Option) => k.whyNot(s, 0, option) === 0;
  /** Who is on the way after this step of Y. */
  function passingAfter(world: World, to: number): number {
    lay(world);
    k.apply(s, 0, steps[officialAt(world.areaOfY, WHITE)]![to]!, fastRand(1));
    const frame = s.agenda.at(-1)!;
    return frame.at === 'reassign' ? frame.passing : NOBODY;
  }
  let answered = 0;
  const unanswered: object[] = [];
  function compare(down: World): void {
    const region = down.areaOfX - REGIONS;
    const [x, y] = [officialAt(down.areaOfX, RED), officialAt(down.areaOfY, WHITE)];
    const isYInside = down.passing === y && belowIn({ ...down, areaOfX: region }, down.areaOfY - REGIONS) > MOST_BELOW;
    const up: World = { ...down, areaOfX: region, passing: isYInside ? y : NOBODY };
    lay(down);
    const mayStop = isOpen(stop);
    const [ofX, ofY] = [x, y].map(official => areas.filter(to => isOpen(steps[official]![to]!))) as [
      number[],
      number[],
    ];
    lay(up);
    const isAnswered = [
      !mayStop || isOpen(stop),
      ...ofY.map(to => isOpen(steps[y]![to]!)),
      ...ofX.map(to => to === region || isOpen(steps[officialAt(region, RED)]![to - REGIONS]!)),
      ...ofY.map(to => [NOBODY, passingAfter(down, to)].includes(passingAfter(up, to))),
    ];
    answered += isAnswered.length;
    if (isAnswered.includes(false)) unanswered.push({ down, up, isAnswered });
  }
  const regions = areas.slice(0, REGIONS);
  for (const points of [1, 2, 3, 4])
    for (const x of regions)
      for (const areaOfY of areas)
        for (const one of regions)
          for (const other of regions.slice(one + 1))
            for (let many = 0; many < 9; many++) {
              const filled = regions.map(region =>
                region === one ? many % 3 : region === other ? Math.floor(many / 3) : 0,
              );
              const down: World = { areaOfX: REGIONS + x, areaOfY, filled, points, passing: NOBODY };
              const over = regions.filter(region => belowIn(down, region) > MOST_BELOW);
              if (over.length === 0) compare(down);
              const [full = NOBODY] = over;
              if (over.length !== 1 || belowIn(down, full) !== MOST_BELOW + 1) continue;
              if (full === x) compare({ ...down, passing: officialAt(down.areaOfX, RED) });
              if (REGIONS + full === areaOfY) compare({ ...down, passing: officialAt(areaOfY, WHITE) });
            }
  expect(unanswered).toEqual([]);
  expect(answered).toBeGreaterThan(100_000);
});
