import { fastRand, kernel, mute, OK, tableFor, WHOLE_TABLE } from '@tianxia/kernel';
import { begins } from '@tianxia/kernel/testing';
import { expect, test } from 'vitest';
import { LI_SI } from '../box.ts';
import type { Effect } from '../content/shape.ts';
import { whyUnusable } from '../facts/effects.ts';
import { game } from '../index.ts';
import { gainsSoldiers } from '../lisi/tokens.ts';
import { ANY, type Frames } from '../state.ts';
import type { Given, PlayerGiven } from './arrange.ts';
import { facing } from './li-si.ts';
import { position } from './position.ts';

const QI = 3;
type More = Omit<Given, 'players'>;
/** A table of which one list of effects is this one; the player stands in Qi with it. */
function listing(effects: readonly Effect[], S: PlayerGiven, more: More) {
  const t = position({ players: { S: { hand: [], ...S }, M: { hand: [] } }, ...more });
  return { ...t, box: { ...t.box, lists: [effects] } };
}
function carried(effect: Effect, S: PlayerGiven = {}, more: More = {}) {
  const t = listing([effect], S, more);
  t.s.agenda = [{ at: 'effects', seat: 0, list: 0, i: 0, region: QI }];
  const told = begins(kernel(game, t.box), t.s, tableFor(game, 2), fastRand(1));
  const { at, seat: _, ...facts } = t.s.agenda.at(-1) ?? { at: 'nothing', seat: 0 };
  return { ...t, told, asked: at, facts: facts as Partial<Frames[keyof Frames]> };
}
const unusable = (effects: readonly Effect[], S: PlayerGiven = {}, more: More = {}) => {
  const { s, box } = listing(effects, S, more);
  const why = whyUnusable({ s, box, seat: 0 }, 0, QI);
  return why === OK ? 'ok' : game.reasons[why]![0];
};

const price: Effect = { kind: 'payUnrest', region: 'here', amount: 1 };
const NO_TOKENS = { supply: { writing: 0, currency: 0, laws: 0 } };
const everyWall = ['jade', 'gold', 'crimson'].flatMap(site => [`${site}-left-1`, `${site}-right-1`]);
/** By effect: where it gives something, and where it gives nothing. */
const bought: readonly (readonly [Effect, PlayerGiven, More, PlayerGiven, More])[] = [
  [{ kind: 'pointsPerCard', amount: 1, type: 'writing', where: 'tableau' }, { tableau: { chu: [1] } }, {}, {}, {}],
  [
    { kind: 'recruit', official: 'any', amount: 1, region: 'any' },
    { officials: { chu: 'AAAA', wei: 'RRRR', zhao: 'GGG' } },
    {},
    { officials: { chu: 'AAAA', wei: 'RRRR', zhao: 'GGGG' } },
    {},
  ],
  [
    { kind: 'recruit', official: 'general', amount: 1, region: 'any' },
    { officials: { chu: 'AAAA', wei: 'RRRR', zhao: 'GGG' } },
    {},
    { officials: { chu: 'GGGG' } },
    {},
  ],
  [{ kind: 'tokens', aspect: 'any', amount: 1 }, {}, { supply: { ...NO_TOKENS.supply, laws: 1 } }, {}, NO_TOKENS],
  [
    { kind: 'tokens', aspect: 'laws', amount: 1 },
    {},
    { supply: { ...NO_TOKENS.supply, laws: 1 } },
    {},
    { supply: { writing: 5, currency: 5, laws: 0 } },
  ],
  [{ kind: 'unlock', soldiers: 1 }, { locked: 1 }, {}, { locked: 0 }, {}],
  [{ kind: 'placeSoldier' }, { entrance: 1 }, {}, { entrance: 0 }, {}],
  [{ kind: 'placeAlchemistCard', most: 1, region: 'any' }, {}, {}, { alchemists: [] }, {}],
  [
    { kind: 'freeGovernor', regions: ['chu'] },
    { governors: Array(6).fill('chu') },
    {},
    { governors: Array(7).fill('chu') },
    {},
  ],
  [{ kind: 'freeWall' }, { walls: everyWall.slice(1) }, {}, { walls: everyWall }, {}],
];
test('FE-220 a price is not paid where it buys nothing, kind by kind', () => {
  for (const [effect, S, more, none, less] of bought) {
    expect([effect.kind, unusable([price, effect], S, more)]).toEqual([effect.kind, 'ok']);
    expect([effect.kind, unusable([price, effect], none, less)]).toEqual([effect.kind, 'nothingToGain']);
    expect([effect.kind, unusable([effect], none, less)]).toEqual([effect.kind, 'ok']); // as far as possible, without a price
  }
  expect(unusable([price, { kind: 'freePalace', regions: ['chu'] }])).toBe('ok');
  expect([unusable([price]), unusable([price, price])]).toEqual(['nothingToGain', 'nothingToGain']);
  expect(unusable([price, bought[5]![0], { kind: 'points', amount: 1 }], { locked: 0 })).toBe('ok'); // one of two is enough
});
test('FE-220 points, moves and calm are always something', () => {
  const always: Effect[] = [
    { kind: 'points', amount: 1 },
    { kind: 'pointsPerCard', amount: 1, type: 'any', where: 'here' },
    { kind: 'pointsPerBuilding', amount: 1, building: 'wall' },
    { kind: 'hire', amount: 1, region: 'here' },
    { kind: 'moveOfficials', most: 1 },
    { kind: 'moveWorkers', most: 1 },
    { kind: 'calm', region: 'any', regions: 1, amount: 1 },
    { kind: 'reset', most: 1 },
  ];
  for (const effect of always) expect([effect.kind, unusable([price, effect])]).toEqual([effect.kind, 'ok']);
});
test('FE-101 FE-141 a price above 3 is refused, and so is a Ship that is at the end', () => {
  const gain: Effect = { kind: 'points', amount: 1 };
  expect([2, 3].map(qi => unusable([price, gain], { unrest: { qi } }))).toEqual(['ok', 'priceTooHigh']);
  expect(unusable([{ kind: 'payUnrest', region: 'wei', amount: 2 }, gain], { unrest: { qi: 3, wei: 2 } })).toBe(
    'priceTooHigh',
  );
  const sail: Effect = { kind: 'sail', spaces: 1 };
  const ship = position().box.end;
  expect([unusable([sail], { ship: ship - 1 }), unusable([sail], { ship }), unusable([sail, gain], { ship })]).toEqual([
    ...['ok', 'cannotSail', 'ok'],
  ]);
});

