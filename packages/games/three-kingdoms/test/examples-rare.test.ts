import { expect, test } from 'vitest';
import { position } from './position.ts';

/** What hardly comes up in play. */
test('TK-259 EX-63 beyond the highest rank', () => {
  const p = position({ wei: { rank: 4, goods: { gold: 2 } }, bids: ['xu-chu control-han-emperor'] });
  const t = p.acting('wei').plays('actions.take control-han-emperor', 'emperor.leave xu-chu');
  expect(t.state.players[0]!.rank).toBe(5);
  const top = position({ wei: { rank: 5, goods: { gold: 1 } }, bids: ['xu-chu control-han-emperor'] });
  top.acting('wei').refuses('actions.take control-han-emperor', 'highestRank');
});
