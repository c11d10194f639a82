import { bits } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { spareCubes } from '../count.ts';
import {
  charactersAllowed,
  lostAt,
  moreCharacters,
  mostPossible,
  nextBidder,
  nextTile,
  pointsForKill,
} from '../facts/auction.ts';
import { type Decreeing, decreesToCome } from '../facts/decree.ts';
import { treasureGains } from '../facts/treasures.ts';
import { alongPositions, legal, tried } from './forecasts.ts';
import { position } from './position.ts';

test('EC-081 EC-083 EC-084 EC-085 EC-086 the order tile and the loss of a pass are as forecast', () => {
  const losses = new Set<string>();
  alongPositions(here => {
    const { k, s, seat, box } = here;
    const [option] = legal(here, 'bid.pass');
    if (option === undefined) return;
    const tile = nextTile(s);
    const loss = lostAt(s, box, seat, tile);
    const { told, after } = tried(here, [option]);
    expect(told[0]).toEqual(['passed', seat, tile]);
    const [event = '', , what = 0] = told[1] ?? [];
    losses.add(event);
    if (event === 'lostNothing') expect(loss).toEqual([]);
    else if (event === 'lostCharacter') expect(loss).toContain(what);
    else if (event === 'lostCubes') expect([s.shownCubes[seat]!, loss]).toEqual([what, [0]]);
    else {
      losses.add('asked');
      expect(after.agenda.at(-1)?.at).toBe('lose');
      const options = legal({ ...here, s: after }, 'lose.lose').map(one => k.words(one).args[0]);
      expect(options).toEqual(loss);
    }
  });
  expect([...losses].sort()).toEqual(expect.arrayContaining(['lostCharacter', 'lostCubes', 'lostNothing']));
});
test('EC-067 EC-071 the most that can be declared, and how many characters may lie there, are what the bids allow', () => {
  let seen = 0;
  alongPositions(here => {
    const { k, s, seat, box } = here;
    const sets = legal(here, 'bid.reveal');
    if (sets.length === 0) return;
    const totals = sets.map(option => {
      const add = k.read(`addCubes.add ${spareCubes(s, seat)}`)!;
      return tried(here, [option, add]).told.find(([event]) => event === 'declared')![2]!;
    });
    expect(mostPossible(s, box, seat)).toBe(Math.max(...totals));
    const most = Math.max(...sets.map(option => bits(k.words(option).args[0]!)));
    const free = s.hands[seat]!.pieces.length;
    expect(most).toBeLessThanOrEqual(moreCharacters(s, box, seat));
    expect(most).toBe(Math.min(free, moreCharacters(s, box, seat)));
    expect(charactersAllowed(s, box, seat)).toBeGreaterThanOrEqual(s.shown[seat]!.length + most);
    seen++;
  });
  expect(seen).toBeGreaterThan(50);
});
test('EC-059 EC-060 who is said to bid next is asked next, and nobody once all have passed', () => {
  const asked = new Set<number | undefined>();
  alongPositions(here => {
    for (const option of [...legal(here, 'bid.pass'), ...legal(here, 'addCubes.add')].slice(0, 1)) {
      const { after } = tried(here, [option]);
      const frame = after.agenda.at(-1)!;
      if (frame.at !== 'bid') continue;
      const next = nextBidder(after, (here.seat + 1) % after.seats);
      expect(next).toBe(frame.seat);
      asked.add((frame.seat - here.seat + after.seats) % after.seats);
    }
  });
  expect(asked.size).toBeGreaterThan(2); // the neighbour, and those further on where others have passed
  const over = position({ Red: { order: 1 }, Blue: { order: 2 }, Green: { order: 3 } }).s;
  expect([0, 1, 2].map(seat => nextBidder(over, seat))).toEqual([undefined, undefined, undefined]);
});
test('EC-210 both gain what the kill is said to be worth', () => {
  const p = position(
    {
      Red: { hand: 'assassin', cubes: 9 },
      Blue: { shown: 'general-8', declared: 8, hand: 'cavalry-2' },
      Green: { hand: 'cavalry-3' },
    },
    { turn: ['Red', 'bid'], highest: 8 },
  );
  const [general = 0] = p.s.shown[1]!;
  const points = pointsForKill(p.box, p.s.hands[0]!.pieces[0]!, general);
  p.plays('Red', 'reveal assassin', 'add 9', 'kill general-8');
  expect([p.of('Red').vp, p.of('Blue').vp, points]).toEqual([10 + 6, 10 + 6, 6]);
});

