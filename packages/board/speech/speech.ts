import {
  type GameTypes,
  type Kernel,
  type Option,
  type Part,
  type Seat,
  sentence,
  type Texts,
  type Told,
  UNKNOWN,
} from '@tianxia/kernel';
import type { Player } from '../screen.ts';

/** How a language speaks to the one before the screen. */
export interface SpeechWords {
  you: string; // as a name: 'You'
  youWord: string; // inside a sentence: 'you'
  yourWord: string; // 'your'
}

/** Turns what the rules tell into sentences, as the one before the screen would say them: "You laid …", "your province". */
export interface Speech {
  event(told: Told): string;
  details(said: readonly Told[]): string[]; // what follows the first sentence, a subject named once; nothing where nothing is told
  option(option: Option): string;
  name(seat: Seat): string;
}
export function speech<G extends GameTypes>(
  kernel: Kernel<G>,
  texts: Texts<G>,
  players: readonly Player[],
  viewer: Seat,
  play: SpeechWords,
): Speech {
  const name = (seat: Seat) => (seat === viewer ? play.you : (players[seat]?.name ?? ''));
  const nameOf = (kind: string, value: number) =>
    kind === 'seat' ? name(value) : (texts.kinds[kind]?.(value, kernel.box) ?? String(value));
  const kindsOf = kernel.game.events as Record<string, readonly string[]>;
  const partsOf = ([event, ...args]: Told) =>
    sentence((texts.events as Record<string, string>)[event] ?? event, kindsOf[event] ?? [], args, nameOf);
  const finish = texts.finish ?? (text => text);
  const spoken = (parts: readonly Part[]) => capital(finish(words(parts, viewer, play)));
  return {
    name,
    details([first, ...rest]) {
      let subject = first === undefined ? undefined : subjectOf(partsOf(first));
      return rest.flatMap(told => {
        const parts = partsOf(told);
        if (parts.length === 0 || told.includes(UNKNOWN)) return [];
        const before = subject;
        subject = subjectOf(parts);
        const isSame = subject !== undefined && subject === before;
        return [
          finish(isSame ? words(parts.slice(1), viewer, play).replace(TOPIC, '') : words(parts, viewer, play)),
        ].map(text => withoutStop(text.trim()));
      });
    },
    event: told => spoken(partsOf(told)),
    option(option) {
      const { move, kinds, args } = kernel.words(option);
      return spoken(sentence(texts.moves[move] ?? move, kinds, args, nameOf));
    },
  };
}
/** Whose deed a sentence tells: '{0} drew a card', but not '{0}'s province grew'. */
const subjectOf = ([first, next]: readonly Part[]): Seat | undefined =>
  typeof first === 'object' &&
  first.kind === 'seat' &&
  first.mine === undefined &&
  !isPossessive(next) &&
  !isJoined(next)
    ? first.value
    : undefined;
const isJoined = (part: Part | undefined): boolean =>
  typeof part === 'string' && /^(,| and\b| et\b|、|と|和)/.test(part);
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
function words(parts: readonly Part[], viewer: Seat, play: SpeechWords): string {
  const said = parts.map((part, i) => {
    if (typeof part === 'string') return isMine(parts[i - 1], viewer) ? part.replace(APOSTROPHE, '') : part;
    if (!isMine(part, viewer)) return part.name;
    if (part.mine !== undefined) return part.mine;
    return startsWith(parts[i + 1], APOSTROPHE) ? play.yourWord : play.youWord;
  });
  return said.join('');
}
const APOSTROPHE = /^['’]s\b/; // 'Ann's' is 'your' to Ann; 的 and の follow 'you' as they follow a name
const POSSESSIVE = /^(['’]s\b|の|的)/;
const TOPIC = /^[はが、]/; // what follows a subject in Japanese goes with it
/** A line of a list has no full stop. */
export const withoutStop = (text: string): string => text.replace(/[.。]$/, '');
const startsWith = (part: Part | undefined, what: RegExp): boolean => typeof part === 'string' && what.test(part);
const isPossessive = (part: Part | undefined): boolean => startsWith(part, POSSESSIVE);
const isMine = (part: Part | undefined, viewer: Seat): boolean =>
  part !== undefined && typeof part !== 'string' && part.kind === 'seat' && part.value === viewer;
