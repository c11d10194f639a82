import { becoming, type People } from '@tianxia/board';
import type { Seat, Told } from '@tianxia/kernel';
import { isMajor } from '../facts/pagodas.ts';
import { strengthsOf } from '../facts/villages.ts';
import type { Box } from '../geography.ts';
import { COLOURS, squareName } from '../squares.ts';
import type { State } from '../state.ts';
import type { Words } from './words.ts';

export interface Line {
  kind: 'found' | 'grow' | 'absorb' | 'return' | 'village' | 'win' | 'nothing';
  lead?: string; // the part that matters most
  text: string;
  tail?: string; // numbers behind it: '2 to 0'
}

/** What a lay does, in the order of the rules: provinces, pagodas that go home, villages, the end. */
export function outcomeOf(words: Words, told: readonly Told[], after: State, box: Box, people: People): Line[] {
  const all = withReturnsSummed(told);
  const lines = all.flatMap((one, i) => lineOf({ words, after, box, people }, one, all.slice(i + 1)));
  return lines.length === 0 && told.length > 0 ? [{ kind: 'nothing', text: words.layOnly }] : lines;
}
/** A player whose pagodas come back from two provinces reads one line. */
function withReturnsSummed(told: readonly Told[]): Told[] {
  return told.flatMap(([event, ...args], i): Told[] => {
    const [seat] = args;
    if (event !== 'returned' || seat === undefined) return [[event, ...args]];
    const same = told.filter(([other, who]) => other === 'returned' && who === seat);
    return same[0] === told[i] ? [['returned', seat, same.reduce((sum, one) => sum + one[2]!, 0)]] : [];
  });
}
const colourAt = (after: State, square: number): string => COLOURS[after.ground[square]!] ?? '';

interface Table {
  words: Words;
  after: State;
  box: Box;
  people: People;
}
function lineOf({ words, after, box, people }: Table, [event, ...args]: Told, next: readonly Told[]): Line[] {
  const [a = 0, b = 0, c = 0, d = 0] = args;
  const becomesMajor = next.some(([then, , province]) => then === 'major' && province === b);
  switch (event) {
    case 'founded': {
      const text = words.founds(people(a), colourAt(after, b), c);
      return [becomesMajor ? { kind: 'found', lead: text, text: words.majorNow(c) } : { kind: 'found', text }];
    }
    case 'extended': {
      const text = words.grows(people(a), colourAt(after, b), c);
      return [becomesMajor ? { kind: 'grow', lead: text, text: words.majorNow(c) } : { kind: 'grow', text }];
    }
    case 'joined':
      return [
        joinLine(words, next, people, {
          owner: a,
          colour: colourAt(after, b),
          size: c,
          own: d,
          major: isMajor(c, box.major),
        }),
      ];
    case 'returned':
      return [{ kind: 'return', text: words.takesBack(people(a), b) }];
    case 'annexed':
    case 'conquered': {
      const name = squareName(box, box.villages[b]![0]!);
      const strengths = strengthsOf(after, box, b);
      const others = strengths.filter((_, seat) => seat !== a);
      return [
        {
          kind: 'village',
          text: event === 'annexed' ? words.annexes(people(a), name) : words.conquers(people(a), name, people(c)),
          tail: words.strengthTo(strengths[a]!, Math.max(0, ...others)),
        },
      ];
    }
    case 'won':
      return [{ kind: 'win', lead: words.wins(people(a)), text: '' }];
    default:
      return [];
  }
}
interface Joined {
  owner: Seat;
  colour: string;
  size: number;
  own: number;
  major: boolean;
}
function joinLine(
  words: Words,
  next: readonly Told[],
  people: People,
  { owner, colour, size, own, major }: Joined,
): Line {
  const end = next.findIndex(([then]) => then !== 'absorbed');
  const absorbed = next.slice(0, end < 0 ? next.length : end).map(told => [people(told[2]!), told[3]!] as const);
  const lead =
    absorbed.length > 0 ? words.absorbs(people(owner), colour, own, absorbed) : words.joins(people(owner), colour);
  return { kind: 'absorb', lead, text: major ? words.majorNow(size) : words.squaresNow(size) };
}

/** Whose supply changes, from how many to how many. */
export const supplyChanges = (before: State, after: State) => becoming(supplies(before), supplies(after));
const supplies = ({ supply }: State) => supply.map((many, seat) => ({ seat, many }));
