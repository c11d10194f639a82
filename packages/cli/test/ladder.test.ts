import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { bots } from '@tianxia/bots';
import { emptyNetwork, readWeights, writeWeights } from '@tianxia/bots/mind';
import { loadGame, loadWeights } from '@tianxia/catalog';
import { fastRand, kernelFor, tableFor } from '@tianxia/kernel';
import { describe, expect, test } from 'vitest';
import { keep, keptFrom, rungsOf } from '../commands/ladder.ts';
import { pairsOf, playDeal } from '../ladder/deals.ts';
import { inMarkdown, inSvg } from '../ladder/drawing.ts';
import { added, type Met, ratingsOf, withIntervals } from '../ladder/ratings.ts';
import { inFolder, prepare, tianxia } from './running.ts';

prepare();

/** Games between players of these ratings, as often won as they say. */
function between(ratings: readonly number[], games: number): Met[] {
  return pairsOf(ratings.length).map(([a, b]) => {
    const wins = games / (1 + 10 ** ((ratings[b]! - ratings[a]!) / 400));
    return { a, b, wins, games };
  });
}

describe('ratings', () => {
  test('are found again from the games they predict', () => {
    const found = ratingsOf(between([-300, 0, 100, 200], 4000), 4);
    for (const [i, rating] of [-300, 0, 100, 200].entries()) expect(found[i]).toBeCloseTo(rating, -1);
  });
  test('also join players who never met, and stay finite for those who never lost', () => {
    const chain = between([0, 200, 400], 4000).filter(({ a, b }) => b - a === 1);
    const [low, , high] = ratingsOf(chain, 3);
    expect(high! - low!).toBeCloseTo(400, -1);
    const [loser, winner] = ratingsOf([{ a: 0, b: 1, wins: 0, games: 10 }], 2);
    expect(winner! - loser!).toBeGreaterThan(400);
    expect(Number.isFinite(winner)).toBe(true);
  });
  test('have intervals that hold the truth and narrow with more deals', () => {
    const deals = (many: number) => {
      const rand = fastRand(5);
      return Array.from({ length: many }, () => [{ a: 0, b: 1, wins: rand(100) < 25 ? 1 : 0, games: 1 }]);
    };
    const few = withIntervals(deals(40), 2, 0, 1200, fastRand(1))[1]!;
    const many = withIntervals(deals(640), 2, 0, 1200, fastRand(1))[1]!;
    const truth = 1200 + 400 * Math.log10(3);
    expect(many.low).toBeLessThan(truth);
    expect(many.high).toBeGreaterThan(truth);
    expect(many.high - many.low).toBeLessThan((few.high - few.low) / 2);
  });
  test('games of one pair are added up', () => {
    const one = { a: 0, b: 1, wins: 1, games: 2 };
    expect(added([one, one, { a: 0, b: 2, wins: 0, games: 2 }])).toEqual([
      { a: 0, b: 1, wins: 2, games: 4 },
      { a: 0, b: 2, wins: 0, games: 2 },
    ]);
  });
});

describe('a deal', () => {
  test('is played from every seat, and again the same with the same seed; the stronger bot wins it', async () => {
    const game = (await loadGame('qin'))!;
    const table = tableFor(game, 3);
    const k = kernelFor(game, table);
    const players = [
      { name: 'random', bot: bots.random },
      { name: 'greedy', bot: bots.greedy },
    ];
    const deal = (number: number) => playDeal(k, table, players, [0, 1], 4, number);
    expect(deal(0)).toEqual(deal(0));
    for (const number of [0, 1]) {
      const { games, wins } = deal(number);
      expect(games).toBe(3);
      expect(wins).toBeLessThanOrEqual(0.5); // of the random one, alone against two or with a friend
    }
  });
  test('between like players is worth half to each', async () => {
    const game = (await loadGame('qin'))!;
    const table = tableFor(game, 2);
    const first = { name: 'first', bot: bots.random };
    const played = Array.from({ length: 60 }, (_, i) =>
      playDeal(kernelFor(game, table), table, [first, first], [0, 1], 9, i),
    );
    const { wins, games } = added(played)[0]!;
    expect(games).toBe(120);
    expect(Math.abs(wins / games - 0.5)).toBeLessThan(0.15);
  });
});

test('the ladder stands weakest first, the clerk at 1200, as a table and as a picture', () => {
  const players = ['hermit:100cpu', 'clerk', 'pupil'].map(name => ({ name }));
  const played = Array.from({ length: 10 }, (_, i): Met[] => [
    { a: 0, b: 1, wins: i % 4 === 0 ? 0 : 1, games: 1 },
    { a: 1, b: 2, wins: i % 5 === 0 ? 0 : 1, games: 1 },
  ]).flat();
  const rungs = rungsOf(played, players);
  expect(rungs.map(({ name }) => name)).toEqual(['pupil', 'clerk', 'hermit:100cpu']);
  expect(rungs[1]).toMatchObject({ rating: 1200, low: 1200, high: 1200, games: 20 });
  expect(inMarkdown(rungs)).toContain('| clerk | 1200 | 1200 to 1200 | 20 | 55 % |');
  const svg = inSvg('qin, 2 players', rungs);
  expect(svg).toContain('<title>qin, 2 players</title>');
  expect(svg.match(/<circle/g)).toHaveLength(3);
  expect(svg).not.toContain('NaN');
});

