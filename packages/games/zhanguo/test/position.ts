import {
  fastRand,
  type Kernel,
  kernel,
  kernelFor,
  type Seat,
  type Table,
  type Told,
  tableFor,
  WHOLE_TABLE,
} from '@tianxia/kernel';
import { begins, hearing, type Tried, tableAt } from '@tianxia/kernel/testing';
import { onTrack, standing } from '../at.ts';
import { type Box, CARD_PLACES } from '../box.ts';
import { ASPECTS, COLOURS, REGIONS } from '../content/shape.ts';
import { game } from '../index.ts';
import { PLAYING, REWARDING, type State, type ZhanGuo } from '../state.ts';
import { boxFor, draw, fill, type Given, type Player, type Side } from './given.ts';
import { read, wordsOf } from './phrases.ts';

export interface Position {
  k: Kernel<ZhanGuo>;
  s: State;
  box: Box;
  table: Tried<State>;
  seat(player: Player): Seat;
  turn(player: Player, ...hand: number[]): Tried<State>;
  phase3(aspect?: (typeof ASPECTS)[number]): Told[]; // what is told before the first choice
  of(player: Player): Required<Omit<Side, 'board' | 'palaces' | 'walls' | 'governors' | 'discs'>> & { hand: number[] };
  line(name: string, player: Player): number; // of the score sheet
  total(player: Player): number;
}

/**
 * A position in few words. Everything left out is as at the start of round 1 after the first deal, with empty boards:
 * no Officials but those named, no cards but those named, three filler cards in every hand, Blue on top of the track.
 *
 *   const p = position({
 *     Blue: { above: 'red1 gray1 white1', workers: [0, 2, 1, 0, 0], unrest: [3], tucked: { 3: [57] } },
 *     court: [70],
 *     cards: { 57: ['governor', { kind: 'worker', count: 1 }] }, // ability of a card, whatever the pack says
 *     tracks: { Blue: [3, 3, 3, 3, 3] },                         // lengths of unrest tracks, likewise
 *   });
 *   p.turn('Blue', 40).plays('court governor 40', 'install 1 1b', 'recruit white 5');
 *   expect(p.of('Blue')).toMatchObject({ above: 'white5', unrest: [0, 0, 0, 0, 0] });
 *
 * `turn` makes a player begin a turn holding these cards; when it ends the next seat is asked at `play`. `phase3` begins the
 * rewards with that aspect. Phrases are explained in phrases.ts; `p.table` is the kernel's: at, offers, refuses, plays.
 */
export function position(given: Given = {}): Position {
  const players = given.players ?? ['Blue', 'Red', 'Yellow'];
  const table = tableFor(game, players.length, given.options ?? {});
  const printed = kernelAt(table).box;
  const box = boxFor(given, players, printed);
  const k = kernel(game, box);
  const start = kernelAt(tableFor(game, players.length, { ...given.options, boards: 'sideA', cards: 'two' }));
  const s: State = start.setup(table, fastRand(1), hearing(start, []));
  s.decks = game.setup(box, table, fastRand(1)).decks;
  s.hands = players.map(() => []);
  s.round = (given.round ?? 1) - 1;
  s.offered = (1 << box.boards.length) - 1;
  s.track = (given.track ?? players).map(player => players.indexOf(player));
  for (const [aspect, player] of Object.entries(given.column ?? {}))
    s.column[(ASPECTS as readonly string[]).indexOf(aspect)] = players.indexOf(player);
  s.court = (given.court ?? []).map(card => draw(s, box, card));
  for (const [seat, player] of players.entries()) {
    fill(s, box, seat, given[player] ?? {});
    for (const [region, cards] of Object.entries(given[player]?.tucked ?? {}))
      for (const [i, card] of cards.entries())
        s.tucked[seat]![(Number(region) - 1) * CARD_PLACES + i] = draw(s, box, card);
  }
  for (const [section, name] of (given.faces ?? []).entries()) s.faces[section] = faceNamed(box, name);
  for (const [i, task] of Object.keys(given.tasks ?? {}).entries())
    s.tasks[read(box, 'task', task)] = printed.tasks.length + i;
  if (given.lowLeft !== undefined) s.lowLeft = given.lowLeft.slice();
  if (given.tallLeft !== undefined) s.tallLeft = given.tallLeft.slice();
  s.phase = PLAYING;
  const named = new Set(Object.keys(given.cards ?? {}).map(Number));
  for (const hand of s.hands)
    for (const layers of s.decks)
      hand.push(draw(s, box, layers[0]!.pieces.find(card => !named.has(card)) ?? layers[0]!.pieces[0]!));
  return playedFrom(k, s, players, table);
}
const kernels = new Map<string, Kernel<ZhanGuo>>();
/** Reading the pack takes longer than most tests: once for each kind of table. */
function kernelAt(table: Table): Kernel<ZhanGuo> {
  const key = JSON.stringify(table);
  const k = kernels.get(key) ?? kernelFor(game, table);
  kernels.set(key, k);
  return k;
}
function faceNamed(box: Box, name: string): number {
  const [kind, of] = name.split(' ');
  const at = box.faces.findIndex(
    face => face.kind === kind && (of === undefined || Object.values(face).some(value => value === of)),
  );
  if (at < 0) throw new Error(`no wall tile has the face ${name}`);
  return at;
}
/** A game as it begins, with its own boards, deal and options. */
export function newGame(players: readonly Player[], options: Record<string, string> = {}, seed = 1): Position {
  const table = tableFor(game, players.length, options);
  const k = kernelAt(table);
  return playedFrom(k, k.setup(table, fastRand(seed), hearing(k, [])), players, table);
}

