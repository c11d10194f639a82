import { expect, test } from 'vitest';
import {
  type Game,
  type GameTypes,
  isFinal,
  type Kernel,
  kernelFor,
  liveTable,
  tableFor,
  takeAny,
  todo,
  WHOLE_TABLE,
} from '../index.ts';
import { begin } from './begun.ts';
import { type Stash, stash, withTurn } from './toy.ts';

/** Earning is a single choice, which draws a card: it plays itself. */
const drawing: Game<Stash> = {
  ...stash,
  flow: {
    ...withTurn({ earn: { rule: 'TOY-2', effect: play => todo(play, { at: 'earn', seat: play.seat, left: 1 }) } }).flow,
    earn: {
      moves: {
        stop: {
          rule: 'TOY-2',
          effect: ({ s, seat, rand }) => {
            s.hands[seat]!.push(takeAny(s.deck, rand));
          },
        },
      },
    },
  },
};
test('a choice stands when what played itself after it drew a card', () => {
  const table = tableFor(drawing, 2);
  const live = liveTable(kernelFor(drawing, table), table, () => 0);
  live.begin(0);
  for (const seat of [0, 1]) live.choose(seat, `show.card ${live.state.hands[seat]![0]}`, 1);
  live.choose(0, 'turn.earn', 2);
  const played = live.happened.slice(2).map(({ words, forced = false }) => [words, forced]);
  expect(played).toEqual([
    ['turn.earn', false],
    ['earn.stop', true],
  ]);
  expect(live.undo(0, 3)).toEqual({ refused: 'chance' });
});
test('a line of choices is looked at up to where all choose at once, though one alone is asked', () => {
  const { k, live } = begin();
  live.state.hands[0] = []; // has nothing to show
  live.state.agenda = [
    { at: 'round', seat: WHOLE_TABLE },
    { at: 'turn', seat: 1 },
  ];
  live.state.sealed = [];
  const line = ['turn.pass', `show.card ${live.state.hands[1]![0]}`].map(words => k.read(words)!);
  live.state.round = 2;
  const opens: Kernel<GameTypes> = {
    ...(k as unknown as Kernel<GameTypes>),
    over: state => (state as typeof live.state).shown.length > 0, // what opening the answer would do
  };
  expect(isFinal(opens, live.update(1), 1, line)).toBe(false);
});
