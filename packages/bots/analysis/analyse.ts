import type { GameRecord, GameTypes, Kernel } from '@tianxia/kernel';
import type { Minded } from '../mind/mind.ts';
import { CLOSE, type Decision, QUICK, teacher } from './decision.ts';
import { LEAST_LOSS } from './marks.ts';
import { courseOf } from './positions.ts';
import { senseOf } from './sense.ts';
import { trials } from './trial.ts';

/** The work is cut in two, so that two workers can share it; the verdicts are the same whoever does it. */
export const SHARES = 2;
const CLOSER = 10; // decisions of each share that are looked at closely: the costliest

export type Finding =
  | { kind: 'levels'; levels: number[][]; decisions: number } // the win chance of every seat after each choice, and how many are to be judged
  | { kind: 'decision'; decision: Decision } // in place of what was said of this choice before
  | { kind: 'done'; share: number };

export interface Analysing {
  k: Kernel<GameTypes>;
  record: GameRecord;
  mind?: Minded | undefined;
  seed?: number;
  share: number; // 0 .. SHARES - 1
}
/** Tells what it finds as it goes: the whole course at once, then every decision, then the costliest more closely. */
export function* analyse({ k, record, mind, seed = 1, share }: Analysing): Generator<Finding> {
  const { states, positions } = courseOf(k, record);
  const sense = senseOf(k, record.table.seats, mind);
  const mine = positions.filter((_, i) => i % SHARES === share);
  if (share === 0) yield { kind: 'levels', levels: states.map(s => sense.wins(s)), decisions: positions.length };
  const { decide } = teacher(k, sense, trials(k, sense), seed);
  const found: Decision[] = [];
  for (const position of mine) {
    const decision = decide(position, QUICK);
    found.push(decision);
    yield { kind: 'decision', decision };
  }
  const costly = found
    .filter(({ knew, truth }) => Math.max(knew.loss, truth.loss) >= LEAST_LOSS)
    .sort((a, b) => b.knew.loss - a.knew.loss || a.choice - b.choice)
    .slice(0, CLOSER);
  for (const { choice } of costly)
    yield { kind: 'decision', decision: decide(positions.find(position => position.choice === choice)!, CLOSE) };
  yield { kind: 'done', share };
}
