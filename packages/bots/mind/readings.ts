import type { Dimension, GameTypes, PieceReading, Reading, Seat } from '@tianxia/kernel';
import { type Leaf, numberLeaf, type Turned, wholeLeaf } from './leaves.ts';
import { addBlock, type Block, levelOf, type Slots } from './slots.ts';

/** One field of a state, or one fact. */
export interface Field {
  read(v: unknown, turned: Turned): void;
  differ(was: unknown, is: unknown, turned: Turned): void;
}

interface Sight {
  seen: string; // 'all' also for what is no zone
  size?: 'secret';
}
type Heap = Extract<Reading, { pieces: string }>;
const COPIES = 2; // of one piece in a heap that are told apart
const OF_A_FACT = 6;
const IN_A_HEAP = 20;
const NAMED = 48; // of kinds with more pieces a place tells the facts only, unless there are none
const levels = (most: number) => levelOf(most);

// ---- numbers ----
const amounts = (block: Block): Leaf => numberLeaf(block, v => Math.min(levelOf(v as number), block.width));
const kinds = (block: Block): Leaf =>
  numberLeaf(block, v => {
    const which = Number(v); // may be yes or no
    return which >= 0 ? Math.min(which + 1, block.width) : 0;
  });
const owners = (block: Block): Leaf => numberLeaf(block, (v, { by }) => (by[v as number] ?? -1) + 1);

const isSame = (was: unknown, is: unknown): boolean => was === is;
const NOTHING: readonly never[] = [];
const piecesOf = (heap: unknown) => (Array.isArray(heap) ? heap : (heap as { pieces: number[] }).pieces) as number[];
const memoriesOf = (heap: unknown) => (Array.isArray(heap) ? NOTHING : (heap as { known: number[] }).known);
function sameList(was: readonly number[], is: readonly number[]): boolean {
  if (was.length !== is.length) return false;
  for (let i = 0; i < was.length; i++) if (was[i] !== is[i]) return false;
  return true;
}
const sameHeap = (was: unknown, is: unknown): boolean =>
  was !== undefined &&
  is !== undefined &&
  sameList(piecesOf(was), piecesOf(is)) &&
  sameList(memoriesOf(was), memoriesOf(is));

