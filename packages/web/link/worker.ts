/// <reference lib="webworker" />
import { limitFor, wantsMind } from '@tianxia/bots';
import type { Hint } from '@tianxia/bots/analysis';
import { mindIfFits } from '@tianxia/bots/mind';
import { loadGame, loadWeights } from '@tianxia/catalog';
import type { GameRecord, GameTypes, Refusal, SeenAfter } from '@tianxia/kernel';
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
      refusal?: Refusal;
      record?: GameRecord;
      missed?: SeenAfter<GameTypes['state']>[];
      hints?: Hint[];
    }
  | { type: 'broken'; message: string };

const GOING_ON = 4; // the further choices of one turn are so many times quicker

let table: LocalTable | undefined;
let opened: SavedTable | undefined;
let pace = 0;
let lastToMove = -1;
const post = (message: FromWorker) => self.postMessage(message);

function tell(): void {
  post({ type: 'news', news: table!.news() });
  const seat = table!.botToMove();
  const wait = seat === lastToMove ? pace / GOING_ON : pace;
  lastToMove = seat ?? -1;
  if (seat === undefined) return;
  const think = limitFor(opened!.seats[seat]!.bot!);
  setTimeout(() => {
    if (table!.botToMove() !== seat) return; // somebody chose meanwhile, in a decision for everyone
    const end = performance.now() + think;
    table!.playBot(seat, () => performance.now() >= end);
    tell();
  }, wait);
}
async function open(saved: SavedTable): Promise<void> {
  const game = (await loadGame(saved.game, rulesOf(saved))) ?? (await loadGame(saved.game));
  if (game === undefined) throw new Error(`there is no game "${saved.game}"`);
  const learned = saved.seats.some(({ bot }) => bot !== undefined && wantsMind(bot));
  const weights = learned ? await loadWeights(saved.game) : undefined;
  opened = saved;
  table = localTable(game, saved, Date.now, mindIfFits(game, weights));
  tell();
}
/** The teacher, and what the game's bots have learned, are large: they are fetched when somebody asks for a hint, not before. */
async function hint(id: number): Promise<void> {
  const { game: name } = opened!;
  const [game, weights, { hintsFor }] = await Promise.all([
    loadGame(name),
    loadWeights(name).catch(() => undefined),
    import('@tianxia/bots/analysis'),
  ]);
  const hints = table!.hints(hintsFor, game && mindIfFits(game, weights));
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
  const refusal = message.type === 'choose' ? table!.choose(message.words, message.after) : table![message.type]();
  post({ type: 'answer', id: message.id, ...(refusal === undefined ? {} : { refusal }) });
  if (refusal === undefined) tell();
}
self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  const broken = (problem: unknown) =>
    post({ type: 'broken', message: problem instanceof Error ? problem.message : String(problem) });
  try {
    if (data.type === 'pace') pace = data.pace;
    else if (data.type === 'open') open(data.saved).catch(broken);
    else answer(data);
  } catch (problem) {
    broken(problem);
  }
};
