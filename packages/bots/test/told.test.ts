import { catalog, loadGame } from '@tianxia/catalog';
import { fastRand, type Game, type GameTypes, kernelFor, type Reading, type Table, tableFor } from '@tianxia/kernel';
import { expect, test } from 'vitest';

/** The table of every number of players with the printed options, and with each other value of each option. */
function tables(game: Game<GameTypes>): Table[] {
  const [least, most] = game.seats;
  const counts = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  return counts.flatMap(seats => [
    tableFor(game, seats),
    ...Object.entries(game.options)
      .filter(([option]) => game.concerns?.(option, seats) !== false)
      .flatMap(([option, values]) => values.slice(1).map(value => tableFor(game, seats, { [option]: value }))),
  ]);
}
type Found = Map<string, number>;
/** What of a value is beyond what is said of it: longer lists, larger numbers of kinds. */
function beyond(name: string, how: Reading, value: unknown, seats: number, found: Found): void {
  if (how === 'skip' || value === undefined) return;
  const note = (what: string, x: number) =>
    found.set(`${name}: ${what}`, Math.max(found.get(`${name}: ${what}`) ?? 0, x));
  const { by = [] } = how;
  const isHeap = 'pieces' in how;
  const room = by.reduce<number>((product, size) => product * (size === 'seat' ? seats : size), 1);
  function values(v: unknown, depth: number): unknown[] {
    if (!Array.isArray(v)) return [v];
    if (isHeap && depth === by.length) return [v];
    return v.flatMap(one => values(one, depth + 1));
  }
  const all = values(value, 0);
  if (by.length > 0 && all.length > room) note('longer than read', all.length);
  for (const one of all) {
    if ('which' in how && Number(one) >= how.which) note('of more kinds than read', Number(one) + 1);
    if ('bits' in how && how.bits !== 'seats' && (one as number) >> how.bits !== 0)
      note('more bits than read', one as number);
    if ('fields' in how)
      for (const [field, inside] of Object.entries(how.fields))
        beyond(`${name}.${field}`, inside, (one as Record<string, unknown>)[field], seats, found);
  }
}
test.each(catalog.map(({ id }) => id))('%s: nothing that a mind is told of lies beyond what it reads', async id => {
  const game = (await loadGame(id))!;
  const { state, facts = {}, frames, tell, pieces } = game.reading!;
  const found: Found = new Map();
  for (const [n, table] of tables(game).entries()) {
    const k = kernelFor(game, table);
    const rand = fastRand(n);
    const s = k.setup(table, rand);
    for (const [kind, { many, facts: told = {} }] of Object.entries(pieces))
      for (const [fact, { which, of }] of Object.entries(told))
        for (const value of of(k.box))
          if (value >= which) found.set(`${kind} ${fact} (of ${many}): of more kinds than read`, value + 1);
    for (let choices = 0; !k.over(s) && choices < 600; choices++) {
      const seat = k.waiting(s)[0]!;
      if (choices % 10 === 0) {
        const values = s as unknown as Record<string, unknown>;
        for (const [name, how] of Object.entries(state)) beyond(name, how as Reading, values[name], s.seats, found);
        const said = tell?.(s, seat, k.box) ?? {};
        for (const [name, how] of Object.entries(facts)) beyond(`fact ${name}`, how, said[name], s.seats, found);
      }
      for (const frame of s.agenda) {
        const inside = frame as unknown as Record<string, unknown>;
        for (const [name, how] of Object.entries((frames as Record<string, Record<string, Reading>>)[frame.at] ?? {}))
          beyond(`${frame.at}.${name}`, how, inside[name], s.seats, found);
      }
      k.apply(s, seat, k.anyOption(s, seat, rand), rand);
    }
  }
  expect(Object.fromEntries(found)).toEqual({});
});
