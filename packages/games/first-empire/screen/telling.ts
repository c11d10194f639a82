import { type Option, type Part, sentence, type Told } from '@tianxia/kernel';
import type { Props } from './props.ts';
import type { Words } from './words.ts';

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
type Speaking = Pick<Props, 'kernel' | 'texts' | 'players' | 'viewer'>;

const nameIn =
  ({ kernel, texts, players }: Speaking) =>
  (kind: string, value: number): string =>
    kind === 'seat' ? (players[value]?.name ?? '') : (texts.kinds[kind]?.(value, kernel.box) ?? String(value));

const POSSESSIVE = /^(['’]s\b|の|的)/;
/** Parts as one sentence to the viewer: 'You sailed', 'your Ship'. */
function spoken(words: Words, parts: readonly Part[], { texts, viewer }: Speaking): string {
  const isYou = (part: Part | undefined) => typeof part === 'object' && part.kind === 'seat' && part.value === viewer;
  const said = parts.map((part, i) => {
    if (typeof part === 'string') return isYou(parts[i - 1]) ? part.replace(POSSESSIVE, '') : part;
    if (!isYou(part)) return part.name;
    if (part.mine !== undefined) return part.mine;
    const next = parts[i + 1];
    return typeof next === 'string' && POSSESSIVE.test(next) ? words.your : words.you;
  });
  const text = said.join('');
  return capital(texts.finish?.(text) ?? text);
}
/** An option as a sentence. */
export function sentenceOf(words: Words, props: Speaking, option: Option): string {
  const { move, kinds, args } = props.kernel.words(option);
  return spoken(words, sentence(props.texts.moves[move] ?? move, kinds, args, nameIn(props)), props).replace(
    /[.?]$/,
    '',
  );
}
/** What happened, as a sentence; nothing for what is not told. */
export function toldText(words: Words, props: Speaking, [event, ...args]: Told): string {
  const kinds = (props.kernel.game.events as Readonly<Record<string, readonly string[]>>)[event] ?? [];
  const template = (props.texts.events as Readonly<Record<string, string>>)[event] ?? '';
  return spoken(words, sentence(template, kinds, args, nameIn(props)), props);
}