test('ratings are kept for the set-up page as far as levels played as at a table, and each is clearly above the one beneath', () => {
  const rung = (name: string, rating: number) => ({ name, rating, low: rating, high: rating, games: 12, score: 0.5 });
  const inOrder = ['pupil', 'ferryman', 'clerk', 'merchant', 'general:700cpu', 'hermit:2000ms'].map((name, i) =>
    rung(name, 804 + i * 200),
  );
  expect(keptFrom('qin, 2 players', 2, inOrder)).toMatchObject({
    made: { ladder: 'qin, 2 players', games: 36 },
    players: 2,
    ratings: { pupil: 800, ferryman: 1000, clerk: 1200, merchant: 1400, general: 1600, hermit: 1800 },
  });
  const shown = (change: (one: (typeof inOrder)[number]) => object) => {
    const rungs = inOrder.map(one => ({ ...one, ...change(one) }));
    return Object.keys((keptFrom('qin, 2 players', 2, rungs) as { ratings?: object } | undefined)?.ratings ?? {});
  };
  const four = ['pupil', 'ferryman', 'clerk', 'merchant'];
  expect(shown(({ name }) => (name === 'general:700cpu' ? { name: 'general:35cpu' } : {}))).toEqual(four);
  expect(shown(({ name }) => (name === 'general:700cpu' ? { name: 'general:700i' } : {}))).toEqual(four);
  expect(shown(({ name }) => (name === 'general:700cpu' ? { low: 1390 } : {}))).toEqual(four);
  expect(shown(({ name }) => (name === 'ferryman' ? { high: 1210 } : {}))).toEqual(four.slice(0, 2));
  expect(shown(({ name }) => (name === 'merchant' ? { games: 11 } : {}))).toEqual(four.slice(0, 3));
  expect(shown(({ name }) => (name === 'ferryman' ? { name: 'greedy' } : {}))).toEqual([]);
  expect(keptFrom('qin, 2 players', 2, inOrder.slice(1))).toBeUndefined();
});

test('where no two levels are clearly apart any more, ratings of before are taken away', () => {
  const file = inFolder('levels.json');
  const rung = (name: string, rating: number) => ({ name, rating, low: rating, high: rating, games: 12, score: 0.5 });
  keep(file, 'qin, 2 players', 2, [rung('pupil', 700), rung('ferryman', 900)]);
  expect(JSON.parse(readFileSync(file, 'utf8')).ratings).toEqual({ pupil: 700, ferryman: 900 });
  keep(file, 'qin, 2 players', 2, [rung('pupil', 900), rung('ferryman', 900)]);
  expect(existsSync(file)).toBe(false);
});

test('mind@FILE plays by the weights of that file, also in a level; a file of something else is refused in words', async () => {
  const { head } = readWeights((await loadWeights('emperors-choice'))!);
  writeFileSync(inFolder('blank.bin'), writeWeights(head, emptyNetwork(head)));
  const { out } = await tianxia(
    'ladder --game emperors-choice --players 3 --bots mind,mind@blank.bin,merchant@blank.bin --deals 2 --out versions',
  );
  const rows = out.split('\n').filter(line => line.includes('mind') || line.includes('merchant'));
  const row = (name: string) => rows.find(line => line.startsWith(`| ${name} |`))!;
  const score = (name: string) => Number(/(\d+) % \|$/.exec(row(name))![1]);
  expect(score('mind')).toBeGreaterThan(90);
  expect(score('mind@blank.bin')).toBeLessThan(20);
  expect(score('merchant@blank.bin')).toBeLessThan(75); // knows nothing either: her taste alone is left
  expect((await tianxia('ladder --game qin --players 2 --bots mind,mind@blank.bin --out versions')).err).toContain(
    'blank.bin is no mind of qin',
  );
  expect((await tianxia('ladder --game qin --bots mind@none.bin,greedy')).err).toContain('there is no such file');
  expect((await tianxia('ladder --game qin --bots search@blank.bin,greedy')).err).toContain('does not play by weights');
});

test('--go-on with no minutes left plays nothing, and rates what was played', async () => {
  const { out } = await tianxia('ladder --game qin --players 2 --bots random,greedy --deals 1 --out rungs');
  const lines = readFileSync(inFolder('rungs/qin-2.jsonl'), 'utf8');
  const again = await tianxia(
    'ladder --game qin --players 2 --bots random,greedy --deals 9 --minutes 0 --go-on --out rungs',
  );
  expect(again.out).toBe(out);
  expect(out).toContain('| greedy |');
  expect(readFileSync(inFolder('rungs/qin-2.jsonl'), 'utf8')).toBe(lines);
});
