import { type Handlers, handle, type Play, type Seat } from '@tianxia/kernel';
import { familyNumber } from '../box.ts';
import type { Part } from '../content/vocabulary.ts';
import { carriages, count, powerOf } from '../count.ts';
import type { EmperorsChoice, Source } from '../state.ts';
import { perform } from './gains.ts';
import { gainTrust, payCubes, score } from './possessions.ts';

type Playing = Play<EmperorsChoice>;
/** One player's part of a settlement. */
interface Settling {
  seat: Seat;
  chooser: Seat;
  final: boolean;
  source: Source;
  removed: number; // tiles, by the parts so far
}
const sourceOf = (final: boolean): Source => (final ? 'finalPolicies' : 'policies');
const entry = (table: readonly number[], many: number): number => table[Math.min(many, table.length - 1)]!;

/**
 * EC-165 to EC-187, part by part.
 * EC-166, EC-168, EC-169, EC-170, EC-172, EC-180, EC-182, EC-183, EC-184, EC-185, EC-186
 */
const settleParts: Handlers<Part, [Playing, Settling]> = {
  vpPer: ({ of, each }, play, { seat, source }) => score(play, seat, each * count(play.s, play.box, seat, of), source),
  vpTable: ({ of, table }, play, { seat, source }) =>
    score(play, seat, entry(table, count(play.s, play.box, seat, of)), source),
  vpTableByKind: ({ table }, play, { seat, source }) =>
    score(
      play,
      seat,
      carriages(play.s, play.box, seat).reduce((sum, many) => sum + entry(table, many), 0),
      source,
    ),
  trustPer: ({ of, each }, play, { seat }) => {
    const trust = each * count(play.s, play.box, seat, of);
    if (trust > 0) gainTrust(play, seat, trust);
  },
  removeTiles: ({ of, count: most }, play, settling) => {
    settling.removed = removeTiles(play, settling.seat, familyNumber(of), most ?? Number.MAX_SAFE_INTEGER);
  },
  ifNone: ({ of, gains }, play, { seat, source }) => {
    if (count(play.s, play.box, seat, of) === 0) perform(play, gains, seat, source);
  },
  ifRemoved: ({ gains }, play, { seat, source, removed }) => {
    if (removed > 0) perform(play, gains, seat, source);
  },
  chooserOnly: ({ gains }, play, { seat, chooser, final, source }) => {
    if (seat === chooser && !final) perform(play, gains, seat, source);
  },
  most: () => {}, // rewardMost, when all have scored
  defend: (part, play, { seat, source }) => defend(part, play, seat, source),
  showPower: (_, play, { seat, source }) => {
    const { s, box } = play;
    score(
      play,
      seat,
      s.showing[seat]!.reduce((sum, card) => sum + powerOf(s, box, seat, card), 0),
      source,
    );
  },
  showBlood: ({ each }, play, { seat, source }) => score(play, seat, each * play.s.showing[seat]!.length, source),
};
export function settleFor(play: Playing, seat: Seat, chooser: Seat, side: number, final: boolean): void {
  const settling: Settling = { seat, chooser, final, source: sourceOf(final), removed: 0 };
  for (const part of play.box.sides[side]!.settle) handle(settleParts, part, play, settling);
}

function removeTiles({ s, box, emit }: Playing, seat: Seat, family: number, most: number): number {
  const tiles = s.tiles[seat]!;
  let removed = 0;
  let kept = 0;
  for (let i = 0; i < tiles.length; i++) {
    const tile = tiles[i]!;
    if (removed < most && box.family[tile] === family) {
      s.gone.push(tile);
      removed++;
    } else tiles[kept++] = tile;
  }
  tiles.length = kept;
  if (removed > 0) emit('removedTiles', seat, s.gone[s.gone.length - 1]!, removed);
  return removed;
}

/** EC-173, EC-174, EC-175, EC-176, EC-177, EC-178, EC-179: points first, then the cubes. */
function defend(part: Extract<Part, { kind: 'defend' }>, play: Playing, seat: Seat, source: Source): void {
  const { s, box, emit } = play;
  const shown = s.showing[seat]!.reduce((sum, card) => sum + box.defence[card]!, 0);
  const defence =
    part.perWall * count(s, box, seat, 'wallLength') + part.perCube * s.cubes[seat]! + part.perShown * shown;
  if (defence >= s.strength) {
    emit('defended', seat, defence, s.strength);
    score(play, seat, s.strength + part.win.beyondStrength, source);
    payCubes(play, seat, part.win.pay);
  } else {
    emit('fellShort', seat, defence, s.strength);
    score(play, seat, Math.floor(defence / part.lose.divisor), source);
    payCubes(play, seat, part.lose.pay);
  }
}

/** EC-165, EC-167, EC-243: all who have most, found once before anyone pays; nobody, if nobody has any. */
export function rewardMost(play: Playing, from: Seat, side: number, final: boolean): void {
  const { s, box, emit } = play;
  for (const part of box.sides[side]!.settle) {
    if (part.kind !== 'most') continue;
    const owned = s.vp.map((_, seat) => count(s, box, seat, part.of));
    const most = Math.max(...owned);
    if (most === 0) continue;
    for (let k = 0; k < s.seats; k++) {
      const seat = (from + k) % s.seats;
      if (owned[seat] !== most) continue;
      emit('hasMost', seat);
      for (const gain of part.gains) perform(play, gain, seat, sourceOf(final));
    }
  }
}
