import { expect, test } from 'vitest';
import {
  EVERYONE,
  fastRand,
  type Game,
  kernel,
  kernelFor,
  OK,
  type Step,
  tableFor,
  todo,
  WHOLE_TABLE,
} from '../index.ts';
import { type Stash, type State, stash, withTurn } from './toy.ts';

const table = tableFor(stash, 2);
/** Seat 0 in its turn, before this. */
function turnBefore(next: State['agenda'][number], game: Game<Stash> = stash) {
  const k = kernelFor(game, table);
  const agenda: State['agenda'] = [{ at: 'round', seat: WHOLE_TABLE }, next, { at: 'turn', seat: 0 }];
  const s: State = { ...k.setup(table, fastRand(1)), agenda, sealed: [] };
  const preview = (...line: string[]) =>
    k.preview(
      k.view(s, 0),
      0,
      line.map(words => k.read(words)!),
      fastRand(1),
    );
  return { k, s, preview };
}
test('a line that ends where another seat chooses is shown to its end; what the line says beyond is not', () => {
  const { preview } = turnBefore({ at: 'turn', seat: 1 });
  const once = preview('turn.pass');
  expect([once.stopped, once.after.agenda.at(-1)]).toEqual([false, { at: 'turn', seat: 1 }]);
  const beyond = preview('turn.earn', 'earn.coin', 'earn.stop', 'turn.earn', 'earn.coin');
  expect([beyond.stopped, beyond.told, beyond.after.coins]).toEqual([true, [['earned', 0]], [1, 0]]);
  expect(beyond.after.agenda.at(-1)).toEqual({ at: 'turn', seat: 1 });
});
test('a line stops before an answer under a seal, also where one would be asked first', () => {
  const { preview, s } = turnBefore({ at: 'show', seat: EVERYONE });
  const { stopped, after } = preview('turn.pass', `show.card ${s.hands[0]![0]}`);
  expect([stopped, after.sealed, after.hands[0]]).toEqual([true, [0, 0], s.hands[0]]);
});
test('a fault in the rules is no chance: a preview lets it out, and the next one is as good as new', () => {
  const broken = withTurn({
    pass: {
      rule: 'TOY-1',
      effect() {
        throw new Error('a fault');
      },
    },
  });
  const { k, s, preview } = turnBefore({ at: 'turn', seat: 1 }, broken);
  expect(() => preview('turn.pass')).toThrow('a fault');
  expect(preview('turn.earn', 'earn.coin').after.coins).toEqual([1, 0]);
  k.apply(s, 0, k.read('turn.earn')!, fastRand(1)); // nothing of the preview's limits is left
  k.apply(s, 0, k.read('earn.stop')!, fastRand(1));
  k.apply(s, 1, k.read('turn.earn')!, fastRand(1));
  k.apply(s, 1, k.read('earn.stop')!, fastRand(1));
  expect(s.agenda.at(-1)!.at).toBe('show');
});
test('a draw in a preview stops it there, with nothing drawn', () => {
  const { preview, s } = turnBefore({ at: 'turn', seat: 1 });
  const { stopped, draws, after, told } = preview('turn.draw');
  expect([stopped, draws, told, after.hands[0]]).toEqual([true, true, [], s.hands[0]]);
});
test('a preview tells a draw from whatever else stops it, and from none', () => {
  const { preview } = turnBefore({ at: 'turn', seat: 1 });
  const drawsOf = (...line: string[]) => {
    const { stopped, draws } = preview(...line);
    return [stopped, draws];
  };
  expect(drawsOf('turn.draw')).toEqual([true, true]);
  expect(drawsOf('turn.earn', 'earn.coin')).toEqual([false, false]);
  expect(drawsOf('turn.pass', 'turn.pass')).toEqual([true, false]); // the second would be another seat's
  const round = turnBefore({ at: 'round', seat: WHOLE_TABLE });
  const { stopped, draws } = round.preview('turn.pass');
  expect([stopped, draws]).toEqual([true, false]); // a step of the whole table
});
test('rules that never come to a choice are told by the last things to do, after ten thousand steps', () => {
  let steps = 0;
  const again: Step<Stash> = play => {
    steps++;
    todo(play, { at: 'round', seat: WHOLE_TABLE });
  };
  const waiting = [0, 1, 2, 3].map(left => ({ at: 'earn' as const, seat: 0, left }));
  const endless: Game<Stash> = {
    ...stash,
    setup: (...given) => ({ ...stash.setup(...given), agenda: [...waiting, { at: 'round', seat: WHOLE_TABLE }] }),
    flow: { ...stash.flow, round: again },
  };
  const last = [...waiting.slice(2), { at: 'round', seat: WHOLE_TABLE }];
  expect(() => kernelFor(endless, table).setup(table, fastRand(1))).toThrow(
    `no choice after 10000 steps at ${JSON.stringify(last)}`,
  );
  expect(steps).toBe(10_000);
});
test('a table that begins in the middle of a sealed decision keeps the answers given so far', () => {
  const k = kernelFor(stash, table);
  const s = k.setup(table, fastRand(1));
  const answer = k.read(`show.card ${s.hands[1]![0]}`)!;
  s.sealed[1] = answer;
  const again = kernel({ ...stash, setup: () => s }, k.box).setup(table, fastRand(1));
  expect([again.sealed, k.waiting(again), k.whyNot(again, 0, k.read(`show.card ${s.hands[0]![0]}`)!)]).toEqual([
    [0, answer],
    [0],
    OK,
  ]);
});
