import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';

/** Late positions, where most lies on the table: a recorded game of each without its last choices. */
const LATE = {
  qin: ['three-piles', 12],
  zhanguo: ['sidea-two-clockwise-perworker-3', 41],
  'first-empire': ['4-advanced', 34],
  'three-kingdoms': ['greedy-one', 60],
  'emperors-choice': ['five-greedy', 100],
};
export const lateGames = Object.keys(LATE);

/** Makes this browser keep such a table of its own; gives the address of its page. */
export function keepLate(page, url, game) {
  const [name, last] = LATE[game];
  return keepTable(page, url, game, name, -last);
}
/** The same for any recorded game, as far as its choices are taken: up to this one, or to so many before the end. */
export async function keepTable(page, url, game, name, end) {
  const record = JSON.parse(readFileSync(join(root, `packages/games/${game}/test/records/${name}.json`), 'utf8'));
  const { options } = record.table;
  const seats = record.players.map(({ colour }, seat) => ({
    name: `Player ${seat + 1}`,
    colour,
    ...(seat > 0 && { bot: 'greedy' }),
  }));
  const entries = record.choices
    .slice(0, end)
    .map(([seat, words, at = 0, forced]) => ({ seat, words, at, ...(forced && { forced }) }));
  const kept = { id: 'late', game, options, seats, key: record.key, started: record.started, entries };
  const by = (_, i) => ({ ...seats[i], by: i === 0 ? 'you' : 'bot' });
  const listed = { id: 'late', game, options, where: 'here', begun: 1, changed: 1, seats: seats.map(by) };
  await page.goto(url);
  await page.evaluate(
    ([table, line]) => {
      localStorage.setItem('tianxia.table.late', JSON.stringify(table));
      localStorage.setItem('tianxia.tables', JSON.stringify([line]));
    },
    [kept, listed],
  );
  return `${url}/play/late`;
}