test('EC-142 EC-144 EC-145 EC-147 those who are forecast to decree are called, with the trust that was said', () => {
  const kinds = new Set<string>();
  let before: Decreeing[] = [];
  alongPositions(({ s, box, told }) => {
    const first = told.findIndex(([event]) => event === 'selected');
    const moved = told.slice(0, Math.max(0, first)).filter(([event]) => event.startsWith('trust'));
    const [called] = before;
    if (first >= 0 && called !== undefined) {
      const [, seat = 0, trust = 0] = told[first]!;
      const next = called.now ? before[1]! : called;
      if (moved.length === 0 || (called.now && moved.length === 1 && moved[0]![0] === 'trustLost')) {
        expect(next.seats).toContain(seat);
        expect(next.trust).toBe(trust);
        kinds.add(`${next.nth} ${next.seats.length}`);
      }
    }
    before = decreesToCome(s, box);
    const frame = s.agenda.find(({ at }) => at === 'edict' || at === 'decree');
    if (frame !== undefined)
      expect(before[0]).toMatchObject({ now: true, seats: [frame.seat], nth: 2 - before.length });
  });
  expect([...kinds]).toEqual(expect.arrayContaining(['0 1', '1 1']));
});
test('EC-142 EC-144 EC-145 EC-147 most trust, then the smaller tile; the fee comes before the second look; the second decree is the last', () => {
  const coming = (trust: readonly number[], order: readonly number[]) => {
    const [Red, Blue, Green] = trust.map((one, i) => ({ trust: one, order: order[i]! }));
    const p = position({ Red: Red!, Blue: Blue!, Green: Green! }, { turn: ['Red', 'replenish'], round: 2 });
    return decreesToCome(p.s, p.box).map(({ seats, left, missing }) => ({ seats, left, missing }));
  };
  expect(coming([15, 8, 7], [3, 1, 2])).toEqual([
    { seats: [0], left: 11, missing: 0 },
    { seats: [0], left: 7, missing: 0 },
  ]);
  expect(coming([7, 10, 10], [3, 1, 2])[0]!.seats).toEqual([1]);
  expect(coming([7, 10, 10], [3, 0, 0])[0]!.seats).toEqual([1, 2]); // nobody knows yet who passes first
  expect(coming([2, 1, 0], [3, 1, 2])[0]).toEqual({ seats: [0], left: 0, missing: 2 });
  const p = position(
    { Red: { trust: 20, order: 1 }, Blue: { order: 2 }, Green: { order: 3 } },
    { turn: ['Red', 'select'], policies: 'frugality' },
  );
  p.plays('Red', 'take 1');
  expect(decreesToCome(p.s, p.box).map(({ nth, now }) => [nth, now])).toEqual([
    [0, true],
    [1, false],
  ]);
  p.plays('Red', 'settle frugality', 'end', 'take 2');
  expect(decreesToCome(p.s, p.box)).toMatchObject([{ nth: 1, now: true, seats: [0], trust: 17 }]);
});
test('EC-113 EC-114 EC-115 a treasure gives what is said of it', () => {
  const seen = new Set<string>();
  alongPositions(here => {
    const { k, s, seat, box } = here;
    for (const option of legal(here, 'treasures.use')) {
      const [treasure = 0] = k.words(option).args;
      const [gain] = treasureGains(box, treasure, s.round);
      const { told } = tried(here, [option]);
      if (gain === undefined || !('amount' in gain)) continue;
      const event = told.find(
        ([name, who]) => who === seat && name === ({ vp: 'scored' }[gain.kind as 'vp'] ?? gain.kind),
      );
      expect([gain.kind, event?.[2]]).toEqual([gain.kind, gain.amount]);
      seen.add(`${gain.kind} ${gain.amount}`);
    }
  });
  expect(seen.size).toBeGreaterThan(2);
});
