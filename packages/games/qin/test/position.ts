import {
  fastRand,
  type Kernel,
  kernel,
  kernelFor,
  remove,
  type Seat,
  type Table,
  type Told,
  tableFor,
} from '@tianxia/kernel';
import { begins, hearing, type Tried, tableAt } from '@tianxia/kernel/testing';
import { pagodasOnBoard } from '../facts/pagodas.ts';
import { strengthsAt } from '../facts/villages.ts';
import { type Box, boardFrom, open } from '../geography.ts';
import { game } from '../index.ts';
import { copyOf, NOBODY, rename } from '../land.ts';
import { DIRECTIONS, SIGNS, squareNamed } from '../squares.ts';
import type { Qin, State } from '../state.ts';

type Player = 'Green' | 'White' | 'Purple' | 'Black';
type Supplies = { [P in Player]?: number };
export interface Given {
  players?: readonly Player[]; // in seat order; Green and White when nothing is said
  owners?: Record<string, Player>; // a province by one of its squares
  villages?: Record<string, Player>;
  supply?: Supplies; // else what the pagodas on the board leave
  hands?: { [P in Player]?: string }; // 'RR YB'
  heights?: number[]; // of the piles; else all tiles that are left
  options?: Record<string, string>;
}

/** `RY` or `YR` as the number of that kind of tile. */
export function kindOf(box: Box, halves: string): number {
  const [a, b] = [...halves].map(sign => SIGNS.indexOf(sign));
  return box.firstColour.findIndex(
    (colour, kind) => (colour === a && box.secondColour[kind] === b) || (colour === b && box.secondColour[kind] === a),
  );
}
/** `B1=Y C1=R` as the words of a record. Halves may be named in either order; squares may lie off the board. */
export function layWords(box: Box, phrase: string): string {
  const halves = phrase.split(' ').map(half => {
    const [, column = '', row = '', sign = ''] = /^(.)(\d+)=([RYB])$/.exec(half) ?? [];
    return { x: column.charCodeAt(0) - 65, y: Number(row) - 1, sign };
  });
  const [one, two] = halves as [(typeof halves)[0], (typeof halves)[0]];
  const tile = kindOf(box, one.sign + two.sign);
  const oneIsFirst =
    one.sign === two.sign ? one.x + one.y < two.x + two.y : SIGNS.indexOf(one.sign) === box.firstColour[tile];
  const [first, second] = oneIsFirst ? [one, two] : [two, one];
  const direction = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ].findIndex(([dx, dy]) => first.x + dx! === second.x && first.y + dy! === second.y);
  return `lay.lay ${tile} ${(first.y * box.wide + first.x) * DIRECTIONS + direction}`;
}

/** The land of a small board: touching territories of one colour become one province of the named owner. */
function landOf(box: Box, players: readonly Player[], given: Given) {
  const land = copyOf(box.untouched);
  const { area, size, reach } = land;
  for (const [q, what] of box.start.entries())
    for (const n of area[q]! < 0 ? [] : box.beside[q]!) {
      const from = area[n]!;
      if (box.start[n] !== what || from === area[q]) continue;
      size[area[q]!]! += size[from]!;
      reach[area[q]!]! |= reach[from]!;
      rename(land, box, from, area[q]!);
    }
  for (const [square, player] of Object.entries(given.owners ?? {})) {
    const name = area[squareNamed(box, square)] ?? NOBODY;
    if (name < 0) throw new Error(`no territory at ${square}`);
    land.owner[name] = players.indexOf(player);
    land.pagodas[name] = size[name]! >= box.major ? 2 : 1;
  }
  for (const [square, player] of Object.entries(given.villages ?? {}))
    land.holder[villageAt(box, square)] = players.indexOf(player);
  for (const [name, squares] of size.entries())
    if (squares > 1 !== land.owner[name]! >= 0) throw new Error(`who owns the area of ${squares} at square ${name}?`);
  return land;
}
const villageAt = (box: Box, square: string) =>
  box.villages.findIndex(village => village.includes(squareNamed(box, square)));

export interface Position {
  k: Kernel<Qin>;
  s: State;
  box: Box;
  table: Tried<State>;
  seat(player: Player): Seat;
  to(player: Player, phrase?: string): Tried<State>; // this player is to move and holds the tile of the phrase
  turnOf(player: Player): Told[]; // this player's turn begins: it may be skipped, or the game over
  lays(player: Player, phrase: string): Supplies; // how supplies changed
  refuses(player: Player, phrase: string, reason: string): void; // and nothing changes
  province(square: string): { owner: Player; size: number; pagodas: number } | undefined; // undefined: a lone territory
  village(square: string): Player | undefined;
  strength(square: string): Supplies;
  supply(player: Player): number;
}

