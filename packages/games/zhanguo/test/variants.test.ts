import { fastRand, SPECTATOR } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import type { Player } from './given.ts';
import { newGame, position } from './position.ts';

const NAMES = ['Blue', 'Red', 'Purple', 'Yellow'] as const satisfies Player[];
const choosing = (count: number, seed = 1) => newGame(NAMES.slice(0, count), { cards: 'choice' }, seed);

test('ZG-238 card choice: three of each deck, one of each goes back under it, two are kept', () => {
  for (const count of [2, 3, 4]) {
    const p = choosing(count);
    p.table.at('keep', ...[0, 1, 2, 3].slice(0, count));
    expect(p.s.drawn.map(cards => cards.length)).toEqual(Array(count).fill(9));
    const [first] = p.k.waiting(p.s);
    const drawn = p.s.drawn[first!]!.slice();
    p.table.refuses('putBack 1+2+7', 'oneOfEach').refuses('putBack 1+4+5', 'oneOfEach').plays('putBack 1+5+9');
    while (p.s.agenda.at(-1)!.at === 'keep') p.table.plays('putBack 1+4+7');
    expect(p.s.hands[first!]).toEqual(drawn.filter((_, i) => ![0, 4, 8].includes(i)));
    expect(p.s.drawn.flat()).toEqual([]);
    for (const layers of p.s.decks) expect(layers.map(({ pieces }) => pieces.length)).toEqual([count, 40 - 3 * count]);
    p.table.at('play', p.s.track[0]!);
  }
});
test('ZG-238 in round 5 two of each deck and no choice', () => {
  for (const [round, asked] of [
    [3, 'keep'],
    [4, 'play'],
  ] as const) {
    const p = position({ options: { cards: 'choice' }, round });
    p.phase3();
    p.table.at(asked);
    expect(p.s.hands[0]!.length).toBe(asked === 'play' ? 6 : 0);
  }
});
test('ZG-239 all choose at once, and what they put back stays unknown to the others', () => {
  const p = choosing(3);
  expect(p.k.waiting(p.s).sort()).toEqual([0, 1, 2]);
  p.table.as(2).plays('putBack 1+4+7');
  expect(p.k.waiting(p.s).sort()).toEqual([0, 1]);
  for (const viewer of [SPECTATOR, 0, 1]) {
    const view = p.k.view(p.s, viewer);
    expect(view.drawn[2]).toEqual([-1, -1, -1, -2, -2, -2, -3, -3, -3]);
  }
  const mine = p.s.drawn[2]!.slice();
  p.table.as(0).plays('putBack 2+5+8').as(1).plays('putBack 3+6+9').at('play');
  const seen = (viewer: number) => p.k.view(p.s, viewer).decks.map(layers => layers[0]!.pieces);
  expect(
    seen(2)
      .flat()
      .filter(card => card > 0),
  ).toEqual([mine[0], mine[3], mine[6]]);
  expect(seen(0).flat()).not.toContain(mine[0]);
  expect(
    seen(SPECTATOR)
      .flat()
      .every(card => card < 0),
  ).toBe(true);
});
test('ZG-239 what a seat has sealed cannot be told by the others', () => {
  const views = ['putBack 1+4+7', 'putBack 3+6+9'].map(answer => {
    const p = choosing(2);
    p.table.as(1).plays(answer);
    return JSON.stringify(p.k.view(p.s, 0));
  });
  expect(views[0]).toBe(views[1]);
});
test('ZG-240 each colour goes back under its own deck', () => {
  const p = choosing(4);
  while (p.s.agenda.at(-1)!.at === 'keep') p.table.plays('putBack 2+6+7');
  for (const [aspect, layers] of p.s.decks.entries())
    expect(layers[0]!.pieces.map(card => p.box.aspectOf[card])).toEqual([aspect, aspect, aspect, aspect]);
});
test('ZG-241 player order: turns go down the Rewards Track', () => {
  for (const [order, seats] of [
    ['track', [2, 0, 3, 1, 2, 0]],
    ['clockwise', [2, 3, 0, 1, 2, 3]],
  ] as const) {
    const p = position({ players: NAMES, options: { order }, track: ['Purple', 'Blue', 'Yellow', 'Red'] });
    p.phase3();
    for (const seat of seats) {
      p.table.at('play', seat);
      p.table.plays(p.table.options().find(option => option.startsWith('play.tuck'))!);
    }
  }
});
test('ZG-242 unrest variant: one step for every Worker hired, where the track can take it', () => {
  const hire = (unrest: string, level: number) => {
    const p = position({ options: { unrest }, Blue: { below: 'red1 gray1', unrest: [level], above: 'white3' } });
    p.turn('Blue', 50).plays('court hire 50');
    return p;
  };
  const p = hire('perWorker', 1);
  p.table.plays('hire 1 nobody');
  expect(p.of('Blue')).toMatchObject({ unrest: [3, 0, 0, 0, 0], workers: [2, 0, 0, 0, 0] });
  hire('perWorker', 2).table.refuses('hire 1 nobody', 'tooRestless').plays('hire 3 white');
  hire('once', 2).table.offers('hire 1 nobody');
});
test('ZG-243 the extra Worker of the Circle board counts as hired', () => {
  const hire = (unrest: string) => {
    const p = position({
      options: { boards: 'sideB', unrest },
      Blue: { board: 'circle', above: 'red1 gray1', unrest: [1] },
    });
    p.turn('Blue', 50).plays('court hire 50');
    return p;
  };
  const p = hire('perWorker');
  p.table.refuses('hire 1 red+gray', 'tooManyWorkers').plays('hire 1 red');
  expect(p.of('Blue')).toMatchObject({ unrest: [3, 0, 0, 0, 0], workers: [2, 0, 0, 0, 0] });
  hire('once').table.offers('hire 1 red+gray');
});
test('ZG-252 options are agreed on before the game and go together in any way', () => {
  const values = Object.values(game.options).map(list => list.length);
  expect(values).toEqual([3, 2, 2, 2, 2, 2]);
  const p = newGame(['Blue', 'Red', 'Yellow'], {
    boards: 'auction',
    cards: 'choice',
    order: 'track',
    unrest: 'perWorker',
  });
  expect(p.box.options).toMatchObject({ boards: 'auction', choosesCards: true, byTrack: true, perWorker: true });
  p.table
    .plays('bid 1', 'pass', 'pass')
    .plays(p.table.options()[0]!)
    .plays('bid 1', 'pass')
    .plays(p.table.options()[0]!);
  p.table.at('keep').plays('putBack 1+4+7', 'putBack 1+4+7', 'putBack 1+4+7');
  for (const seat of p.s.track) {
    p.table.at('play', seat);
    p.table.plays(p.table.options().find(option => option.startsWith('play.tuck'))!);
  }
});
test('ZG-253 where layers meet each draws a full share in turn order, and returned cards wait below', () => {
  for (const count of [2, 3, 4]) {
    const { k, s } = choosing(count, count);
    const rand = fastRand(count);
    const returned: number[][] = [];
    const dealt: number[][][] = [];
    for (let round = -1; !k.over(s); ) {
      const seat = k.waiting(s)[0]!;
      const at = s.agenda.at(-1)!.at;
      if ((at === 'keep' || at === 'play') && s.round !== round) {
        round = s.round;
        const from = at === 'keep' ? s.drawn : s.hands;
        dealt[round] = s.hands.map((_, turn) => from[(s.track[0]! + turn) % count]!.filter(card => card <= 40));
      }
      k.apply(s, seat, k.anyOption(s, seat, rand), rand);
      if (at === 'keep' && s.agenda.at(-1)?.at !== 'keep') returned[round] = s.decks[0]![0]!.pieces.slice();
    }
    const layerOf = (card: number, round: number) =>
      returned.slice(0, round).findLastIndex(cards => cards.includes(card));
    const layers = dealt.map((hands, round) => hands.flat().map(card => layerOf(card, round))); // -1: never seen before
    for (const drawn of layers) expect(drawn).toEqual([...drawn].sort()); // the first to draw get the upper layer
    const again = layers.map(drawn => drawn.filter(layer => layer >= 0));
    expect(again).toEqual(
      {
        2: [[], [], [], [], []],
        3: [[], [], [], [], [0, 0]],
        4: [[], [], [], [0, 0, 0, 0, 1, 1, 1, 1], [2, 2, 2, 2, 3, 3, 3, 3]],
      }[count],
    );
  }
});
