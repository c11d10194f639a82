import { botNamed, mayShare, millisFor, type Opinion, wantsMind } from '@tianxia/bots';
import { type Minded, mindFrom } from '@tianxia/bots/mind';
import { loadWeights } from '@tianxia/catalog';
import {
  fastRand,
  type Game,
  type GameTypes,
  JsonError,
  type Kernel,
  kernelFor,
  readJson,
  type Seat,
  ShapeError,
  type Table,
} from '@tianxia/kernel';
import { type BotName, MOST_BODY } from '@tianxia/protocol';
import type { Library } from '../tables/game/library.ts';
import { type Bell, isRung } from './bell.ts';

/** All that a bot is told: its own view, never the state. */
export interface Question {
  game: string;
  rules: string; // those of the table
  table: Table;
  pack: string;
  content: string | undefined; // JSON of a pack from outside; none where the game's own is played
  view: unknown;
  seat: Seat;
  bot: BotName;
  seed: number;
  millis: number; // for thinking
}
export interface Rehearsal {
  game: string;
  table: Table;
  content: string; // JSON
}
/** Who thinks for bots: worker threads in a real server. */
export interface Thinker {
  /** A choice in words. Rejects when the bot fails or takes far too long. */
  think(question: Question): Promise<string>;
  /** Plays with a content pack and says what is wrong with it. */
  rehearse(rehearsal: Rehearsal): Promise<string | undefined>;
  close(): Promise<void>;
}

/** In words. Who looks ahead also says what was tried, so that what others think of the same question can be added. */
export async function answer(library: Library, question: Question, bell?: Bell): Promise<Opinion<string>> {
  const { table, pack, content, seat, seed, millis, bot } = question;
  const game = await library.game(question.game, question.rules);
  const k = library.kernel(game, table, pack, content);
  const think = botNamed(bot, wantsMind(bot) ? await mindOf(game) : undefined);
  const until = performance.now() + millis;
  const view = question.view as ReturnType<Kernel<GameTypes>['view']>;
  const enough = () => performance.now() >= until || (bell !== undefined && isRung(bell));
  const { option, lines } = think(k, view, seat, { rand: fastRand(seed), enough });
  const shared = millisFor(bot) > 0 && mayShare(k.waiting(view)) ? lines.filter(({ visits }) => visits > 0) : [];
  return { option: k.write(option), lines: shared.map(line => ({ ...line, option: k.write(line.option) })) };
}

const minds = new WeakMap<Game<GameTypes>, Minded>(); // weights are read once
async function mindOf(game: Game<GameTypes>): Promise<Minded> {
  const known = minds.get(game);
  if (known !== undefined) return known;
  const weights = await loadWeights(game.id);
  if (weights === undefined) throw new Error(`${game.id} has no learned mind`);
  const mind = mindFrom(game, weights);
  minds.set(game, mind);
  return mind;
}

const REHEARSED_GAMES = 3;
const MOST_CHOICES = 20_000;
export async function rehearse(library: Library, { game, table, content }: Rehearsal): Promise<string | undefined> {
  try {
    const k = kernelFor(await library.game(game), table, readJson(content, MOST_BODY));
    for (let seed = 0; seed < REHEARSED_GAMES; seed++) playOnce(k, table, seed);
    return undefined;
  } catch (problem) {
    return problem instanceof ShapeError || problem instanceof JsonError
      ? problem.message
      : 'the pack is well-formed, but a game cannot be played with it';
  }
}
function playOnce(k: Kernel<GameTypes>, table: Table, seed: number): void {
  const rand = fastRand(seed);
  const s = k.setup(table, rand);
  for (let choices = 0; !k.over(s); choices++) {
    if (choices > MOST_CHOICES) throw new Error('the game does not end');
    const seat = k.waiting(s)[0]!;
    k.apply(s, seat, k.anyOption(s, seat, rand), rand);
  }
}

/** Thinking in this thread: for tests, and wherever there is no build. */
export const thinkHere = (library: Library): Thinker => ({
  think: async question => (await answer(library, question)).option,
  rehearse: rehearsal => rehearse(library, rehearsal),
  close: async () => {},
});
