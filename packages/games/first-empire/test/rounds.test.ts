import { fastRand, tableFor, WHOLE_TABLE } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import { firstTurn, SEEDS, toldOf } from './fresh.ts';
import { alongGame } from './play.ts';
import { position } from './position.ts';

test('FE-060 FE-062 draw, then a card each in turn order until all hands are empty, then rewards', () => {
  for (const seats of [2, 3, 4]) {
    let played: number[] = [];
    let order: number[] = [];
    let rounds = 0;
    const end = alongGame(tableFor(game, seats), fastRand(seats * 7), ({ before, after, told }) => {
      if (before.agenda.at(-1)!.at === 'reward') expect(before.hands.flat()).toEqual([]);
      if (before.agenda.at(-1)!.at === 'turn') expect(before.hands.flat().length).toBeGreaterThan(0);
      for (const [event, seat = -1] of told) {
        if (event === 'tucked' || event === 'court' || event === 'idled') played.push(seat);
        if (event !== 'round' && event !== 'finished') continue;
        expect(played).toEqual(Array.from({ length: 6 }, () => order).flat());
        played = [];
        rounds++;
      }
      if (toldOf(told, 'round').length > 0) order = [...after.order];
    });
    expect([rounds, end.hands.flat()]).toEqual([6, []]); // five beginnings and the end
  }
});
test('FE-061 two cards from each deck; with four players the decks run out in the fifth round', () => {
  for (const seats of [1, 2, 3, 4]) {
    const { s, box } = firstTurn(seats);
    for (let seat = 0; seat < seats; seat++)
      expect([0, 1, 2].map(aspect => s.hands[seat]!.filter(card => box.type[card] === aspect).length)).toEqual([
        2, 2, 2,
      ]);
    expect(s.decks.map(deck => deck.length)).toEqual(Array(3).fill(40 - 2 * box.seats));
  }
  const end = alongGame(tableFor(game, 4), fastRand(3), ({ before, after, told }) => {
    for (const [round] of toldOf(told, 'round'))
      expect(after.decks.map(deck => deck.length)).toEqual(Array(3).fill(40 - 8 * round!));
    expect(after.decks.flat().length).toBeLessThanOrEqual(before.decks.flat().length); // nothing is shuffled in again
  });
  expect(end.decks).toEqual([[], [], []]);
});
test('FE-063 a card serves for one of both kinds of action and is gone', () => {
  const tucked = position({ players: { S: { hand: [33, 34] }, M: { hand: [1] } } });
  tucked.table.offers('tuck 33 chu', 'court 33 recruit').plays('tuck 33 chu').at('turn', 1);
  expect([tucked.s.hands[0], tucked.s.court, tucked.of('S').cards('chu')]).toEqual([[34], [], [33]]);
  const court = position({ players: { S: { hand: [33, 34] }, M: { hand: [1] } } });
  court.table.plays('court 33 recruit', 'take general chu', 'done').at('turn', 1);
  expect([court.s.hands[0], court.s.court, court.of('S').cards('chu')]).toEqual([[34], [33], []]);
});
const stuck = {
  hand: [33],
  tableau: { chu: [1, 2, 3], wei: [4, 5, 6], zhao: [7, 8, 9], qi: [10, 11], yan: [12, 13] },
  unrest: { chu: 3, wei: 3, zhao: 3, qi: 2, yan: 2 },
  officials: { chu: 'GGGG', wei: 'AAAA', zhao: 'RRRR' },
  ship: 20,
};
test('FE-064 a card without an action only when nothing else is possible, and then only a step or nothing', () => {
  const t = position({ players: { S: stuck, M: {} }, court: [64] });
  t.table.plays('idle 33').at('abilities');
  expect(t.s.court).toEqual([64, 33]);
  t.table.refuses('activate 1', 'noAction').offers('move general@chu wei', 'done');
  for (const free of [
    { ...stuck, ship: 19 },
    { ...stuck, unrest: { ...stuck.unrest, chu: 2 } },
    { ...stuck, unrest: { ...stuck.unrest, yan: 1 } },
    { ...stuck, officials: { chu: 'GGGG', wei: 'AAAA', zhao: 'RRR' } },
    { ...stuck, workers: { chu: 1 } },
  ])
    position({ players: { S: free, M: {} } }).table.refuses('idle 33', 'somethingIsPossible');
});
test('FE-065 the Court pile stays from round to round', () => {
  const t = position({ players: { S: { hand: [] }, M: { hand: [] } }, court: [12, 99] });
  t.begins({ at: 'endRound', seat: WHOLE_TABLE });
  expect([t.s.round, t.s.court]).toEqual([2, [12, 99]]);
});

