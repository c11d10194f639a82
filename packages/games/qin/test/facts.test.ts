import { readdirSync, readFileSync } from 'node:fs';
import {
  fastRand,
  type Kernel,
  kernelFor,
  OK,
  type Option,
  readRecord,
  type Seat,
  type Told,
  tableFor,
} from '@tianxia/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { exposedOf } from '../facts/danger.ts';
import { joinsOf, strictlyMost } from '../facts/joins.ts';
import { isMajor, leaders, pagodasFor, pagodasOnBoard } from '../facts/pagodas.ts';
import { inTheWay, unseenTiles } from '../facts/tiles.ts';
import { strengthsOf, villageAt, villagesHeld } from '../facts/villages.ts';
import { game } from '../index.ts';
import { NOBODY } from '../land.ts';
import { GRASSLAND, isTerritory, OFF, VILLAGE, WATER } from '../squares.ts';
import type { Qin, State } from '../state.ts';
import { alongGames } from './play.ts';
import { type Given, layWords, position } from './position.ts';

/** One choice: the table before it, the choice, what was told, the table after it. */
interface Step {
  k: Kernel<Qin>;
  before: State;
  seat: Seat;
  option: Option;
  told: readonly Told[];
  after: State;
}
type Both = [foretold: unknown, done: unknown] | undefined;

/** What a fact foretold beside what the effect did, for every choice the fact is about. */
const forecasts: Readonly<Record<string, (step: Step) => Both>> = {
  'QIN-101 QIN-104 who owns the provinces that a lay joins, and with how many territories': step => {
    const { k, before, option, told } = step;
    const { move, args } = k.words(option);
    const joins = move === 'lay.lay' ? joinsOf(before, k.box, args[0]!, args[1]!) : [];
    if (joins.length === 0) return undefined;
    const owners = joins.map(({ totals }) => strictlyMost(totals, before.seats));
    return [
      owners.map((owner, i) => [owner, joins[i]!.totals[owner]]),
      told.filter(([event]) => event === 'joined').map(([, owner, , , own]) => [owner, own]),
    ];
  },
  'QIN-112 QIN-113 QIN-127 pagodas that a preview moves': ({ k, before, seat, option, after }) => {
    if (k.words(option).move !== 'lay.lay' || after.played > before.played) return undefined;
    return [k.preview(k.view(before, seat), seat, [option], fastRand(5)).after.supply, after.supply];
  },
};
/** What facts say of a position beside what its options and its land are. */
const standing: Readonly<Record<string, (k: Kernel<Qin>, s: State, seat: Seat) => Both>> = {
  'QIN-124 QIN-126 the strongest alone holds a village': (k, s) => {
    const strongest = k.box.villages.map((_, village) => strictlyMost(strengthsOf(s, k.box, village), s.seats));
    return [strongest.filter(one => one !== NOBODY), s.holder.filter((_, village) => strongest[village] !== NOBODY)];
  },
  'QIN-083 QIN-084 pagodas of a province': (k, s) => {
    const provinces = s.owner.flatMap((who, area) => (who === NOBODY ? [] : [area]));
    return [provinces.map(area => pagodasFor(s.size[area]!, k.box.major)), provinces.map(area => s.pagodas[area])];
  },
  'QIN-093 QIN-094 two pagodas stand on a major province, and on no other': (k, s) => {
    const provinces = s.owner.flatMap((who, area) => (who === NOBODY ? [] : [area]));
    return [provinces.map(area => isMajor(s.size[area]!, k.box.major)), provinces.map(area => s.pagodas[area] === 2)];
  },
  'QIN-150 QIN-175 pagodas on the board and in the supply': (k, s, seat) => [
    pagodasOnBoard(s, seat),
    k.box.pagodas - s.supply[seat]!,
  ],
  'QIN-182 tiles that a player has not seen': (k, s, seat) => {
    const hidden = [...s.undrawn, ...s.hands.filter((_, other) => other !== seat).flat()];
    const kinds = k.box.firstColour.slice(1).map((_, i) => hidden.filter(kind => kind === i + 1).length);
    return [unseenTiles(k.view(s, seat), k.box, seat), kinds];
  },
  'QIN-061 the square in the way of a tile that is refused': (k, s, seat) => laysAt(k, s, seat, reasonOfGround),
  'QIN-106 QIN-108 QIN-109 the numbers of a refused join': (k, s, seat) => laysAt(k, s, seat, reasonOfJoin),
};
type Verdict = readonly [why: string, found: string];
function laysAt(k: Kernel<Qin>, s: State, seat: Seat, tell: (lay: Lay) => Verdict | undefined): Both {
  if (s.agenda.at(-1)!.at !== 'lay') return undefined;
  const both = k.explain(s, seat).flatMap(({ option, why }) => {
    const [tile = 0, place = 0] = k.words(option).args;
    const name = why === OK ? '' : k.game.reasons[why]![0];
    return tell({ k, s, tile, place, why: name }) ?? [];
  });
  return [both.filter((_, i) => i % 2 === 1), both.filter((_, i) => i % 2 === 0)];
}
interface Lay {
  k: Kernel<Qin>;
  s: State;
  tile: number;
  place: number;
  why: string; // '' when it may lie there
}
const GROUND = ['onVillage', 'onWater', 'onStart', 'onTile'];
function reasonOfGround({ k, s, place, why }: Lay): Verdict | undefined {
  if (why === 'offTheBoard') return undefined;
  const square = inTheWay(s, k.box, place);
  const found = square === OFF ? '' : groundOf(k, s, square);
  return [GROUND.includes(why) ? why : '', found];
}
function groundOf(k: Kernel<Qin>, s: State, square: number): string {
  const what = s.ground[square]!;
  if (what === GRASSLAND) return 'free';
  if (what === VILLAGE || what === WATER) return what === VILLAGE ? 'onVillage' : 'onWater';
  return isTerritory(k.box.start[square]!) ? 'onStart' : 'onTile';
}
function reasonOfJoin({ k, s, tile, place, why }: Lay): Verdict | undefined {
  if (!['', 'tied', 'protectedMajor', 'twoMajors'].includes(why)) return undefined;
  const verdicts = joinsOf(s, k.box, tile, place).map(({ totals, provinces }) => {
    const majors = provinces.filter(({ size }) => size >= k.box.major);
    const best = strictlyMost(totals, s.seats);
    if (majors.length > 1) return 'twoMajors';
    if (best === NOBODY) return 'tied';
    return majors.some(({ owner }) => owner !== best) ? 'protectedMajor' : '';
  });
  const order = ['twoMajors', 'tied', 'protectedMajor'] as const;
  return [why, order.find(name => verdicts.includes(name)) ?? ''];
}

