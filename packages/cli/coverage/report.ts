import { join, relative, sep } from 'node:path';
import { coverage, sourcesIn } from '../rulebook.ts';
import type { AnyGame } from '../table.ts';
import { timesRun } from './cited.ts';
import type { Runs } from './counting.ts';
import { type CameUp, rulesOfMoves } from './play.ts';

/** How often a rule came up: its code ran, its move was chosen, it forbade something. What cannot be counted is left out. */
export interface TimesUp {
  ran?: number;
  chosen?: number;
  refused?: number;
}
/** Not what a rule does in play: words, screens, the game's own laws, what bots think of it, tests. */
const NOT_IN_PLAY =
  /\/(test|text|teach|screen|content|releases)\/|\/(about|always|evaluate|index|mind|outlook|prospects|reasons)\.ts$/;

export function timesUp(games: string, game: AnyGame, up: CameUp, runs: ReadonlyMap<string, Runs>) {
  const home = join(games, game.id);
  const where = (file: string) => `/${relative(home, file).split(sep).join('/')}`;
  const files = [...sourcesIn(home)].filter(file => !NOT_IN_PLAY.test(where(file)));
  const ran = timesRun(files.map(file => [file, runs.get(file)]));
  const moves = new Set(rulesOfMoves(game).values());
  const reasons = game.reasons.slice(1);
  const timesOf = (id: string): TimesUp => {
    const mine = reasons.filter(([, rule]) => rule === id);
    const refused = mine.reduce((sum, [name]) => sum + (up.reasons.get(name) ?? 0), 0);
    return {
      ...(ran.has(id) ? { ran: ran.get(id)! } : {}),
      ...(moves.has(id) ? { chosen: up.moves.get(id) ?? 0 } : {}),
      ...(mine.length > 0 ? { refused } : {}),
    };
  };
  const counted = coverage(games, game.id)
    .rules.map(({ id }) => [id, timesOf(id)] as const)
    .filter(([, times]) => Object.keys(times).length > 0);
  return {
    never: counted.filter(([, times]) => Object.values(times).every(count => count === 0)).map(([id]) => id),
    refusalsNever: reasons.filter(([name]) => !up.reasons.has(name)).map(([name, rule]) => `${name} (${rule})`),
    rules: Object.fromEntries(counted),
  };
}
