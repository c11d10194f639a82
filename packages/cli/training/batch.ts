import { GAINS, type Look, MANY, WORDS } from '@tianxia/bots/mind';
import type { Seat } from '@tianxia/kernel';

/** A list of numbers that grows, and is written as it is. */
class Column<T extends Uint8Array | Uint16Array | Int16Array | Int32Array | Float32Array> {
  length = 0;
  data: T;
  constructor(private readonly make: (length: number) => T) {
    this.data = make(1 << 12);
  }
  push(x: number): void {
    if (this.length === this.data.length) {
      const longer = this.make(this.data.length * 2);
      longer.set(this.data);
      this.data = longer;
    }
    this.data[this.length++] = x;
  }
}
const u16 = () => new Column(length => new Uint16Array(length));
const i16 = () => new Column(length => new Int16Array(length));
const i32 = () => new Column(length => new Int32Array(length));
const f32 = () => new Column(length => new Float32Array(length));
const ALIGNED = 8;

/**
 * Decisions of many games as columns, so that a learner reads them without a loop: for each decision the rows that are on and
 * how it ended for everybody, for each option what it changes.
 */
export class Batch {
  private readonly columns = {
    rowCount: u16(),
    rows: u16(),
    optionCount: u16(),
    chosen: u16(),
    changeCount: u16(),
    changes: i16(),
    words: u16(),
    gains: f32(),
    facts: u16(), // of each option, for a hunch
    whole: u16(), // 1: many options, and all of them were read
    worth: f32(),
    seats: u16(),
    likely: f32(), // logarithm of how likely the choice was
    sequence: i32(), // decisions of one seat in one game have one number
    leads: f32(), // by seat from the viewer on
    wins: f32(),
  };
  private sequences = 0;
  private open: { seat: Seat; at: number }[] = []; // of the game that is played now

  private begun = this.lengths(); // as they were when this game began

  constructor(private readonly seats: number) {}

  private lengths() {
    const names = Object.keys(this.columns) as (keyof typeof this.columns)[];
    return names.map(name => [name, this.columns[name].length] as const);
  }

  get decisions(): number {
    return this.columns.chosen.length;
  }
  add(look: Look, seat: Seat, choice: number, likely: number): void {
    const { columns: to } = this;
    this.open.push({ seat, at: this.decisions });
    let on = 0;
    for (const row of look.before) {
      if (row === 0) continue;
      to.rows.push(row);
      on++;
    }
    to.rowCount.push(on);
    to.optionCount.push(look.many);
    to.chosen.push(choice);
    for (let i = 0; i < look.many; i++) {
      to.changeCount.push(look.from[i + 1]! - look.from[i]!);
      for (let w = i * WORDS; w < (i + 1) * WORDS; w++) to.words.push(look.words[w]!);
      for (let g = i * GAINS; g < (i + 1) * GAINS; g++) to.gains.push(look.gains[g]!);
      const told = look.which[i]! * look.facts;
      for (let f = told; f < told + look.facts; f++) to.facts.push(look.told[f]!);
    }
    to.whole.push(look.many === look.given && look.many > MANY ? 1 : 0);
    for (let c = 0; c < look.from[look.many]!; c++) to.changes.push(look.changes[c]!);
    for (const worth of look.worth) to.worth.push(worth);
    to.seats.push(look.seats);
    to.likely.push(likely);
    to.sequence.push(this.sequences + seat);
    for (let t = 0; t < this.seats; t++) {
      to.leads.push(0);
      to.wins.push(0);
    }
  }
  /** A game broke off: its decisions are forgotten. */
  drop(): void {
    for (const [name, length] of this.begun) this.columns[name].length = length;
    this.open = [];
  }
  /** The game is over: everybody's decisions learn how it ended. */
  end(leads: readonly number[], wins: readonly number[]): void {
    for (const { seat, at } of this.open)
      for (let t = 0; t < leads.length; t++) {
        const other = (seat + t) % leads.length;
        this.columns.leads.data[at * this.seats + t] = leads[other]!;
        this.columns.wins.data[at * this.seats + t] = wins[other]!;
      }
    this.open = [];
    this.sequences += leads.length;
    this.begun = this.lengths();
  }
  bytes(): Uint8Array {
    const columns = Object.entries(this.columns);
    const lengths = Object.fromEntries(columns.map(([name, { length }]) => [name, length]));
    const head = new TextEncoder().encode(JSON.stringify({ seats: this.seats, lengths }));
    const padded = (size: number) => Math.ceil(size / ALIGNED) * ALIGNED;
    const size = columns.reduce((sum, [, { data, length }]) => sum + padded(length * data.BYTES_PER_ELEMENT), 0);
    const first = padded(head.length + 1);
    const out = new Uint8Array(first + size);
    out.set(head);
    out[head.length] = 10;
    let at = first;
    for (const [, { data, length }] of columns) {
      out.set(new Uint8Array(data.buffer, 0, length * data.BYTES_PER_ELEMENT), at);
      at += padded(length * data.BYTES_PER_ELEMENT);
    }
    return out;
  }
}
