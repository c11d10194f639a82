import { peopleAt, type TableProps } from '@tianxia/board';
import { plain, sentence, type Told, UNKNOWN } from '@tianxia/kernel';
import type { ThreeKingdoms } from '../state.ts';
import type { Words } from './words.ts';

/** What a choice tells, as sentences to the reader: each once. */
export function toldLines(
  words: Words,
  { kernel, texts, players, viewer }: TableProps<ThreeKingdoms>,
  told: readonly Told[],
): string[] {
  const people = peopleAt(players, viewer);
  const lines = told.flatMap(([event, ...args]) => {
    const template = (texts.events as Readonly<Record<string, string>>)[event] ?? '';
    if (template === '' || args.includes(UNKNOWN)) return [];
    const kinds = (kernel.game.events as Readonly<Record<string, readonly string[]>>)[event] ?? [];
    const nameOf = (kind: string, value: number) =>
      kind === 'seat' ? words.who(people(value)) : (texts.kinds[kind]?.(value, kernel.box) ?? String(value));
    return [plain(sentence(template, kinds, args, nameOf))];
  });
  return [...new Set(lines)];
}
