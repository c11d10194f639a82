/** The laws would find it: the toy with one line of its rules made wrong. (Each law by itself: laws.test.ts.) */
import { expect, test } from 'vitest';
import { type Decision, OK, tableFor, todo } from '../../index.ts';
import { lawsAlong } from '../../proof/laws.ts';
import { firstEmpire } from './first-empire.ts';
import { type FirstEmpire, me } from './first-empire-board.ts';

/** The first law broken in a few random games. */
function brokenLaw(game: typeof firstEmpire): string {
  for (let seed = 1; seed <= 12; seed++) {
    const found = lawsAlong(game, tableFor(game, game.seats[1]), seed);
    if (found !== undefined) return `${found.law}: ${found.detail}`;
  }
  return 'none';
}

const withFlow = (flow: Partial<(typeof firstEmpire)['flow']>): typeof firstEmpire => ({
  ...firstEmpire,
  flow: { ...firstEmpire.flow, ...flow },
});

test('a double symbol whose two frames are one object', () => {
  const shared = withFlow({
    elixir: {
      ...(firstEmpire.flow.elixir as Decision<FirstEmpire>),
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
