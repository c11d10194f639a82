import {
  BOT_NAMES,
  type Bot,
  botNamed,
  isBotName,
  isLevel,
  mayShare,
  millisFor,
  together,
  wantsMind,
} from '@tianxia/bots';
import type { Minded } from '@tianxia/bots/mind';
import { type GameTypes, isRefusal, type LiveTable, type Option, type Rand, type Seat } from '@tianxia/kernel';
import { BadInput } from './command.ts';
import { wholeNumber } from './given.ts';
import { didYouMean } from './nearest.ts';
import type { AnyKernel } from './table.ts';

/** A bot as it is asked for: `greedy`, `search`, `search:500ms`, `mind:500cpu`, `search:300i`, `hermit`, `mind@earlier.bin`. */
export interface Player {
  name: string;
  bot: Bot;
  millis?: number;
  clock?: () => number; // by which the milliseconds are counted
  iterations?: number;
  workers?: number; // it thinks so many times, one after the other, as they would side by side
}
const STANDARD_MILLIS = 200;
const MOST_MILLIS = 600_000;
const MOST_ITERATIONS = 10_000_000;

export const ABOUT_BOTS = [
  `Bots: ${BOT_NAMES.join(', ')}. A plain search thinks ${STANDARD_MILLIS} ms; search:500ms and search:300i give it another time or a`,
  'number of iterations. Only a number of iterations repeats exactly: what fits into a time depends on the machine.',
  'mind plays what it has learned, without looking ahead; mind:500ms looks ahead. From pupil to hermit are six levels.',
  "mind@FILE, hermit@FILE:500ms play by the weights in that file: an earlier version meets today's.",
  'search:500cpu counts milliseconds of processor time: what else the machine does then makes no bot weaker.',
  'hermit:500cpux3 thinks as three workers of a server do together, one after the other.',
] as const;

/** Learned minds by the file of their weights. */
export type Minds = ReadonlyMap<string, Minded>;
/** In place of a file: the weights that come with the game. */
export const OWN = '';

/** `hermit@earlier.bin:500cpux3` is a kind of bot, a file of weights, a budget and workers. Without a kind where it is not written so. */
export function inParts(name: string): { kind: string; file: string; amount?: string; unit?: string; workers: string } {
  const [, kind = '', file = OWN, amount, unit, workers = '1'] =
    /^([^:@]*)(?:@([^:]+))?(?::(\d+)(ms|cpu|i)(?:x([2-9]))?)?$/.exec(name) ?? [];
  return {
    ...{ kind, file, workers },
    ...(amount === undefined ? {} : { amount }),
    ...(unit === undefined ? {} : { unit }),
  };
}
function player(name: string, minds: Minds): Player {
  const { kind, file, amount, unit, workers: many } = inParts(name);
  if (!isBotName(kind)) {
    const asked = name.split(/[:@]/)[0]!;
    if (isBotName(asked))
      throw new BadInput(`the budget in "${name}" is written ${asked}:200ms, ${asked}:200cpu or ${asked}:300i`);
    throw new BadInput(
      `there is no bot "${name}"${didYouMean(asked, BOT_NAMES) || ` (there is ${BOT_NAMES.join(', ')})`}`,
    );
  }
  if (!wantsMind(kind) && file !== OWN)
    throw new BadInput(`${kind} does not play by weights: "${name}" has no use for a file`);
  const mind = minds.get(file);
  if (wantsMind(kind) && mind === undefined)
    throw new BadInput('nothing has been learned about this game: it has no mind (mind.bin)');
  const looksAhead = kind === 'search' || wantsMind(kind);
  if (!looksAhead && amount !== undefined)
    throw new BadInput(`${kind} does not search: "${name}" has no use for a budget`);
  const bot = kind === 'mind' && amount !== undefined ? mind!.ahead : botNamed(kind, mind);
  const usual = kind === 'search' ? STANDARD_MILLIS : isLevel(kind) ? millisFor(kind) : 0;
  if (amount === undefined && usual === 0) return { name, bot };
  const workers = Number(many);
  if (unit === 'i') return { name, bot, workers, iterations: wholeNumber(name, amount!, 1, MOST_ITERATIONS) };
  return {
    name,
    bot,
    workers,
    millis: amount === undefined ? usual : wholeNumber(name, amount, 1, MOST_MILLIS),
    clock: unit === 'cpu' ? processorTime : wallTime,
  };
}
const wallTime = () => performance.now();
/** Of the whole process: only true for a bot that has it to itself. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
export const countsProcessorTime = (players: readonly Player[]) => players.some(({ clock }) => clock === processorTime);

/** `minds`: those that the list asks for, as far as there are any. */
export const lineup = (list: string, minds: Minds = new Map()): Player[] =>
  list.split(',').map(name => player(name, minds));
/** A bot for every seat. */
export function fullLineup(list: string, seats: number, minds?: Minds): Player[] {
  const players = lineup(list, minds);
  if (players.length !== seats) throw new BadInput(`--bots names ${players.length} of ${seats} players: "${list}"`);
  return players;
}

/** What the bot chooses. It gets what its seat sees, never the state. */
export function thinks(
  { bot, millis, clock = wallTime, iterations, workers = 1 }: Player,
  k: AnyKernel,
  s: GameTypes['state'],
  seat: Seat,
  rand: Rand,
): Option {
  const view = k.view(s, seat);
  function thought() {
    const until = millis === undefined ? undefined : clock() + millis;
    return bot(k, view, seat, {
      rand,
      ...(iterations === undefined ? {} : { iterations }),
      ...(until === undefined ? {} : { enough: () => clock() >= until }),
    });
  }
  const others = mayShare(k.waiting(view)) ? workers - 1 : 0;
  return together(thought(), ...Array.from({ length: others }, thought));
}
/** The bot's choice at a table in play. */
export function botChooses(
  k: AnyKernel,
  live: LiveTable<GameTypes['state']>,
  seat: Seat,
  player: Player,
  rand: Rand,
  at: number,
): void {
  const words = k.write(thinks(player, k, live.state, seat, rand));
  const answer = live.choose(seat, words, at);
  if (isRefusal(answer)) throw new Error(`${player.name} chose "${words}", which is refused: ${answer.refused}`);
}
