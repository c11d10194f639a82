import { WHOLE_TABLE } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import type { PlayerGiven } from './arrange.ts';
import { position } from './position.ts';

// 1 recruit: two Official steps; 5 recruit: a Worker's step; 9 recruit: VP for Currency; 41 hire: 2 VP; 59 hire: Unrest -1
const recruiter: PlayerGiven = { hand: [33], tableau: { chu: [1, 9], wei: [5] }, officials: { yan: 'G' } };
const recruit = (more: PlayerGiven = {}, court: number[] = [64]) => {
  const t = position({ players: { S: { ...recruiter, ...more }, M: { hand: [2] } }, court });
  t.table.plays(`court ${t.s.hands[0]![0]} recruit`, 'take general chu');
  return t;
};
test('FE-210 after the whole action: abilities, or one Official’s step, or nothing', () => {
  const t = position({
    players: { S: { ...recruiter, officials: { wei: 'ARG' } }, M: {} },
    governorTiles: { wei: ['GT07'] },
  });
  t.table.plays('court 33 governor', 'install wei-left');
  expect(t.of('S').entrance()).toBe(2); // the bonus came first
  recruit().table.at('abilities').offers('activate 1', 'move general@yan qi', 'done');
});
test('FE-211 recruiting, searching and installing need a lower number', () => {
  const at = (action: string, then: string[], card: number) => {
    const tableau = { recruit: [1], search: [11], governor: [17] }[action]!;
    const t = position({
      players: { S: { hand: [card], tableau: { chu: tableau }, officials: { wei: 'ARG', yan: 'A' } }, M: {} },
      court: [64],
    });
    t.table.plays(`court ${card} ${action}`, ...then);
    return [t.table, `activate ${tableau[0]}`] as const;
  };
  for (const [action, ...then] of [
    ['recruit', 'take general chu'],
    ['search', 'soldier'],
    ['governor', 'install wei'],
  ] as const) {
    const [lower, use] = at(action, then, 63);
    lower.offers(use);
    at(action, then, 65)[0].refuses(use, 'numberNotLower');
  }
});
test('FE-212 hiring and building need a higher number', () => {
  const at = (action: string, then: string[], card: number) => {
    const tableau = { hire: [41], palace: [10], wall: [12] }[action]!;
    const t = position({
      players: {
        S: {
          hand: [card],
          tableau: { chu: tableau },
          officials: { wei: 'RG' },
          workers: { wei: 2, yan: 1 },
          unrest: { qi: 1 },
          governors: [],
        },
        M: { large: ['writing', 'currency', 'laws'] },
      },
      palaceTiles: {},
      emperors: { jade: [] },
      court: [64],
    });
    t.table.plays(`court ${card} ${action}`, ...then);
    return [t.table, `activate ${tableau[0]}`] as const;
  };
  for (const [action, ...then] of [
    ['hire', 'hire wei'],
    ['palace', 'build wei yan'],
    ['wall', 'build jade-left-1 wei'],
  ] as const) {
    const [higher, use] = at(action, then, 65);
    higher.offers(use);
    at(action, then, 63)[0].refuses(use, 'numberNotHigher');
  }
});
test('FE-213 no two cards have the same number', () => {
  const { box } = position();
  const numbers = box.pack.unificationCards.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(120);
  for (const card of [63, 65]) recruit({ hand: [card] }).table.at('abilities'); // lower or higher, never equal
});
test('FE-214 the first card at Court permits activation for any action', () => {
  recruit({ hand: [120] }, []).table.offers('activate 1');
  const hire = position({ players: { S: { hand: [2], tableau: { chu: [41] }, officials: { yan: 'G' } }, M: {} } });
  hire.table.plays('court 2 hire', 'hire yan').offers('activate 41');
});
test('FE-214 a first card that came there without an action is compared with as usual', () => {
  const stuck: PlayerGiven = {
    hand: [33],
    tableau: { chu: [1, 2, 3], wei: [4, 5, 6], zhao: [7, 8, 9], qi: [10, 11, 12], yan: [13, 14, 15] },
    officials: { chu: 'AAAA', wei: 'RRRR', qi: 'GGGG' },
    unrest: { qi: 3 },
    ship: 20,
  };
  const next = (card: number) => {
    const t = position({ players: { S: stuck, M: { hand: [card], tableau: { chu: [23] } } } });
    t.table.plays('idle 33', 'done', `court ${card} recruit`, 'take general chu');
    return t.table;
  };
  next(34).refuses('activate 23', 'numberNotLower');
  next(32).offers('activate 23');
});
test('FE-215 own cards whose trigger is the action just performed', () => {
  const t = recruit({ tableau: { chu: [1, 41], wei: ['17+ET1'], qi: ['5+ET6'] } });
  t.table
    .offers('activate 1', 'activate 17')
    .refuses('activate 41', 'otherTrigger')
    .refuses('activate 5', 'otherTrigger');
});
test('FE-216 each once, in any order, as many as one likes', () => {
  const t = recruit({ workers: { chu: 1 }, tableau: { chu: [1, 9], wei: [5], qi: [41] } });
  t.table.plays('activate 9').refuses('activate 9', 'usedAlready').plays('activate 5', 'done').offers('activate 1');
  t.table.plays('done').at('turn', 1);
  expect(t.of('S').points()).toBe(1);
});
test('FE-217 a card placed by an ability does not join', () => {
  const t = position({
    players: { S: { hand: [33], tableau: { chu: [1] }, officials: { yan: 'G' } }, M: {} },
    court: [64],
  });
  t.table.plays('court 33 recruit', 'take general chu', 'activate 1', 'done');
  t.s.agenda.push({ at: 'abilities', seat: 0, action: 0, fits: 1, open: 1, used: 0 });
  t.s.agenda.push({ at: 'placeAlchemist', seat: 0, left: 1, region: 5, placed: 0 });
  t.table.plays('place AC1 wei').refuses('activate AC1', 'placedJustNow');
});
test('FE-218 a card placed by the action itself is a candidate', () => {
  const t = position({
    players: { S: { hand: [33], officials: { wei: 'A' }, unrest: { qi: 1 } }, M: {} },
    court: [64],
  });
  t.table.plays('court 33 search', 'card AC2 wei').offers('activate AC2');
});
test('FE-219 actions granted by bonuses open no step 2 of their own', () => {
  // the reward hires two Workers and recruits nobody at Court, so neither hire nor recruit triggers
  const t = position({ players: { S: { tableau: { chu: [41, 1] }, tokens: { currency: 1 } }, M: {} }, round: 3 });
  t.begins({ at: 'offer', seat: WHOLE_TABLE, row: 1, asked: 0 });
  t.table.plays('accept', 'hire chu');
  expect([t.of('S').workers('chu'), t.of('S').points(), t.s.agenda.length]).toEqual([2, 0, 0]);
});
test('FE-220 as far as possible; a price must be payable and buy something', () => {
  // 13 recruit: Unrest here for two tokens; 19 search: Unrest here for a Soldier
  const poor = position({
    players: { S: { hand: [33], tableau: { chu: [13] }, officials: { yan: 'G' } }, M: {} },
    supply: { writing: 0, currency: 0, laws: 0 },
  });
  poor.table.plays('court 33 recruit', 'take general chu').refuses('activate 13', 'nothingToGain');
  const part = position({
    players: { S: { hand: [33], tableau: { chu: [13] } }, M: {} },
    supply: { writing: 1, currency: 0, laws: 0 },
  });
  part.table.plays('court 33 recruit', 'take general chu', 'activate 13', 'take writing');
  expect([part.of('S').tokens(), part.of('S').unrest('chu')]).toEqual([[1, 0, 0], 1]);
  const free = recruit({ tableau: { chu: [9] } });
  free.table.plays('activate 9'); // no Currency card: it brings nothing, and costs nothing
  expect(free.of('S').points()).toBe(0);
});
test('FE-220 no Unrest is paid for a Soldier that is not there', () => {
  const searching = (locked: number) => {
    const S = { hand: [33], tableau: { chu: [19] }, officials: { yan: 'A' }, locked };
    const t = position({ players: { S, M: {} }, court: [64] });
    t.table.plays('court 33 search', 'soldier').at('abilities', 0);
    return t;
  };
  searching(1).table.refuses('activate 19', 'nothingToGain'); // the search has unlocked the last one
  const t = searching(2);
  t.table.plays('activate 19');
  expect([t.of('S').unrest('chu'), t.s.locked[0]]).toEqual([1, 0]);
});
test('FE-221 one Official to a neighbouring region, whether or not the number fitted', () => {
  for (const card of [33, 65]) {
    const t = recruit({ hand: [card] });
    t.table.refuses('move alchemist@yan qi', 'noSuchOfficial').refuses('move general@yan chu', 'notOffered');
    t.table.plays('move general@yan qi').at('turn', 1);
    expect([t.of('S').officials('yan'), t.of('S').officials('qi')]).toEqual([
      [0, 0, 0],
      [0, 0, 1],
    ]);
  }
});
test('FE-222 having activated one may not step, having stepped one may not activate', () => {
  const t = recruit();
  t.table.plays('activate 9').refuses('move general@yan qi', 'activatedAlready').offers('activate 1');
  recruit().table.plays('move general@yan qi').at('turn', 1);
});
test('FE-223 passing is always allowed', () => {
  for (const card of [33, 65])
    recruit({ hand: [card] })
      .table.plays('done')
      .at('turn', 1);
});
test('FE-230 at the end of either kind of turn Soldiers may be placed', () => {
  const ready: PlayerGiven = { governors: ['chu'], entrance: 2, hand: [33] };
  const at = () => position({ players: { S: ready, M: { hand: [2] } }, mausoleum: { chu: 'MR4' } });
  const tucked = at();
  tucked.table.plays('tuck 33 wei').at('soldiers', 0).plays('place chu').at('turn', 1);
  expect(tucked.of('S').points()).toBe(5);
  const court = at();
  court.table.plays('court 33 recruit', 'take general chu', 'done').at('soldiers', 0).plays('done').at('turn', 1);
  expect(court.of('S').entrance()).toBe(2);
});
