/// <reference lib="webworker" />
import type { Hint } from '@tianxia/bots/analysis';
import { limitFor, waitAt, wantsMind } from '@tianxia/bots/names';
import { loadGame, loadWeights } from '@tianxia/catalog';
import type { Game, GameRecord, GameTypes, SeenAfter } from '@tianxia/kernel';
import type { NotChosen } from '@tianxia/protocol';
import { type LocalNews, type LocalTable, localTable, rulesOf, type SavedTable } from './local-table.ts';

export type ToWorker =
  | { type: 'open'; saved: SavedTable }
  | { type: 'pace'; pace: number } // milliseconds before a bot's first choice in a row: no faster than one can follow
  | { type: 'choose'; id: number; words: string; after?: readonly string[] }
  | { type: 'missed'; id: number; from: number }
  | { type: 'undo' | 'redo' | 'record' | 'hints'; id: number };
export type FromWorker =
  | { type: 'news'; news: LocalNews }
  | {
      type: 'answer';
      id: number;
      refused?: NotChosen;
      record?: GameRecord;
      missed?: SeenAfter<GameTypes['state']>[];
      hints?: Hint[];
    }
  | { type: 'broken'; message: string };

let table: LocalTable | undefined;
let opened: SavedTable | undefined;
let pace = 0;
let lastToMove = -1;
const post = (message: FromWorker) => self.postMessage(message);
const broken = (problem: unknown) =>
  post({ type: 'broken', message: problem instanceof Error ? problem.message : String(problem) });

function tell(): void {
  post({ type: 'news', news: table!.news() });
  const seat = table!.botToMove();
  const wait = waitAt(pace, seat === lastToMove);
  lastToMove = seat ?? -1;
  if (seat === undefined) return;
  const think = limitFor(opened!.seats[seat]!.bot!);
  const move = async () => {
    const { botNamed } = await import('@tianxia/bots'); // with the first turn of one
    if (table!.botToMove() !== seat) return; // somebody chose meanwhile, in a decision for everyone
    const end = performance.now() + think;
    table!.playBot(seat, botNamed, () => performance.now() >= end);
    tell();
  };
  setTimeout(() => void move().catch(broken), wait);
}
async function open(saved: SavedTable): Promise<void> {
  const game = (await loadGame(saved.game, rulesOf(saved))) ?? (await loadGame(saved.game));
  if (game === undefined) throw new Error(`there is no game "${saved.game}"`);
  const learned = saved.seats.some(({ bot }) => bot !== undefined && wantsMind(bot));
  const weights = learned ? await loadWeights(saved.game) : undefined;
  opened = saved;
  table = localTable(game, saved, Date.now, await mindOf(game, weights));
  tell();
}
async function mindOf(game: Game<GameTypes> | undefined, weights: Uint8Array | undefined) {
  if (game === undefined || weights === undefined) return undefined;
  return (await import('@tianxia/bots/mind')).mindIfFits(game, weights);
}
/** The teacher, and what the game's bots have learned, are large: they are fetched when somebody asks for a hint, not before. */
async function hint(id: number): Promise<void> {
  const { game: name } = opened!;
  const [game, weights, { hintsFor }] = await Promise.all([
    loadGame(name),
    loadWeights(name).catch(() => undefined),
    import('@tianxia/bots/analysis'),
  ]);
  const hints = table!.hints(hintsFor, await mindOf(game, weights));
  post({ type: 'answer', id, ...(hints === undefined ? {} : { hints }) });
}
function answer(message: Exclude<ToWorker, { type: 'open' | 'pace' }>): void {
  if (message.type === 'record') {
    post({ type: 'answer', id: message.id, record: table!.record() });
    return;
  }
  if (message.type === 'hints') {
    void hint(message.id);
    return;
  }
  if (message.type === 'missed') {
    post({ type: 'answer', id: message.id, missed: table!.missed(message.from) });
    return;
  }
  const refused = message.type === 'choose' ? table!.choose(message.words, message.after) : table![message.type]();
  post({ type: 'answer', id: message.id, ...(refused === undefined ? {} : { refused }) });
  if (refused === undefined) tell();
}
self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  try {
    if (data.type === 'pace') pace = data.pace;
    else if (data.type === 'open') open(data.saved).catch(broken);
    else answer(data);
  } catch (problem) {
    broken(problem);
  }
};
