/** The laws would find it: each toy with one line of its rules made wrong. */
import { expect, test } from 'vitest';
import { type Decision, type Game, type GameTypes, OK, type Reason, remove, tableFor, todo } from '../../index.ts';
import { lawsAlong } from '../../laws.ts';
import { emperorsChoice } from './emperors-choice.ts';
import { No as EmperorSays, type EmperorsChoice, me as myself } from './emperors-choice-board.ts';
import { firstEmpire } from './first-empire.ts';
import { type FirstEmpire, me } from './first-empire-board.ts';
import { threeKingdoms } from './three-kingdoms.ts';
import { has, type ThreeKingdoms } from './three-kingdoms-board.ts';
import { zhanguo } from './zhanguo.ts';
import { No as BoardSays } from './zhanguo-board.ts';

/** The first law broken in a few random games. */
function brokenLaw<G extends GameTypes>(game: Game<G>): string {
  for (let seed = 1; seed <= 12; seed++) {
    const found = lawsAlong(game, tableFor(game, game.seats[1]), seed);
    if (found !== undefined) return `${found.law}: ${found.detail}`;
  }
  return 'none';
}
function changed<G extends GameTypes>(game: Game<G>, flow: Partial<Game<G>['flow']>): Game<G> {
  return { ...game, flow: { ...game.flow, ...flow } };
}
/** A move that forgets one of its refusals. */
function forgetting<G extends GameTypes, F>(decision: Decision<G, F>, move: string, reason: Reason): Decision<G, F> {
  const { point = [], ...rest } = decision.moves[move]!;
  const [first, second] = point.map(pointing => ({
    ...pointing,
    whyNot: (...asked: Parameters<NonNullable<typeof pointing.whyNot>>) => {
      const why = pointing.whyNot?.(...asked) ?? OK;
      return why === reason ? OK : why;
    },
  }));
  const deaf = second === undefined ? ([first!] as const) : ([first!, second] as const);
  return { ...decision, moves: { ...decision.moves, [move]: { ...rest, point: deaf } } };
}
const decisionOf = <T>(entry: T): Exclude<T, (...args: never[]) => unknown> => entry as never;

test('a full Workers area entered with the last point', () => {
  const reassign = forgetting(decisionOf(zhanguo.flow.reassign), 'step', BoardSays.noPointLeft);
  expect(brokenLaw(changed(zhanguo, { reassign }))).toBe('always: ZG-021 does not hold');
});
test('cards offered that no cubes can make a bid', () => {
  const bid = forgetting(decisionOf(emperorsChoice.flow.bid), 'reveal', EmperorSays.cannotBeat);
  expect(brokenLaw(changed(emperorsChoice, { bid }))).toMatch(/^neverStuck/);
});
test('a double symbol whose two frames are one object', () => {
  const shared = changed(firstEmpire, {
    elixir: {
      ...decisionOf(firstEmpire.flow.elixir),
      asks: look => look.why({ at: 'elixir', seat: look.seat }) === OK,
    } satisfies Decision<FirstEmpire>,
    sail(play) {
      const { box, seat, frame } = play;
      if (frame.spaces === 0 || me(play).ship === box.elixirs.length - 1) return;
      me(play).ship++;
      const one = { at: 'elixir', seat } as const;
      todo(play, { at: 'sail', seat, spaces: frame.spaces - 1 });
      for (let i = 0; i < box.elixirs[me(play).ship]!; i++) todo(play, one);
    },
  });
  expect(brokenLaw(shared)).toMatch(/^noAliases/);
});
test('generals not kept who are thrown away', () => {
  const { keep } = decisionOf(threeKingdoms.flow.draft).moves;
  const draft: Decision<ThreeKingdoms> = {
    moves: {
      keep: {
        ...keep!,
        effect({ s, seat }, set) {
          const { drawn, hidden } = s.players[seat]!;
          hidden.push(...drawn.splice(0).filter((_, i) => has(set, i)));
        },
      },
    },
  };
  expect(brokenLaw(changed(threeKingdoms, { draft }))).toMatch(/^(samplesAgree|conserved)/);
});
test('a rule that looks into the hand of the next player', () => {
  const { hire, end } = decisionOf(emperorsChoice.flow.hire).moves;
  const peeking: Decision<EmperorsChoice> = {
    moves: {
      end: end!,
      hire: {
        ...hire!,
        when: ({ s, seat }) =>
          s.players[(seat + 1) % s.seats]!.hand.pieces.some(card => card > 20) ? OK : EmperorSays.tooPoor,
      },
    },
  };
  expect(brokenLaw(changed(emperorsChoice, { hire: peeking }))).toMatch(/^legalFromOwnView/);
});
test('a card put into a hand without saying who knows it', () => {
  const { keep } = decisionOf(emperorsChoice.flow.keepOne).moves;
  const keepOne: Decision<EmperorsChoice> = {
    ...decisionOf(emperorsChoice.flow.keepOne),
    moves: {
      keep: {
        ...keep!,
        effect(play, card) {
          const { drawn, hand } = myself(play);
          remove(drawn, card);
          hand.pieces.push(card);
          play.s.discard.push(...drawn.splice(0));
        },
      },
    },
  };
  expect(brokenLaw(changed(emperorsChoice, { keepOne }))).toMatch(/^(memoriesInStep|samplesAgree)/);
});
