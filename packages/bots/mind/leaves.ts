import type { GameTypes, Seat } from '@tianxia/kernel';
import type { Block } from './slots.ts';

/** Rows that are switched on, and as negative numbers those that are switched off; it grows. */
export class Changes {
  list = new Int32Array(1 << 12);
  length = 0;
  switch(on: number, off: number): void {
    if (this.length + 2 > this.list.length) {
      const longer = new Int32Array(this.list.length * 2);
      longer.set(this.list);
      this.list = longer;
    }
    if (on !== 0) this.list[this.length++] = on;
    if (off !== 0) this.list[this.length++] = -off;
  }
}

/** The table as it is turned to the one who looks. */
export class Turned {
  seat: Seat = -1;
  seats = 0;
  by: number[] = []; // by seat: how many places after the viewer it sits
  board = 0;
  box: GameTypes['box'] = {};
  out: Int32Array; // by slot: its row
  changes = new Changes();
  private readonly old: Int32Array; // empty, but while two values are compared
  private readonly fresh: Int32Array;
  private noted: number[] = []; // slots that were written meanwhile
  private notes = -1; // how many; less than none: they are not noted
  constructor(slots: number) {
    this.old = new Int32Array(slots);
    this.fresh = new Int32Array(slots);
    this.out = this.old;
  }
  turnTo(seats: number, seat: Seat): void {
    if (this.seats === seats && this.seat === seat) return;
    this.seat = seat;
    this.seats = seats;
    this.by = Array.from({ length: seats }, (_, other) => (other - seat + seats) % seats);
  }
  put(slot: number, row: number): void {
    this.out[slot] = row;
    if (this.notes >= 0) this.noted[this.notes++] = slot;
  }
  /** What is read from here on was so before … */
  before(): void {
    this.notes = 0;
    this.out = this.old;
  }
  /** … and this is so now. */
  now(): void {
    this.out = this.fresh;
  }
  compared(): void {
    const { old, fresh, noted, changes } = this;
    for (let i = 0; i < this.notes; i++) {
      const slot = noted[i]!;
      if (old[slot] !== fresh[slot]) changes.switch(fresh[slot]!, old[slot]!);
      old[slot] = 0;
      fresh[slot] = 0;
    }
    this.notes = -1;
  }
}

/** How a value at a place is read: its number in the block, and whose it is (-1: nobody's). */
export interface Leaf {
  read(v: unknown, place: number, owner: Seat, turned: Turned): void;
  /** What switches when one value becomes another: the same as reading both, for what an option leaves as it was at no cost. */
  differ(was: unknown, is: unknown, place: number, owner: Seat, turned: Turned): void;
}
/** A number, by which row of its place it switches on, counted from 1; 0 is none. */
export function numberLeaf({ first, base, width }: Block, rowOf: (v: unknown, turned: Turned) => number): Leaf {
  return {
    read(v, place, _, turned) {
      const row = rowOf(v, turned);
      if (row > 0) turned.put(first + place, base + place * width + row - 1);
    },
    differ(was, is, place, _, turned) {
      const off = rowOf(was, turned);
      const on = rowOf(is, turned);
      if (on === off) return;
      const before = base + place * width - 1;
      turned.changes.switch(on === 0 ? 0 : before + on, off === 0 ? 0 : before + off);
    },
  };
}
/** What is more than a number is read before and after, where it is not the same. */
export function wholeLeaf(read: Leaf['read'], same: (was: unknown, is: unknown) => boolean): Leaf {
  return {
    read,
    differ(was, is, place, owner, turned) {
      if (same(was, is)) return;
      turned.before();
      read(was, place, owner, turned);
      turned.now();
      read(is, place, owner, turned);
      turned.compared();
    },
  };
}
