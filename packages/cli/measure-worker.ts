import { createInterface } from 'node:readline';
import { seedOf, tableFor } from '@tianxia/kernel';
import { betterThan, playOnce } from './ladder/deals.ts';
import { lineup } from './lineup.ts';
import { isFirstAlone, type Line, type Unit } from './measuring/matches.ts';
import { mindsFor } from './mind.ts';
import { gameNamed, openTable } from './table.ts';

/**
 * One of the processes of `tianxia measure`: it is asked for games in lines of JSON and answers each with one. A process of its
 * own, since bots count its processor time.
 */
async function play(unit: Unit, seed: number): Promise<Line> {
  const game = await gameNamed(unit.game);
  const { table, k } = openTable(game, tableFor(game, unit.players, { ...unit.options }), undefined);
  const names = unit.players === 1 ? unit.a : `${unit.a},${unit.b}`;
  const [a, b] = lineup(names, await mindsFor(game, names));
  const first = isFirstAlone(unit);
  const [alone, others] = first ? [a!, b] : [b!, a];
  const began = performance.now();
  const { places, totals } = playOnce(
    k,
    table,
    seat => (seat === unit.seat ? alone : others!),
    seedOf(seed, unit.deal),
    unit.seat,
  );
  const winners = places.filter(place => place === 1).length;
  const better = betterThan(places, unit.seat);
  return {
    ...unit,
    win: places[unit.seat] === 1 ? 1 / winners : 0,
    score: first ? better : 1 - better,
    own: totals[unit.seat]!,
    rivals: totals.reduce((sum, total, seat) => sum + (seat === unit.seat ? 0 : total), 0) / (totals.length - 1),
    seconds: Math.round((performance.now() - began) / 100) / 10,
  };
}
for await (const line of createInterface({ input: process.stdin })) {
  const { unit, seed } = JSON.parse(line) as { unit: Unit; seed: number };
  process.stdout.write(`${JSON.stringify(await play(unit, seed))}\n`);
}
