import { OK } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import type { Box } from '../box.ts';
import { missing, NO_DISCOUNT, whyNotReady } from '../facts/build.ts';
import { No } from '../reasons.ts';
import { RICE, TRAINED, UNTRAINED } from '../words.ts';
import { position } from './position.ts';

/** Refusals that no printed card leads to: packs may have such cards. */
test('TK-235 a card may ask for a moment of the game', () => {
  const { s, box } = position({ round: 4 });
  const asking = (needs: { kind: 'evenRound' } | { kind: 'inAlliance' }): Box => ({
    ...box,
    pack: { ...box.pack, enhancements: box.pack.enhancements.map(row => ({ ...row, needs })) },
  });
  expect(whyNotReady(s, asking({ kind: 'evenRound' }), 0, 1)).toBe(OK);
  s.round++;
  expect(whyNotReady(s, asking({ kind: 'evenRound' }), 0, 1)).toBe(No.needsMoment);
});
test('TK-239 a card may cost trained or untrained armies, and not be paid with the others', () => {
  const p = position({ wei: { goods: { untrained: 1 } } });
  const costing = (good: number): Box => ({
    ...p.box,
    costs: p.box.costs.map(cost => ({ ...cost, armies: 0, goods: cost.goods.map((_, i) => Number(i === good)) })),
  });
  const why = (good: number) => missing(p.s, costing(good), 0, 1, NO_DISCOUNT, 0);
  expect([why(UNTRAINED), why(TRAINED)]).toEqual([OK, No.costsTrained]);
  p.player('wei').goods[TRAINED] = 1;
  p.player('wei').goods[UNTRAINED] = 0;
  expect([why(UNTRAINED), why(TRAINED)]).toEqual([No.costsTrained, OK]);
});
test('TK-313 popular support costs its rice, though the rice should have gone since it was offered', () => {
  const p = position({ wei: { goods: { rice: 2 } } });
  p.s.agenda.push({ at: 'buySupport', seat: 0 });
  p.table.offers('buySupport.buy');
  p.player('wei').goods[RICE] = 1;
  p.table.refuses('buySupport.buy', 'supportCosts').offers('buySupport.refuse');
});
