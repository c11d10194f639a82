import { describe, expect, test } from 'vitest';
import { fastRand, type Remembered, takeAnyOf, UNKNOWN } from '../../index.ts';
import { followsTheLaws } from './laws-of.ts';
import { type Scripted, scripted } from './scripted.ts';
import { zhanguo } from './zhanguo.ts';
import { at, drawFrom, NOBODY, type Player, type ZhanGuo } from './zhanguo-board.ts';

followsTheLaws(zhanguo, 6);

const [RED, GRAY] = [0, 1];
const [LEFT, RIGHT, UP] = [0, 1, 2];
const below = (region: number, colour: number) => 15 + at(region, colour);

/** Seat 0 with this board, at this decision; nothing else on it. */
function boardAt(frame: ZhanGuo['state']['agenda'][number], arrange: (p: Player) => void): Scripted<ZhanGuo> {
  return scripted(zhanguo, 2, s => {
    const p = s.players[0]!;
    p.up.fill(0);
    p.down.fill(0);
    arrange(p);
    p.supply = [15 - [...p.up, ...p.down].reduce((n, m) => n + m), 0, 0];
    s.sealed = [];
    s.agenda = [{ at: 'end', seat: -2 }, frame];
  });
}
const reassigning = (points: number, arrange: (p: Player) => void, must = true) =>
  boardAt({ at: 'reassign', seat: 0, points, spent: 0, must, passing: NOBODY }, arrange);

describe('re-assigning Officials', () => {
  const fullInTheMiddle = (p: Player) => {
    p.down[at(0, RED)] = 1;
    p.down[at(1, GRAY)] = 2;
  };
  test('a full Workers area is entered only with a point left to leave it [ZG-107]', () => {
    const enter = `step ${below(0, RED)} ${RIGHT}`;
    expect(reassigning(1, fullInTheMiddle).refuses(enter)).toBe('noPointLeft');
    expect(reassigning(2, fullInTheMiddle).refuses(enter)).toBe('ok');
  });
  test('whoever is on the way moves on at once: no stop, no other Official, no free step between [ZG-108]', () => {
    const t = reassigning(3, p => {
      fullInTheMiddle(p);
      p.up[at(3, RED)] = 1;
    });
    t.plays(`step ${below(0, RED)} ${RIGHT}`);
    expect(t.refuses('stop')).toBe('otherOnTheWay');
    expect(t.refuses(`moveDown ${at(3, RED)}`)).toBe('otherOnTheWay');
    expect(t.refuses(`step ${at(3, RED)} ${LEFT}`)).toBe('otherOnTheWay');
    const onward = [LEFT, RIGHT, UP].map(way => `step ${below(1, RED)} ${way}`);
    expect(t.offers()).toEqual(onward);
  });
  test('two full areas in a row cost three points, and the last leads up [ZG-107]', () => {
    const t = reassigning(3, p => {
      fullInTheMiddle(p);
      p.down[at(2, GRAY)] = 2;
    });
    t.plays(`step ${below(0, RED)} ${RIGHT}`, `step ${below(1, RED)} ${RIGHT}`);
    expect(t.refuses(`step ${below(2, RED)} ${LEFT}`)).toBe('noPointLeft'); // full as well
    expect(t.offers()).toEqual([RIGHT, UP].map(way => `step ${below(2, RED)} ${way}`));
    t.plays(`step ${below(2, RED)} ${UP}`);
    expect(t.s.players[0]!.up[at(2, RED)]).toBe(1);
    expect(t.open()).not.toBe('reassign');
  });
  test('the action spends at least one point, a bonus may spend none [ZG-103, ZG-113]', () => {
    const one = (p: Player) => {
      p.up[at(0, RED)] = 1;
    };
    expect(reassigning(3, one).refuses('stop')).toBe('spendOne');
    expect(reassigning(3, one, false).refuses('stop')).toBe('ok');
  });
});

describe('activating', () => {
  // Cards by what they do after hiring: 2 calms any Region, 7 scores two points (72 cards show seven abilities in turn).
  const [CALMS, SCORES] = [2, 7];
  const activating = (fits: boolean, arrange: (p: Player) => void, powers = 0) =>
    boardAt({ at: 'activate', seat: 0, action: 0, fits, used: 0, powers }, p => {
      p.up[0] = 1;
      arrange(p);
    });
  test('an ability that calms a Region frees the card there, judged at each use [ZG-153]', () => {
    const t = activating(true, p => {
      p.tucked[0] = [CALMS];
      p.tucked[1] = [SCORES];
      p.unrest[1] = 2;
    });
    expect(t.refuses('card 3')).toBe('blocked');
    t.plays('card 0', 'calm 1');
    expect(t.open()).toBe('activate');
    t.plays('card 3');
    expect(t.s.players[0]!.points).toBe(2);
    expect(t.refuses('card 3')).toBe('usedAlready');
  });
  test('the wrong number leaves the powers of the board, in the same loop [ZG-147, ZG-167]', () => {
    const t = activating(false, p => {
      p.tucked[0] = [SCORES];
    });
    expect(t.refuses('card 0')).toBe('wrongNumber');
    t.plays('power 0');
    expect(t.open()).toBe('reassign'); // the power opens a decision inside the loop
    t.plays(`step 0 ${RIGHT}`);
    expect(t.open()).not.toBe('activate'); // nothing left: closed without being asked
  });
  test('free steps down are legal but kept out of what bots choose from [ZG-069]', () => {
    const t = activating(true, p => {
      p.tucked[0] = [SCORES];
    });
    expect(t.offers('moveDown')).toEqual(['moveDownAnyTime 0']);
    expect(t.k.options(t.s, 0, [], false)).toBe(t.offers().length - 1);
  });
});

