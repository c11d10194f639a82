import { loadTexts } from '@tianxia/catalog';
import { everyoneAt, type Option, plain, type Reason, sentence, type Table, type Told } from '@tianxia/kernel';
import type { AnyKernel } from './table.ts';

/** A table in English: what happened, what can be chosen, why not, who scored what. */
export interface Speaker {
  names: readonly string[];
  event(told: Told): string; // '' where the game tells nothing of it
  choice(option: Option, known?: number): string; // only the first `known` things pointed at; the others are left open
  prompt(at: string): string;
  reason(why: Reason): string;
  ending(ending: string): string;
  line(line: string): string; // of the score sheet
}
const OPEN = '…';

export async function speaker(k: AnyKernel, table: Table, players: readonly string[]): Promise<Speaker> {
  const texts = await loadTexts(k.game.id, k.game.rules);
  const names = everyoneAt(
    k.game,
    table,
    texts ?? {},
    players.map((name, seat) => ({ name, colour: k.game.colours[seat]! })),
  ).map(({ name }) => name);
  const eventKinds = k.game.events as Readonly<Record<string, readonly string[]>>;
  const name = (kind: string, value: number): string => {
    if (kind === OPEN) return OPEN;
    if (kind === 'seat') return names[value] ?? `seat ${value + 1}`;
    return texts?.kinds[kind]?.(value, k.box) ?? `${value}`;
  };
  return {
    names,
    event([event, ...args]) {
      const template = texts?.events[event as never] as string | undefined;
      if (template === undefined) return [event, ...args].join(' ');
      return plain(sentence(template, eventKinds[event]!, args, name));
    },
    choice(option, known) {
      const { move, kinds, args } = k.words(option);
      const template = texts?.moves[move];
      const shown = known ?? args.length;
      if (template === undefined) return [move, ...args.slice(0, shown)].join(' ');
      const open = kinds.map((kind, i) => (i < shown ? kind : OPEN));
      return plain(sentence(template, open, args, name));
    },
    prompt: at => (texts?.prompts[at as never] as string | undefined) ?? at,
    reason(why) {
      const [code, rule] = k.game.reasons[why] ?? ['not offered', ''];
      return `${texts?.reasons[code] ?? code}${rule === '' ? '' : ` (${rule})`}`;
    },
    ending: ending => texts?.endings[ending] ?? ending,
    line: line => texts?.score[line] ?? line,
  };
}
/** Players are called by their colours. */
export const colourNames = (colours: readonly string[], seats: number): string[] =>
  colours.slice(0, seats).map(colour => colour.charAt(0).toUpperCase() + colour.slice(1));
