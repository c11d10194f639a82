import { type GameTypes, isRefusal, type LiveTable, type Option, type Refusal, type Seat } from '@tianxia/kernel';
import { say } from '../command.ts';
import type { Speaker } from '../speaker.ts';
import type { AnyKernel } from '../table.ts';
import type { Lines } from './lines.ts';
import { type Item, matches, menu, PAGE, page } from './menu.ts';
import { refusals } from './refusals.ts';

/** One terminal, and the people who share it. */
export interface Desk {
  k: AnyKernel;
  live: LiveTable<GameTypes['state']>;
  english: Speaker;
  input: Lines;
  people: readonly Seat[];
  now(): number;
}
const HELP = [
  '  a number    chooses that line',
  '  any words   keep only the options in which all of them occur, such as: red d5',
  '  b           back: all options again        n, p   next and previous page',
  '  u, r        undo, redo                     w …    why not? all refusals, or those with these words',
  '  ?           this text                      q      quit; the record is saved',
];
const STANDS: Record<Refusal['refused'], string> = {
  notYours: 'it is not your turn',
  unreadable: 'that is no choice',
  illegal: 'that is not allowed',
  nothing: 'there is nothing of the kind',
  chance: 'chance has come in since, so it stands',
  revealed: 'something hidden has been revealed since, so it stands',
  othersActed: 'another player has acted since, so it stands',
};

/** Asks one person until something has changed at the table, or they leave. */
export async function askPerson(desk: Desk, seat: Seat): Promise<'changed' | 'quit'> {
  const { k, live, english, input } = desk;
  const all: Option[] = [];
  all.length = k.options(live.state, seat, all);
  let items = menu(k, english, all);
  let at = 0;
  const show = (next: Item[], number = 0) => {
    items = next;
    at = number;
    for (const line of page(items, at)) say(line);
  };
  show(items);
  for (;;) {
    const line = (await input.next('> '))?.trim();
    if (line === undefined || line === 'q') return 'quit';
    if (line === '') continue;
    const [command, ...rest] = line.split(/\s+/);
    if (line === '?') HELP.forEach(say);
    else if (line === 'b') show(menu(k, english, all));
    else if (line === 'n' || line === 'p') show(items, turned(items, at, line === 'n' ? 1 : -1));
    else if (line === 'u' || line === 'r') {
      const stands = stepBack(desk, seat, line);
      if (stands === undefined) return 'changed';
      say(stands);
    } else if (command === 'w') refusals(k, english, k.view(live.state, seat), seat, rest.join(' ')).forEach(say);
    else if (/^\d+$/.test(line)) {
      const picked = items[Number(line) - 1];
      if (picked === undefined) say(`There is no ${line}: choose 1 to ${items.length}.`);
      else if (picked.options.length > 1) show(menu(k, english, picked.options));
      else return choose(desk, seat, picked.options[0]!);
    } else {
      const kept = items.flatMap(item => item.options).filter(option => matches(english.choice(option), line));
      if (kept.length > 0) show(menu(k, english, kept));
      else say(`No option has "${line}" in it; "w ${line}" asks why not, b shows all, ? helps.`);
    }
  }
}
const turned = (items: readonly Item[], at: number, by: number) =>
  Math.max(0, Math.min(Math.ceil(items.length / PAGE) - 1, at + by));

function choose({ k, live, now }: Desk, seat: Seat, option: Option): 'changed' {
  const answer = live.choose(seat, k.write(option), now());
  if (isRefusal(answer)) throw new Error(`${k.write(option)} was offered and then refused: ${STANDS[answer.refused]}`);
  return 'changed';
}
/** People who share a terminal may take back for each other: whoever acted last. */
function stepBack({ live, people, now }: Desk, seat: Seat, way: 'u' | 'r'): string | undefined {
  const last = live.happened.findLast(step => !step.forced)?.seat ?? seat;
  const whose = [seat, ...people].find(one => {
    const { mayUndo, mayRedo } = live.update(one);
    return way === 'u' ? mayUndo : mayRedo;
  });
  const who = whose ?? (people.includes(last) ? last : seat);
  const answer = way === 'u' ? live.undo(who, now()) : live.redo(who, now());
  return isRefusal(answer) ? `No: ${STANDS[answer.refused]}.` : undefined;
}
