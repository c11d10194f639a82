import { expect, test } from 'vitest';
import { layWords, position } from './position.ts';

const CROSS = `
  . . . R . . .
  . . . R . . .
  R R R . R R .
  . . . . . . .`;

test('QIN-100 three provinces can be joined at once', () => {
  const t = position(CROSS, {
    players: ['Green', 'White', 'Purple'],
    owners: { A3: 'Green', D1: 'White', E3: 'Purple' },
  });
  expect(t.lays('White', 'D3=R D4=R')).toEqual({ Green: -1, White: +1, Purple: +1 });
  expect(t.province('D1')).toEqual({ owner: 'Green', size: 9, pagodas: 2 });
  expect(t.table.told.filter(([event]) => event === 'absorbed')).toHaveLength(2);
});
test('QIN-101 the territories of each player are added up', () => {
  const t = position(CROSS, { owners: { A3: 'Green', D1: 'White', E3: 'White' } });
  expect(t.lays('Green', 'D3=R D4=Y')).toEqual({ Green: +1 });
  expect(t.province('A3')).toEqual({ owner: 'White', size: 8, pagodas: 2 });
});
test('QIN-102 the halves just laid do not count', () => {
  const t = position('RR..RR\n......', { owners: { A1: 'Green', E1: 'White' } });
  t.refuses('Green', 'C1=R D1=R', 'tied');
});
test('QIN-103 lone territories linked in do not count', () => {
  const tied = position('.....\nRR.RR\n..R..', { owners: { A2: 'Green', D2: 'White' } });
  tied.refuses('Green', 'C2=R C1=Y', 'tied');
  const led = position('......\nRR.RRR\n..R...', { owners: { A2: 'Green', D2: 'White' } });
  expect(led.lays('Green', 'C2=R C1=Y')).toEqual({ Green: +1, White: -1 });
  expect(led.province('C3')).toEqual({ owner: 'White', size: 7, pagodas: 2 });
});
test('QIN-104 the owner of most need not be the active player', () => {
  const t = position('RR.RRR\n......', { players: ['Green', 'White', 'Purple'], owners: { A1: 'Green', D1: 'White' } });
  expect(t.lays('Purple', 'C1=R C2=B')).toEqual({ Green: +1, White: -1 });
  expect(t.province('A1')?.owner).toBe('White');
});
test('QIN-105 provinces of one owner join without comparison', () => {
  const t = position('RR.RR\n.....', { owners: { A1: 'White', D1: 'White' } });
  expect(t.lays('Green', 'C1=R C2=Y')).toEqual({});
  expect(t.province('A1')).toEqual({ owner: 'White', size: 5, pagodas: 2 });
});
test('QIN-106 a tie for the highest of three totals forbids the join', () => {
  const t = position(CROSS, {
    players: ['Green', 'White', 'Purple', 'Black'],
    owners: { A3: 'Green', D1: 'White', E3: 'Purple' },
  });
  t.to('Black', 'D3=R D4=Y').offers('D3=R D4=Y');
  const tied = position(CROSS.replace('R R R .', '. R R .'), {
    players: ['Green', 'White', 'Purple', 'Black'],
    owners: { B3: 'Green', D1: 'White', E3: 'Purple' },
  });
  tied.refuses('Black', 'D3=R D4=Y', 'tied');
});
test('QIN-106 a tie forbids every lay that would join the two, whatever other lays are asked about', () => {
  const t = position('..YY..\n......\n..YY..', {
    owners: { C1: 'Green', C3: 'White' },
    hands: { Green: 'RY YB RB' },
  });
  const offered = t.to('Green').options();
  for (const one of ['R', 'B'])
    for (const lay of [`C2=Y B2=${one}`, `C2=Y D2=${one}`, `D2=Y C2=${one}`, `D2=Y E2=${one}`]) {
      t.refuses('Green', lay, 'tied');
      expect(offered).not.toContain(layWords(t.box, lay));
    }
  expect(offered).toContain(layWords(t.box, 'C2=R D2=B'));
});
test('QIN-107 a tie below the highest does no harm', () => {
  const t = position(CROSS, {
    players: ['Green', 'White', 'Purple'],
    owners: { A3: 'Green', D1: 'White', E3: 'Purple' },
  });
  t.to('Purple', 'D3=R D4=Y').offers('D3=R D4=Y');
});
test('QIN-107 where any tie forbids, a tie below the highest does too, and three different totals do not', () => {
  const joining = (map: string, ties: string) =>
    position(map, {
      players: ['Green', 'White', 'Purple'],
      owners: { A3: 'Green', D1: 'White', E3: 'Purple' },
      options: { ties },
    });
  joining(CROSS, 'any').refuses('Purple', 'D3=R D4=Y', 'tied');
  const uneven = '...R....\n...R....\nRRR.RRRR\n........';
  joining(uneven, 'any').to('Purple', 'D3=R D4=Y').offers('D3=R D4=Y');
});
test('QIN-107 players who own nothing in the join tie with nobody', () => {
  const t = position(CROSS, {
    players: ['Green', 'White', 'Purple', 'Black'],
    owners: { A3: 'Green', D1: 'White', E3: 'White' },
    options: { ties: 'any' },
  });
  t.to('Green', 'D3=R D4=Y').offers('D3=R D4=Y');
});
test('QIN-108 a major whose owner does not lead alone forbids the join', () => {
  const map = (east: string) => `
    . . . . . R . . . .
    . . . . . R . . . .
    R R R R R . ${east}
    . . . . . . . . . .`;
  const owners = { A3: 'Green', F1: 'White', G3: 'White' } as const;
  position(map('R R R R'), { owners }).refuses('White', 'F3=R F4=Y', 'protectedMajor');
  position(map('R R R .'), { owners }).refuses('White', 'F3=R F4=Y', 'tied');
  expect(position(map('R R . .'), { owners }).lays('White', 'F3=R F4=Y')).toEqual({ White: +2 });
});
test('QIN-108 where a major absorbs though outnumbered, its owner keeps it, and the one with more loses all', () => {
  const absorbing = (east: string, given: object = {}) =>
    position(`.....R....\n.....R....\nRRRRR.${east}\n..........`, {
      owners: { A3: 'Green', F1: 'White', G3: 'White' },
      options: { outnumbered: 'absorbs' },
      ...given,
    });
  const more = absorbing('RRRR');
  expect(more.lays('White', 'F3=R F4=Y')).toEqual({ White: +2 });
  expect(more.province('F1')).toEqual({ owner: 'Green', size: 12, pagodas: 2 });
  const level = absorbing('RRR.');
  expect(level.lays('Green', 'F3=R F4=Y')).toEqual({ White: +2 }); // as many: there is an owner all the same
  expect(level.province('F1')?.owner).toBe('Green');
  absorbing('RRRR', { owners: { A3: 'Green', F1: 'White', G3: 'Green' } })
    .to('Green', 'F3=R F4=Y')
    .offers('F3=R F4=Y');
  const letter = absorbing('RRR.', {
    players: ['Green', 'White', 'Purple'],
    options: { outnumbered: 'absorbs', ties: 'any' },
  });
  letter.refuses('White', 'F3=R F4=Y', 'tied'); // QIN-107 to the letter
});
test('QIN-108 where a major absorbs, ordinary provinces alone still go to who has most, and two majors never join', () => {
  const options = { outnumbered: 'absorbs' };
  const ordinary = position('RR.RRR\n......', { owners: { A1: 'Green', D1: 'White' }, options });
  expect(ordinary.lays('Green', 'C1=R C2=B')).toEqual({ Green: +1, White: -1 });
  position('RR.RR\n.....', { owners: { A1: 'Green', D1: 'White' }, options }).refuses('Green', 'C1=R C2=B', 'tied');
  position('RRRRR.RRRRRR\n............', { owners: { A1: 'Green', G1: 'White' }, options }).refuses(
    'Green',
    'F1=R F2=Y',
    'twoMajors',
  );
});
test('QIN-109 two majors never join, of one owner or of two', () => {
  for (const other of ['Green', 'White'] as const) {
    const t = position('RRRRR.RRRRRR\n............', { owners: { A1: 'Green', G1: other } });
    t.refuses('Green', 'F1=R F2=Y', 'twoMajors');
    t.refuses('White', 'F1=R F2=R', 'twoMajors');
  }
});
test('QIN-110 QIN-112 a major absorbs several ordinary provinces of others', () => {
  const t = position(
    `. . . . . R . .
     . . . . . R . .
     R R R R R . R R
     . . . . . . . .`,
    { players: ['Green', 'White', 'Purple'], owners: { A3: 'Green', F1: 'White', G3: 'Purple' } },
  );
  expect(t.lays('White', 'F3=R F4=Y')).toEqual({ White: +1, Purple: +1 });
  expect(t.province('F1')).toEqual({ owner: 'Green', size: 10, pagodas: 2 });
});
test('QIN-111 the smallest join makes five and is major', () => {
  const t = position('RR.RR\n.....', { owners: { A1: 'Green', D1: 'Green' } });
  t.lays('Green', 'C1=R C2=B');
  expect(t.province('C1')).toEqual({ owner: 'Green', size: 5, pagodas: 2 });
});
test('QIN-113 pagodas of the owner come to exactly two: one adds, two stay, three or more go back', () => {
  const cross = `
    . . . R . . .
    . . . R . . .
    R R . . R R R
    . . . R . . .
    . . . R . . .`;
  const one = position('RR.RRR\n......', { owners: { A1: 'White', D1: 'Green' } });
  expect(one.lays('Green', 'C1=R C2=Y')).toEqual({ Green: -1, White: +1 });
  const two = position('RR.RRR\n......', { owners: { A1: 'Green', D1: 'Green' } });
  expect(two.lays('Green', 'C1=R C2=Y')).toEqual({});
  const four = position(cross, { owners: { A3: 'Green', D1: 'Green', D4: 'Green', E3: 'Green' } });
  expect(four.lays('Green', 'D3=R C3=R')).toEqual({ Green: +2 });
  expect(four.province('A3')).toEqual({ owner: 'Green', size: 11, pagodas: 2 });
});
test('QIN-110 QIN-112 a join tells what every loser loses and what goes home, and nothing of players without a share', () => {
  const t = position('RRRR.RR\n.......', {
    players: ['Green', 'White', 'Purple', 'Black'],
    owners: { A1: 'White', F1: 'Black' },
  });
  expect(t.lays('Green', 'E1=R E2=Y')).toEqual({ White: -1, Black: 1 });
  expect(t.s.supply).toEqual([15, 13, 15, 15]);
  const events = t.table.told.filter(([event]) => ['joined', 'absorbed', 'returned', 'major'].includes(event));
  const province = expect.any(Number);
  expect(events).toEqual([
    ['joined', 1, province, 7, 4],
    ['absorbed', 1, 3, 2],
    ['returned', 3, 1],
    ['major', 1, province],
  ]);
});
test('QIN-113 pagodas beyond the two of a major province are told as they go home', () => {
  const t = position('RRRRR.RR\n........\n....RR..', { owners: { A1: 'Green', G1: 'Green', E3: 'Green' } });
  expect(t.lays('White', 'F1=R F2=R')).toEqual({ Green: 2 });
  expect(t.table.told.filter(([event]) => event === 'returned')).toEqual([['returned', 0, 2]]);
});
test('QIN-096 a province is told to be major once, when it becomes so', () => {
  const majors = (map: string) => {
    const t = position(map, { owners: { A1: 'Green' } });
    t.lays('Green', map.startsWith('RRRR.') ? 'E1=R F1=R' : 'F1=R G1=R');
    return t.table.told.filter(([event]) => event === 'major').length;
  };
  expect([majors('RRRR...\n.......'), majors('RRRRR..\n.......')]).toEqual([1, 0]);
});
