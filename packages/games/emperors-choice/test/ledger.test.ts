import {
  EMPTY,
  fastRand,
  kernel,
  kernelFor,
  type Option,
  type Play,
  type Told,
  tableFor,
  WHOLE_TABLE,
} from '@tianxia/kernel';
import { hearing } from '@tianxia/kernel/testing';
import { expect, test } from 'vitest';
import { type Box, NO_SLASH, open } from '../box.ts';
import { carryOut, drawCharacter, drawTile, perform } from '../effects/gains.ts';
import { settleFor, takeTributes } from '../effects/policies.ts';
import { gainCubes, gainTrust } from '../effects/possessions.ts';
import { game } from '../index.ts';
import { climb } from '../moves/icons.ts';
import { revealEffects } from '../moves/reveals.ts';
import { score } from '../score.ts';
import { setup } from '../setup.ts';
import { type EmperorsChoice, ledgerAt, type Source } from '../state.ts';
import type { GivenPlayer, GivenTable } from './given.ts';
import { cardIn, sideNamed } from './names.ts';
import { type Position, position } from './position.ts';

const three = (Red: GivenPlayer, given: GivenTable = {}) => position({ Red, Blue: {}, Green: {} }, given);
const booked = ({ s }: Position, source: Source, seat = 0) => s.ledger[ledgerAt(s, source, seat)];
/** Red does this in the middle of nowhere; what is told. */
function doing(p: Position, act: (play: Play<EmperorsChoice>) => void, box: Box = p.box): Told[] {
  const told: Told[] = [];
  const emit = hearing(p.k, told) as Play<EmperorsChoice>['emit'];
  act({ s: p.s, box, seat: 0, frame: {}, sweep: 0, why: () => 0 as never, rand: () => 0, emit });
  return told;
}

// ---- where points are booked ----
test('EC-149 EC-132 EC-112 points of decrees, icons and treasures each have their line', () => {
  const decree = three({}, { turn: ['Red', 'edict', { decree: 0, left: 7 }] }).plays('Red', 'gain vp');
  expect([booked(decree, 'decrees'), decree.of('Red').vp]).toEqual([3, 13]);
  const icon = three({});
  icon.s.agenda.push({ at: 'choose', seat: 0, slash: icon.box.spaceSlash[10]!, optional: true });
  icon.plays('Red', 'take vp');
  expect([booked(icon, 'icons'), icon.of('Red').vp]).toEqual([3, 13]);
  const treasure = three({ treasures: 'jade-bangle' }, { turn: ['Red', 'treasures'] }).plays('Red', 'use jade-bangle');
  expect([booked(treasure, 'treasureUse'), treasure.of('Red').vp]).toEqual([2, 12]);
});
test('EC-075 EC-132 what an icon or a revealed character gives without a choice is booked with the icons', () => {
  const p = three({ shown: 'cavalry-2' });
  doing(p, play => carryOut(play, 0, p.box.spaceSlash[2]!, false));
  expect(booked(p, 'icons')).toBe(2);
  const reveals = [{ kind: 'vp', amount: 4 } as const];
  const characters = p.box.characters.map(row => ({ ...row, reveals }));
  doing(p, play => revealEffects(play, 1), { ...p.box, characters });
  expect(booked(p, 'icons')).toBe(6);
});
test('EC-210 the points of a kill are booked with the assassin, for both', () => {
  const p = position({ Red: { shown: 'assassin' }, Blue: { shown: 'general-8' }, Green: {} });
  p.s.agenda.push({ at: 'victim', seat: 0, assassin: cardIn(p.box, p.s.shown[0]!, 'assassin') });
  p.plays('Red', 'kill general-8');
  expect([booked(p, 'assassin', 0), booked(p, 'assassin', 1), booked(p, 'assassin', 2)]).toEqual([6, 6, 0]);
});
test('EC-037 what a table begins with', () => {
  const table = tableFor(game, 3);
  const s = setup(open(game.content, table), table);
  expect([s.agenda, s.ending, s.bonusHand]).toEqual([
    [{ at: 'begin', seat: WHOLE_TABLE }],
    '',
    { pieces: [], known: [] },
  ]);
  for (const { known } of s.hands) expect(known).toEqual([7, 7]); // all know the starting hands
  expect([0, 1, 2].map(seat => s.ledger[ledgerAt(s, 'start', seat)])).toEqual([10, 10, 10]);
  expect(open(game.content, table).bonusNumbers).toEqual([1, 2, 3, 4, 5, 6]);
});
test('EC-051 who begins is told', () => {
  const table = tableFor(game, 3, { start: 'first' });
  const k = kernelFor(game, table);
  const told: Told[] = [];
  k.setup(table, fastRand(1), hearing(k, told));
  expect(told.filter(([event]) => event === 'begins')).toEqual([['begins', 0]]);
});
test('EC-228 money is worth what the pack says', () => {
  const { s, box } = three({ money: 3 });
  const pack = { ...box.pack, finalScoring: { ...box.pack.finalScoring, vpPerMoney: 2 } };
  expect([score.money(s, 0, box), score.money(s, 0, { ...box, pack })]).toEqual([3, 6]);
});

