import {
  type Frame,
  fastRand,
  type Kernel,
  kernel,
  NOT_OFFERED,
  OK,
  type Option,
  type Seat,
  type Told,
  tableFor,
  WHOLE_TABLE,
} from '@tianxia/kernel';
import { describe, expect, test } from 'vitest';
import { armiesFor, goldAtMost, supportAtMost, unitsAtMost, whyNotEmperor } from '../facts/along.ts';
import { bestAnswer } from '../facts/answers.ts';
import { roundsLeft } from '../facts/ends.ts';
import { orderNext, winsNow } from '../facts/order.ts';
import { sightOf } from '../facts/sights.ts';
import { sideTotal, winnersOf } from '../facts/strength.ts';
import { isSent, type TribeAhead, tribeAhead } from '../facts/tribe.ts';
import { upkeepNext } from '../facts/upkeep.ts';
import { game } from '../index.ts';
import type { Frames, State, ThreeKingdoms } from '../state.ts';
import { FREE, has } from '../words.ts';
import { alongGames } from './play.ts';
import { position } from './position.ts';

/** Whatever a screen or a bot reads as a forecast is what the rules then do. */
type K = Kernel<ThreeKingdoms>;
const STOP: Frame<Frames> = { at: 'alliance', seat: 2 }; // something to be asked afterwards

/** The position with this ahead of it, the first listed first, played on to the next choice. */
function runs(k: K, from: State, ...frames: Frame<Frames>[]): { s: State; told: Told[] } {
  const s = k.clone(from);
  const told: Told[] = [];
  s.agenda = [...frames, STOP].reverse();
  kernel({ ...k.game, setup: () => s }, k.box).setup(
    tableFor(game, 3),
    fastRand(1),
    (event: string, ...args: number[]) => {
      told.push([event, ...args]);
    },
  );
  return { s, told };
}
function plays(k: K, s: State, seat: Seat, words: string): void {
  const option = k.read(words)!;
  expect([words, k.whyNot(s, seat, option)]).toEqual([words, OK]);
  k.apply(s, seat, option, fastRand(1));
}
function legal(k: K, s: State, seat: Seat): string[] {
  const out: Option[] = [];
  out.length = k.options(s, seat, out);
  return out.map(one => k.write(one));
}
const SEATS = [0, 1, 2];

