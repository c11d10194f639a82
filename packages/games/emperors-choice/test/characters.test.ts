import { expect, test } from 'vitest';
import { content } from '../content/index.ts';
import { powerOf } from '../count.ts';
import { position } from './position.ts';

const rows = (name: string) => content.characters.filter(({ names, set }) => names.en === name && set === 'deck');
/** `power×copies` of the deck's cards of this name. */
const powers = (name: string) =>
  rows(name)
    .map(({ power, copies }) => `${power}×${copies}`)
    .join(' ');
const revealing = (card: string) =>
  position(
    { Red: { hand: card, cubes: 3 }, Blue: {}, Green: {} },
    { turn: ['Red', 'bid'], policies: 'blood-lineage' },
  ).plays('Red', `reveal ${card}`, 'add 0');
const events = (p: ReturnType<typeof revealing>) => p.told.map(([event]) => event);

test('EC-197 cavalry does nothing, with power 2 or 3', () => {
  expect(powers('Cavalry')).toBe('2×3 3×3');
  for (const [card, power] of [
    ['cavalry-2', 2],
    ['cavalry-3', 3],
    ['cavalry-S2', 2],
    ['cavalry-S3', 3],
    ['cavalry-B3', 3],
  ] as const) {
    const p = revealing(card);
    expect([p.of('Red').declared, events(p)]).toEqual([power, ['declared']]);
    expect(p.settles('Blue', 'border-defence').Red).toBe(0); // no defence
  }
});
test('EC-198 EC-199 officers defend with 1, generals with 2', () => {
  expect([powers('Military officer'), powers('General')]).toEqual(['4×2 5×2 6×2', '7×1 8×2 9×1']);
  const defending = (cards: string, strength: number) =>
    position({ Red: { hand: cards }, Blue: {}, Green: {} }, { policies: 'border-defence', strength }).settles(
      'Blue',
      'border-defence',
      { Red: cards },
    ).Red;
  for (const officer of ['officer-4', 'officer-5', 'officer-6'])
    expect([defending(officer, 1), defending(officer, 2)]).toEqual([3, 0]);
  for (const general of ['general-7', 'general-8', 'general-9'])
    expect([defending(general, 2), defending(general, 3)]).toEqual([4, 1]);
});
test('EC-200 EC-201 crown prince and princes are relatives, worth 6 and 3 points at the end', () => {
  expect([powers('Crown prince'), powers('Prince')]).toEqual(['7×1', '3×2 4×1']);
  const p = position(
    { Red: { hand: 'crown-prince' }, Blue: { hand: 'prince-3 prince-4' }, Green: {} },
    { policies: 'blood-lineage' },
  );
  expect(p.k.result(p.s).lines.characters).toEqual([6, 6, 0]);
  expect(p.settles('Green', 'blood-lineage', { Red: 'crown-prince', Blue: 'prince-3 prince-4' })).toEqual({
    Red: 3,
    Blue: 6,
    Green: 0,
  });
});
test('EC-202 empress and concubines are relatives and bring a point of trust when revealed', () => {
  expect([powers('Empress'), powers('Concubine')]).toEqual(['5×1', '2×2 3×1']);
  for (const card of ['empress', 'concubine-2', 'concubine-3']) {
    const p = revealing(card);
    expect([p.of('Red').trust, events(p)]).toEqual([6, ['declared', 'trust']]);
    expect(p.settles('Blue', 'blood-lineage', { Red: card }).Red).toBe(3);
  }
});
test('EC-203 eunuchs are relatives, cost two trust and bring a tribute when revealed', () => {
  expect(powers('Eunuch')).toBe('2×1 3×1');
  for (const card of ['eunuch-2', 'eunuch-3']) {
    const p = revealing(card);
    expect([p.of('Red').trust, p.of('Red').tributes.length]).toEqual([3, 1]);
    expect(p.settles('Blue', 'blood-lineage', { Red: card }).Red).toBe(3);
  }
});
test('EC-204 EC-205 the field marshal has two more than the cubes owned; what was declared stands', () => {
  const p = position(
    { Red: { hand: 'field-marshal', cubes: 5 }, Blue: { cubes: 9 }, Green: { order: 3 } },
    { turn: ['Red', 'bid'], highest: 3 },
  );
  const marshal = p.s.hands[0]!.pieces[0]!;
  p.plays('Red', 'reveal field-marshal', 'add 3');
  expect(p.of('Red').declared).toBe(5 + 2 + 3);
  p.s.cubes[0]! -= 1;
  p.s.cubes[1]! += 1;
  expect([powerOf(p.s, p.box, 0, marshal), p.of('Red').declared]).toEqual([6, 10]);
  p.refuses('Blue', 'reveal', 'cannotBeat'); // ten cubes do not beat the ten declared
});
test('EC-206 the grand chancellor counts territories at the end, and canals under Extravagance', () => {
  const worth = (policies: string) => {
    const p = position(
      { Red: { hand: 'grand-chancellor', tiles: 'territory*2 canal*3' }, Blue: {}, Green: {} },
      { policies },
    );
    return p.k.result(p.s).lines.characters![0];
  };
  expect([worth('frugality'), worth('extravagance')]).toEqual([2, 5]);
});
test('EC-207 the philosopher counts both schools twice at the end', () => {
  const p = position({ Red: { hand: 'philosopher', tiles: 'legalist*3 confucian book' }, Blue: {}, Green: {} });
  expect(p.k.result(p.s).lines.characters).toEqual([8, 0, 0]);
});
test('EC-208 EC-209 court officials bring money, supply officers a cube', () => {
  expect([powers('Court official'), powers('Supply officer')]).toEqual(['3×1 4×1', '3×1 4×1']);
  for (const card of ['court-3', 'court-4']) expect(revealing(card).of('Red')).toMatchObject({ money: 1, cubes: 3 });
  for (const card of ['supply-3', 'supply-4'])
    expect(revealing(card).of('Red')).toMatchObject({ money: 0, cubes: 4, shownCubes: 0 });
});
test('EC-210 EC-214 the assassin goes with one character of another player; both gain twice its cost', () => {
  const p = position(
    {
      Red: { hand: 'assassin', shown: 'officer-6', cubes: 6 },
      Blue: { shown: 'general-9', shownCubes: 2 },
      Green: { shown: 'prince-3' },
    },
    { turn: ['Red', 'bid'], highest: 11 },
  ).plays('Red', 'reveal assassin', 'add 6');
  p.at('victim', 'Red').refuses('Red', 'kill cubes', 'notOffered'); // not the cubes
  expect(p.options('Red').length).toBe(2); // neither the own officer nor cubes; killing somebody is no choice
  p.plays('Red', 'kill prince-3');
  expect(['Red', 'Blue', 'Green'].map(name => p.of(name).vp)).toEqual([14, 10, 14]);
  expect(p.s.discard.map(card => p.box.characters[card]!.id).sort()).toEqual(['assassin', 'prince-3']);
  expect([p.of('Red').shown, p.of('Green').shown]).toEqual(['officer-6', '']);
});
test('EC-210 whether the assassin must kill is an option: he stays where he may, and then nobody gains or loses', () => {
  const revealing = (assassin: string) =>
    position(
      { Red: { hand: 'assassin', cubes: 6 }, Blue: { shown: 'general-9' }, Green: {} },
      { turn: ['Red', 'bid'], highest: 5, options: { assassin } },
    )
      .plays('Red', 'reveal assassin', 'add 6')
      .at('victim', 'Red');
  expect(revealing('must').refuses('Red', 'skip', 'mustKill').options('Red')).toHaveLength(1);
  const p = revealing('may').offers('Red', 'kill general-9').plays('Red', 'skip').at('bid', 'Blue');
  expect(['Red', 'Blue'].map(name => [p.of(name).shown, p.of(name).vp])).toEqual([
    ['assassin', 10],
    ['general-9', 10],
  ]);
  expect([p.s.discard, p.of('Red').declared, events(p)]).toEqual([[], 6, ['spared']]);
});
test('EC-211 EC-213 the value of who lost a character stands until its turn; the assassin counts for the limit', () => {
  const p = position(
    { Red: { hand: 'assassin officer-4 cavalry-2', cubes: 9 }, Blue: { shown: 'general-8', declared: 8 }, Green: {} },
    { turn: ['Red', 'bid'], highest: 8 },
  );
  p.offers('Red', 'reveal assassin officer-4').refuses('Red', 'reveal assassin officer-4 cavalry-2', 'tooMany');
  p.plays('Red', 'reveal assassin', 'add 9');
  p.plays('Red', 'kill general-8');
  expect([p.of('Blue').declared, p.of('Blue').shown, p.s.highest]).toEqual([8, '', 9]);
  expect(p.of('Red').shown).toBe('');
});
test('EC-212 without a victim the assassin stays, with power 0', () => {
  const p = revealing('assassin').at('bid', 'Blue');
  expect(p.of('Red')).toMatchObject({ shown: 'assassin', declared: 0, vp: 10 });
  expect(events(p)).toContain('noVictim');
});
test('EC-215 hiring costs what the pack says; the general of 8 costs the printed 3', () => {
  for (const { id, cost } of content.characters) {
    const hiring = (money: number) =>
      position({ Red: { money, order: 1 }, Blue: {}, Green: {} }, { turn: ['Red', 'replenish'], market: id });
    hiring(cost - 1).refuses('Red', `hire ${id}`, 'tooDear');
    expect(hiring(cost).plays('Red', `hire ${id}`).of('Red')).toMatchObject({ money: 0, hand: id });
  }
  expect(rows('General').find(({ power }) => power === 8)!.cost).toBe(3);
});