/** Makes what reads one field; adds its slots. */
export function readings(
  slots: Slots,
  { pieces, boards }: { pieces: Readonly<Record<string, PieceReading<GameTypes['box']>>>; boards?: { many: number } },
  seats: number,
) {
  const sizeOf = (dimension: Dimension) => (dimension === 'seat' ? seats : dimension);

  function leafOf(name: string, how: Exclude<Reading, 'skip'>, many: number, layout: unknown): Leaf {
    if ('amount' in how) return amounts(addBlock(slots, name, many, levels(how.amount), true));
    if ('which' in how) return kinds(addBlock(slots, name, many, how.which));
    if ('whose' in how) return owners(addBlock(slots, name, many, seats));
    if ('bits' in how) return bitsLeaf(name, how.bits, many);
    if ('piece' in how) return pieceLeaf(name, how.piece, many);
    if ('pieces' in how) return heapLeaf(name, how, many, layout);
    return recordLeaf(name, how.fields, many, layout);
  }
  function bitsLeaf(name: string, bits: number | 'seats', many: number): Leaf {
    const wide = bits === 'seats' ? seats : bits;
    const { first, base } = addBlock(slots, name, many * wide, 1);
    return wholeLeaf((v, place, _, turned) => {
      for (let bit = 0, rest = v as number; bit < wide && rest !== 0; bit++, rest >>= 1) {
        const at = bits === 'seats' ? turned.by[bit] : bit;
        if ((rest & 1) === 1 && at !== undefined) turned.put(first + place * wide + at, base + place * wide + at);
      }
    }, isSame);
  }
  /** The facts of a kind of piece, by name, made once for a table. */
  function factsOf(kind: string) {
    const known = new WeakMap<GameTypes['box'], readonly (readonly number[])[]>();
    const list = Object.entries(pieces[kind]?.facts ?? {});
    return {
      list,
      at(box: GameTypes['box']) {
        const found = known.get(box);
        if (found !== undefined) return found;
        const made = list.map(([, fact]) => fact.of(box));
        known.set(box, made);
        return made;
      },
    };
  }
  function pieceLeaf(name: string, kind: string, many: number): Leaf {
    const facts = factsOf(kind);
    const all = pieces[kind]!.many;
    const self = facts.list.length === 0 || all <= NAMED ? addBlock(slots, `${name} ${kind}`, many, all) : undefined;
    const blocks = facts.list.map(([fact, { which }]) => addBlock(slots, `${name} ${kind} ${fact}`, many, which));
    return wholeLeaf((v, place, _, turned) => {
      const piece = v as number;
      if (!(piece > 0)) return;
      if (self !== undefined) turned.put(self.first + place, self.base + place * self.width + piece - 1);
      const values = facts.at(turned.box);
      for (let i = 0; i < blocks.length; i++) {
        const { first, base, width } = blocks[i]!;
        const value = values[i]![piece]!;
        if (value >= 0) turned.put(first + place, base + place * width + (value >= width ? width - 1 : value));
      }
    }, isSame);
  }
  function heapLeaf(name: string, how: Heap, many: number, layout: unknown): Leaf {
    const { pieces: kind, mine = false } = how;
    const facts = factsOf(how.facts === false ? '' : kind);
    const read = mine ? Math.ceil(many / seats) : many; // the viewer sits first
    const all = pieces[kind]!.many;
    const { seen, size } = layout as Sight;
    const total = addBlock(slots, `${name} count`, many, levels(IN_A_HEAP), true);
    const each = addBlock(slots, `${name} ${kind}`, read * all, COPIES, true);
    const blocks = facts.list.map(([fact, { which }]) =>
      addBlock(slots, `${name} ${kind} ${fact}`, read * which, levels(OF_A_FACT), true),
    );
    const more = (turned: Turned, slot: number, row: number, width: number) => {
      const now = turned.out[slot]!;
      if (now === 0) turned.put(slot, row);
      else if (now < row + width - 1) turned.put(slot, now + 1);
    };
    return wholeLeaf((v, place, owner, turned) => {
      if (v === undefined) return;
      const { box, seat } = turned;
      const heap = piecesOf(v);
      const memories = memoriesOf(v);
      const open = mine ? owner === seat : seen === 'all' || (seen === 'owner' && owner === seat);
      let there = 0;
      const values = facts.at(box);
      for (let i = 0; i < heap.length; i++) {
        const piece = heap[i]!;
        if (piece === 0) continue;
        there++;
        if (piece < 0 || !(open || (!mine && ((memories[i]! >> seat) & 1) === 1))) continue;
        const at = place * all + piece - 1;
        more(turned, each.first + at, each.base + at * each.width, each.width);
        for (let f = 0; f < blocks.length; f++) {
          const { first, base, width } = blocks[f]!;
          const value = values[f]![piece]!;
          if (value < 0) continue;
          const which = facts.list[f]![1].which;
          const slot = place * which + (value >= which ? which - 1 : value);
          more(turned, first + slot, base + slot * width, width);
        }
      }
      if (size === 'secret' && !open) return; // not even how many
      const at = levelOf(there);
      if (at > 0)
        turned.put(total.first + place, total.base + place * total.width + (at > total.width ? total.width : at) - 1);
    }, sameHeap);
  }
  function recordLeaf(name: string, fields: Readonly<Record<string, Reading>>, many: number, layout: unknown): Leaf {
    const list = Object.entries(fields).flatMap(([field, how]) => {
      if (how === 'skip') return [];
      const inside = (layout as Record<string, unknown>)[field] ?? 'open';
      return [{ field, walk: walker(`${name} ${field}`, how, many, inside) }];
    });
    type Values = Record<string, unknown> | undefined;
    return {
      read(v, place, owner, turned) {
        for (let i = 0; i < list.length; i++) list[i]!.walk.read((v as Values)![list[i]!.field], place, owner, turned);
      },
      differ(was, is, place, owner, turned) {
        for (let i = 0; i < list.length; i++) {
          const { field, walk } = list[i]!;
          walk.differ((was as Values)?.[field], (is as Values)?.[field], place, owner, turned);
        }
      },
    };
  }
  /** Walks an array by the parts of its index. `outer`: how many such arrays there are. */
  function walker(name: string, how: Exclude<Reading, 'skip'>, outer: number, layout: unknown): Leaf {
    const by = how.by ?? [];
    const inner = by.reduce<number>((product, dimension) => product * sizeOf(dimension), 1);
    let zone = layout;
    while (typeof zone === 'object' && zone !== null && ('bySeat' in zone || 'each' in zone))
      zone = 'bySeat' in zone ? zone.bySeat : (zone as { each: unknown }).each;
    const leaf = leafOf(name, how, outer * inner, zone === 'open' || zone === undefined ? { seen: 'all' } : zone);
    const heaps = 'pieces' in how;
    const positions: Int32Array[] = []; // of a flat array's elements among the slots, by seats and seat
    function positionsFor(level: number, { seats: many, seat, by: turn }: Turned): Int32Array {
      const key = (level * 8 + many) * 8 + seat;
      let found = positions[key];
      if (found === undefined) {
        let list = [0];
        for (let d = level; d < by.length; d++) {
          const turns = by[d] === 'seat';
          const size = sizeOf(by[d]!);
          const indexes = Array.from({ length: turns ? many : size }, (_, i) => (turns ? turn[i]! : i));
          list = list.flatMap(at => indexes.map(index => at * size + index));
        }
        found = Int32Array.from(list);
        positions[key] = found;
      }
      return found;
    }
    const below = by.map((_, level) => by.slice(level).reduce<number>((product, size) => product * sizeOf(size), 1));
    function down(v: unknown, level: number, place: number, owner: Seat, turned: Turned): void {
      if (v === undefined) return;
      if (level === by.length) {
        leaf.read(v, place, owner, turned);
        return;
      }
      const list = v as readonly unknown[];
      if (!heaps && typeof list[0] !== 'object') {
        const at = positionsFor(level, turned);
        const from = place * below[level]!;
        for (let i = 0; i < list.length && i < at.length; i++) leaf.read(list[i], from + at[i]!, owner, turned);
        return;
      }
      const size = sizeOf(by[level]!);
      const turns = by[level] === 'seat';
      for (let i = 0; i < list.length && (turns || i < size); i++)
        down(list[i], level + 1, place * size + (turns ? turned.by[i]! : i), turns ? i : owner, turned);
    }
    function both(was: unknown, is: unknown, level: number, place: number, owner: Seat, turned: Turned): void {
      if (was === is) return;
      if (level === by.length) {
        leaf.differ(was, is, place, owner, turned);
        return;
      }
      const before = (was ?? NOTHING) as readonly unknown[];
      const now = (is ?? NOTHING) as readonly unknown[];
      const many = Math.max(before.length, now.length);
      if (!heaps && typeof (now[0] ?? before[0]) !== 'object') {
        const at = positionsFor(level, turned);
        const from = place * below[level]!;
        for (let i = 0; i < many && i < at.length; i++)
          if (before[i] !== now[i]) leaf.differ(before[i], now[i], from + at[i]!, owner, turned);
        return;
      }
      const size = sizeOf(by[level]!);
      const turns = by[level] === 'seat';
      for (let i = 0; i < many && (turns || i < size); i++)
        both(before[i], now[i], level + 1, place * size + (turns ? turned.by[i]! : i), turns ? i : owner, turned);
    }
    return {
      read: (v, place, owner, turned) => down(v, 0, place, owner, turned),
      differ: (was, is, place, owner, turned) => both(was, is, 0, place, owner, turned),
    };
  }
  return (name: string, how: Exclude<Reading, 'skip'>, layout: unknown, apart = false): Field => {
    const walk = walker(name, how, apart ? (boards?.many ?? 1) : 1, layout);
    const place = (turned: Turned) => (apart ? turned.board : 0);
    return {
      read: (v, turned) => walk.read(v, place(turned), -1, turned),
      differ: (was, is, turned) => walk.differ(was, is, place(turned), -1, turned),
    };
  };
}
