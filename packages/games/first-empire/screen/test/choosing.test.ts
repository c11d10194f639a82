import { expect, test } from 'vitest';
import { position } from '../../test/position.ts';
import { press, thing, whyDark } from '../choosing.ts';
import { deskAt, pressed, withForced, withoutLast } from '../gesture.ts';
import { propsAt } from './desk.ts';

const CHU = thing('region', 0);
const WEI = thing('region', 1);
const RECRUIT = thing('action', 0);
const SEARCH = thing('action', 1);
const HIRE = thing('action', 3);

const start = () =>
  position({
    players: { S: { hand: [33, 49], officials: { chu: 'G' }, workers: { chu: 1, wei: 1, qi: 1 } }, M: {} },
    court: [40],
  });

test('a card, then a region: the card is tucked; another region changes it', () => {
  const t = start();
  const props = propsAt(t.k, t.s);
  const card = pressed(props, [], [], thing('card', 33));
  if (card === undefined || 'refused' in card) throw new Error('refused');
  expect(card).toEqual({ line: [], picks: [thing('card', 33)] });
  const tucked = pressed(props, card.line, card.picks, CHU);
  if (tucked === undefined || 'refused' in tucked) throw new Error('refused');
  expect(tucked.line.map(t.k.write)).toEqual(['turn.tuck 33 0']);
  const other = pressed(props, tucked.line, tucked.picks, WEI);
  if (other === undefined || 'refused' in other) throw new Error('refused');
  expect(other.line.map(t.k.write)).toEqual(['turn.tuck 33 1']);
});
test('an action may be named first; another card or action changes the gesture at any time', () => {
  const t = start();
  const props = propsAt(t.k, t.s);
  const { offers } = deskAt(props, []);
  const action = press(offers, [], SEARCH);
  expect(action).toEqual({ picks: [SEARCH], option: undefined });
  const search = pressed(props, [], [SEARCH], thing('card', 33));
  if (search === undefined || 'refused' in search) throw new Error('refused');
  expect(t.k.write(search.line[0]!)).toBe('turn.court 33 1');
  const recruit = pressed(props, search.line, [], RECRUIT);
  if (recruit === undefined || 'refused' in recruit) throw new Error('refused');
  expect(recruit.line.map(t.k.write)).toEqual(['turn.court 33 0']);
  const card = pressed(props, recruit.line, [], thing('card', 49));
  if (card === undefined || 'refused' in card) throw new Error('refused');
  expect(card.line.map(t.k.write)).toEqual(['turn.court 49 0']);
});
test('what has one answer only answers itself, and stepping back takes it along', () => {
  const t = start();
  const props = propsAt(t.k, t.s);
  const hire = withForced(props, [t.k.read('turn.court 49 3')!]);
  expect(hire.map(t.k.write).slice(0, 2)).toEqual(['turn.court 49 3', 'hire.hire 0']);
  const back = withoutLast(props, hire);
  expect(back.line).toEqual([]);
  expect(back.picks).toEqual([thing('card', 49)]);
});
test('a dark thing tells why: of its own, or of the whole move', () => {
  const t = position({ players: { S: { hand: [33, 49], ship: 20 }, M: {} }, court: [40] });
  const { offers } = deskAt(propsAt(t.k, t.s), []);
  const reason = (found: ReturnType<typeof whyDark>) =>
    found === undefined ? undefined : t.k.game.reasons[found.why]![0];
  expect(reason(whyDark(offers, [thing('card', 33)], SEARCH))).toBe('shipAtEnd');
  expect(reason(whyDark(offers, [thing('card', 33)], HIRE))).toBe('noGeneral');
  expect(whyDark(offers, [], thing('card', 121))).toBeUndefined(); // a card set aside is no hand card
  expect(press(offers, [thing('card', 33)], SEARCH)).toHaveProperty('refused');
});
test('Workers for a Wall are named region by region', () => {
  const t = start();
  t.table.plays('court 49 wall');
  const { offers } = deskAt(propsAt(t.k, t.s), []);
  const slot = offers.find(offer => offer.legal && t.box.levels[offer.args[0]!] === 2)!.args[0]!;
  const first = press(offers, [], thing('wallSlot', slot));
  if (first === undefined || 'refused' in first) throw new Error('refused');
  const second = press(offers, first.picks, CHU);
  if (second === undefined || 'refused' in second) throw new Error('refused');
  expect(second.option).toBeUndefined();
  const third = press(offers, second.picks, WEI);
  if (third === undefined || 'refused' in third) throw new Error('refused');
  expect(t.k.write(third.option!.option)).toBe(`wall.build ${slot} 3`);
});
