import { expect, test } from 'vitest';
import { content } from '../content/index.ts';
import { position } from './position.ts';

const FOUR = ['Blue', 'Red', 'Purple', 'Yellow'] as const;

test('ZG-180 Writing, then Currency, then Laws, when all cards are played', () => {
  const p = position({ round: 1, Blue: { low: [1, 1, 1] } });
  p.phase3();
  const accepted = [0, 1, 2].map(aspect => {
    expect(p.s.agenda.at(-1)).toMatchObject({ at: 'reward', aspect });
    p.table.plays('accept');
    if (aspect === 0) p.table.plays('take red');
    return p.s.round;
  });
  expect(accepted).toEqual([0, 0, 1]);
});
test('ZG-181 the reward of this round and this aspect', () => {
  for (let round = 1; round <= 5; round++)
    for (const [aspect, name] of (['writing', 'currency', 'laws'] as const).entries()) {
      const p = position({ round, Blue: { low: [1, 1, 1] } });
      p.phase3(name);
      const before = p.k.clone(p.s);
      p.table.plays('accept');
      const reward = content.rewards[round - 1]![aspect]!;
      const asked = {
        anyOfficial: 'rewardOfficial',
        governor: 'rewardGovernor',
        wall: 'rewardWall',
        palace: 'rewardPalace',
      };
      if (reward.kind === 'workers') expect(p.of('Blue').workers[reward.region - 1]).toBe(reward.count);
      else if (reward.kind === 'officials')
        expect(p.of('Blue').above).toBe(`${reward.colour}${reward.region} ${reward.colour}${reward.region}`);
      else p.table.at(asked[reward.kind], 0);
      expect(before.agenda.at(-1)).toMatchObject({ at: 'reward', seat: 0 });
      expect(p.table.told).toContainEqual(['accepted', 0, (round - 1) * 3 + aspect]);
    }
});
test('ZG-182 low markers count one, tall ones three', () => {
  const p = position({ Blue: { low: [3] }, Red: { low: [1], tall: [1] }, Yellow: { low: [2] } });
  p.phase3();
  p.table.at('reward', 1).plays('pass').at('reward', 0).plays('pass').at('reward', 2);
});
test('ZG-183 without a marker nobody is asked; without any marker the reward is not given', () => {
  const p = position({ Blue: { low: [0, 1] }, Red: { low: [1] } });
  p.phase3();
  p.table.at('reward', 1).plays('pass').at('reward', 0).plays('pass').at('play');
  const told = position().phase3();
  expect(told.filter(([event]) => event === 'noReward')).toEqual([
    ['noReward', 0],
    ['noReward', 1],
    ['noReward', 2],
  ]);
});
test('ZG-184 ZG-193 down the ranking until somebody accepts; nobody is asked twice for an aspect', () => {
  const p = position({
    players: FOUR,
    Blue: { low: [1] },
    Red: { low: [4] },
    Purple: { low: [2] },
    Yellow: { low: [3] },
  });
  p.phase3();
  p.table.at('reward', 1).plays('pass').at('reward', 3).plays('pass').at('reward', 2).plays('accept', 'take red');
  p.table.at('play'); // Blue is not asked any more
  expect(p.of('Purple').above).toBe('red3');
  const q = position({ Blue: { low: [2] }, Red: { low: [1] } });
  q.phase3();
  q.table.plays('pass').at('reward', 1).plays('pass').at('play'); // all have passed: not given
  expect(q.s.column).toEqual([-1, -1, -1]);
});
test('ZG-185 only who can take the full reward may accept; the others have to pass', () => {
  const p = position({ Blue: { low: [0, 0, 5], supply: { red: 1 } }, Red: { low: [0, 0, 1] } });
  expect(p.phase3('laws')).toContainEqual(['unable', 0, 2]);
  p.table.at('reward', 1);
  expect(p.of('Blue')).toMatchObject({ low: [0, 0, 5], supply: { red: 1 } });
  const q = position({ Blue: { low: [0, 0, 5], supply: { red: 2 } } });
  q.phase3('laws');
  q.table.at('reward', 0);
});
test('ZG-186 accepting gives back all markers of that colour and moves the disc to the reward', () => {
  const p = position({ Blue: { low: [2, 3, 4], tall: [1, 1] }, track: ['Red', 'Blue', 'Yellow'] });
  p.phase3('currency');
  p.table.plays('accept').at('reward', 0);
  expect(p.of('Blue')).toMatchObject({ low: [2, 0, 4], tall: [1, 0, 0], workers: [0, 2, 0, 0, 0] });
  expect([p.s.lowLeft, p.s.tallLeft]).toEqual([
    [7, 9, 5],
    [0, 1, 1],
  ]);
  expect([p.s.track, p.s.column]).toEqual([
    [1, 2],
    [-1, 0, -1],
  ]);
});
test('ZG-187 passing keeps markers and place, and gives nothing', () => {
  const p = position({ Blue: { low: [0, 3, 1], tall: [0, 1] } });
  p.phase3('currency');
  p.table.plays('pass').at('reward', 0);
  expect(p.of('Blue')).toMatchObject({ low: [0, 3, 1], tall: [0, 1, 0], workers: [0, 0, 0, 0, 0] });
  expect([p.s.track, p.s.column]).toEqual([
    [0, 1, 2],
    [-1, -1, -1],
  ]);
});
test('ZG-188 several rewards in a round: the disc stands on the latest', () => {
  const p = position({ Blue: { low: [1, 1, 1] }, Red: { low: [0, 0, 1] } });
  p.phase3();
  p.table.plays('accept', 'take red');
  expect(p.s.column).toEqual([0, -1, -1]);
  p.table.plays('accept');
  expect([p.s.column, p.s.track]).toEqual([
    [-1, 0, -1],
    [1, 2],
  ]);
});
test('ZG-189 ties: discs still on the track from the top, then those on this round’s rewards from the top', () => {
  const low = [0, 0, 2];
  for (const [column, order] of [
    [{ writing: 'Purple', currency: 'Red' }, [3, 0, 2, 1]],
    [{ writing: 'Red', currency: 'Purple' }, [3, 0, 1, 2]],
  ] as const) {
    const all = { Blue: { low }, Red: { low }, Purple: { low }, Yellow: { low } };
    const p = position({ players: FOUR, ...all, track: ['Yellow', 'Blue'], column });
    p.phase3('laws');
    for (const seat of order) p.table.at('reward', seat).plays('pass');
  }
});
test('ZG-190 then all discs return in that order, and the topmost is first player', () => {
  const p = position({
    players: FOUR,
    track: ['Yellow', 'Blue'],
    column: { writing: 'Purple', laws: 'Red' },
  });
  const told = p.phase3('laws');
  expect([p.s.track, p.s.column]).toEqual([
    [3, 0, 2, 1],
    [-1, -1, -1],
  ]);
  expect(told).toContainEqual(['first', 3]);
  p.table.at('play', 3);
});
test('ZG-191 after round 5 too: the order decides final ties', () => {
  const p = position({ round: 5, Blue: { low: [1, 0, 0] }, track: ['Blue', 'Red', 'Yellow'] });
  p.phase3();
  p.table.plays('accept', 'build 1');
  expect([p.s.ending, p.s.track, p.s.column]).toEqual(['unified', [1, 2, 0], [-1, -1, -1]]);
  expect(p.k.result(p.s).totals).toEqual([0, 0, 0]);
  expect(p.k.result(p.s).places).toEqual([3, 1, 2]);
});
test('ZG-192 turns go clockwise from the first player, whatever the rest of the track says', () => {
  const p = position({ players: FOUR, track: ['Purple', 'Red', 'Yellow', 'Blue'] });
  p.phase3();
  for (const seat of [2, 3, 0, 1, 2]) {
    p.table.at('play', seat);
    p.table.plays(p.table.options().find(option => option.startsWith('play.tuck'))!);
  }
});
