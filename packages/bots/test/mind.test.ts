import { catalog, loadGame } from '@tianxia/catalog';
import { fastRand, type Game, type GameTypes, kernelFor, OK, type Option, tableFor } from '@tianxia/kernel';
import { describe, expect, test } from 'vitest';
import {
  emptyNetwork,
  FEW,
  fingerprint,
  hunchOf,
  MANY,
  mindFrom,
  mindIfFits,
  partsOf,
  readerOf,
  readWeights,
  writeWeights,
} from '../mind/index.ts';

/** A mind that has learned nothing: its numbers are drawn. It has a hunch where the game tells facts for one. */
function unlearned(game: Game<GameTypes>, { hunched = true } = {}) {
  const { slots, seats } = readerOf(game);
  const facts = hunched ? hunchOf(game.reading) : undefined;
  const hunch = facts && { hunchRows: facts.rows, hunchWide: 6, hunchFingerprint: facts.fingerprint };
  const shape = { rows: slots.rows, seats, wide: 16, hidden: 8, judging: 8, scale: 3, ...hunch };
  const head = { ...shape, game: game.id, reading: 1, fingerprint: fingerprint(slots), leadScale: 20, packed: false };
  const net = emptyNetwork(shape);
  const rand = fastRand(5);
  for (const [part] of partsOf(shape)) for (let i = 0; i < net[part].length; i++) net[part][i] = rand(2001) / 1000 - 1;
  return { head, net };
}
const table = (game: Game<GameTypes>) => tableFor(game, Math.max(2, game.seats[0]));

describe.each(catalog.map(({ id }) => id))('%s', id => {
  test('a reader sees what its seat sees: other secrets make no difference, and every row is in its block', async () => {
    const game = (await loadGame(id))!;
    const k = kernelFor(game, table(game));
    const { slots, read } = readerOf(game);
    const rand = fastRand(3);
    const s = k.setup(table(game), rand);
    const [truth, guess] = [new Int32Array(slots.slots), new Int32Array(slots.slots)];
    for (let choices = 0; !k.over(s) && choices < 400; choices++) {
      const asked = k.waiting(s)[0]!;
      if (choices % 5 === 0)
        for (let seat = 0; seat < s.seats; seat++) {
          read(s, seat, k.box, truth);
          read(k.determinize(k.view(s, seat), rand), seat, k.box, guess);
          expect(guess).toEqual(truth);
          expect(misplaced(slots, truth)).toEqual([]);
        }
      k.apply(s, asked, k.anyOption(s, asked, rand), rand);
    }
  });
  test('a mind plays legally and the same whatever is hidden', async () => {
    const game = (await loadGame(id))!;
    const k = kernelFor(game, table(game));
    const { head, net } = unlearned(game);
    const { bot } = mindFrom(game, writeWeights(head, net));
    const rand = fastRand(8);
    const s = k.setup(table(game), rand);
    for (let choices = 0; !k.over(s) && choices < 40; choices++) {
      const seat = k.waiting(s)[0]!;
      const view = k.view(s, seat);
      const thought = bot(k, view, seat, { rand: fastRand(1) });
      const elsewhere = k.view(k.determinize(view, rand), seat);
      expect(bot(k, elsewhere, seat, { rand: fastRand(1) })).toEqual(thought);
      expect(k.whyNot(s, seat, thought.option)).toBe(OK);
      k.apply(s, seat, thought.option, rand);
    }
  });
  test('its policy is a share for every option, its expectation a chance for every seat', async () => {
    const game = (await loadGame(id))!;
    const k = kernelFor(game, table(game));
    const { head, net } = unlearned(game);
    const { policy, expects } = mindFrom(game, writeWeights(head, net));
    const s = k.setup(table(game), fastRand(2));
    const seat = k.waiting(s)[0]!;
    const options: Option[] = [];
    options.length = k.options(s, seat, options, false);
    const shares = policy(k, k.view(s, seat), seat, options, fastRand(1));
    expect(shares.length).toBe(options.length);
    expect(shares.reduce((a, b) => a + b)).toBeCloseTo(1);
    const read = shares.filter(share => share > 0).length;
    const isHunched = hunchOf(game.reading) !== undefined && options.length > MANY;
    expect(read).toBe(isHunched ? FEW : options.length); // what it has no hunch for is not read, and never taken
    const { wins, leads } = expects(k, k.view(s, seat), seat, fastRand(1));
    expect([wins.length, leads.length]).toEqual([s.seats, s.seats]);
    expect(wins.reduce((a, b) => a + b)).toBeCloseTo(1);
  });
});
/** Slots that hold a row of another slot. */
function misplaced({ first, base, width }: ReturnType<typeof readerOf>['slots'], rows: Int32Array): number[] {
  const wrong: number[] = [];
  for (let block = 0, slot = 0; slot < rows.length; slot++) {
    while (block + 1 < first.length && first[block + 1]! <= slot) block++;
    const least = base[block]! + (slot - first[block]!) * width[block]!;
    if (rows[slot] !== 0 && (rows[slot]! < least || rows[slot]! >= least + width[block]!)) wrong.push(slot);
  }
  return wrong;
}