describe('along random games', () => {
  test('TK-140 TK-141 TK-166 TK-167 TK-168 TK-169 who leads a space wins it if bidding stops, and the order follows', () => {
    let spaces = 0;
    alongGames(({ k, at, before }) => {
      if (at !== 'bid') return;
      const { box } = k;
      const { s, told } = runs(k, before, { at: 'resolve', seat: WHOLE_TABLE });
      expect(s.players.map(({ wins }) => wins)).toEqual(winsNow(before, box));
      expect(told.find(([event]) => event === 'order')).toEqual(['order', ...orderNext(before, box)]);
      for (const space of box.everySpace) {
        const [first] = sightOf(before, box, space).sides;
        const set = (first?.seats ?? []).reduce((sum, seat) => sum | (1 << seat), 0);
        expect(set).toBe(s.won[space]);
        if (first !== undefined) spaces++;
      }
    });
    expect(spaces).toBeGreaterThan(200);
  });
  test('TK-356 TK-357 TK-358 TK-359 TK-361 TK-387 the upkeep to come, what will be missing, and when there is none', () => {
    const seen = { due: 0, short: 0, last: 0 };
    alongGames(({ k, at, before }) => {
      if (at !== 'bid' && at !== 'actions') return;
      const { s, told } = runs(
        k,
        { ...before, acting: before.order, wonEmperor: before.emperor },
        { at: 'settle', seat: WHOLE_TABLE },
      );
      expect(k.over(s)).toBe(roundsLeft(before, k.box) === 0);
      if (k.over(s)) {
        seen.last++;
        return expect(told.some(([event]) => event === 'upkeep' || event === 'deficit')).toBe(false);
      }
      const due = SEATS.map(seat => upkeepNext(before, k.box, seat));
      while (s.agenda.at(-1)?.at === 'upkeep') {
        const seat = s.agenda.at(-1)!.seat;
        plays(k, s, seat, legal(k, s, seat).at(-1)!); // as much as may stand in does
      }
      for (const [seat, { gold, rice, missing }] of due.entries()) {
        expect(s.players[seat]!.deficits - before.players[seat]!.deficits).toBe(missing);
        const paid = [0, 1].reduce(
          (sum, good) => sum + before.players[seat]!.goods[good]! - s.players[seat]!.goods[good]!,
          0,
        );
        expect(paid).toBe(gold + rice - missing);
        if (gold + rice > 0) seen.due++;
        if (missing > 0) seen.short++;
      }
    }, 6);
    expect(Math.min(seen.due, seen.short, seen.last)).toBeGreaterThan(0);
  });
  test('TK-310 TK-311 TK-312 TK-330 TK-331 TK-332 TK-333 the tribe rises, is kept, falls or rebels as forecast', () => {
    const seen: Record<TribeAhead['by'], number> = { sent: 0, taken: 0, skill: 0, drop: 0, past: 0 };
    alongGames(({ k, at, before }) => {
      if (at === 'recruit' || at === 'escort') return;
      for (const seat of SEATS) {
        const { to, by, rebels } = tribeAhead(before, k.box, seat);
        seen[by]++;
        if (by === 'past') continue;
        const space = k.box.tribeSpace[seat]!;
        const waits = isSent(before, k.box, seat);
        const action: Frame<Frames>[] = waits ? [{ at: 'actions', seat, left: 1 << space }] : [];
        const { s } = runs(k, before, ...action, { at: 'tribe', seat });
        if (waits) plays(k, s, seat, `actions.take ${space}`);
        for (let asked = s.agenda.at(-1)!; asked.at !== 'alliance'; asked = s.agenda.at(-1)!)
          plays(k, s, asked.seat, legal(k, s, asked.seat).at(-1)!);
        expect([by, s.players[seat]!.tribe]).toEqual([by, to]);
        expect(s.players[seat]!.deficits - before.players[seat]!.deficits).toBe(rebels ? 1 : 0);
      }
    }, 4);
    expect(Math.min(seen.sent, seen.taken, seen.drop, seen.past)).toBeGreaterThan(0);
  });
  test('TK-065, TK-330 once its check is past, a level no longer moves in that round', () => {
    let past = 0;
    alongGames(({ k, before, after, told }) => {
      for (const seat of SEATS) {
        const { by, to } = tribeAhead(before, k.box, seat);
        if (by !== 'past' || told.some(([event]) => event === 'round')) continue;
        past++;
        expect(after.players[seat]!.tribe).toBe(to);
      }
    });
    expect(past).toBeGreaterThan(10);
  });
  test('TK-125 TK-126 TK-127 TK-128 TK-129 TK-130 TK-131 TK-132 what may go along is what the rules then offer', () => {
    const seen = { escort: 0, support: 0 };
    alongGames(({ k, seat, at, before: s }) => {
      if (at !== 'escort' && at !== 'support') return;
      seen[at]++;
      const { box } = k;
      const { general, space } = s.bids.at(-1)!;
      const words = legal(k, s, seat);
      if (at === 'escort') {
        const units = armiesFor(s, box, seat, general).flatMap(army =>
          Array.from({ length: unitsAtMost(s, box, seat, general, army) }, (_, n) => `escort.units ${army} ${n + 1}`),
        );
        expect(words.filter(one => one.startsWith('escort.units'))).toEqual(units);
        const gold = box.tribeOf[space]! >= 0 ? goldAtMost(s, box, seat, general) : 0;
        expect(words.filter(one => one.startsWith('escort.gold'))).toHaveLength(gold);
        return;
      }
      const tokens = whyNotEmperor(s, seat) === OK ? 2 : 1;
      expect(words).toHaveLength((supportAtMost(s, seat) + 1) * tokens);
    });
    expect(Math.min(seen.escort, seen.support)).toBeGreaterThan(5);
  });
  test('TK-280 TK-281 TK-282 an open battle has a general and a location to choose, a closed one has none', () => {
    const seen = { open: 0, closed: 0 };
    alongGames(({ k, seat, at, before }) => {
      if (at !== 'actions') return;
      for (const space of k.box.everySpace) {
        if (k.box.battleBorder[space]! < 0 || !has(before.won[space]!, seat)) continue;
        const why = k.whyNot(before, seat, k.read(`actions.take ${space}`)!);
        if (why === NOT_OFFERED) continue;
        const open = why === OK;
        const s = k.clone(before);
        s.agenda = [STOP, { at: 'station', seat, space }];
        expect(legal(k, s, seat).length > 0).toBe(open);
        seen[open ? 'open' : 'closed']++;
      }
    }, 12);
    expect(Math.min(seen.open, seen.closed)).toBeGreaterThan(0);
  });
  test('TK-131 TK-132 TK-133 TK-134 TK-135 TK-529 the strongest answer is the best bid the rules would let that seat make', () => {
    let answers = 0;
    alongGames(({ k, seat, at, before }) => {
      if (at !== 'bid' || before.bids.length % 4 !== 0) return;
      const s = k.clone(before);
      const player = s.players[seat]!;
      player.shown.push(...player.hidden.splice(0), ...player.fresh.splice(0)); // everybody knows them now
      for (const space of k.box.spacesOf[seat]!) {
        const answer = bestAnswer(s, k.box, seat, space);
        if (answer === undefined) continue;
        const free = player.shown.filter(general => s.post[general] === FREE);
        const armies = k.box.battleBorder[space]! >= 0 ? [0, 1, 2, 3] : [0];
        const bids = free.flatMap(general => armies.map(army => strongestOf(k, s, seat, general, space, army)));
        expect(answer.adds).toBe(Math.max(...bids.map(({ total }) => total)));
        const his = bids.find(one => one.general === answer.general && one.total === answer.adds)!;
        expect(answer.leads).toBe(his.leads);
        answers++;
      }
    });
    expect(answers).toBeGreaterThan(100);
  });
});
/** Bids with everything there is, choice by choice: as many units of this type as may go along. */
function strongestOf(k: K, from: State, seat: Seat, general: number, space: number, army: number) {
  const s = k.clone(from);
  s.agenda = [STOP, { at: 'bid', seat }];
  plays(k, s, seat, `bid.assign ${general} ${space}`);
  for (let at = s.agenda.at(-1)!.at; at === 'escort' || at === 'support' || at === 'ruse'; at = s.agenda.at(-1)!.at) {
    const words = legal(k, s, seat);
    const along = words.filter(one => one.startsWith(`escort.units ${army} `)).at(-1) ?? 'escort.alone';
    plays(k, s, seat, at === 'support' ? words.at(-1)! : at === 'escort' ? along : words[0]!);
  }
  const bid = s.bids.at(-1)!;
  expect(sideTotal(s, space, seat)).toBeGreaterThanOrEqual(bid.total);
  return { general, total: bid.total, leads: has(winnersOf(s, k.box, space), seat) };
}