test('FE-302 FE-303 FE-304 what an effect names is done at once, what it leaves open is asked', () => {
  const recruit = { kind: 'recruit', official: 'general', amount: 2, region: 'here' } as const;
  expect(carried(recruit).of('S').officials('qi')).toEqual([0, 0, 2]);
  expect(carried({ ...recruit, region: 'any' })).toMatchObject({
    asked: 'recruit',
    facts: { official: 2, region: ANY, left: 2 },
  });
  expect(carried({ ...recruit, official: 'any' })).toMatchObject({
    asked: 'recruit',
    facts: { official: ANY, region: QI, left: 2 },
  });
  expect(carried({ kind: 'hire', amount: 2, region: 'wei' }).of('S').workers('wei')).toBe(2);
  expect(carried({ kind: 'hire', amount: 2, region: 'any' })).toMatchObject({
    asked: 'hireAnywhere',
    facts: { workers: 2 },
  });
  const calm = { kind: 'calm', regions: 2, amount: 2 } as const;
  const restless = { unrest: { qi: 3, chu: 3 } } as const;
  const here = carried({ ...calm, region: 'here' }, restless);
  expect([here.of('S').unrest('qi'), here.of('S').unrest('chu'), here.asked]).toEqual([1, 3, 'nothing']);
  const anywhere = carried({ ...calm, region: 'any' }, restless);
  expect(anywhere).toMatchObject({ asked: 'calm', facts: { left: 2, amount: 2, named: 0 } });
  expect(anywhere.of('S').unrest('qi')).toBe(3);
});
test('FE-300 FE-301 FE-310 FE-311 FE-314 how many may move, be reset or be placed is what the effect says', () => {
  expect(carried({ kind: 'moveOfficials', most: 3 }, { officials: { qi: 'G' } })).toMatchObject({
    asked: 'moveOfficials',
    facts: { left: 3 },
  });
  expect(carried({ kind: 'moveWorkers', most: 2 }, { workers: { qi: 1 } })).toMatchObject({
    asked: 'moveWorkers',
    facts: { left: 2, arrived: 0 },
  });
  expect(carried({ kind: 'reset', most: 2 }, { unrest: { qi: 1 } })).toMatchObject({
    asked: 'reset',
    facts: { left: 2 },
  });
  expect(carried({ kind: 'placeSoldier' }).asked).toBe('placeSoldier');
  const cards = { kind: 'placeAlchemistCard', most: 2 } as const;
  expect(carried({ ...cards, region: 'wei' }).facts).toEqual({ left: 2, region: 1, placed: 0 });
  expect(carried({ ...cards, region: 'any' }).facts).toEqual({ left: 2, region: ANY, placed: 0 });
});
test('FE-307 FE-308 FE-309 what is free is free in the regions the effect names', () => {
  expect(carried({ kind: 'freeGovernor', regions: ['chu', 'qi'] })).toMatchObject({
    asked: 'governor',
    facts: { free: 1, regions: 0b01001 },
  });
  expect(carried({ kind: 'freePalace', regions: ['wei', 'yan'] })).toMatchObject({
    asked: 'freePalace',
    facts: { regions: 0b10010 },
  });
  expect(carried({ kind: 'freeWall' }).asked).toBe('freeWall');
});
test('FE-309 a free Wall needs a Wall in supply and an open section', () => {
  const asked = (wallsLeft: number, walls: string[]) => {
    const t = position({ players: { S: { hand: [], walls }, M: {} } });
    t.s.wallsLeft[0] = wallsLeft;
    t.begins({ at: 'freeWall', seat: 0 });
    return t.s.agenda.length === 1;
  };
  expect([asked(1, everyWall.slice(1)), asked(0, everyWall.slice(1)), asked(1, everyWall)]).toEqual([
    true,
    false,
    false,
  ]);
});
test('FE-082 FE-103 FE-140 FE-270 FE-312 tokens, Unrest, the Ship and Soldiers move by what the effect says', () => {
  expect(carried({ kind: 'tokens', aspect: 'laws', amount: 2 }).of('S').tokens()).toEqual([0, 0, 2]);
  expect(carried({ kind: 'tokens', aspect: 'any', amount: 2 })).toMatchObject({ asked: 'tokens', facts: { left: 2 } });
  expect(carried(price).of('S').unrest('qi')).toBe(1);
  expect(carried({ kind: 'payUnrest', region: 'wei', amount: 2 }).of('S').unrest('wei')).toBe(2);
  expect([1, 2].map(spaces => carried({ kind: 'sail', spaces }, { ship: 1 }).of('S').ship())).toEqual([2, 3]);
  const ended = carried({ kind: 'sail', spaces: 3 }, { ship: position().box.end });
  expect([ended.asked, ended.told]).toEqual(['nothing', [['stayed', 0]]]);
  const freed = carried({ kind: 'unlock', soldiers: 2 }, { locked: 5, entrance: 1 });
  expect([freed.of('S').locked(), freed.of('S').entrance()]).toEqual([3, 3]);
});
test('FE-306 FE-321 points are counted here or in the whole tableau, of one type or of all, and by buildings', () => {
  const S: PlayerGiven = {
    tableau: { qi: [1, 41], chu: [2, 'AC1'] },
    palaces: { chu: 2, wei: 1 },
    walls: ['jade-left-1'],
  };
  const points = (effect: Effect) => carried(effect, S).of('S').points();
  const perCard = (type: 'any' | 'writing' | 'alchemist', where: 'here' | 'tableau') =>
    points({ kind: 'pointsPerCard', amount: 2, type, where });
  expect([perCard('any', 'here'), perCard('any', 'tableau')]).toEqual([4, 8]);
  expect([perCard('writing', 'here'), perCard('writing', 'tableau'), perCard('alchemist', 'here')]).toEqual([2, 4, 0]);
  expect([
    points({ kind: 'points', amount: 7 }),
    points({ kind: 'pointsPerBuilding', amount: 2, building: 'palace' }),
  ]).toEqual([7, 6]);
  expect(points({ kind: 'pointsPerBuilding', amount: 2, building: 'wall' })).toBe(2);
});
test('FE-241 who passes is told to have declined, or why they could not take it', () => {
  const passing = (locked: number) => {
    const t = position({
      players: { S: { hand: [], tokens: { currency: 1 }, locked, entrance: 0 }, M: { hand: [] } },
      ...{ options: { table: 'printed' }, round: 5 },
    });
    t.begins({ at: 'offer', seat: WHOLE_TABLE, row: 1, asked: 0 });
    const { told } = t.table.plays('pass');
    return told
      .filter(([event]) => event === 'declined' || event === 'unable')
      .map(([event, ...args]) => [event, args[2]]);
  };
  const tooFew = game.reasons.findIndex(([name]) => name === 'tooFewLocked');
  expect([passing(8), passing(0)]).toEqual([[['declined', undefined]], [['unable', tooFew]]]);
});
test('FE-397 Li Si pays no large token more than he needs', () => {
  const t = facing({ LiSi: { large: ['writing', 'laws'], locked: 1, entrance: 0 } });
  const { pack } = t.box;
  const box = { ...t.box, pack: { ...pack, tokens: { ...pack.tokens, soldierPrice: pack.tokens.largeValue } } };
  expect(gainsSoldiers({ s: t.s, box, seat: LI_SI, emit: mute, frame: {} } as never)).toBe(true);
  expect([t.of('LiSi').large(), t.of('LiSi').locked(), t.of('LiSi').entrance()]).toEqual([['laws'], 0, 1]);
});
test('FE-276 the box knows what every Mausoleum tile asks for', () => {
  const { needs, asks, pack } = position().box;
  expect(needs).toEqual([{}, ...pack.mausoleum.tiles.map(tile => tile.needs)]);
  expect(asks.map(list => Object.fromEntries(list.map(({ what, need }) => [what, need])))).toEqual(needs);
});