test('hiring offers who may step down first, and no one above a full area [ZG-125, ZG-129]', () => {
  const t = boardAt({ at: 'hire', seat: 0 }, p => {
    p.up[at(0, RED)] = 2;
    p.down[at(0, GRAY)] = 1;
  });
  expect(t.offers()).toEqual(['hire 0 0', 'hire 0 1']); // the one below alone, or one red joins
  expect(t.refuses('hire 0 4')).toBe('areaFull');
  expect(t.refuses('hire 1 0')).toBe('nobodyThere');
});

test('an action nobody could carry out is not offered to the card [ZG-098]', () => {
  const t = boardAt({ at: 'play', seat: 0 }, p => {
    p.hand = [5];
    p.unrest = [3, 2, 3, 4, 3];
    p.up[0] = 1;
  });
  expect(t.refuses('court 5 0')).toBe('impossible');
  expect(t.refuses('court 5 2')).toBe('ok');
});

describe('a deck of layers', () => {
  test('cards put back lie under all others and are known to who put them there [ZG-239, ZG-253]', () => {
    const t = scripted(zhanguo, 2);
    const [mine, theirs] = [t.s.players[0]!.drawn[0]!, t.s.players[1]!.drawn[0]!];
    t.answers(0, `putBack ${0b001001001}`);
    expect(t.k.view(t.s, 1).sealed[0]).toBe(UNKNOWN);
    t.answers(1, `putBack ${0b001001001}`);
    expect(t.s.decks[0]!.map(layer => layer.pieces.length)).toEqual([2, 18]);
    expect(t.k.view(t.s, 0).decks[0]![0]!.pieces).toEqual([mine, UNKNOWN]);
    expect(t.k.view(t.s, 1).decks[0]![0]!.pieces).toEqual([UNKNOWN, theirs]);
    expect(t.k.determinize(t.k.view(t.s, 0), fastRand(9)).decks[0]![0]!.pieces[0]).toBe(mine);
  });
  test('exactly one card of each deck goes back [ZG-238]', () => {
    const t = scripted(zhanguo, 2);
    expect(t.offers()).toHaveLength(27);
    expect(t.refuses(`putBack ${0b000001011}`)).toBe('oneOfEach');
  });
  test('the lower layer is touched only when all above is drawn; a draw there ends what was remembered of it [ZG-253]', () => {
    const layers: Remembered[] = [
      { pieces: [1, 2, 3], known: [1, 2, 4] },
      { pieces: [8, 9], known: [0, 0] },
    ];
    const rand = fastRand(3);
    expect([drawFrom(layers, rand), drawFrom(layers, rand)].sort()).toEqual([8, 9]);
    expect(layers[0]!.known).toEqual([1, 2, 4]);
    const drawn = drawFrom(layers, rand);
    expect([drawn, ...layers[0]!.pieces].sort()).toEqual([1, 2, 3]);
    expect(layers).toEqual([{ pieces: layers[0]!.pieces, known: [0, 0] }]);
  });
  test('after a draw from a remembered layer its cards may be anywhere again; before it they may not [ZG-253]', () => {
    const t = scripted(zhanguo, 2);
    const mine = t.s.players[0]!.drawn[0]!;
    for (const seat of [0, 1]) t.answers(seat, `putBack ${0b001001001}`);
    const layer = t.s.decks[0]![0]!;
    const places = () => {
      const view = t.k.view(t.s, 0);
      const samples = Array.from({ length: 40 }, (_, seed) => t.k.determinize(view, fastRand(seed + 1)));
      return new Set(samples.map(sample => (sample.players[1]!.hand.includes(mine) ? 'their hand' : 'elsewhere')));
    };
    expect([...places()]).toEqual(['elsewhere']);
    t.s.players[1]!.hand.push(takeAnyOf(layer, fastRand(2))); // theirs or mine: who saw neither cannot tell
    expect(places().size).toBe(2);
  });
  test('with four players the last round draws what was put back, the older layer first, in turn order [ZG-253]', () => {
    const rand = fastRand(5);
    const t = scripted(zhanguo, 4, () => {}, rand);
    const playRound = () => {
      for (const { round } = t.s; t.s.round === round; ) {
        const seat = t.k.waiting(t.s)[0]!;
        t.k.apply(t.s, seat, t.k.anyOption(t.s, seat, rand), rand);
        if (t.open() === 'play' && t.s.round === round)
          putBack[round] = t.s.decks.map(layers => layers[0]!.pieces.slice());
      }
    };
    const putBack: number[][][] = [];
    playRound();
    playRound();
    t.s.players.forEach(({ hand }, seat) => {
      expect(putBack[seat < 2 ? 0 : 1]!.flat()).toEqual(expect.arrayContaining(hand));
    });
  });
});
