import { loadGame, loadWeights } from '@tianxia/catalog';
import { fastRand, kernelFor, OK, tableFor } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { firstTurn } from '../../games/qin/test/position.ts';
import { botNamed } from '../index.ts';
import { mindFrom } from '../mind/index.ts';
import { searching } from '../search.ts';

const given = (seed: number) => ({ rand: fastRand(seed), iterations: 300 });

test('advice says what is tried first, and where the tree ends the chances of the mind count beside the evaluation', () => {
  const { k, s } = firstTurn(2);
  const seat = k.waiting(s)[0]!;
  const view = k.view(s, seat);
  const { lines } = searching()(k, view, seat, given(3));
  const last = lines.at(-1)!.option; // seldom tried, for good reasons
  const asked: number[] = [];
  const advised = searching(() => ({
    advice: option => (option === last ? 0 : -1),
    wins: state => {
      asked.push(state.agenda.length);
      return [0.5, 0.5];
    },
  }))(k, view, seat, given(3));
  expect(advised.option).toBe(last);
  expect(asked.length).toBeGreaterThan(200);
  expect(asked.every(left => left > 0)).toBe(true); // a game that is over is counted, not guessed
});

test.each([2, 3, 4])(
  'the general of Qin with %i players: a legal choice, the same whatever is hidden, by mind and tree',
  async seats => {
    const game = (await loadGame('qin'))!;
    const mind = mindFrom(game, (await loadWeights('qin'))!);
    const general = botNamed('general', mind);
    const table = tableFor(game, seats);
    const k = kernelFor(game, table);
    const rand = fastRand(seats);
    const s = k.setup(table, rand);
    for (let i = 0; i < 10; i++) {
      const seat = k.waiting(s)[0]!;
      const view = k.view(s, seat);
      const before = JSON.stringify(view);
      const thought = general(k, view, seat, given(i));
      expect(thought.iterations).toBe(300);
      expect(k.whyNot(s, seat, thought.option)).toBe(OK);
      expect(JSON.stringify(view)).toBe(before);
      const elsewhere = k.view(k.determinize(view, rand), seat);
      expect(general(k, elsewhere, seat, given(i))).toEqual(thought);
      k.apply(s, seat, thought.option, rand);
    }
  },
);