const met = new Map<string, number>();
function expectBoth(name: string, both: Both): void {
  if (both === undefined) return;
  expect(both[0], name).toEqual(both[1]);
  met.set(name, (met.get(name) ?? 0) + 1);
}
function look(step: Step): void {
  for (const [name, fact] of Object.entries(forecasts)) expectBoth(name, fact(step));
  if (step.k.over(step.after)) return;
  const [seat = 0] = step.k.waiting(step.after);
  for (const [name, fact] of Object.entries(standing)) expectBoth(name, fact(step.k, step.after, seat));
}
describe('what the screen foretells is what the rules do', () => {
  test('along random games at every player count on both boards', () => alongGames(look, {}, 1));
  test('along random games in which piles are chosen', () => alongGames(look, { piles: 'choose' }, 1));
  const records = new URL('./records/', import.meta.url);
  test.each(readdirSync(records).filter(file => !file.startsWith('any-tie')))('along %s', file => {
    const record = readRecord(JSON.parse(readFileSync(new URL(file, records), 'utf8')));
    const k = kernelFor(game, record.table);
    let drawn = 0;
    const rand = () => record.draws[drawn++]!;
    const s = k.setup(record.table, rand);
    for (const [seat, words] of record.choices) {
      const before = k.clone(s);
      const option = k.read(words)!;
      const told: Told[] = [];
      k.apply(s, seat, option, rand, (event: string, ...args: number[]) => {
        told.push([event, ...args]);
      });
      look({ k, before, seat, option, told, after: s });
    }
    expect(k.over(s)).toBe(true);
  });
  afterAll(() => {
    const names = [...Object.keys(forecasts), ...Object.keys(standing)];
    expect(names.filter(name => (met.get(name) ?? 0) < 20)).toEqual([]); // every fact was put to the test
  });
});
test('QIN-175 who has fewest pagodas left leads; nobody leads while all are level', () => {
  const { s } = position('RR..\n....', { owners: { A1: 'White' } });
  expect(leaders(s)).toEqual([1]);
  s.supply = [9, 9];
  expect(leaders(s)).toEqual([]);
});
test('QIN-140 a lay that was broken off halfway leaves nothing behind for the next one', () => {
  const broken = position('RRRR..BBBB\n..........', { owners: { A1: 'Green', G1: 'White' } });
  broken.to('Green', 'E1=R F1=B');
  const lay = broken.k.read(layWords(broken.box, 'E1=R F1=B'))!;
  const breaks = (event: string, owner: number) => {
    if (event === 'extended' && owner === 1) throw new Error('broken off');
  };
  expect(() => broken.k.apply(broken.s, 0, lay, fastRand(1), breaks)).toThrow('broken off');
  const next = position('RR...\n.....', { owners: { A1: 'White' } });
  expect(next.lays('Green', 'C1=Y D1=B')).toEqual({});
});

