import {
  type GameTypes,
  type Kernel,
  type Option,
  type Part,
  type Seat,
  sentence,
  type Texts,
  type Told,
} from '@tianxia/kernel';
import type { Player } from '@tianxia/look';
import { play } from '../text/play.ts';

/** Turns what the rules tell into sentences, as the one before the screen would say them: "You laid …", "your province". */
export interface Speech {
  event(told: Told): string;
  option(option: Option): string;
  name(seat: Seat): string;
}
export function speech<G extends GameTypes>(
  kernel: Kernel<G>,
  texts: Texts<G>,
  players: readonly Player[],
  viewer: Seat,
): Speech {
  const name = (seat: Seat) => (seat === viewer ? play.you : (players[seat]?.name ?? ''));
  const nameOf = (kind: string, value: number) =>
    kind === 'seat' ? name(value) : (texts.kinds[kind]?.(value, kernel.box) ?? String(value));
  const kindsOf = kernel.game.events as Record<string, readonly string[]>;
  return {
    name,
    event: ([event, ...args]) =>
      spoken(
        sentence((texts.events as Record<string, string>)[event] ?? event, kindsOf[event] ?? [], args, nameOf),
        viewer,
      ),
    option(option) {
      const { move, kinds, args } = kernel.words(option);
      return spoken(sentence(texts.moves[move] ?? move, kinds, args, nameOf), viewer);
    },
  };
}
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
function spoken(parts: readonly Part[], viewer: Seat): string {
  const words = parts.map((part, i) => {
    if (typeof part === 'string') return isMine(parts[i - 1], viewer) ? part.replace(/^['’]s\b/, '') : part;
    if (!isMine(part, viewer)) return part.name;
    const next = parts[i + 1];
    return typeof next === 'string' && /^['’]s\b/.test(next) ? play.yourWord : play.youWord;
  });
  return capital(words.join(''));
}
const isMine = (part: Part | undefined, viewer: Seat): boolean =>
  part !== undefined && typeof part !== 'string' && part.kind === 'seat' && part.value === viewer;
