import { expect, test } from 'vitest';
import { alongGames } from './play.ts';
import { position } from './position.ts';

const LONG = { Blue: [4, 4, 4, 4, 4] };
const CALM = { kind: 'calmAnywhere', steps: 1 } as const;
const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);

test('ZG-084 ZG-085 each Region has its own level; it begins on the first or second slot and goes right', () => {
  const p = position({ Blue: { below: 'red1', tucked: { 2: [20], 3: [21, 22] } }, tracks: LONG });
  p.turn('Blue', 50, 51, 52, 53).plays('court hire 50', 'hire 1 nobody');
  p.turn('Blue').plays('tuck 2 51');
  p.turn('Blue').plays('tuck 3 52');
  expect(p.of('Blue').unrest).toEqual([1, 1, 2, 0, 0]);
  p.turn('Blue').plays('court hire 53', 'hire 1 nobody');
  expect(p.of('Blue').unrest).toEqual([2, 1, 2, 0, 0]);
});
test('ZG-086 only the acting player’s own board becomes restless or calm', () => {
  alongGames(({ seat, before, after }) => {
    for (let at = 0; at < after.unrest.length; at++)
      if (Math.floor(at / 5) !== seat) expect(after.unrest[at]).toBe(before.unrest[at]);
  });
});
test('ZG-087 tracks have two to four slots, by Region and side; the last is the maximum', () => {
  for (const [boards, board] of [
    ['sideA', 'circle'],
    ['sideB', 'circle'],
    ['sideB', 'square'],
    ['sideB', 'triangle'],
    ['sideB', 'star'],
  ] as const) {
    const lengths = position({ options: { boards }, Blue: { board } }).box.boards.find(
      ({ id }) => id === board,
    )!.unrest;
    expect([Math.min(...lengths), Math.max(...lengths), sum(lengths)]).toEqual([2, 4, 15]);
    for (const [i, length] of lengths.entries()) {
      const unrest = (level: number) => lengths.map((_, region) => (region === i ? level : 0));
      const hire = (level: number) =>
        position({
          options: { boards },
          Blue: { board, below: `red${i + 1} red${((i + 1) % 5) + 1}`, unrest: unrest(level) },
        })
          .turn('Blue', 50)
          .plays('court hire 50');
      hire(length - 1).offers(`hire ${i + 1} nobody`);
      hire(length).refuses(`hire ${i + 1} nobody`, 'tooRestless');
    }
  }
});
test('ZG-088 the A side: 3, 2, 3, 4, 3', () => {
  const p = position({ Blue: { below: 'red1 red2 red3 red4 red5', unrest: [2, 1, 2, 3, 2] } });
  for (const region of [1, 2, 3, 4, 5])
    p.turn('Blue', 49 + region).plays(`court hire ${49 + region}`, `hire ${region} nobody`);
  p.turn('Blue', 60).refuses('court hire 60', 'hireTooRestless');
  expect(p.of('Blue').unrest).toEqual([3, 2, 3, 4, 3]);
});
test('ZG-089 nothing may push unrest past the maximum', () => {
  const full = position({ Blue: { below: 'red1 red3', unrest: [3], tucked: { 1: [20] } } });
  full
    .turn('Blue', 50)
    .refuses('tuck 1 50', 'tuckTooRestless')
    .plays('court hire 50')
    .refuses('hire 1 nobody', 'tooRestless');
  const alone = position({ Blue: { below: 'red1', unrest: [3] } });
  alone.turn('Blue', 50).refuses('court hire 50', 'hireTooRestless');
});
test('ZG-090 ZG-091 one step less moves left, from the first slot off the track; a calm Region cannot be lowered', () => {
  const p = position({
    Blue: { workers: [2], unrest: [2, 0, 1], tucked: { 4: [60], 5: [61] } },
    cards: { 60: ['wall', CALM], 61: ['wall', CALM] },
  });
  p.turn('Blue', 50)
    .plays('court wall 50', 'build gold-a/1 1', 'card 60')
    .refuses('calm 2', 'noUnrest')
    .plays('calm 3');
  expect(p.of('Blue').unrest).toEqual([2, 0, 0, 0, 0]);
  p.table.plays('card 61').refuses('calm 3', 'noUnrest').plays('calm 1');
  expect(p.of('Blue').unrest).toEqual([1, 0, 0, 0, 0]);
});
test('ZG-092 no Palace with the cube on the symbol or on the last slot, neither built nor rewarded', () => {
  for (const level of [0, 1, 2, 3, 4]) {
    const blocked = level === 2 || level === 4;
    const given = { Blue: { workers: [2, 1], unrest: [level] }, tracks: LONG, palaceBlock: { Blue: [2, 2, 2, 2, 2] } };
    const p = position(given);
    p.turn('Blue', 50);
    if (blocked) p.table.refuses('court palace 50', 'palaceNowhere');
    else p.table.plays('court palace 50').offers('build 1 2');
    const q = position({ ...given, round: 3, Blue: { ...given.Blue, low: [0, 0, 1] } });
    q.phase3('laws');
    q.table.plays('accept');
    if (blocked) q.table.refuses('build 1', 'palaceBlocked');
    else q.table.offers('build 1');
  }
});
test('ZG-093 the symbol is one before the last slot; tracks of two have only the last', () => {
  for (const [region, blocked] of [
    [1, [2, 3]],
    [2, [2]],
    [4, [3, 4]],
  ] as const)
    for (let level = 0; level <= 4; level++) {
      const levels = [0, 0, 0, 0, 0].map((_, i) => (i === region - 1 ? level : 0));
      const p = position({ Blue: { workers: [2, 2, 2, 2, 2], unrest: levels } });
      p.turn('Blue', 50).plays('court palace 50');
      if (blocked.some(slot => slot === level)) p.table.refuses(`build ${region} 3`, 'palaceBlocked');
      else p.table.offers(`build ${region} 3`);
    }
});
test('ZG-094 with the cube on the last slot the cards of that Region sleep', () => {
  const cards = { 60: ['wall', { kind: 'points', amount: 2 }], 61: ['wall', { kind: 'points', amount: 3 }] } as const;
  const wall = (level: number) =>
    position({ Blue: { workers: [1], unrest: [0, 0, level], tucked: { 3: [60], 1: [61] } }, cards: { ...cards } })
      .turn('Blue', 50)
      .plays('court wall 50', 'build gold-a/1 1');
  wall(2).offers('card 60');
  wall(3).refuses('card 60', 'blocked').offers('card 61');
});
test('ZG-095 unrest rises by tucking and hiring only; it falls by Governors, calming cards and one power', () => {
  const ways = new Set<string>();
  alongGames(
    ({ k, before, after, move, args }) => {
      const change = sum(after.unrest) - sum(before.unrest);
      const awaited = before.agenda.some(({ at }) => at === 'appease'); // the bonus of the square came first
      if (change > 0) ways.add(`+${move}`);
      if (change < 0) ways.add(`-${awaited ? 'awaited' : move}`);
      if (change < 0 && move === 'activate.card') expect(k.box.bonusOf[args[0]!]!.kind).toBe('calmHere');
    },
    {},
    4,
  );
  expect([...ways].filter(way => way.startsWith('+')).sort()).toEqual(['+hire.hire', '+play.tuck']);
  const falling = [
    'activate.card',
    'awaited',
    'calm.calm',
    'governor.install',
    'rewardGovernor.install',
    'trade.trade',
  ];
  for (const way of ways) if (way.startsWith('-')) expect(falling).toContain(way.slice(1));
});
test('ZG-247 the highest unrest forbids nothing else', () => {
  const p = position({ Blue: { unrest: [3, 2, 3, 4, 3], above: 'red1 gray1 white1 red2', workers: [1, 1, 1] } });
  const begin = () => p.turn('Blue', ...[50, 51, 52, 53].filter(card => !p.s.court.includes(card)));
  begin().plays('court recruit 50', 'recruit gray 4');
  begin().plays('court reassign 51', 'step red2 1', 'stop');
  begin().plays('court wall 52', 'build gold-a/3 1+2+3');
  begin().plays('court governor 53', 'install 1 1c');
  const q = position({ round: 1, Blue: { unrest: [3, 2, 3, 4, 3], low: [1, 1, 1] } });
  q.phase3();
  q.table.plays('accept', 'take red', 'accept', 'accept').at('play');
  expect(q.of('Blue')).toMatchObject({ above: 'red3 red5 red5', workers: [0, 2, 0, 0, 0], unrest: [3, 2, 3, 4, 3] });
});
