import { fastRand } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { inRegion, standing } from '../../at.ts';
import { texts } from '../../text/en/index.ts';
import { asksOn, stepBack, withForced } from '../line.ts';
import { outcomeOf, sumsOf } from '../outcome.ts';
import { atFirstTurn } from './table.ts';

function hiring() {
  const at = atFirstTurn();
  const { k, s, seat } = at;
  for (let region = 0; region < 5; region++)
    for (let colour = 0; colour < 3; colour++) s.above[standing(seat, region, colour)] = 0;
  s.below[standing(seat, 1, 0)] = 1;
  s.supply.splice(seat * 3, 3, 4, 5, 5);
  const card = s.hands[seat]![0]!;
  const court = k.read(`play.court 2 ${card}`)!;
  return { ...at, card, court, desk: { kernel: k, view: k.view(s, seat), seat } };
}
test('a choice that leaves no choice comes with the one before it, and goes with it', () => {
  const { k, desk, court } = hiring();
  const line = withForced(desk, [court]);
  expect(line.map(k.write)).toEqual([k.write(court), 'hire.hire 1 0']);
  expect(stepBack(desk, line)).toEqual([]);
  const preview = k.preview(desk.view, desk.seat, line, fastRand(1));
  expect(asksOn(desk, preview)).toBe(false);
});
test('a real choice waits', () => {
  const { k, s, seat, court } = hiring();
  s.below[standing(seat, 3, 1)] = 1;
  s.supply.splice(seat * 3, 3, 4, 4, 5);
  const desk = { kernel: k, view: k.view(s, seat), seat };
  expect(withForced(desk, [court])).toEqual([court]);
  const longer = withForced(desk, [court, k.read('hire.hire 3 0')!]);
  expect(stepBack(desk, longer)).toEqual([court]);
});
test('what a line does is told in rule order, own deeds by their verb', () => {
  const { k, s, seat, desk, court, card } = hiring();
  const line = withForced(desk, [court]);
  const preview = k.preview(desk.view, seat, line, fastRand(1));
  const players = ['Mei', 'Ines', 'Tomo'].map(name => ({ name, colour: 'blue' }));
  const lines = outcomeOf({ kernel: k, texts, players, viewer: seat }, preview.told, { subject: 'You', owner: 'your' });
  expect(lines[0]).toContain(`${card}`);
  expect(lines.every(text => !text.startsWith('You '))).toBe(true);
  expect(lines.join(' ')).toMatch(/Region 2/);
  expect(preview.after.workers[inRegion(seat, 1)]).toBe(1);
  expect(sumsOf(s, preview.after, k.box, seat)).toEqual([]);
});
test('numbers that change are listed, before and after', () => {
  const { k, s, seat } = hiring();
  const card = s.hands[seat]!.find(one => k.box.aspectOf[one] === 2)!;
  const { after } = k.preview(k.view(s, seat), seat, [k.read(`play.tuck 0 ${card}`)!], fastRand(1));
  expect(sumsOf(s, after, k.box, seat)).toEqual([{ kind: 'marker', seat, aspect: 2, from: 0, to: 1 }]);
});
