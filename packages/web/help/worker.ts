/// <reference lib="webworker" />
import { reasonsFor, type Warning, warningFor } from '@tianxia/bots/analysis';
import { mindIfFits } from '@tianxia/bots/mind';
import { loadGame, loadWeights } from '@tianxia/catalog';
import { type GameTypes, kernelFor, type Option, type Seat, tableFor, type View } from '@tianxia/kernel';

/** A choice in the making, as its player sees the table. It is judged apart from the table, which never waits for it. */
export interface ToWatcher {
  id: number;
  game: string;
  rules: string;
  seats: number;
  options: Readonly<Record<string, string>>;
  content: unknown;
  view: View<GameTypes['state']>;
  seat: Seat;
  line: readonly string[];
  millis: number; // no longer than this
  why?: Warning; // it was warned of, and the player asks why
}
export interface FromWatcher {
  id: number;
  warning?: Warning | undefined;
  lines?: Reasons;
}
export type Reasons = readonly { line: string; points: number }[];
async function judge(asked: ToWatcher): Promise<Omit<FromWatcher, 'id'>> {
  const { game: name, view, seat, line, millis, why } = asked;
  const [game, weights] = await Promise.all([
    loadGame(name, asked.rules),
    loadWeights(name).catch(() => undefined), // a table is judged without them, too
  ]);
  if (game === undefined) return {};
  const k = kernelFor(game, tableFor(game, asked.seats, asked.options), asked.content ?? game.content);
  const options = line.map(words => k.read(words)).filter((option): option is Option => option !== undefined);
  const judging = { people: asked.seats, mind: mindIfFits(game, weights), seed: view.agenda.length * 31 + seat };
  if (why !== undefined) return { lines: reasonsFor(k, view, seat, options, why, judging) };
  const end = performance.now() + millis;
  return { warning: warningFor(k, view, seat, options, { ...judging, enough: () => performance.now() >= end }) };
}
self.onmessage = ({ data }: MessageEvent<ToWatcher>) => {
  judge(data).then(
    found => self.postMessage({ id: data.id, ...found } satisfies FromWatcher),
    () => self.postMessage({ id: data.id } satisfies FromWatcher), // then nothing is said
  );
};
