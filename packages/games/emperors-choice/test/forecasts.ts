/** Positions of random and of recorded games, and what would happen from there. */
import { readFileSync } from 'node:fs';
import { packHash } from '@tianxia/fair';
import {
  fastRand,
  type Kernel,
  kernelFor,
  type Option,
  readRecord,
  replay,
  type Seat,
  type Told,
} from '@tianxia/kernel';
import type { Box } from '../box.ts';
import { content } from '../content/index.ts';
import { game } from '../index.ts';
import type { EmperorsChoice, Frames, State } from '../state.ts';
import { begun } from './play.ts';
import { scarce } from './scarce.ts';

export interface Here {
  k: Kernel<EmperorsChoice>;
  s: State;
  box: Box;
  seat: Seat; // who is asked
  told: readonly Told[]; // what led here
}
const RECORDS = ['three-greedy', 'four-mixed', 'five-greedy', 'five-scarce'];

export function alongPositions(look: (here: Here) => void): void {
  for (const seats of [3, 4, 5]) alongGame(seats, look);
  for (const name of RECORDS) alongRecord(name, look);
}
function alongGame(seats: number, look: (here: Here) => void): void {
  const { k, s, box, rand } = begun(seats, seats);
  let told: Told[] = [];
  while (!k.over(s)) {
    const seat = k.waiting(s)[0]!;
    look({ k, s, box, seat, told });
    told = [];
    const tell = (event: string, ...args: number[]) => {
      told.push([event, ...args]);
    };
    k.apply(s, seat, k.anyOption(s, seat, rand), rand, tell);
  }
}
function alongRecord(name: string, look: (here: Here) => void): void {
  const record = readRecord(JSON.parse(readFileSync(new URL(`./records/${name}.json`, import.meta.url), 'utf8')));
  const pack = [content, scarce].find(one => packHash(one) === record.pack)!;
  const k = kernelFor(game, record.table, pack);
  const states: State[] = [];
  const { happened } = replay(k, record, undefined, undefined, s => states.push(k.clone(s)));
  for (const [i, s] of states.entries()) {
    const [seat] = k.waiting(s);
    if (seat !== undefined) look({ k, s, box: k.box, seat, told: happened[i - 1]?.told ?? [] });
  }
}
/** What may be chosen by this move. */
export const legal = ({ k, s, seat }: Here, move: string): Option[] => {
  const out: Option[] = [];
  out.length = k.options(s, seat, out, true);
  return out.filter(option => k.words(option).move === move);
};
/** These choices on a copy, and the answers to what they ask in secret, or at the decision that is named. */
export function tried(
  { k, s, seat }: Here,
  line: readonly Option[],
  answer?: (then: State, seat: Seat) => Option,
  at: keyof Frames = 'show',
): { after: State; told: readonly Told[] } {
  const after = k.clone(s);
  const told: Told[] = [];
  const rand = fastRand(1);
  const tell = (event: string, ...args: number[]) => {
    told.push([event, ...args]);
  };
  for (const option of line) k.apply(after, seat, option, rand, tell);
  for (let i = 0; i < 20 && answer !== undefined && after.agenda.at(-1)?.at === at; i++) {
    const [who = 0] = k.waiting(after);
    k.apply(after, who, answer(after, who), rand, tell);
  }
  return { after, told };
}
