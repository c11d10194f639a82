/** `npx vitest bench --project unit packages/kernel/test/tangles`: each call makes a thousand random choices, so hz is thousands a second. */
import { bench, describe } from 'vitest';
import { fastRand, type Game, type GameTypes, kernelFor, type Option, tableFor } from '../../index.ts';
import { emperorsChoice } from './emperors-choice.ts';
import { firstEmpire } from './first-empire.ts';
import { threeKingdoms } from './three-kingdoms.ts';
import { zhanguo } from './zhanguo.ts';

function thousandChoices<G extends GameTypes>(game: Game<G>, list: boolean): () => void {
  const table = tableFor(game, game.seats[1]);
  const k = kernelFor(game, table);
  const rand = fastRand(1);
  const legal: Option[] = [];
  let s = k.setup(table, rand);
  return () => {
    for (let i = 0; i < 1000; i++) {
      if (k.over(s)) s = k.setup(table, rand);
      const seat = k.waiting(s)[0]!;
      k.apply(s, seat, list ? legal[rand(k.options(s, seat, legal, false))]! : k.anyOption(s, seat, rand), rand);
    }
  };
}
function measure<G extends GameTypes>(game: Game<G>): void {
  describe(`${game.id}, ${game.seats[1]} seats`, () => {
    bench('list', thousandChoices(game, true));
    bench('playout', thousandChoices(game, false));
  });
}
measure(zhanguo);
measure(firstEmpire);
measure(threeKingdoms);
measure(emperorsChoice);
