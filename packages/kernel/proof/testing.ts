/** Tests that read as play, for every game, and its golden texts. Throws plain errors: any test runner will do. */

import type { Game, Option, Play, Result, Table, Texts, Told, View } from '../contract.ts';
import {
  type GameTypes,
  type Kernel,
  NOT_OFFERED,
  OK,
  type Rand,
  type Reason,
  type Seat,
  SPECTATOR,
} from '../contract.ts';
import type { Erased } from '../engine/erased.ts';
import { kernel } from '../engine/kernel.ts';
import { fastRand } from '../engine/random.ts';
import { liveTable } from '../table/live.ts';
import { isRefusal } from '../table/log.ts';
import { plain, sentence } from '../words/text.ts';
import { filmOf } from './filming.ts';

export { startFilming, stopFilming } from './filming.ts';

/** `t.at('lay').offers('C1=Y C2=R').refuses('C1=R C2=Y', 'tied').plays('C1=Y C2=R')` */
export interface Tried<S> {
  readonly state: S;
  readonly told: readonly Told[]; // by the last play
  readonly result: Result;
  at(decision: string, ...seats: Seat[]): Tried<S>; // this is asked now, of these seats if any are named
  as(seat: Seat): Tried<S>; // speaks for another seat than the first one asked
  options(): string[];
  offers(...phrases: string[]): Tried<S>;
  refuses(phrase: string, reason: string): Tried<S>;
  plays(...phrases: string[]): Tried<S>;
}
export interface Trying {
  rand?: Rand;
  words?: (phrase: string) => string; // how this game's tests write a choice; without it, the words of records
  table?: Table; // its seats and options: then its examples can be seen (filming.ts)
}
export function tableAt<G extends GameTypes>(k: Kernel<G>, state: G['state'], trying: Trying = {}): Tried<G['state']> {
  const { rand = fastRand(1), words = (phrase: string) => phrase } = trying;
  const film = trying.table && filmOf(k, state, trying.table);
  const drawn = film?.drawing(rand) ?? rand;
  let told: Told[] = [];
  let speaker: Seat | undefined;
  const seat = () => speaker ?? k.waiting(state)[0] ?? SPECTATOR;
  const nameOf = (reason: Reason) => (reason === NOT_OFFERED ? 'notOffered' : k.game.reasons[reason]![0]);
  function find(phrase: string): Option {
    const option = k.read(words(phrase));
    if (option === undefined) throw new Error(`"${phrase}" is no choice of this game`);
    return option;
  }
  const found = (phrase: string) => nameOf(k.over(state) ? NOT_OFFERED : k.whyNot(state, seat(), find(phrase)));
  function demand(phrase: string, wanted: string): void {
    const is = found(phrase);
    if (is !== wanted) throw new Error(`"${phrase}" for seat ${seat()}: expected ${wanted}, found ${is}`);
  }
  const table: Tried<G['state']> = {
    state,
    get told() {
      return told;
    },
    get result() {
      return k.result(state);
    },
    at(decision, ...seats) {
      film?.stands();
      const asked = (state.agenda.at(-1) as Erased)?.at ?? 'the end';
      const waiting = k.waiting(state);
      if (asked !== decision || (seats.length > 0 && seats.join() !== waiting.join()))
        throw new Error(`expected ${decision} of ${seats.join()}, found ${asked} of ${waiting.join()}`);
      return table;
    },
    as(other) {
      speaker = other;
      return table;
    },
    options: () => {
      film?.stands();
      const list: Option[] = [];
      list.length = k.options(state, seat(), list);
      return list.map(k.write);
    },
    offers(...phrases) {
      film?.stands();
      for (const phrase of phrases) demand(phrase, nameOf(OK));
      return table;
    },
    refuses(phrase, reason) {
      film?.stands();
      demand(phrase, reason);
      film?.refused(seat(), words(phrase), reason);
      return table;
    },
    plays(...phrases) {
      for (const phrase of phrases) {
        film?.stands();
        demand(phrase, nameOf(OK));
        told = [];
        const [who, chosen] = [seat(), k.write(find(phrase))];
        k.apply(state, who, find(phrase), drawn, hearing(k, told));
        film?.played(who, chosen);
        speaker = undefined;
      }
      return table;
    },
  };
  return table;
}
/** Writes down what is told. An event that the game has not declared, or with other arguments, could be shown to nobody. */
export function hearing<G extends GameTypes>({ game }: Kernel<G>, told: Told[]) {
  return (event: string, ...args: number[]): void => {
    const kinds = (game.events as Record<string, readonly string[]>)[event];
    if (kinds?.length !== args.length) throw new Error(`there is no event ${event} with ${args.length} arguments`);
    told.push([event, ...args]);
  };
}
/** A table that begins in this state: what runs by itself runs, and is told. */
export function begins<G extends GameTypes>(k: Kernel<G>, state: G['state'], table: Table, rand: Rand): Told[] {
  const told: Told[] = [];
  const film = filmOf(k, state, table);
  film?.stands();
  kernel({ ...k.game, setup: () => state }, k.box).setup(table, film?.drawing(rand) ?? rand, hearing(k, told));
  film?.rests();
  return told;
}

