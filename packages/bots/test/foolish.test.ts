import { loadGame, loadWeights } from '@tianxia/catalog';
import { fastRand, type GameTypes, type Kernel, kernelFor, type Option, type Seat, tableFor } from '@tianxia/kernel';
import { describe, expect, test } from 'vitest';
import { position as choice } from '../../games/emperors-choice/test/position.ts';
import { sideTotal } from '../../games/three-kingdoms/facts/strength.ts';
import type { State } from '../../games/three-kingdoms/state.ts';
import { position as kingdoms } from '../../games/three-kingdoms/test/position.ts';
import { botNamed, LEVELS, type Level } from '../index.ts';
import { mindFrom } from '../mind/index.ts';

const SEEDS = 12;
const mindOf = async (id: string) => mindFrom((await loadGame(id))!, (await loadWeights(id))!);

/** What a level chooses here. `seed`: its mood. */
async function chooser(id: string, level: Level, iterations: number) {
  const bot = botNamed(level, await mindOf(id));
  return <G extends GameTypes>(k: Kernel<G>, s: G['state'], seat: Seat, seed: number): Option =>
    bot(k, k.view(s, seat), seat, { rand: fastRand(seed), iterations }).option;
}

describe.each(LEVELS)('no foolishness: the %s', level => {
  test('does not open an auction with nearly all it has', async () => {
    const choose = await chooser('emperors-choice', level, 12);
    const opened: number[] = [];
    for (let seed = 0; seed < SEEDS; seed++) {
      const { k, s } = choice(
        { Red: { hand: 'cavalry-2 cavalry-3 officer-4', cubes: 6 }, Blue: { cubes: 6 }, Green: { cubes: 6 } },
        { turn: ['Red', 'bid', { opening: true }] },
      );
      while (s.agenda.at(-1)!.seat === 0 && s.declared[0]! < 0) k.apply(s, 0, choose(k, s, 0, seed), fastRand(seed));
      opened.push(s.declared[0]!);
    }
    expect(Math.max(...opened)).toBeLessThanOrEqual(10); // of 15
  });
  test('does not pile a general on a battle that is won by far', async () => {
    const choose = await chooser('three-kingdoms', level, 12);
    const piled: string[] = [];
    for (let seed = 0; seed < SEEDS; seed++) {
      const { k, s } = battleWonByFar();
      const before = s.bids.length;
      k.apply(s, 0, choose(k, s, 0, seed), fastRand(seed));
      if (s.bids.length > before && s.bids.at(-1)!.space === s.bids[0]!.space) piled.push(`seed ${seed}`);
    }
    expect(piled).toEqual([]);
  });
});
/** A few trials a choice for those who look ahead; the general and the hermit differ only in how many. */
const TRIALS = { general: 2, hermit: 4 };
describe.each(LEVELS.flatMap(level => [7, 8, 9].map(seed => [level, seed] as const)))(
  'the %s, seed %i',
  (level, seed) => {
    test('does not end Three Kingdoms with ten deficit tokens', async () => {
      const own = await chooser('three-kingdoms', level, level === 'hermit' ? TRIALS.hermit : TRIALS.general);
      const others = await chooser('three-kingdoms', 'merchant', 0);
      const game = (await loadGame('three-kingdoms'))!;
      const table = tableFor(game, 3);
      const k = kernelFor(game, table);
      const rand = fastRand(seed);
      const s = k.setup(table, rand);
      for (let i = 0; !k.over(s); i++) {
        const seat = k.waiting(s)[0]!;
        k.apply(s, seat, (seat === 1 ? own : others)(k, s, seat, i), rand);
      }
      const { players } = s as unknown as State;
      expect(players[1]!.deficits).toBeLessThan(10);
    });
  },
);
function battleWonByFar() {
  const p = kingdoms({
    round: 3,
    order: 'wei wu shu',
    wei: { generals: 'xu-huang xiahou-dun', fresh: 'zhang-he', goods: { gold: 4, rice: 4 } },
    bids: ['xiahou-dun battle-wei-wu cavalry 3', 'xu-huang battle-wei-wu cavalry 3'],
  });
  p.bidding('wei');
  expect(sideTotal(p.s, p.s.bids[0]!.space, 0)).toBe(15); // against nobody
  return p;
}
