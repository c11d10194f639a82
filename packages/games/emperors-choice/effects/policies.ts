import { type Handlers, handle, type Play, type Seat } from '@tianxia/kernel';
import { familyNumber } from '../box.ts';
import type { Part } from '../content/vocabulary.ts';
import { addCards, counted, type Holdings, hasMost, holdingsOf, noHoldings } from '../facts/holdings.ts';
import { defenceOf, pointsFor, soldiersDue, tilesLeaving, trustFor, withstands } from '../facts/parts.ts';
import type { EmperorsChoice, Source } from '../state.ts';
import { perform } from './gains.ts';
import { gainTrust, payCubes, scorePolicy } from './possessions.ts';

type Playing = Play<EmperorsChoice>;
/** One player's part of a settlement. */
interface Settling {
  seat: Seat;
  chooser: Seat;
  side: number;
  final: boolean;
  source: Source;
  mine: Holdings; // as the parts so far have left them
  removed: number; // tiles, by the parts so far
}
const sourceOf = (final: boolean): Source => (final ? 'finalPolicies' : 'policies');

/** EC-242: part by part, as the policy prints them. */
const settleParts: Handlers<Part, [Playing, Settling]> = {
  vpPer: scorePart, // EC-168, EC-171
  vpTable: scorePart, // EC-169, EC-170, EC-186
  vpTableByKind: scorePart, // EC-187
  showPower: scorePart, // EC-180, EC-182
  showBlood: scorePart, // EC-183
  // EC-169, EC-170
  trustPer: (part, play, { seat, mine }) => {
    const trust = trustFor(part, mine);
    if (trust > 0) gainTrust(play, seat, trust);
  },
  removeTiles: (part, play, settling) => {
    settling.removed = tilesLeaving(part, settling.mine);
    removeTiles(play, settling.seat, familyNumber(part.of), settling.removed);
  },
  // EC-184
  ifNone: ({ of, gains }, play, { seat, side, source, mine }) => {
    if (counted(mine, of) !== 0) return;
    if (gains.kind === 'vp') scorePolicy(play, seat, gains.amount, side, source);
    else perform(play, gains, seat, source);
  },
  // EC-185
  ifRemoved: ({ gains }, play, { seat, source, removed }) => {
    if (removed > 0) perform(play, gains, seat, source);
  },
  chooserOnly: ({ gains }, play, { seat, chooser, final, source }) => {
    // EC-172, EC-224
    if (seat === chooser && !final) perform(play, gains, seat, source);
  },
  most: () => {}, // rewardMost, when all have scored
  defend,
};
export function settleFor(play: Playing, seat: Seat, chooser: Seat, side: number, final: boolean): void {
  const { s, box } = play;
  const settling: Settling = { seat, chooser, side, final, source: sourceOf(final), mine: noHoldings(), removed: 0 };
  for (const part of box.sides[side]!.settle) {
    addCards(holdingsOf(s, box, seat, settling.mine), box, s.showing[seat]!);
    handle(settleParts, part, play, settling);
  }
}
function scorePart(part: Part, play: Playing, { seat, side, source, mine }: Settling): void {
  scorePolicy(play, seat, pointsFor(part, mine, play.s.strength), side, source);
}
function removeTiles({ s, box, emit }: Playing, seat: Seat, family: number, many: number): void {
  const tiles = s.tiles[seat]!;
  let removed = 0;
  let kept = 0;
  for (let i = 0; i < tiles.length; i++) {
    const tile = tiles[i]!;
    if (removed < many && box.family[tile] === family) {
      s.gone.push(tile);
      removed++;
    } else tiles[kept++] = tile;
  }
  tiles.length = kept;
  if (removed > 0) emit('removedTiles', seat, s.gone[s.gone.length - 1]!, removed);
}

/** EC-174, EC-176: points first, then the cubes, so a shortfall can cost points just gained (EC-179). */
function defend(part: Extract<Part, { kind: 'defend' }>, play: Playing, settling: Settling): void {
  const { s, emit } = play;
  const { seat, mine } = settling;
  emit(withstands(part, mine, s.strength) ? 'defended' : 'fellShort', seat, defenceOf(part, mine), s.strength);
  scorePart(part, play, settling);
  payCubes(play, seat, soldiersDue(part, mine, s.strength));
}

/** EC-165, EC-167, EC-243: all who have most, found once before anyone pays; nobody, if nobody has any. */
function rewardMost(play: Playing, from: Seat, side: number, final: boolean): void {
  const { s, box, emit } = play;
  for (const part of box.sides[side]!.settle) {
    if (part.kind !== 'most') continue;
    const rewarded = s.vp.map((_, k) => (from + k) % s.seats).filter(seat => hasMost(s, box, seat, part.of));
    for (const seat of rewarded) {
      emit('hasMost', seat);
      for (const gain of part.gains) perform(play, gain, seat, sourceOf(final)); // EC-166: a missing cube costs points
    }
  }
}
/** EC-159, EC-242, EC-243: one after another, as a rule from the chooser on; who has most is looked at when all have scored. */
export function scoreAll(play: Playing, from: Seat, chooser: Seat, side: number, final: boolean): void {
  const { s } = play;
  for (let k = 0; k < s.seats; k++) settleFor(play, (from + k) % s.seats, chooser, side, final);
  rewardMost(play, from, side, final);
  for (let seat = 0; seat < s.seats; seat++) s.showing[seat]!.length = 0;
}
/** EC-153, EC-157: all that have piled up. */
export function takeTributes({ s, emit }: Playing, chooser: Seat, side: number): void {
  const under = s.under[side >> 1]!;
  if (under.length === 0) return;
  emit('tookTributes', chooser, under.length, side);
  for (const tribute of under.splice(0)) {
    s.tributes[chooser]!.push(tribute);
    emit('tributeTaken', chooser, tribute);
  }
}
