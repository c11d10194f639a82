import { fastRand, kernelFor, type Option, tableFor } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { oneColoured } from '../geography.ts';
import { hunch } from '../hunch.ts';
import { game as qin } from '../index.ts';

const nameOf = (fact: number) => hunch.facts[fact]![0];
const at = (name: string) => hunch.facts.findIndex((_, fact) => nameOf(fact) === name);

/** Every lay of games by chance: what the hunch was told of it, and what came of it. */
function* lays(seats: number, board: 'bird' | 'lion') {
  const table = tableFor(qin, seats, { board });
  const k = kernelFor(qin, table);
  const rand = fastRand(seats);
  const s = k.setup(table, rand);
  const facts = new Int32Array(hunch.facts.length);
  for (let turn = 0; !k.over(s); turn++) {
    const seat = k.waiting(s)[0]!;
    const options: Option[] = [];
    options.length = k.options(s, seat, options, false);
    const tell = hunch.about(s, seat, k.box);
    if (turn % 4 === 0)
      for (const option of options) {
        const [tile = 0, place = 0] = k.words(option).args;
        tell(tile, place, facts, 0);
        const after = k.clone(s);
        k.apply(after, seat, option, fastRand(1));
        const gains = s.supply.map((left, who) => left - after.supply[who]!);
        const theirs = gains.reduce((sum, gain, who) => sum + (who === seat ? 0 : gain), 0);
        if (!k.over(after)) yield { whole: oneColoured(k.box, tile), facts, own: gains[seat]!, theirs };
      }
    k.apply(s, seat, k.anyOption(s, seat, rand), rand);
  }
}
test.each([
  [2, 'bird'],
  [3, 'lion'],
  [4, 'bird'],
] as const)('pagodas gained and lost are what laying the tile brings, %i players on the %s side', (seats, board) => {
  const told = { whole: 0, halves: 0, wrong: 0 };
  for (const { whole, facts, own, theirs } of lays(seats, board)) {
    const isRight = facts[at('own gain')] === own + 5 && facts[at('their gain')] === theirs + 5;
    told[whole ? 'whole' : 'halves']++;
    if (whole)
      expect(isRight).toBe(true); // a tile of one colour: exactly
    else if (!isRight) told.wrong++; // two halves are told one by one: where both reach one village they may differ
  }
  expect(told.whole).toBeGreaterThan(150);
  expect(told.wrong).toBeLessThan(told.halves / 50);
});
