import {
  fastRand,
  type Kernel,
  kernelFor,
  known,
  type Option,
  type Rand,
  type Seat,
  SPECTATOR,
  type Told,
  tableFor,
} from '@tianxia/kernel';
import { lawsAlong } from '@tianxia/kernel/laws';
import { planted } from '@tianxia/kernel/testing';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import type { State, ThreeKingdoms } from '../state.ts';
import { alongGames } from './play.ts';
import { position } from './position.ts';
import { bids, lives } from './skills.ts';

/** No view tells of generals that are not shown yet. Two worlds that a viewer cannot tell apart must stay so while nobody is shown. */
const table = tableFor(game, 3);
const k = kernelFor(game, table);
const VIEWERS = [SPECTATOR, 0, 1, 2];

const optionsOf = (kernel: Kernel<ThreeKingdoms>, s: State, seat: Seat): Option[] => {
  const options: Option[] = [];
  options.length = kernel.options(s, seat, options);
  return options;
};
function choose(kernel: Kernel<ThreeKingdoms>, s: State, seat: Seat, option: Option, seed: number): Told[] {
  const told: Told[] = [];
  kernel.apply(s, seat, option, fastRand(seed), (event: string, ...args: number[]) => {
    told.push([event, ...args]);
  });
  return told;
}
/** Plays both worlds alike. What the viewer can tell them apart by, if nothing was shown; else how many choices were alike. */
function apart(
  kernel: Kernel<ThreeKingdoms>,
  one: State,
  other: State,
  viewer: Seat,
  rand: Rand,
  most: number,
): string | number {
  for (let n = 0; n < most; n++) {
    const seat = kernel.waiting(one)[0];
    if (seat === undefined) return n;
    const there = new Set(optionsOf(kernel, other, seat));
    const both = optionsOf(kernel, one, seat).filter(option => there.has(option));
    if (both.length === 0) return n; // one of them has to show something now
    const option = both[rand(both.length)]!;
    const seed = rand(1 << 20) + 1;
    const before = [one, other].map(s => kernel.view(s, viewer));
    const worlds = [one, other].map(s => choose(kernel, s, seat, option, seed));
    if ([one, other].some((s, i) => kernel.learned(before[i]!, kernel.view(s, viewer)))) return n; // shown, built or drawn
    const seen = (s: State, i: number) =>
      JSON.stringify([worlds[i]!.map(one => kernel.tell(one, viewer)), kernel.view(s, viewer)]);
    if (seen(one, 0) !== seen(other, 1))
      return `${kernel.write(option)} of seat ${seat}, at ${JSON.stringify([one.agenda.at(-1), other.agenda.at(-1)])}`;
  }
  return most;
}
test('TK-420 TK-422 worlds that differ in what is not shown look the same until somebody is shown', () => {
  const rand = fastRand(77);
  let alike = 0;
  for (let seed = 1; seed <= 3; seed++) {
    const s = k.setup(table, fastRand(seed));
    for (let turn = 0; !k.over(s); turn++) {
      if (turn % 9 === 0 && s.sealed.every(answer => answer <= 1))
        for (const viewer of VIEWERS) {
          const found = apart(k, k.clone(s), k.determinize(k.view(s, viewer), rand), viewer, rand, 8);
          expect(typeof found === 'string' ? `viewer ${viewer} can tell by ${found}` : '').toBe('');
          alike += Number(found);
        }
      const seat = k.waiting(s)[0]!;
      k.apply(s, seat, k.anyOption(s, seat, rand), rand);
    }
  }
  expect(alike).toBeGreaterThan(1000);
});
test('TK-420 no open field and no frame of the agenda names a general who is not shown', () => {
  alongGames(({ after: s, k: { box } }) => {
    const shown = new Set(s.players.flatMap(one => one.shown));
    const named = [...s.bids.map(bid => bid.general), ...s.garrison, s.left];
    for (const list of [s.post, s.since, s.onCard])
      named.push(...list.flatMap((n, general) => (n !== 0 ? [general] : [])));
    for (const frame of s.agenda) {
      if ('general' in frame) named.push(frame.general);
      if ('made' in frame) named.push(frame.card); // a moment or its benefits
      if ('used' in frame) named.push(...frame.used.map(gift => box.gifts[gift]!.card));
    }
    expect(named.filter(general => general > 0 && general <= box.generals && !shown.has(general))).toEqual([]);
  }, 4);
});
test('TK-420 what waits behind a question is the same whoever else is hidden', () => {
  const waits = (hidden: string) => {
    const p = position({ round: 4, wu: { fresh: 'taishi-ci', hidden, rank: 2, goods: {} } });
    p.roundEnd('wu').at('arms', 1);
    return p.k.view(p.s, SPECTATOR).agenda;
  };
  expect(waits('sun-quan')).toEqual(waits('lu-meng')); // Sun Quan's benefit does not apply: he stays unseen
  const learns = (hidden: string) => {
    const p = position({ wei: { hidden, goods: {} }, bids: ['guo-jia hire-import'] });
    p.acting('wei').plays('actions.take hire-import', 'technology.import unification').at('keep', 0);
    return p.k.view(p.s, SPECTATOR).agenda;
  };
  expect(learns('jia-xu')).toEqual(learns('xu-chu'));
});
test('TK-422 TK-549 a bid of Guan Ping that needs Guan Yu shows him; no other bid does', () => {
  const total = (hidden: string) => {
    const p = bids('shu', { shu: { generals: 'guan-ping', hidden, goods: {} } }, 'bid.assign guan-ping train-armies');
    return [p.total('guan-ping'), p.player('shu').hidden.length];
  };
  expect([total('guan-yu'), total('ma-chao')]).toEqual([
    [5, 0],
    [4, 1],
  ]);
  expect(lives('sun-quan', { generals: '', hidden: 'sun-quan', rank: 2 }).player('wu').hidden.length).toBe(1); // not used, not shown
});
test('TK-420 an enhancement card that the others know from the deck breaks a law', () => {
  const leaky = planted(game, ({ s }) => {
    for (const { hand, looked } of s.players) for (const zone of [hand, looked]) zone.known.fill(known(0, 1, 2));
  });
  expect([1, 2, 3].map(seed => lawsAlong(leaky, table, seed, 2)?.law)).toContain('nothingUnearned');
});
test('TK-044 TK-420 a hand that is dealt for all to see breaks a law before anybody has chosen', () => {
  const leaky: typeof game = {
    ...game,
    setup(...given) {
      const s = game.setup(...given);
      for (const { hand } of s.players) hand.known.fill(known(0, 1, 2));
      return s;
    },
  };
  const found = lawsAlong(leaky, table, 1);
  expect([found?.law, found?.record.choices.length]).toEqual(['nothingUnearned', 0]);
});
test('TK-420 a bid whose worth tells of a hidden general breaks a law', () => {
  const leaky = planted(game, ({ s, seat, emit }) => {
    const { fresh, hidden } = s.players[Math.max(seat, 0)]!;
    const [general] = [...hidden, ...fresh];
    if (s.bids.length > 0 && general !== undefined) emit('stands', seat, s.bids.at(-1)!.space, general);
  });
  expect([1, 2, 3].map(seed => lawsAlong(leaky, table, seed, 2)?.law)).toContain('worldsAlike');
});
test('TK-045 TK-075 recruiting that tells of the generals kept breaks a law, though all choose at once', () => {
  const leaky = planted(
    game,
    ({ s, seat }) => {
      s.players[seat]!.wins = s.players[seat]!.fresh[0]! % 5;
    },
    'recruit',
  );
  expect(new Set([1, 2, 3].map(seed => lawsAlong(leaky, table, seed)?.law))).toEqual(new Set(['worldsAlike']));
});
