import type { GameTypes, Kernel, Rand, Seat } from '../contract.ts';
import {
  dictionary,
  list,
  maybe,
  type Of,
  record,
  type Shape,
  ShapeError,
  text,
  whole,
  word,
} from '../engine/vocabulary.ts';
import { liveTable } from './live.ts';
import { type Entry, isRefusal, type LiveTable } from './log.ts';

const FORMAT = 1;
const MOST_LINES = 100_000; // draws, and choices, of one game
const hash = text(64, /^[0-9a-f]{64}$/);
const choice: Shape<readonly [Seat, string, number] | readonly [Seat, string, number, 'forced']> = (json, path) => {
  const [seat, words, at, forced] = list<unknown>(json => json, 3, 4)(json, path);
  const head = [
    whole(0, 15)(seat, `${path}[0]`),
    text(100)(words, `${path}[1]`),
    whole(0, 1e13)(at, `${path}[2]`),
  ] as const;
  return forced === undefined ? head : [...head, word('forced')(forced, `${path}[3]`)];
};
const shape = record({
  format: whole(FORMAT, FORMAT),
  game: text(40),
  rules: text(40),
  pack: hash, // the content pack it was played with, by its hash
  table: record({ seats: whole(1, 16), options: dictionary(text(40), 40) }),
  players: list(record({ name: text(40), colour: text(20), bot: maybe(text(40)) }), 1, 16),
  commitment: hash, // of the key, shown before the first draw
  key: maybe(hash), // opened when the game is over
  started: text(30),
  draws: list(whole(0, 0xffffffff), 0, MOST_LINES),
  choices: list(choice, 0, MOST_LINES),
  result: maybe(record({ ending: text(40), totals: list(whole(-1e6, 1e6), 0, 16), places: list(whole(1, 16), 0, 16) })),
});
export type GameRecord = Of<typeof shape>;

/** Throws a ShapeError that names the first wrong field. */
export function readRecord(json: unknown): GameRecord {
  const found = shape(json, 'record');
  if (found.players.length !== found.table.seats)
    throw new ShapeError(`record.players: expected ${found.table.seats} players, found ${found.players.length}`);
  return found;
}
export type RecordHead = Omit<GameRecord, 'format' | 'game' | 'rules' | 'draws' | 'choices' | 'result'>;
/**
 * The record of a table so far: the choices in force. Where the table agreed to go back past a draw, the whole log, since the draws of
 * what was taken out are gone for good.
 */
export function recordOf<G extends GameTypes>(k: Kernel<G>, live: LiveTable<G['state']>, head: RecordHead): GameRecord {
  const { totals, places } = k.result(live.state);
  const wentBack = live.entries.some(({ words }) => words.startsWith('back '));
  return {
    format: FORMAT,
    game: k.game.id,
    rules: k.game.rules,
    ...head,
    draws: [...live.draws],
    choices: (wentBack ? live.entries : live.happened).map(({ seat, words, at, forced }) =>
      forced ? [seat, words, at, 'forced'] : [seat, words, at],
    ),
    ...(k.over(live.state) ? { result: { ending: live.state.ending, totals, places } } : {}),
  };
}

/** A record that does not replay: says at which choice (counted from 1) and why. */
export class ReplayError extends Error {
  readonly choice: number;
  constructor(choice: number, message: string) {
    super(message);
    this.choice = choice;
  }
}
function recordedDraws(record: GameRecord, atChoice: () => number): Rand {
  let next = 0;
  return below => {
    const value = record.draws[next++];
    const where = `draw ${next}, at choice ${atChoice()}`;
    if (value === undefined) throw new ReplayError(atChoice(), `${where}: the record has no more draws`);
    if (value >= below) throw new ReplayError(atChoice(), `${where}: ${value} is not below ${below}`);
    return value;
  };
}
/** Replays the first `upTo` choices, with the draws of the record or those of `rand`. */
export function replay<G extends GameTypes>(
  k: Kernel<G>,
  record: GameRecord,
  upTo = record.choices.length,
  rand?: Rand,
  visit?: (state: G['state']) => void, // the beginning, and after each choice
): LiveTable<G['state']> {
  let at = 0;
  const live = liveTable(k, record.table, rand ?? recordedDraws(record, () => at));
  visit?.(live.state);
  for (const [seat, words, time, forced] of record.choices.slice(0, upTo)) {
    at++;
    const entry: Entry = { seat, words, at: time, ...(forced ? { forced: true } : {}) };
    const refusal = live.restore(entry);
    if (refusal !== undefined)
      throw new ReplayError(at, `choice ${at}, seat ${seat}: "${words}" is refused: ${why(k, refusal)}`);
    visit?.(live.state);
  }
  if (upTo >= record.choices.length && record.result !== undefined) {
    const { totals } = k.result(live.state);
    if (live.state.ending !== record.result.ending || totals.join() !== record.result.totals.join())
      throw new ReplayError(
        at,
        `the end differs: recorded ${record.result.ending || 'unfinished'} ${record.result.totals.join(' ')}, replayed ${live.state.ending || 'unfinished'} ${totals.join(' ')}`,
      );
  }
  return live;
}
function why<G extends GameTypes>(k: Kernel<G>, refusal: object): string {
  if (!isRefusal(refusal)) return 'unknown';
  const reason = refusal.reason === undefined ? undefined : k.game.reasons[refusal.reason];
  return reason === undefined ? refusal.refused : `${reason[0]} (${reason[1]})`;
}
