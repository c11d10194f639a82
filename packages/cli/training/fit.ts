import {
  emptyNetwork,
  fingerprint,
  type Head,
  hunchOf,
  type Network,
  partsOf,
  readerOf,
  readWeights,
  type Slots,
  writeWeights,
} from '@tianxia/bots/mind';
import type { Game, GameTypes, Rand } from '@tianxia/kernel';

export interface Size {
  wide: number;
  hidden: number;
  judging: number;
}
type Part = Exclude<keyof Network, 'shape'>;

/** How large the numbers are that a new row, unit or column begins with: as those of a mind that has learned nothing. */
const FRESH: Partial<Record<Part, (size: Size) => number>> = {
  rows: () => 0.03,
  bias: () => 0.3,
  worth: () => 0.1,
  after: ({ wide }) => (2 / wide) ** 0.5,
  before: ({ wide }) => (1 / wide) ** 0.5,
  hiddenBias: () => 0.1,
  words: () => 0.03,
  gains: () => 0.3,
  judge: ({ wide }) => (2 / wide) ** 0.5,
  judgeWorth: () => 0.3,
};
/** What is new is not listened to yet: these parts lead from it to what was there before, or to what comes out. */
const LISTENING: readonly Part[] = ['after', 'before', 'judge', 'hunchState', 'out', 'expect'];

/** By row of today's reading: the row that meant the same when these weights were made, or -1. Blocks are known by their names. */
function rowsBefore({ blocks, rows }: Head, slots: Slots): Int32Array {
  const before = new Int32Array(slots.rows).fill(-1);
  before[0] = 0;
  const known = new Map<string, { base: number; width: number; many: number }>();
  let base = 1;
  for (const [name, many, width] of blocks!) {
    known.set(name, { base, width, many });
    base += many * width;
  }
  if (base !== rows) throw new Error('the blocks of these weights do not add up to their rows');
  for (const [i, [name, many, width]] of blocksOf(slots).entries()) {
    const old = known.get(name);
    if (old === undefined || old.width !== width || old.many !== many) continue;
    for (let row = 0; row < many * width; row++) before[slots.base[i]! + row] = old.base + row;
  }
  return before;
}
/** Every block of slots by its name: how many slots, and how many rows each. */
export const blocksOf = ({ names, first, width, slots }: Slots): [string, number, number][] =>
  names.map((name, i) => [name, (first[i + 1] ?? slots) - first[i]!, width[i]!]);

/**
 * Weights that were made for an earlier reading of the game, or for a smaller network, as weights for today's: they play the same, and
 * learn on. New rows begin with nothing, new columns and units with small numbers that nothing listens to yet.
 */
export function fitted(game: Game<GameTypes>, weights: Uint8Array, size: Partial<Size>, rand: Rand): Uint8Array {
  const { head: was, net: old } = readWeights(weights);
  const { slots, seats } = readerOf(game);
  if (was.game !== game.id) throw new Error(`these weights are of ${was.game}, not of ${game.id}`);
  const same = was.fingerprint === fingerprint(slots);
  if (!same && was.blocks === undefined) throw new Error('these weights do not say what their rows mean');
  if (was.seats !== seats) throw new Error(`these weights are for ${was.seats} seats, not for ${seats}`);
  if (was.hunchRows !== undefined && was.hunchFingerprint !== hunchOf(game.reading)?.fingerprint)
    throw new Error('these weights have a hunch by other facts');
  const rows = same ? undefined : rowsBefore(was, slots);
  const head: Head = {
    ...was,
    reading: game.reading!.version,
    fingerprint: fingerprint(slots),
    rows: slots.rows,
    wide: Math.max(was.wide, size.wide ?? 0),
    hidden: Math.max(was.hidden, size.hidden ?? 0),
    judging: Math.max(was.judging, size.judging ?? 0),
    packed: false,
    blocks: blocksOf(slots),
  };
  const grows = head.wide > was.wide || head.hidden > was.hidden || head.judging > was.judging;
  head.packed = was.packed && !grows; // packing would round what was there to what is new beside it
  const net = emptyNetwork(head);
  const sizesBefore = new Map(partsOf(was));
  for (const [name, [high, wide = 1]] of partsOf(head)) {
    const [highBefore, wideBefore = 1] = sizesBefore.get(name)!;
    const scale = FRESH[name]?.(head) ?? 0;
    const isTable = name === 'rows' || name === 'words';
    for (let i = 0; i < high!; i++) {
      const from = name === 'rows' && rows !== undefined ? rows[i]! : i < highBefore! ? i : -1;
      const known = from < 0 ? undefined : old[name].subarray(from * wideBefore, (from + 1) * wideBefore);
      if (isTable && !known?.some(x => x !== 0)) continue; // a row that was never seen
      for (let d = 0; d < wide; d++)
        net[name][i * wide + d] =
          known !== undefined && d < wideBefore ? known[d]! : isSilent(name, from) ? 0 : scale * spread(rand);
    }
  }
  return writeWeights(head, net);
}
const isSilent = (name: Part, from: number): boolean =>
  LISTENING.includes(name) && (from >= 0 || name === 'out' || name === 'expect');
/** About as far from 0 as one standard deviation. */
const spread = (rand: Rand): number => ((rand(2001) - 1000) / 1000) * 3 ** 0.5;
