import { expect, test } from 'vitest';
import type { GivenTable } from './given.ts';
import { position } from './position.ts';

const POLICIES = 'frugality emperors-tour decentralization';
const deciding = (table: Omit<GivenTable, 'turn'> = {}, blue: object = {}) =>
  position(
    { Red: { order: 1, trust: 12 }, Blue: { order: 2, trust: 10, ...blue }, Green: { order: 3, trust: 6 } },
    { turn: ['Red', 'select'], policies: POLICIES, ...table },
  );

test('EC-142 the highest trust decrees; of equals the smaller order tile', () => {
  deciding().at('decree', 'Red');
  deciding({}, { trust: 13 }).at('decree', 'Blue');
  deciding({}, { trust: 12 }).at('decree', 'Red');
  position(
    { Red: { order: 3, trust: 8 }, Blue: { order: 2, trust: 8 }, Green: { order: 1, trust: 7 } },
    { turn: ['Red', 'select'] },
  ).at('decree', 'Blue');
});
test('EC-143 EC-145 EC-146 one of two decree tiles, then the highest trust again and the other tile', () => {
  const p = deciding().offers('Red', 'take 1', 'take 2').plays('Red', 'take 2', 'settle frugality', 'end');
  expect([p.of('Red').trust, p.s.decrees]).toEqual([9, 0b01]);
  p.at('decree', 'Blue').refuses('Blue', 'take 2', 'decreeUsed').plays('Blue', 'take 1', 'settle emperors-tour', 'end');
  expect(p.s.round).toBe(2);
});
test('EC-144 EC-147 both pay the trust of the round', () => {
  for (const [round, fee] of [3, 4, 5, 6, 7, 10].entries()) {
    const p = position(
      { Red: { order: 1, trust: 25 }, Blue: { order: 2, trust: 24 }, Green: { order: 3, trust: 1 } },
      { turn: ['Red', 'select'], policies: POLICIES, round: round + 1 },
    );
    p.plays('Red', 'take 2', 'settle frugality', 'end');
    expect(p.of('Red').trust).toBe(25 - fee);
    p.plays('Blue', 'take 1', 'settle emperors-tour', 'end');
    expect([p.of('Red').trust, p.of('Blue').trust, p.of('Green').trust]).toEqual([25 - fee, 24 - fee, 1]);
  }
});
test('EC-148 nobody can decline, not even at trust 0', () => {
  const p = position(
    { Red: { order: 1, trust: 0 }, Blue: { order: 2, trust: 0 }, Green: { order: 3, trust: 0 } },
    { turn: ['Green', 'select'], policies: POLICIES },
  ).at('decree', 'Red');
  expect(p.options('Red')).toEqual(['decree.take 0', 'decree.take 1']);
  p.plays('Red', 'take 1').refuses('Red', 'end', 'mustSettle').plays('Red', 'settle frugality', 'gain vp', 'end');
  expect(p.of('Red').vp).toBe(10 + 3 - 6);
});
test('EC-149 the first tile: settle, turn over, three points, in any order, each once', () => {
  const p = deciding().plays('Red', 'take 1').offers('Red', 'settle frugality', 'turn frugality', 'gain vp');
  p.refuses('Red', 'gain tributes', 'notOffered').plays('Red', 'gain vp').refuses('Red', 'gain vp', 'partDone');
  p.plays('Red', 'turn frugality').refuses('Red', 'turn legalism', 'turnedAlready').plays('Red', 'settle extravagance');
  expect(p.at('decree', 'Blue').of('Red').vp).toBe(13);
  const q = deciding()
    .plays('Red', 'take 1', 'settle frugality')
    .refuses('Red', 'settle emperors-tour', 'settledAlready');
  q.plays('Red', 'end');
  expect(q.of('Red').vp).toBe(13); // the points are no choice
});
test('EC-150 the second tile: settle, a tribute, three points', () => {
  const p = deciding({ next: { tributes: [4] } })
    .plays('Red', 'take 2')
    .refuses('Red', 'turn frugality', 'decreeTurnsNothing');
  p.plays('Red', 'gain tributes')
    .refuses('Red', 'gain tributes', 'partDone')
    .plays('Red', 'gain vp', 'settle emperors-tour');
  expect(p.at('decree', 'Blue').of('Red')).toMatchObject({ vp: 13, tributes: [4] });
  expect(deciding().plays('Red', 'take 2', 'settle emperors-tour', 'end').of('Red').tributes.length).toBe(1);
});
test('EC-151 trust from the settled policy counts before the fee and the next selection', () => {
  const p = deciding({ policies: 'confucianism frugality' }, { trust: 8, tiles: 'confucian*3' });
  p.plays('Red', 'take 2', 'settle confucianism', 'end').at('decree', 'Blue'); // 11 against 12 - 3
  const q = deciding({ policies: 'confucianism frugality' }, { trust: 8 });
  q.plays('Red', 'take 2', 'settle confucianism', 'end').at('decree', 'Red');
});
test('EC-152 a decree must settle a policy', () => {
  for (const tile of [1, 2]) {
    const p = deciding().plays('Red', `take ${tile}`, 'gain vp').refuses('Red', 'end', 'mustSettle');
    p.plays('Red', 'settle frugality').offers('Red', 'end');
  }
});
test('EC-153 EC-157 a policy without a disc; all tributes under it go to the chooser before the scoring', () => {
  const p = deciding({ done: 'legalism', under: { frugality: [2, 4], legalism: [3] }, next: { tributes: [3] } });
  p.plays('Red', 'take 1').refuses('Red', 'settle legalism', 'hasDisc').plays('Red', 'settle frugality');
  expect(p.of('Red').tributes).toEqual([2, 3, 4]); // two from under it, one by its effect
  const events = p.told.map(([event]) => event);
  expect(events.indexOf('tookTributes')).toBeLessThan(events.indexOf('drewTribute'));
  expect(p.s.under[1]!.length).toBe(1);
});
test('EC-154 EC-155 the face-up side is scored for all; then a disc lies on the card', () => {
  const tiles = 'territory*2';
  const p = position(
    { Red: { tiles }, Blue: { tiles: 'territory' }, Green: { tiles } },
    { turn: ['Green', 'edict', { decree: 0, left: 1 }], policies: 'decentralization' },
  ).plays('Green', 'settle decentralization');
  expect(['Red', 'Blue', 'Green'].map(name => p.of(name).vp)).toEqual([14, 12, 14]);
  expect([p.s.done, p.told.map(([event]) => event).includes('discLaid')]).toEqual([1, true]);
});
test('EC-156 EC-158 with the sixth disc a tribute comes under the seventh policy, if there is one', () => {
  const sixth = (pile: number) => {
    const p = position(
      { Red: {}, Blue: {}, Green: {} },
      {
        policies: 'frugality emperors-tour',
        done: 'centralization legalism border-defence meritocracy book-burning',
        pile,
      },
    );
    const before = p.s.under[2]!.length;
    const gained = p.settles('Red', 'emperors-tour');
    return [p.s.done, p.s.under[2]!.length - before, p.s.pile.length, ...Object.values(gained)];
  };
  expect(sixth(5)).toEqual([0, 1, 4, 0, 0, 0]);
  expect(sixth(0)).toEqual([0, 0, 0, 0, 0, 0]); // nobody draws, so nobody gets three points
  const fifth = position(
    { Red: {}, Blue: {}, Green: {} },
    { policies: POLICIES, done: 'legalism meritocracy book-burning' },
  );
  fifth.settles('Red', 'emperors-tour');
  expect(fifth.s.under.flat().length).toBe(0);
});
test('EC-159 players are settled clockwise from the chooser, so the first draws the last tribute', () => {
  const last = (chooser: string) => {
    const p = position(
      { Red: { tiles: 'book' }, Blue: { tiles: 'book' }, Green: { tiles: 'book' } },
      { policies: 'book-preservation frugality', pile: 2 },
    );
    p.settles(chooser, 'book-preservation');
    return ['Red', 'Blue', 'Green'].map(name => p.of(name).tributes.length);
  };
  expect([last('Red'), last('Blue'), last('Green')]).toEqual([
    [1, 1, 0],
    [0, 1, 1],
    [1, 0, 1],
  ]);
});
test('EC-160 EC-161 turning over is optional and works on any policy; disc and tributes stay', () => {
  const p = deciding({ done: 'legalism', under: { legalism: [3] } })
    .plays('Red', 'take 1')
    .offers('Red', 'turn legalism', 'turn frugality');
  p.plays('Red', 'turn legalism');
  expect([p.s.policies.includes(3), p.s.done, p.s.under[1]!.length]).toEqual([true, 0b10, 1]);
  const q = deciding().plays('Red', 'take 1', 'settle frugality', 'gain vp').offers('Red', 'end').plays('Red', 'end');
  expect(q.s.policies.slice(0, 3)).toEqual([5, 12, 1]);
});
test('EC-162 a policy just turned over may be settled, unless a disc lies on it', () => {
  const p = deciding({ done: 'legalism' })
    .plays('Red', 'take 1', 'turn emperors-tour')
    .offers('Red', 'settle emperors-parade');
  p.refuses('Red', 'settle emperors-tour', 'notOffered');
  deciding({ done: 'legalism' })
    .plays('Red', 'take 1', 'turn legalism')
    .refuses('Red', 'settle confucianism', 'hasDisc');
});
test('EC-010 EC-163 only the face-up side counts: what always works begins and ends with it', () => {
  const p = deciding({}, { tiles: 'canal*2 territory' }).plays('Red', 'take 1');
  expect(p.settles('Red', 'decentralization').Blue).toBe(2);
  p.plays('Red', 'turn frugality');
  p.s.done = 0;
  expect(p.settles('Red', 'decentralization').Blue).toBe(6);
});
