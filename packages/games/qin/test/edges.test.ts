import { expect, test } from 'vitest';
import { OFF, squareNamed } from '../squares.ts';
import { position } from './position.ts';

test('QIN-064 corners do not meet across the edge of the board', () => {
  const left = position('....\n...R\n....\n....');
  left.refuses('Green', 'A2=R A1=Y', 'touchesNothing');
  left.refuses('Green', 'A3=R B3=Y', 'touchesNothing');
  left.refuses('Green', 'A4=R B4=Y', 'touchesNothing');
  const right = position('....\nR...\n....\n....');
  right.refuses('Green', 'D1=R D2=Y', 'touchesNothing');
  right.refuses('Green', 'D2=R D3=Y', 'touchesNothing');
  right.refuses('Green', 'D3=R D4=Y', 'touchesNothing');
});
test.each(['R', 'B', 'Y'])('QIN-106 a join of %s that is forbidden is so wherever the other half lies', colour => {
  const other = colour === 'R' ? 'B' : 'R';
  const t = position(`${colour}${colour}..\n....\n${colour}${colour}..\n....`, {
    owners: { A1: 'Green', A3: 'White' },
    hands: { Green: `${colour}${other}` },
  });
  const { k, s, box } = t;
  const offered = new Set(t.table.options());
  expect(offered.size).toBeGreaterThan(0);
  for (const place of box.places) {
    const words = `lay.lay ${s.hands[0]![0]} ${place}`;
    expect([words, offered.has(words)]).toEqual([words, k.whyNot(s, 0, k.read(words)!) === 0]);
  }
});
test('squares are named from A1 to the last letter and number of the board, and no others', () => {
  const board = { wide: 3, high: 2 };
  expect(['A1', 'C2', 'A2'].map(name => squareNamed(board, name))).toEqual([0, 5, 3]);
  expect(['@2', '@1', 'D1', 'A0', 'A3'].map(name => squareNamed(board, name))).toEqual(Array(5).fill(OFF));
});