test('QIN-069 QIN-102 QIN-103 what a lay would join: each province with its owner and size, no lone territory, a total for each player', () => {
  // C2 would join A2 and D2 and touch the lone C3; nothing yellow is there to be joined.
  const { k, s: state } = position('......\nRR.RRR\n..R...', { owners: { A2: 'Green', D2: 'White' } });
  const lay = (phrase: string) => layWords(k.box, phrase).split(' ').slice(1).map(Number) as [number, number];
  const at = (square: number) => state.area[square]!;
  expect(joinsOf(state, k.box, ...lay('C2=R C1=Y'))).toEqual([
    {
      colour: state.ground[6],
      square: 8,
      provinces: [
        { area: at(9), owner: 1, size: 3 },
        { area: at(7), owner: 0, size: 2 },
      ],
      totals: [2, 3],
    },
  ]);
  expect(joinsOf(state, k.box, ...lay('C1=R B1=Y'))).toEqual([]);
  expect(joinsOf(state, k.box, ...lay('F1=R G1=R'))).toEqual([]); // half of it off the board
});
test('QIN-069 what a tile of two colours would join, each half in its own colour', () => {
  const owners = { A1: 'Green', D1: 'White', A2: 'White', D2: 'Green' } as const;
  const { k, s } = position('RR.RRR\nYY.YYY\n......', { owners });
  const [tile = 0, place = 0] = layWords(k.box, 'C1=R C2=Y').split(' ').slice(1).map(Number);
  const joins = joinsOf(s, k.box, tile, place).map(({ colour, square, totals }) => [colour, square, totals]);
  const [red, yellow] = [s.ground[0], s.ground[6]];
  expect(joins.toSorted()).toEqual(
    [
      [red, 2, [2, 3]],
      [yellow, 8, [3, 2]],
    ].toSorted(),
  );
});
test('QIN-112 QIN-113 a province that a larger one can reach with one half is exposed, once, however many ways lead there', () => {
  const exposed = (map: string, owners: Required<Given>['owners']) => {
    const { s, box } = position(map, { owners });
    return exposedOf(s, box);
  };
  expect(exposed('RR.RRR\n......', { A1: 'Green', D1: 'White' })).toEqual([1, 0]);
  expect(exposed('RR..\n....\nRRR.', { A1: 'Green', A3: 'White' })).toEqual([1, 0]); // by A2 as well as by B2
  expect(exposed('RR..RRR\n.......', { A1: 'Green', E1: 'White' })).toEqual([0, 0]); // too far away
  expect(exposed('RR.YYY\n......', { A1: 'Green', D1: 'White' })).toEqual([0, 0]); // of another colour
  expect(exposed('RR.RR\n.....', { A1: 'Green', D1: 'White' })).toEqual([0, 0]); // no larger: neither takes the other
  expect(exposed('RRYRRR\n......', { A1: 'Green', D1: 'White' })).toEqual([0, 0]); // something lies between them
  expect(exposed('RR.RRR\n......', { A1: 'Green', D1: 'Green' })).toEqual([0, 0]); // one's own below major takes nothing
  expect(exposed('RR.RRRRR\n........', { A1: 'Green', D1: 'Green' })).toEqual([1, 0]);
  expect(exposed('RRRRR.RRRRRR\n............', { A1: 'Green', G1: 'White' })).toEqual([0, 0]); // major ones never join
});
test('QIN-121 QIN-125 which village lies on a square, which ones a player holds, and who is strong there', () => {
  const table = tableFor(game, 3);
  const k = kernelFor(game, table);
  const s = k.setup(table, fastRand(1));
  for (const [village, squares] of k.box.villages.entries())
    expect(squares.map(square => villageAt(k.box, square))).toEqual(squares.map(() => village));
  expect(villageAt(k.box, s.ground.indexOf(GRASSLAND))).toBe(-1);
  const held = { ...s, holder: s.holder.map((_, village) => (village < 2 ? 1 : village === 2 ? 0 : NOBODY)) };
  expect([0, 1, 2].map(seat => villagesHeld(held, seat))).toEqual([[2], [0, 1], []]);
  expect(strengthsOf(s, k.box, 0)).toEqual([0, 0, 0]); // one for each who plays
});
