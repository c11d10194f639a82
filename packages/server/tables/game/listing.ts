import { loadTexts } from '@tianxia/catalog';
import {
  everyoneAt,
  type GameTypes,
  type Kernel,
  type LiveTable,
  type Option,
  plain,
  type Seat,
  sentence,
} from '@tianxia/kernel';
import type { OptionsBody, TableFacts } from '@tianxia/protocol';

/** Lists in our games have at most a few hundred; finding them takes less than a millisecond. A game of sets could have a million. */
const MOST_LISTED = 2000;

export type Listed = Required<Pick<OptionsBody, 'version' | 'question' | 'prompt' | 'options' | 'more'>>;

/** What a seat that is asked may choose, in words to send and sentences to read. */
export async function listed(
  k: Kernel<GameTypes>,
  live: Pick<LiveTable<GameTypes['state']>, 'state' | 'entries'>,
  seat: Seat,
  facts: TableFacts,
): Promise<Listed> {
  const speak = await speech(k, facts);
  const { state, entries } = live; // after the texts: nothing is awaited between these and the answer
  const found: Option[] = [];
  const count = k.options(state, seat, found, true);
  const question = state.agenda.at(-1)!.at as string;
  return {
    version: entries.length,
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