describe('the tribe, where a skill or the time of the round matters', () => {
  const ahead = (p: ReturnType<typeof position>, state: 'wei' | 'wu') => tribeAhead(p.s, p.box, p.seat(state));
  test('TK-331 Jia Xu keeps the level in even rounds, Ling Cao at his border raises it', () => {
    const wei = { wei: { generals: 'jia-xu', tribe: 5 } };
    expect(ahead(position({ ...wei, round: 4 }), 'wei')).toEqual({ to: 5, by: 'skill', rebels: false });
    expect(ahead(position({ ...wei, round: 5 }), 'wei')).toEqual({ to: 4, by: 'drop', rebels: false });
    const wu = position({ stationed: { 'yi-du': 'ling-cao 1 granary' }, wu: { tribe: 6 } });
    expect(ahead(wu, 'wu')).toEqual({ to: 7, by: 'skill', rebels: false });
    wu.tribe('wu');
    expect(wu.player('wu').tribe).toBe(7);
  });
  test('TK-422 a rival cannot know of a general not shown yet', () => {
    const p = position({ round: 4, wei: { hidden: 'jia-xu', tribe: 5 } });
    expect(tribeAhead(p.k.view(p.s, 0), p.box, 0).by).toBe('skill');
    expect(tribeAhead(p.k.view(p.s, 1), p.box, 0).by).toBe('drop');
  });
  test('TK-330, TK-332 after the drop nothing falls again; at 1 it rebels, also when it was kept there', () => {
    const p = position({ wei: { tribe: 2 } });
    expect(ahead(p, 'wei')).toEqual({ to: 1, by: 'drop', rebels: true });
    p.s.agenda = [
      { at: 'settle', seat: WHOLE_TABLE },
      { at: 'tribe', seat: 1 },
    ];
    expect(ahead(p, 'wei')).toEqual({ to: 2, by: 'past', rebels: false });
    expect(ahead(p, 'wu').by).toBe('drop');
    const kept = position({ round: 4, wei: { generals: 'jia-xu', tribe: 1 } });
    expect(ahead(kept, 'wei')).toEqual({ to: 1, by: 'skill', rebels: true });
  });
});
