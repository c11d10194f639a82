import { loadTexts } from '@tianxia/catalog';
import { everyoneAt, type GameTypes, type Kernel, type Option, plain, type Seat, sentence } from '@tianxia/kernel';
import type { OptionsBody, TableFacts } from '../protocol/index.ts';
import { botAt } from './seats.ts';
import type { OpenTable } from './table.ts';

/** Lists in our games have at most a few hundred; finding them takes less than a millisecond. A game of sets could have a million. */
const MOST_LISTED = 2000;

/** What this seat may choose now, in words to send and sentences to read. */
export async function optionsFor(table: OpenTable, seat: Seat): Promise<OptionsBody> {
  const speak = await speech(table.kernel, table.facts());
  const { live, row, kernel: k } = table; // after the texts: nothing is awaited between these and the answer
  const over = row.stage === 'over';
  const waiting = live === undefined || over ? [] : k.waiting(live.state);
  const none = { version: live?.entries.length ?? 0, seat, waiting, over, options: [], more: false };
  if (live === undefined || !waiting.includes(seat) || botAt(row, seat) !== undefined) return none;
  const found: Option[] = [];
  const count = k.options(live.state, seat, found, true);
  const question = live.state.agenda.at(-1)!.at as string;
  return {
    ...none,
    question,
    prompt: speak.prompt(question),
    options: found
      .slice(0, Math.min(count, MOST_LISTED))
      .map(option => ({ words: k.write(option), text: speak.option(option) })),
    more: count > MOST_LISTED,
  };
}

async function speech(k: Kernel<GameTypes>, { options, seats }: TableFacts) {
  const texts = await loadTexts(k.game.id);
  const names = everyoneAt(k.game, { seats: seats.length, options }, texts ?? {}, seats).map(({ name }) => name);
  const nameOf = (kind: string, value: number) =>
    kind === 'seat' ? (names[value] ?? `${value}`) : (texts?.kinds[kind]?.(value, k.box) ?? `${value}`);
  return {
    prompt: (question: string) => (texts?.prompts as Record<string, string> | undefined)?.[question] ?? question,
    option(option: Option): string {
      const { move, kinds, args } = k.words(option);
      return plain(sentence(texts?.moves[move] ?? [move, ...args].join(' '), kinds, args, nameOf));
    },
  };
}