/**
 * The same game with a fault planted: this happens after every step and every effect, or after the effects of one decision. For showing
 * that a law finds it.
 */
export function planted<G extends GameTypes>(
  game: Game<G>,
  fault: (play: Play<G>) => void,
  where?: keyof G['frames'],
): Game<G> {
  const after =
    (act: Erased): Erased =>
    (play: Erased, a: number, b: number) => {
      act(play, a, b);
      fault(play);
    };
  const flow = Object.entries<Erased>(game.flow).map(([at, node]) => {
    if (where !== undefined && at !== where) return [at, node];
    if (typeof node === 'function') return [at, after(node)];
    const moves = Object.entries<Erased>(node.moves).map(([name, move]) => [
      name,
      { ...move, effect: after(move.effect) },
    ]);
    return [at, { ...node, moves: Object.fromEntries(moves) }];
  });
  return { ...game, flow: Object.fromEntries(flow) };
}

type BoardText<G extends GameTypes> = (view: View<G['state']>, box: G['box']) => string;
export interface Golden<G extends GameTypes> {
  texts: Texts<G>;
  names: readonly string[]; // of the seats
  boardText: BoardText<G>;
}
/** One game as a reader would follow it: every choice in words, what it did in sentences, the board now and then, the sheet. */
export function goldenGame<G extends GameTypes>(
  k: Kernel<G>,
  table: Table,
  rand: Rand,
  choose: (k: Kernel<G>, state: G['state'], seat: Seat) => Option,
  { texts, names, boardText, every = 8 }: Golden<G> & { every?: number },
): string {
  const live = liveTable(k, table, rand);
  const nameOf = (kind: string, value: number) => (kind === 'seat' ? names[value]! : texts.kinds[kind]!(value, k.box));
  const kindsOf = (event: string) => (k.game.events as Record<string, readonly string[]>)[event]!;
  const tell = ([event, ...args]: Told) => {
    const template = (texts.events as Record<string, string>)[event]!;
    const silent = args.map((_, i) => ` {${i}}`).join(''); // players are not told it in words, a reviewer is
    return `    ${plain(sentence(template || `(${event}${silent})`, kindsOf(event), args, nameOf))}`;
  };
  const board = () => boardText(live.state as View<G['state']>, k.box);
  const lines = [`${k.game.id}, ${table.seats} players, ${JSON.stringify(table.options)}`];
  lines.push(...live.update(SPECTATOR).opening.map(tell), board());
  live.begin(0);
  for (let shown = 0, turn = 0; ; turn++) {
    for (; shown < live.happened.length; shown++) {
      const { seat, words, told, forced } = live.happened[shown]!;
      const { move, kinds, args } = k.words(k.read(words)!);
      const said = plain(sentence(texts.moves[move]!, kinds, args, nameOf));
      lines.push(`${shown + 1}. ${names[seat]}: ${said}  [${words}]${forced ? ' forced' : ''}`, ...told.map(tell));
    }
    if (k.over(live.state)) break;
    if (turn > 0 && turn % every === 0) lines.push(board());
    const seat = k.waiting(live.state)[0]!;
    const done = live.choose(seat, k.write(choose(k, live.state, seat)), turn);
    if (isRefusal(done)) throw new Error(`choice ${turn + 1} was refused: ${done.refused}`);
  }
  const { lines: sheet, totals, places } = k.result(live.state);
  lines.push(board(), texts.endings[live.state.ending]!);
  for (const [line, values] of Object.entries(sheet)) lines.push(`${texts.score[line]}: ${values.join(' ')}`);
  return `${[...lines, `total: ${totals.join(' ')}`, `places: ${places.join(' ')}`].join('\n')}\n`;
}
/** What everybody sees of one position: no law can find a secret that is declared open, so people read this. */
export function goldenViews<G extends GameTypes>(
  k: Kernel<G>,
  state: G['state'],
  { names, boardText }: Golden<G>,
): string {
  const lines = (viewer: Seat) => {
    const view = k.view(state, viewer);
    const fields = Object.entries(view).map(([name, value]) => `  ${name}: ${JSON.stringify(value)}`);
    return [...fields, ...boardText(view, k.box).split('\n')];
  };
  const everybody = lines(SPECTATOR);
  const seats = names.flatMap((name, seat) => [
    `== ${name}, where it differs from a spectator`,
    ...lines(seat).filter((line, i) => line !== everybody[i]),
  ]);
  return `${['== spectator', ...everybody, ...seats].join('\n')}\n`;
}

