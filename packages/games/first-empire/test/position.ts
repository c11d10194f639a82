/**
 * A position in few words, and play by name.
 *
 *   const t = position({
 *     players: { S: { hand: [49], tableau: { zhao: [104, 'AC1'] }, officials: { zhao: 'G' }, unrest: { zhao: 1 } }, M: {} },
 *     court: [40],
 *   });
 *   t.table.plays('court 49 hire', 'hire zhao', 'activate 104').refuses('activate AC1', 'otherTrigger');
 *   expect(t.of('S').unrest('zhao')).toBe(2);
 *
 * Players sit in the order they are written; one player alone faces Li Si, called 'LiSi'. What is not said is as after the
 * setup: empty boards, five Alchemist cards set aside, eight locked Soldiers and one at the Entrance; a hand not given holds
 * one card of each aspect. The first player is to move (`to` names another). `begins(frame)` starts from an automatic step,
 * e.g. `t.begins({ at: 'rewards', seat: WHOLE_TABLE, row: 0 })`, and returns what was told.
 *
 * Words: cards `49 AC2 MA1`, regions `chu wei zhao qi yan`, officials `alchemist architect general`, an Official on the board
 * `general@wei`, Governor spaces `wei wei-left wei-right wei2-left`, wall slots `jade-left-2`, Workers `chu,wei`, spots by
 * their symbol (`chu`, `jade`, `elixir`), tokens `writing large-laws`, tiles `PT-any ST07`. In `officials` a region has letters:
 * A Alchemist, R Architect, G General. A tableau entry `17+ET2` has an Emperor tile on it.
 */
import {
  EMPTY,
  type Frame,
  fastRand,
  type Kernel,
  kernelFor,
  type Seat,
  type Told,
  tableFor,
  WHOLE_TABLE,
} from '@tianxia/kernel';
import { begins, type Tried, tableAt } from '@tianxia/kernel/testing';
import { inRegion, standing } from '../at.ts';
import { type Box, LI_SI } from '../box.ts';
import { ASPECTS } from '../content/shape.ts';
import { game } from '../index.ts';
import type { FirstEmpire, Frames, State } from '../state.ts';
import { type AspectName, dealHand, fromDeck, type Given, layTiles, type RegionName, seatPlayer } from './arrange.ts';
import { recordWords, regionCalled } from './words.ts';

export interface OnePlayer {
  seat: Seat;
  cards(region: RegionName): number[];
  officials(region: RegionName): number[]; // Alchemists, Architects, Generals
  reserve(): number[];
  workers(region: RegionName): number;
  unrest(region: RegionName): number;
  governors(region: RegionName): number;
  palaces(region: RegionName): number;
  tokens(): number[]; // small ones by aspect
  large(): AspectName[];
  points(): number;
  ship(): number;
  locked(): number;
  entrance(): number;
}
export interface Position {
  k: Kernel<FirstEmpire>;
  s: State;
  box: Box;
  table: Tried<State>;
  of(player: string): OnePlayer;
  begins(...frames: Frame<Frames>[]): Told[]; // the first is done first
  score(player: string): Record<string, number>; // the sheet, with its total
}

const kernels = new Map<string, Kernel<FirstEmpire>>();
export function position(given: Given = {}): Position {
  const players = given.players ?? { S: {}, M: {} };
  const names = Object.keys(players).filter(name => name !== 'LiSi');
  const table = tableFor(game, names.length, given.options ?? {});
  const k = kernels.get(JSON.stringify(table)) ?? kernelFor(game, table);
  kernels.set(JSON.stringify(table), k);
  const { box } = k;
  const all = box.solo ? [...names, 'LiSi'] : names;
  const seatOf = (name: string) => {
    if (!all.includes(name)) throw new Error(`no player ${name}`);
    return all.indexOf(name);
  };
  const s = game.setup(box, table, fastRand(given.seed ?? 1));
  s.round = given.round ?? 1;
  s.order = (given.order ?? all).map(seatOf);
  s.startingTilesUsed.push(...s.startingTiles.flatMap(tiles => tiles.splice(0)));
  layTiles(s, box, given);
  for (const card of given.court ?? []) s.court.push(fromDeck(s, box, card));
  for (const name of all) seatPlayer(s, box, seatOf(name), players[name] ?? {});
  for (const name of names) dealHand(s, box, seatOf(name), players[name]!.hand);
  for (const [i, aspect] of ASPECTS.entries()) {
    const held = all.reduce((sum, name) => sum + s.tokens[seatOf(name) * 3 + i]!, 0);
    s.supply[i] = given.supply?.[aspect] ?? box.smallTokens - held;
  }
  const seat = seatOf(given.to ?? names[0]!);
  s.agenda = [
    { at: 'turns', seat: WHOLE_TABLE, turn: s.order.indexOf(seat) + 1 },
    { at: seat === LI_SI && box.solo ? 'liSi' : 'turn', seat },
  ];
  return {
    k,
    s,
    box,
    table: tableAt(k, s, { table, words: phrase => recordWords(s, box, phrase) }),
    of: name => onePlayer(s, seatOf(name)),
    begins(...frames) {
      s.agenda = [...frames].reverse();
      return begins(k, s, table, fastRand(given.seed ?? 1));
    },
    score(name) {
      const { lines, totals } = k.result(s);
      const sheet = Object.entries(lines).map(([line, values]) => [line, values[seatOf(name)]!] as const);
      return { ...Object.fromEntries(sheet), total: totals[seatOf(name)]! };
    },
  };
}
function onePlayer(s: State, seat: Seat): OnePlayer {
  const five = (list: readonly number[], name: RegionName) => list[inRegion(seat, regionCalled(name))]!;
  const three = (list: readonly number[], at: number) => list.slice(at, at + 3);
  return {
    seat,
    cards: name => three(s.tableau[seat]!, regionCalled(name) * 3).filter(card => card !== EMPTY),
    officials: name => three(s.officials, standing(seat, regionCalled(name), 0)),
    reserve: () => three(s.reserve, seat * 3),
    workers: name => five(s.workers, name),
    unrest: name => five(s.unrest, name),
    governors: name => five(s.governors, name),
    palaces: name => five(s.palaces, name),
    tokens: () => three(s.tokens, seat * 3),
    large: () => ASPECTS.filter((_, i) => s.large[i] === seat),
    points: () => s.points[seat]!,
    ship: () => s.ship[seat]!,
    locked: () => s.locked[seat]!,
    entrance: () => s.entrance[seat]!,
  };
}
