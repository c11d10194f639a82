import { expect, test } from 'vitest';
import { evaluate } from '../../games/qin/evaluate.ts';
import { type Given, position } from '../../games/qin/test/position.ts';

/** What Green's position is worth more than White's, nobody being to move and hands alike. */
function lead(map: string, given: Given): number {
  const { s, box } = position(map, given);
  s.agenda = [];
  return evaluate(s, 0, box) - evaluate(s, 1, box);
}

test('a pagoda on the board is worth more than one at hand', () => {
  expect(lead('RR....\n......', { owners: { A1: 'Green' } })).toBeGreaterThan(1);
});
test('the same position is worth the same to either player', () => {
  const map = 'RR.BB\n.....';
  expect(lead(map, { owners: { A1: 'Green', D1: 'White' } })).toBe(0);
  expect(lead(map, { owners: { A1: 'White', D1: 'Green' } })).toBe(0);
});
test('a province is worth more the nearer it is to major', () => {
  const worth = [2, 3, 4, 5].map(size =>
    lead(`${'R'.repeat(size).padEnd(8, '.')}\n........`, { owners: { A1: 'Green' } }),
  );
  expect(worth).toEqual([...worth].sort((a, b) => a - b));
  expect(new Set(worth).size).toBe(4);
});
test('a small province one half away from a larger one of its colour is worth less', () => {
  const owners = { A1: 'Green', D1: 'White' } as const;
  const exposed = lead('RR.RRR..\n........', { owners });
  expect(exposed).toBeLessThan(lead('RR.BBB..\n........', { owners }));
  expect(lead('RR~RRR..\n~~......', { owners })).toBeGreaterThan(exposed); // water between them
  expect(lead('RRR.RRR.\n........', { owners: { A1: 'Green', E1: 'White' } })).toBe(0); // QIN-106: a tie joins nothing
});
test('a village is worth more the safer it is held', () => {
  const held = (map: string, owners: Given['owners']) =>
    lead(map, { villages: { C1: 'Green' }, ...(owners === undefined ? {} : { owners }) });
  const alone = held('.Rv...\n.R....', { B1: 'Green' });
  const tied = held('.RvB..\n.R.B..', { B1: 'Green', D1: 'White' });
  expect(alone - lead('.Rv...\n.R....', { owners: { B1: 'Green' } })).toBeGreaterThan(0);
  expect(tied).toBeLessThan(alone);
});
test('it is better to be on move, and to hold a tile of one colour', () => {
  const t = position('R.....\n......', { hands: { Green: 'RY RB YB', White: 'RY RB RR' } });
  t.s.agenda = [];
  expect(evaluate(t.s, 1, t.box)).toBeGreaterThan(evaluate(t.s, 0, t.box));
  const waiting = evaluate(t.s, 0, t.box);
  t.to('Green');
  expect(evaluate(t.s, 0, t.box)).toBeGreaterThan(waiting);
});