// ---- what icons ask, and what they do not ----
test('EC-139 a lone icon that asks for a policy is asked for', () => {
  for (const kind of ['settle', 'turn'] as const) {
    const p = three({});
    doing(p, play => carryOut(play, 0, 0, false), { ...p.box, slashes: [[0]], alternatives: [{ kind }] });
    expect(p.s.agenda.at(-1)).toEqual({ at: 'choose', seat: 0, slash: 0, optional: false });
  }
});
test('EC-125 a palace space without an icon asks nothing', () => {
  const p = three({});
  p.s.agenda = [];
  const bare = { ...p.box, spaceSlash: p.box.spaceSlash.map(() => NO_SLASH) };
  doing(p, play => climb({ ...play, frame: { left: 1 } }), bare);
  expect([p.s.agenda, p.s.palace[0]]).toEqual([[{ at: 'climb', seat: 0, left: 0 }], 1]);
});
test('EC-133 the bonus cavalry is there once', () => {
  const p = three({});
  const gain = () => doing(p, play => perform(play, { kind: 'bonusCharacter' }, 0, 'icons'));
  expect(gain().map(([event]) => event)).toEqual(['gotBonusCharacter']);
  const before = JSON.stringify(p.s);
  expect([gain(), JSON.stringify(p.s)]).toEqual([[], before]);
});
test('EC-028 an empty bag gives no tile, whatever the first tile of a pack is', () => {
  const p = three({}, { bag: 0 });
  const raiders = p.box.tiles.map(tile => ({ ...tile, strength: 1 }));
  let tile: number | undefined;
  expect(doing(p, play => (tile = drawTile(play)), { ...p.box, tiles: raiders } as Box)).toEqual([]);
  expect(tile).toBe(EMPTY);
});
test('EC-033 EC-135 what is drawn is told where some of it is returned', () => {
  const drew = (draw: number) => {
    const p = three({}, { next: { tiles: 'tower wall' } });
    const told = doing(p, play => perform(play, { kind: 'tiles', draw, keep: 1 }, 0, 'icons'));
    return told.filter(([event]) => event === 'drewTile').length;
  };
  expect([drew(1), drew(2)]).toEqual([0, 2]);
});
test('EC-019 EC-021 with neither deck nor discards nothing is shuffled, and the market stays short', () => {
  const p = three({}, { deck: 0 });
  let card: number | undefined;
  expect(doing(p, play => (card = drawCharacter(play)))).toEqual([]);
  expect(card).toBe(EMPTY);
  const next = position(
    { Red: { order: 1 }, Blue: { order: 2 }, Green: { order: 3 } },
    { turn: ['Red', 'preparation'], deck: 2 },
  );
  expect([next.s.market.length, next.s.market.includes(EMPTY)]).toEqual([2, false]);
});
test('EC-106 who takes their own treasure has robbed nobody', () => {
  const p = three({ treasures: 'grail' }, { turn: ['Red', 'treasure'] }).plays('Red', 'take grail');
  expect(p.told.map(([event]) => event).filter(event => /Treasure$/.test(event))).toEqual(['tookTreasure']);
});

// ---- trust, cubes, tributes ----
test('EC-022 EC-023 more trust than the track has is forgotten', () => {
  const p = three({ trust: 5 });
  doing(p, play => gainTrust(play, 0, 31));
  expect(p.s.trust[0]).toBe(30);
});
test('EC-013 where there are no cubes at all none is gained', () => {
  const p = three({});
  p.s.cubes.fill(0);
  p.s.supply = 0;
  const told = doing(p, play => gainCubes(play, 0, 2));
  expect([p.s.supply, p.s.cubes[0], told.at(-1)]).toEqual([0, 0, ['cubes', 0, 0]]);
});
test('EC-120 cubes are bought at their price', () => {
  const p = three({ money: 3 }, { turn: ['Red', 'replenish'] });
  const pack = { ...p.box.pack, limits: { ...p.box.pack.limits, cubePrice: 2 } };
  const k = kernel(game, { ...p.box, pack });
  const options: Option[] = [];
  options.length = k.options(p.s, 0, options);
  expect(options.map(k.write).filter(words => words.startsWith('replenish.buy'))).toEqual(['replenish.buy 1']);
});
test('EC-153 nothing is told of tributes where none lie', () => {
  const p = three({});
  expect(doing(p, play => takeTributes(play, 0, p.s.policies[0]!))).toEqual([]);
});

// ---- settlements ----
const settled = (side: string, Red: GivenPlayer, change: (box: Box) => Box = box => box) => {
  const p = three(Red);
  const told = doing(p, play => settleFor(play, 0, 1, sideNamed(p.box, side), false), change(p.box));
  return { p, told };
};
test('EC-169 without scholars no trust is told of and no tile leaves; with them the tile that leaves is told', () => {
  expect(settled('legalism', {}).told).toEqual([]);
  const { p, told } = settled('legalism', { tiles: 'legalist*2 tower' });
  expect(told).toContainEqual(['trust', 0, 2]);
  expect(told.at(-1)).toEqual(['removedTiles', 0, p.s.gone.at(-1), 1]);
  expect(p.of('Red').tiles).toBe('legalist tower');
});
test('EC-184 points for having no book come from the policy; anything else it gave would be gained', () => {
  const side = (box: Box) => sideNamed(box, 'book-burning');
  const { p, told } = settled('book-burning', {});
  expect(told).toEqual([['policyScored', 0, 6, side(p.box)]]);
  const paying = settled('book-burning', {}, box => ({
    ...box,
    sides: box.sides.map((one, i) =>
      i === side(box)
        ? {
            ...one,
            settle: [{ kind: 'ifNone' as const, of: 'book' as const, gains: { kind: 'money' as const, amount: 2 } }],
          }
        : one,
    ),
  }));
  expect([paying.told, paying.p.s.money[0]]).toEqual([[['money', 0, 2]], 2]);
});
