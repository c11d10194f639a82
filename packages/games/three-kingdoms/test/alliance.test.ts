import { expect, test } from 'vitest';
import type { Given } from './given.ts';
import { position } from './position.ts';

const choosing = (given: Given = {}) => {
  const p = position(given);
  p.begin({ at: 'round', seat: -2 });
  return p;
};
const ARMIES = 'recruit-armies';

test('TK-085 TK-086 second and third are allied, and the third chooses', () => {
  for (const [order, allies, chooser] of [
    ['wei wu shu', 0b110, 2],
    ['wu wei shu', 0b101, 2],
    ['shu wei wu', 0b011, 1],
  ] as const) {
    const p = choosing({ order });
    p.table.at('alliance', chooser).plays(`alliance.choose ${ARMIES}`);
    expect([p.s.allies, p.s.alliance]).toEqual([allies, 0]);
  }
});
test('TK-087 ten common spaces qualify; not the emperor, popular support, battles or tribes', () => {
  const p = choosing();
  expect(p.table.options().length).toBe(10);
  for (const space of [
    'control-han-emperor',
    'win-popular-support',
    'battle-shu-wu',
    'battle-wei-wu',
    'tribal-shu',
    'tribal-wei',
  ])
    p.table.refuses(`alliance.choose ${space}`, 'notForAlliance');
});
test('TK-088 not the space of the round before, whoever chooses', () => {
  for (const order of ['wei wu shu', 'shu wei wu'])
    choosing({ order, alliance: ARMIES })
      .table.refuses(`alliance.choose ${ARMIES}`, 'sameAlliance')
      .offers('alliance.choose train-armies');
});
test('TK-089 choosing is a duty: nothing but spaces can be answered', () => {
  const p = choosing({ alliance: ARMIES });
  expect(p.table.options().every(words => words.startsWith('alliance.choose '))).toBe(true);
  expect(p.table.options().length).toBe(9);
});
test('TK-090 the bids of both allies with all they place are added up against the outsider', () => {
  const given = { alliance: ARMIES, emperor: 'shu' } as const;
  const p = position({
    ...given,
    bids: [`cao-cao ${ARMIES} support 3`, `ling-cao ${ARMIES} support 1`, `ma-dai ${ARMIES} emperor 1`],
  });
  expect(p.winners(ARMIES)).toEqual(['wu', 'shu']); // 4+1 and 4+1 against 7
  const apart = position({
    ...given,
    alliance: 'train-armies',
    bids: [`cao-cao ${ARMIES} support 3`, `ling-cao ${ARMIES}`, `ma-dai ${ARMIES}`],
  });
  expect(apart.winners(ARMIES)).toEqual(['wei']);
});
test('TK-091 each ally with a general there takes the action', () => {
  const p = position({
    alliance: ARMIES,
    wu: { goods: {} },
    shu: { goods: {} },
    bids: [`ling-cao ${ARMIES}`, `ma-dai ${ARMIES}`],
  });
  const t = p
    .resolving()
    .at('actions', 1)
    .plays(`actions.take ${ARMIES}`)
    .at('actions', 2)
    .plays(`actions.take ${ARMIES}`);
  t.at('alliance');
  expect([p.goods('wu'), p.goods('shu')]).toEqual([{ untrained: 2 }, { untrained: 2 }]);
});
test('TK-092 an ally without a general there neither counts nor acts', () => {
  const p = position({ alliance: ARMIES, bids: [`ma-chao ${ARMIES}`, 'sun-jian train-armies'] });
  expect(p.winners(ARMIES)).toEqual(['shu']);
  const beaten = position({
    alliance: ARMIES,
    bids: [`xu-chu ${ARMIES}`, `ling-cao ${ARMIES}`, 'ma-chao train-armies'],
  });
  expect(beaten.winners(ARMIES)).toEqual(['wei']);
});
test('TK-093 the outsider needs more than both together, or the same sooner', () => {
  const bid = (...list: string[]) =>
    position({ alliance: ARMIES, bids: list.map(who => `${who} ${ARMIES}`) }).winners(ARMIES);
  expect(bid('xu-chu', 'ling-cao', 'ma-chao')).toEqual(['wu', 'shu']); // 5 against 9
  expect(bid('ling-cao', 'ma-chao', 'xu-chu', 'cao-ren')).toEqual(['wu', 'shu']); // 9 later
  expect(bid('xu-chu', 'cao-ren', 'ling-cao', 'ma-chao')).toEqual(['wei']); // 9 sooner
  expect(bid('ling-cao', 'ma-chao', 'xu-chu', 'pang-de')).toEqual(['wei']); // 10
});
test('TK-094 on any other space allies are rivals', () => {
  const p = position({
    alliance: ARMIES,
    bids: ['xu-chu train-armies', 'ling-cao train-armies', 'ma-dai train-armies'],
  });
  expect(p.winners('train-armies')).toEqual(['wei']);
  const two = position({ alliance: ARMIES, bids: ['ling-cao train-armies', 'ma-chao train-armies'] });
  expect(two.winners('train-armies')).toEqual(['shu']);
});
test('TK-095 the token stays until the next choice, whatever the result', () => {
  for (const bids of [[`xu-chu ${ARMIES}`], [`ma-dai ${ARMIES}`], []]) {
    const p = position({ alliance: ARMIES, bids });
    p.resolving();
    if (bids.length > 0) p.table.plays(`actions.take ${ARMIES}`);
    p.table.at('alliance');
    expect([p.s.round, p.s.alliance]).toEqual([2, 0]);
  }
});
test('TK-096 when the outsider joins, all three are allies there', () => {
  const three = [`xu-chu ${ARMIES}`, `ling-cao ${ARMIES}`, `ma-dai ${ARMIES}`];
  expect(position({ alliance: ARMIES, allies: 'wei wu shu', bids: three }).winners(ARMIES)).toEqual([
    'wei',
    'wu',
    'shu',
  ]);
  expect(position({ alliance: ARMIES, allies: 'wei wu shu', bids: three.slice(0, 2) }).winners(ARMIES)).toEqual([
    'wei',
    'wu',
  ]);
});
test('TK-097 nothing that was agreed binds: an ally may bid elsewhere or pass', () => {
  const p = choosing({ order: 'wei wu shu' });
  p.table.plays(`alliance.choose ${ARMIES}`, 'bid.assign cao-cao hire-import').at('bid', 1);
  const options = p.table.options();
  expect(options.length).toBe(16); // Sun Jian to any of 15 spaces, or a pass
  p.table.plays('bid.pass').at('bid', 2).plays('bid.pass');
});
