import {
  type Game,
  type GameTypes,
  type Kernel,
  type Option,
  type Result,
  type Seat,
  type Told,
  UNKNOWN,
  type Words,
} from '../contract.ts';
import { clone } from './clone.ts';
import { argA, argB, codeOf, compile, fits, mute, pack } from './compiled.ts';
import type { Erased } from './erased.ts';
import { legality } from './legality.ts';
import { playing, waiting } from './play.ts';
import { sight } from './sight.ts';

/** The rules of one table: a game with an opened content pack. */
export function kernel<G extends GameTypes>(game: Game<G>, box: G['box']): Kernel<G> {
  const tables = compile(game.flow, box);
  const { view, glance, determinize, learned } = sight(game, box);
  const { settle, apply, preview } = playing(tables, determinize);

  function words(option: Option): Words {
    const row = tables.rows[codeOf(option)]!;
    const kinds = [row.first, row.second].flatMap(p => (p === undefined ? [] : [p.kind]));
    return { move: row.name, kinds, args: [argA(row, option), argB(row, option)].slice(0, kinds.length) };
  }
  return {
    game,
    box,
    setup(table, rand, emit = mute) {
      const s = game.setup(box, table, rand);
      tables.here.rand = rand;
      tables.here.emit = emit as Erased;
      settle(s);
      return s;
    },
    over: s => s.agenda.length === 0,
    waiting,
    ...legality(tables, waiting),
    apply: apply as Erased,
    preview,
    clone,
    view,
    glance,
    determinize,
    learned,
    tell: (told, viewer) => hideSecrets(game, told, viewer),
    result: s => resultOf(game, box, s),
    words,
    write(option) {
      const { move, args } = words(option);
      return [move, ...args].join(' ');
    },
    read(text) {
      const [name = '', ...rest] = text.split(' ');
      const row = tables.rows[tables.codes.get(name) ?? 0];
      const pointings = row === undefined ? 0 : row.second !== undefined ? 2 : row.first !== undefined ? 1 : 0;
      if (row === undefined || rest.length !== pointings || rest.some(arg => !/^(0|[1-9]\d{0,6})$/.test(arg))) return;
      const [a = 0, b = 0] = rest.map(Number);
      return fits(row, a, b) ? pack(row, a, b) : undefined;
    },
  };
}

/** An event as this viewer may read it. */
export function hideSecrets<G extends GameTypes>(game: Pick<Game<G>, 'events'>, told: Told, viewer: Seat): Told {
  const [event, ...args] = told;
  const kinds = (game.events as Record<string, readonly string[]>)[event]!;
  if (args[0] === viewer || !kinds.some(kind => kind.startsWith('secret '))) return told;
  return [event, ...args.map((arg, i) => (kinds[i]!.startsWith('secret ') ? UNKNOWN : arg))];
}

/** The score sheet, and who stands where: totals first, then the tie-breaks in their order. */
function resultOf<G extends GameTypes>(game: Game<G>, box: G['box'], s: G['state']): Result {
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  const names = game.lines?.(box) ?? Object.keys(game.score);
  const lines = Object.fromEntries(names.map(line => [line, seats.map(seat => game.score[line]!(s, seat, box))]));
  const totals = seats.map(seat => Object.values(lines).reduce((sum, line) => sum + line[seat]!, 0));
  const keys = seats.map(seat => [totals[seat]!, ...(game.tiebreak ?? []).map(score => score(s, seat, box))]);
  const ahead = (a: number[], b: number[]) => {
    const at = a.findIndex((x, i) => x !== b[i]);
    return at >= 0 && a[at]! > b[at]!;
  };
  return { lines, totals, places: keys.map(mine => 1 + keys.filter(other => ahead(other, mine)).length) };
}