/**
 * What a game declares and no position shows at once: every choice with its rule and what is pointed at, every refusal with its rule, what
 * each event tells and to whom, who sees which part of the state, the options of set-up. One golden text a game, read in review.
 */
export function declared<G extends GameTypes>(game: Game<G>): string {
  const { flow, layout, events, reasons, options, endings, score, admits = [] } = game as Game<Erased>;
  const marks = (move: Erased) => ['stays', 'aside'].filter(mark => move[mark] === true).map(mark => `, ${mark}`);
  const kinds = ({ point = [] }: Erased) =>
    point.map(
      ({ kind, subset, quick }: Erased) =>
        ` ${quick === undefined ? kind : `${kind}/${quick.kind}`}${subset ? ' set' : ''}`,
    );
  const choices = Object.entries<Erased>(flow).flatMap(([at, node]) =>
    typeof node === 'function'
      ? [`${at}: by itself`]
      : Object.entries<Erased>(node.moves).map(
          ([name, move]) => `${at}.${name}: ${[move.rule, ...kinds(move), ...marks(move)].join('')}`,
        ),
  );
  const named = (of: object) => Object.entries(of).map(([name, value]) => `${name}: ${[value].flat().join(', ')}`);
  const parts: Record<string, readonly string[]> = {
    choices,
    refusals: reasons.map(([name, rule]) => `${name}: ${rule}`),
    events: named(events).map(line =>
      admits.includes(line.split(':')[0]!) ? `${line} (tells of what is hidden)` : line,
    ),
    'who sees what': Object.entries(layout).map(
      ([name, seen]) => `${name}: ${JSON.stringify(seen).replaceAll('"', '')}`,
    ),
    options: named(options),
    endings,
    'lines of the sheet': Object.keys(score),
  };
  return `${Object.entries(parts)
    .map(([part, lines]) => [part, ...lines.map(line => `  ${line}`.trimEnd())].join('\n'))
    .join('\n\n')}\n`;
}