describe('weights', () => {
  test('come back from their file as they were; packed rows nearly so, in a quarter of the room', async () => {
    const game = (await loadGame('qin'))!;
    const { head, net } = unlearned(game);
    const plain = writeWeights(head, net);
    expect(readWeights(plain).net).toEqual({ ...net, shape: readWeights(plain).net.shape });
    const packed = writeWeights({ ...head, packed: true }, net);
    expect(packed.length).toBeLessThan(plain.length * 0.36);
    const back = readWeights(packed).net;
    expect(Math.max(...back.words.map((x, i) => Math.abs(x - net.words[i]!)))).toBeLessThan(0.006);
    expect(back.judge).toEqual(net.judge);
  });
  test('packed rows that are like the last, or empty, take the room of one number', async () => {
    const game = (await loadGame('qin'))!;
    const { head, net } = unlearned(game);
    const different = writeWeights({ ...head, packed: true }, net);
    net.rows.copyWithin(9 * 16, 8 * 16, 9 * 16);
    net.rows.copyWithin(10 * 16, 8 * 16, 9 * 16);
    net.rows.fill(0, 11 * 16, 12 * 16);
    const packed = writeWeights({ ...head, packed: true }, net);
    expect(packed.length).toBe(different.length - 3 * 16);
    const { rows } = readWeights(packed).net;
    const row = (i: number) => rows.subarray(i * 16, (i + 1) * 16);
    expect(row(9)).toEqual(row(8));
    expect(row(10)).toEqual(row(8));
    expect(row(11).every(x => x === 0)).toBe(true);
    expect(row(12).every(x => x === 0)).toBe(false);
  });
  test('from before there was a hunch are read as they were, and read every option', async () => {
    const game = (await loadGame('qin'))!;
    const { head, net } = unlearned(game, { hunched: false });
    expect(Object.keys(head)).not.toContain('hunchRows');
    const { policy } = mindFrom(game, writeWeights(head, net));
    const k = kernelFor(game, table(game));
    const s = k.setup(table(game), fastRand(2));
    const options: Option[] = [];
    options.length = k.options(s, 0, options, false);
    expect(options.length).toBeGreaterThan(MANY);
    expect(policy(k, k.view(s, 0), 0, options, fastRand(1)).every(share => share > 0)).toBe(true);
  });
  test('with a hunch by other facts are refused', async () => {
    const game = (await loadGame('qin'))!;
    const { head, net } = unlearned(game);
    const other = writeWeights({ ...head, hunchFingerprint: 1 }, net);
    expect(() => mindFrom(game, other)).toThrow('do not fit qin');
    expect(mindIfFits(game, other)).toBeUndefined();
    expect(mindIfFits(game, writeWeights(head, net))).toBeDefined();
  });
  test('of another game or reading are refused', async () => {
    const { head, net } = unlearned((await loadGame('qin'))!);
    const other = writeWeights({ ...head, fingerprint: head.fingerprint + 1 }, net);
    const qin = (await loadGame('qin'))!;
    expect(() => mindFrom(qin, other)).toThrow('these weights are for qin, reading 1: they do not fit qin');
    const zhanguo = (await loadGame('zhanguo'))!;
    expect(() => mindFrom(zhanguo, writeWeights(head, net))).toThrow('do not fit zhanguo');
    expect(() => readWeights(writeWeights(head, net).subarray(0, -1))).toThrow();
    expect(() => readWeights(new Uint8Array([1, 2, 3]))).toThrow('no file of weights');
  });
});
