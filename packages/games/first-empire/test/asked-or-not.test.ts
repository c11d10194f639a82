import { EMPTY, type Frame, WHOLE_TABLE } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import type { Frames } from '../state.ts';
import { nthTucked } from '../tableau.ts';
import type { PlayerGiven } from './arrange.ts';
import { toldOf } from './fresh.ts';
import { type Position, position } from './position.ts';

/** This frame, then S's turn: which of them is asked? */
function asked(frame: Frame<Frames>, S: PlayerGiven, arrange: (t: Position) => void = () => {}): string {
  const t = position({ players: { S, M: {} } });
  arrange(t);
  t.begins(frame, { at: 'turn', seat: 0 });
  return t.s.agenda.at(-1)!.at;
}
const everywhere = ['chu', 'wei', 'zhao', 'qi', 'yan', 'jade', 'gold', 'crimson', 'elixir'];

test('FE-310 a Soldier is placed if one is at the Entrance and a tile has room', () => {
  const frame = { at: 'placeSoldier', seat: 0 } as const;
  expect(asked(frame, { entrance: 1 })).toBe('placeSoldier');
  expect(asked(frame, { entrance: 0 })).toBe('turn');
  expect(asked(frame, { soldiers: everywhere, locked: 0 }, ({ s }) => s.entrance.fill(1))).toBe('turn');
});
test('FE-271 with nobody at the Entrance nothing is placed, though a tile’s needs are met', () => {
  const frame = { at: 'soldiers', seat: 0 } as const;
  const met: PlayerGiven = { governors: ['chu', 'chu'], palaces: { chu: 2 } };
  expect([asked(frame, { ...met, entrance: 1 }), asked(frame, { ...met, entrance: 0 })]).toEqual(['soldiers', 'turn']);
  const t = position({ players: { S: { ...met, entrance: 1 }, M: {} } });
  t.begins({ at: 'soldiers', seat: 0 }, { at: 'turn', seat: 0 });
  t.s.entrance[0] = 0;
  t.table.refuses('soldiers.place 0', 'noSoldierAtEntrance');
});
test('FE-308 a free Palace needs a piece', () => {
  const frame = { at: 'freePalace', seat: 0, regions: 31 } as const;
  expect([asked(frame, { palaces: { chu: 5 } }), asked(frame, { palaces: { chu: 6 } })]).toEqual([
    'freePalace',
    'turn',
  ]);
});
test('FE-177 the third tile of a region can be taken, too', () => {
  const t = position({ players: { S: {}, M: {} }, palaceTiles: { wei: ['PT-any', 'PT-any', 'PT-laws'] } });
  t.begins({ at: 'palaceTile', seat: 0, region: 1 }, { at: 'turn', seat: 0 });
  t.table.refuses('palaceTile.take PT-writing', 'noSuchTile').plays('palaceTile.take PT-laws');
  expect(t.s.palaceTiles.slice(3, 6)).toEqual([5, 5, EMPTY]);
});
test('FE-184 the Worker from elsewhere is one’s own and stands in another region', () => {
  const building = (workers: PlayerGiven['workers'], M: PlayerGiven = {}) => {
    const t = position({ players: { S: { officials: { wei: 'R' }, workers: workers! }, M } });
    t.begins({ at: 'palace', seat: 0 }, { at: 'turn', seat: 0 });
    return t.table;
  };
  building({ wei: 3 }, { workers: { chu: 2 } }).refuses('build wei wei', 'noWorkerElsewhere');
  building({ wei: 3, yan: 1 }).refuses('build wei wei', 'sameRegion').offers('build wei yan');
  building({ chu: 1, wei: 2, zhao: 1, qi: 1, yan: 1 }).offers('build wei chu');
});
test('FE-150 an Official of each kind: one missing is too few, whichever it is', () => {
  for (const trio of ['RG', 'AG', 'AR', 'AAG', 'G', 'A']) {
    const t = position({ players: { S: { officials: { chu: trio, wei: 'ARG' } }, M: {} } });
    t.begins({ at: 'governor', seat: 0, free: 0, regions: 31 }, { at: 'turn', seat: 0 });
    t.table.refuses('install chu', 'noTrio').offers('install wei');
  }
});
test('FE-155 FE-158 only the three Officials of that region go back to the reserve', () => {
  const t = position({ players: { S: { officials: { wei: 'ARG', zhao: 'A' } }, M: {} } });
  t.begins({ at: 'governor', seat: 0, free: 0, regions: 31 }, { at: 'turn', seat: 0 });
  t.table.plays('install wei');
  expect([t.of('S').officials('wei'), t.of('S').officials('zhao'), t.of('S').reserve(), t.of('M').reserve()]).toEqual([
    [0, 0, 0],
    [1, 0, 0],
    [3, 4, 4],
    [4, 4, 4],
  ]);
});
test('FE-301 as many Workers as it says, each one step: two who have arrived stay', () => {
  const t = position({ players: { S: { workers: { chu: 2, yan: 2 } }, M: {} } });
  t.begins({ at: 'moveWorkers', seat: 0, left: 3, arrived: 0 }, { at: 'turn', seat: 0 });
  t.table.plays('move chu wei', 'move chu wei').refuses('move wei zhao', 'workerMovedAlready').plays('move yan qi');
  t.table.at('turn', 0);
  expect(asked({ at: 'moveWorkers', seat: 0, left: 0, arrived: 0 }, { workers: { chu: 1 } })).toBe('turn');
});
test('FE-247 a large token that somebody else holds, or nobody, cannot be spent; one’s own counts two', () => {
  const t = position({ players: { S: { tokens: { laws: 3 }, large: ['writing'] }, M: { tokens: { writing: 3 } } } });
  t.begins({ at: 'unlock', seat: 0, value: 0 }, { at: 'turn', seat: 0 });
  t.table.refuses('spend large-currency', 'noSuchToken').plays('spend large-writing', 'spend laws', 'unlock.unlock');
  expect([t.of('S').large(), t.of('S').tokens(), t.of('M').tokens()]).toEqual([[], [0, 0, 2], [3, 0, 0]]);
  const none = position({ players: { S: { tokens: { laws: 3 } }, M: { tokens: { writing: 3 } } } });
  none.begins({ at: 'unlock', seat: 0, value: 0 }, { at: 'turn', seat: 0 });
  none.table.refuses('spend large-writing', 'noSuchToken');
});
test('FE-210 FE-211 a number that does not fit and no Official on the board: nothing is asked', () => {
  const fits = (card: number, fit: number) => {
    const answers = position({ players: { S: { tableau: { chu: [card] } }, M: {} } });
    const action = answers.box.trigger[card]!;
    answers.begins({ at: 'afterCourt', seat: 0, action, fits: fit }, { at: 'turn', seat: 0 });
    return answers.s.agenda.at(-1)!.at;
  };
  expect([fits(17, 1), fits(17, 0)]).toEqual(['abilities', 'turn']);
});
test('FE-064 FE-217 after an idle turn no place of the player board answers', () => {
  const t = position({ players: { S: { officials: { yan: 'A' } }, M: {} } });
  t.begins({ at: 'afterCourt', seat: 0, action: -1, fits: 0 }, { at: 'turn', seat: 0 });
  expect(t.s.agenda.at(-1)).toMatchObject({ at: 'abilities', open: 0 });
});
test('FE-061 FE-370 what a player draws is told, what Li Si is dealt is not', () => {
  for (const players of [{ S: { hand: [] } }, { S: { hand: [] }, M: { hand: [] } }]) {
    const t = position({ players });
    const drew = toldOf(t.begins({ at: 'round', seat: WHOLE_TABLE }), 'drew');
    const each = t.box.pack.cardsOfEachAspect * 3;
    expect(drew.map(([seat]) => seat)).toEqual(Object.keys(players).flatMap((_, seat) => Array(each).fill(seat)));
  }
});
test('FE-399 his cards are shuffled between rounds where he plays, and only there', () => {
  const told = (players: Record<string, PlayerGiven>) =>
    toldOf(position({ players }).begins({ at: 'endRound', seat: WHOLE_TABLE }), 'liSiShuffles');
  expect([told({ S: {}, M: {} }), told({ S: {} })]).toEqual([[], [[1]]]);
});
test('behind the last card of a tableau lies none', () => {
  const { s } = position({ players: { S: { tableau: { qi: [17] } }, M: {} } });
  expect([nthTucked(s, 0, 0), nthTucked(s, 0, 1), nthTucked(s, 1, 0)]).toEqual([17, EMPTY, EMPTY]);
});