// ---- the Unification Action ----
test('FE-080 up to three cards in each of the five regions', () => {
  const t = position({
    players: { S: { hand: [33, 34], tableau: { chu: [1, 2, 3], wei: [4, 5] } }, M: { hand: [6] } },
  });
  t.table.refuses('tuck 33 chu', 'regionFull').offers('tuck 33 zhao', 'tuck 33 qi', 'tuck 33 yan').plays('tuck 33 wei');
  expect(t.of('S').cards('wei')).toEqual([4, 5, 33]);
  t.table.plays('tuck 6 chu').refuses('tuck 34 wei', 'regionFull');
});
test('FE-081 one, two or three tokens of the card’s aspect', () => {
  const gained = (card: number, cards: number[]) => {
    const t = position({ players: { S: { hand: [card], tableau: { wei: cards } }, M: {} } });
    t.table.plays(`tuck ${card} wei`);
    return t.of('S').tokens();
  };
  expect([gained(33, []), gained(33, [41]), gained(33, [41, 81])]).toEqual([
    [1, 0, 0],
    [2, 0, 0],
    [3, 0, 0],
  ]);
  expect([gained(63, [1]), gained(93, [1, 2])]).toEqual([
    [0, 2, 0],
    [0, 0, 3],
  ]);
});
test('FE-082 with too few tokens in the supply one takes what is there, perhaps none', () => {
  const gained = (there: number) => {
    const t = position({ players: { S: { hand: [33], tableau: { wei: [1, 2] } }, M: {} }, supply: { writing: there } });
    t.table.plays('tuck 33 wei');
    return [t.of('S').tokens(), t.s.supply[0], t.of('S').unrest('wei')];
  };
  expect([gained(2), gained(0)]).toEqual([
    [[2, 0, 0], 0, 2],
    [[0, 0, 0], 0, 2],
  ]);
});
test('FE-083 the second card brings Unrest 1, the third 2', () => {
  const unrest = (cards: number[]) => {
    const t = position({ players: { S: { hand: [33], tableau: { wei: cards } }, M: {} } });
    t.table.plays('tuck 33 wei');
    return [t.of('S').unrest('wei'), t.of('S').unrest('chu')];
  };
  expect([unrest([]), unrest([1]), unrest([1, 2])]).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
  ]);
});
test('FE-084 no card where Unrest would rise above 3', () => {
  const at = (cards: number[], level: number) =>
    position({ players: { S: { hand: [33], tableau: { wei: cards }, unrest: { wei: level } }, M: {} } }).table;
  at([], 3).offers('tuck 33 wei');
  at([1], 2).offers('tuck 33 wei');
  at([1], 3).refuses('tuck 33 wei', 'tooMuchUnrest');
  at([1, 2], 1).offers('tuck 33 wei');
  at([1, 2], 2).refuses('tuck 33 wei', 'tooMuchUnrest');
});
test('FE-085 Alchemist cards count among the cards of a region', () => {
  const t = position({ players: { S: { hand: [33], tableau: { wei: ['AC1', 'AC2'] } }, M: {} } });
  t.table.plays('tuck 33 wei');
  expect([t.of('S').tokens(), t.of('S').unrest('wei')]).toEqual([[3, 0, 0], 2]);
});
test('FE-086 placed cards never move or leave', () => {
  for (const seats of [1, 3])
    alongGame(tableFor(game, seats), fastRand(seats), ({ before, after }) => {
      before.tableau.forEach((board, seat) => {
        for (const [place, card] of board.entries()) if (card !== 0) expect(after.tableau[seat]![place]).toBe(card);
      });
    });
});
test('FE-087 tucking a card neither activates anything nor moves an Official', () => {
  const t = position({
    players: { S: { hand: [33], tableau: { chu: [1] }, officials: { chu: 'G' } }, M: { hand: [2] } },
  });
  t.table.plays('tuck 33 wei').at('turn', 1);
});
test('FE-088 any aspect goes into any region, and may repeat there', () => {
  const t = position({ players: { S: { hand: [33, 63, 93], tableau: { wei: [1], qi: [2] } }, M: {} } });
  for (const card of [33, 63, 93])
    for (const region of ['chu', 'wei', 'zhao', 'qi', 'yan']) t.table.offers(`tuck ${card} ${region}`);
});
test('FE-031 FE-061 everybody’s cards are drawn at random', () => {
  expect(new Set(SEEDS.map(seed => firstTurn(3, {}, seed).s.hands[2]!.join())).size).toBe(SEEDS.length);
});
