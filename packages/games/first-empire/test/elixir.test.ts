import { expect, test } from 'vitest';
import { toldOf } from './fresh.ts';
import { position } from './position.ts';

const sailing = (ship: number, spaces: number, more = {}, masters = ['MA1', 'MA4']) => {
  const t = position({ players: { S: { ship, ...more }, M: {} }, masters });
  const told = t.begins({ at: 'sail', seat: 0, spaces });
  return { ...t, told };
};
test('FE-130 a search moves the Ship three spaces; what is beyond the end is lost', () => {
  const t = position({ players: { S: { hand: [33] }, M: {} } });
  t.table.plays('court 33 search');
  expect(t.of('S').ship()).toBe(3);
  const late = position({ players: { S: { hand: [33], ship: 19, locked: 2 }, M: {} } });
  late.table.plays('court 33 search');
  expect(late.of('S').ship()).toBe(20);
});
test('FE-131 no search from the end of the route', () => {
  const at = (ship: number) => position({ players: { S: { hand: [33], ship }, M: {} } }).table;
  at(20).refuses('court 33 search', 'shipAtEnd');
  at(19).offers('court 33 search');
});
test('FE-132 every symbol on the spaces entered, in route order, not the one it lay on', () => {
  const t = sailing(9, 7);
  expect(toldOf(t.told, 'sailed')).toEqual([[0, 10]]);
  t.table.at('master').plays('take MA1').at('elixir');
  expect(t.of('S').ship()).toBe(12);
  t.table.plays('soldier').at('elixir');
  expect(t.of('S').ship()).toBe(14);
  t.table.plays('soldier').at('elixir');
  expect(t.of('S').ship()).toBe(16);
});
test('FE-133 a Soldier, or an Alchemist card where an Alchemist is and there is room', () => {
  const more = { officials: { chu: 'A', wei: 'RG', qi: 'A' }, tableau: { qi: [1, 2, 3] } };
  const t = sailing(0, 3, more);
  t.table.at('elixir').offers('soldier', 'card AC1 chu', 'card AC5 chu');
  t.table.refuses('card AC1 wei', 'noAlchemistThere').refuses('card AC1 qi', 'noRoomForSymbol');
  t.table.plays('soldier');
  expect([t.of('S').locked(), t.of('S').entrance()]).toEqual([7, 2]);
  const card = sailing(0, 3, more);
  card.table.plays('card AC5 chu');
  expect([card.of('S').cards('chu').length, card.of('S').entrance(), card.s.alchemists[0]!.length]).toEqual([1, 1, 4]);
  sailing(0, 3, { ...more, locked: 0, entrance: 9 }).table.refuses('soldier', 'noSoldierLocked');
});
test('FE-134 a card from a symbol brings neither tokens nor Unrest', () => {
  const t = sailing(0, 3, { officials: { chu: 'A' }, tableau: { chu: [1, 2] }, unrest: { chu: 3 } });
  t.table.plays('card AC1 chu');
  expect([t.of('S').tokens(), t.of('S').unrest('chu'), t.of('S').cards('chu').length]).toEqual([[0, 0, 0], 3, 3]);
});
test('FE-135 a double symbol is two symbols, used alike or differently', () => {
  for (const uses of [
    ['soldier', 'soldier'],
    ['soldier', 'card AC1 chu'],
    ['card AC2 chu', 'card AC1 chu'],
  ]) {
    const t = sailing(19, 1, { officials: { chu: 'A' } });
    for (const use of uses) t.table.at('elixir').plays(use);
    const soldiers = uses.filter(use => use === 'soldier').length;
    expect([t.of('S').entrance(), t.of('S').cards('chu').length]).toEqual([1 + soldiers, 2 - soldiers]);
  }
});
test('FE-136 a symbol nobody can use is lost; the only way to use it must be taken', () => {
  const lost = sailing(0, 3, { locked: 0, entrance: 9 });
  expect(toldOf(lost.told, 'lost')).toEqual([[0, 3]]);
  const only = sailing(0, 3);
  expect(only.table.at('elixir').options()).toEqual(['elixir.soldier']);
});
test('FE-137 at the Master one of those left is taken, and counts as an Alchemist card', () => {
  const t = sailing(9, 3, { officials: { yan: 'A' } });
  t.table.at('master').refuses('take MA2', 'notOffered').plays('take MA4');
  expect([t.s.masters.length, t.s.alchemists[0]!.length]).toEqual([1, 6]);
  t.table.plays('card MA4 yan');
  expect(t.score('S').elixir).toBe(3); // one Alchemist card, value 3
});
test('FE-138 each Ship meets the Master once, so one is left for everybody', () => {
  const t = sailing(9, 1);
  t.table.plays('take MA1');
  const on = sailing(10, 2);
  on.table.at('elixir');
  expect(on.s.masters).toHaveLength(2);
  t.begins({ at: 'sail', seat: 1, spaces: 10 });
  t.table.plays('soldier', 'soldier', 'soldier').at('master', 1);
  expect(t.table.options()).toHaveLength(1); // the other's choice is gone, and taking is compulsory
});
test('FE-139 a Master may be placed by a later symbol of the same move', () => {
  const t = sailing(8, 4, { officials: { chu: 'A' } });
  t.table.refuses('card MA1 chu', 'notOffered').plays('card AC1 chu', 'take MA1', 'card MA1 chu');
  expect(t.of('S').cards('chu')).toEqual([t.box.firstAlchemist, t.box.firstMaster]);
});
test('FE-140 every move of the Ship meets symbols, whatever it comes from', () => {
  const slot = position({
    players: { S: { hand: [33], ship: 0, officials: { wei: 'ARG' } }, M: {} },
    governorTiles: { wei: ['GT01'] },
  });
  slot.table.plays('court 33 governor', 'install wei-right').at('elixir');
  const ability = position({ players: { S: { hand: [33], ship: 2, tableau: { chu: [14] } }, M: {} }, court: [] });
  ability.begins({ at: 'effects', seat: 0, list: ability.box.ability[14]!, i: 0, region: 0 });
  ability.table.at('elixir');
  expect(ability.of('S').ship()).toBe(3);
});
test('FE-141 what only moves the Ship cannot be had at the end of the route', () => {
  const at = (ship: number) => {
    const t = position({ players: { S: { hand: [33], ship, tableau: { chu: [14] }, locked: 5 }, M: {} } });
    t.s.emperorOn[0]![0] = 3; // its trigger is now Search
    t.s.agenda.push({ at: 'abilities', seat: 0, action: 1, fits: 1, open: 1, used: 0 });
    return t.table;
  };
  at(19).offers('activate 14');
  at(20).refuses('activate 14', 'cannotSail');
});
test('FE-142 Ships may share a space', () => {
  const t = position({ players: { S: { hand: [33], ship: 2 }, M: { ship: 5 } } });
  t.table.plays('court 33 search', 'soldier');
  expect([t.of('S').ship(), t.of('M').ship()]).toEqual([5, 5]);
});