function playedFrom(k: Kernel<ZhanGuo>, s: State, players: readonly Player[], at: Table): Position {
  const { box } = k;
  const table = tableAt(k, s, { table: at, words: phrase => wordsOf(box, s.agenda.at(-1)?.at ?? '', phrase) });
  const seat = (player: Player) => players.indexOf(player);
  const officials = (areas: readonly number[], who: Seat) =>
    Array.from({ length: REGIONS }, (_, region) =>
      COLOURS.flatMap((colour, i) => Array<string>(areas[standing(who, region, i)]!).fill(`${colour}${region + 1}`)),
    )
      .flat()
      .join(' ');
  return {
    k,
    s,
    box,
    table,
    seat,
    turn(player, ...hand) {
      const who = seat(player);
      for (const card of hand) if (!s.hands[who]!.includes(card)) s.hands[who]!.push(draw(s, box, card));
      s.phase = PLAYING;
      s.agenda = [
        { at: 'nextRound', seat: WHOLE_TABLE },
        { at: 'rewards', seat: WHOLE_TABLE, aspect: 0 },
        { at: 'turns', seat: WHOLE_TABLE, played: who + 2 + s.seats - s.track[0]! },
        { at: 'play', seat: (who + 1) % s.seats },
        { at: 'play', seat: who },
      ];
      return table;
    },
    phase3(aspect = 'writing') {
      for (const hand of s.hands) for (const card of hand.splice(0)) s.court.unshift(card);
      s.phase = REWARDING;
      s.agenda = [
        { at: 'nextRound', seat: WHOLE_TABLE },
        { at: 'rewards', seat: WHOLE_TABLE, aspect: ASPECTS.indexOf(aspect) },
      ];
      return begins(k, s, at, fastRand(1));
    },
    of(player) {
      const who = seat(player);
      const byRegion = (counts: readonly number[]) => counts.slice(who * REGIONS, (who + 1) * REGIONS);
      const byThree = (counts: readonly number[]) => counts.slice(who * 3, (who + 1) * 3);
      const tucked = (region: number) =>
        s.tucked[who]!.slice(region * CARD_PLACES, (region + 1) * CARD_PLACES).filter(card => card > 0);
      return {
        above: officials(s.above, who),
        below: officials(s.below, who),
        supply: Object.fromEntries(COLOURS.map((colour, i) => [colour, byThree(s.supply)[i]!])),
        workers: byRegion(s.workers),
        unrest: byRegion(s.unrest),
        tucked: Object.fromEntries(
          Array.from({ length: REGIONS }, (_, region) => [region + 1, tucked(region)] as const).filter(
            ([, cards]) => cards.length > 0,
          ),
        ),
        low: byThree(s.low),
        tall: byThree(s.tall),
        points: onTrack(s, who),
        hand: s.hands[who]!.slice(),
      };
    },
    line: (name, player) => k.result(s).lines[name]![seat(player)]!,
    total: player => k.result(s).totals[seat(player)]!,
  };
}