/** A small board as in the examples: `. ~ v R Y B`, rows on lines. */
export function position(map: string, given: Given = {}): Position {
  const players = given.players ?? ['Green', 'White'];
  const table: Table = tableFor(game, players.length, { start: 'first', ...given.options });
  const rows = map
    .split('\n')
    .map(row => row.replaceAll(' ', ''))
    .filter(row => row !== '');
  const box: Box = { ...open(game.content, table), ...boardFrom(rows) };
  const k = kernel(game, box);
  const undrawn = box.tiles.slice();
  const take = (halves: string) => {
    const tile = kindOf(box, halves);
    remove(undrawn, tile);
    return tile;
  };
  const hands = players.map(player => (given.hands?.[player] ?? 'RR YB RB').split(' ').filter(Boolean).map(take));
  const laid =
    given.heights === undefined ? [] : undrawn.splice(given.heights.reduce((sum, height) => sum + height, 0));
  const s: State = {
    ...game.setup(box, table, () => 0),
    ...landOf(box, players, given),
    agenda: [{ at: 'lay', seat: 0 }],
    hands,
    undrawn,
    laid,
    heights: given.heights ?? [0, 1, 2, 3].map(pile => Math.floor((undrawn.length + 3 - pile) / 4)),
  };
  s.supply = players.map((player, seat) => given.supply?.[player] ?? box.pagodas - pagodasOnBoard(s, seat));
  return playedFrom(k, s, players, table);
}
const kernels = new Map<string, Kernel<Qin>>(); // opening a board takes longer than a test's few choices
/** A game's first choice on a printed board. */
export function firstTurn(seats: number, options: Record<string, string> = {}, seed = 1): Position {
  const table = tableFor(game, seats, options);
  const name = JSON.stringify(table);
  const k = kernels.get(name) ?? kernelFor(game, table);
  kernels.set(name, k);
  const players = (['Green', 'White', 'Purple', 'Black'] as const).slice(0, seats);
  return playedFrom(k, k.setup(table, fastRand(seed), hearing(k, [])), players, table);
}

function playedFrom(k: Kernel<Qin>, s: State, players: readonly Player[], at: Table): Position {
  const { box } = k;
  const table = tableAt(k, s, {
    table: at,
    words: phrase => (phrase.includes('=') ? layWords(box, phrase) : phrase),
  });
  const seat = (player: Player) => players.indexOf(player);
  const bySeat = (values: readonly number[]) =>
    Object.fromEntries(players.flatMap((player, i) => (values[i] ? [[player, values[i]]] : [])));
  function to(player: Player, phrase?: string): Tried<State> {
    s.agenda = [{ at: 'lay', seat: seat(player) }];
    if (phrase === undefined) return table;
    const tile = kindOf(box, [...phrase.matchAll(/=(.)/g)].map(half => half[1]).join(''));
    const hand = s.hands[seat(player)]!;
    if (hand.includes(tile)) return table;
    remove(s.undrawn, tile);
    s.undrawn.push(hand.shift()!);
    hand.push(tile);
    return table;
  }
  return {
    k,
    s,
    box,
    table,
    seat,
    to,
    turnOf(player) {
      s.agenda = [{ at: 'turn', seat: seat(player) }];
      return begins(k, s, at, fastRand(1));
    },
    lays(player, phrase) {
      const before = [...s.supply];
      to(player, phrase).plays(phrase);
      return bySeat(s.supply.map((left, i) => left - before[i]!));
    },
    refuses(player, phrase, reason) {
      const tried = to(player, phrase);
      const before = JSON.stringify(s);
      tried.refuses(phrase, reason);
      if (JSON.stringify(s) !== before) throw new Error(`refusing "${phrase}" changed the state`);
    },
    province(square) {
      const area = s.area[squareNamed(box, square)]!;
      const owner = s.owner[area] ?? NOBODY;
      return owner === NOBODY ? undefined : { owner: players[owner]!, size: s.size[area]!, pagodas: s.pagodas[area]! };
    },
    village: square => players[s.holder[villageAt(box, square)]!],
    strength(square) {
      const strength = [0, 0, 0, 0];
      strengthsAt(s, box.aroundVillage[villageAt(box, square)]!, strength);
      return bySeat(strength);
    },
    supply: player => s.supply[seat(player)]!,
  };
}
