import type { Seat } from '@tianxia/kernel';
import type { Box } from '../box.ts';
import type { Part } from '../content/vocabulary.ts';
import { carriages, count, powerOf } from '../count.ts';
import type { State } from '../state.ts';

/** What one player would get if a policy were settled now, as far as the viewer can know. */
export interface Gain {
  vp: number; // with what missing cubes cost
  trust: number;
  money: number;
  cubes: number; // paid: negative
  tributes: number;
  more: boolean; // cards in hand that the viewer does not see may add to it
}
type Defend = Extract<Part, { kind: 'defend' }>;

/** Cards of this seat that the viewer sees: those revealed, and the viewer's own hand (EC-096). */
const seenCards = (s: State, seat: Seat): number[] => [
  ...s.hands[seat]!.pieces.filter(card => card > 0),
  ...s.shown[seat]!,
];
const hidesCards = (s: State, seat: Seat): boolean => s.hands[seat]!.pieces.some(card => card < 0);

export function gainOf(s: State, box: Box, side: number, seat: Seat, chooser: Seat, cards: readonly number[]): Gain {
  const gain: Gain = { vp: 0, trust: 0, money: 0, cubes: 0, tributes: 0, more: false };
  let removed = 0;
  const owned = s.cubes[seat]!;
  const pay = (cubes: number) => {
    const paid = Math.min(cubes, owned + gain.cubes);
    gain.cubes -= paid;
    gain.vp -= (cubes - paid) * box.pack.limits.vpPerMissingCube;
  };
  const give = (what: { kind: string; amount?: number; count?: number }) => {
    if (what.kind === 'vp') gain.vp += what.amount ?? 0;
    else if (what.kind === 'trust') gain.trust += what.amount ?? 0;
    else if (what.kind === 'money') gain.money += what.amount ?? 0;
    else if (what.kind === 'payCubes') pay(what.amount ?? 0);
    else if (what.kind === 'tributes') gain.tributes += what.count ?? 0;
  };
  for (const part of box.sides[side]!.settle)
    switch (part.kind) {
      case 'vpPer':
        gain.vp += part.each * count(s, box, seat, part.of);
        break;
      case 'vpTable':
        gain.vp += fromTable(part.table, count(s, box, seat, part.of));
        break;
      case 'vpTableByKind':
        for (const many of carriages(s, box, seat)) gain.vp += fromTable(part.table, many ?? 0);
        break;
      case 'trustPer':
        gain.trust += part.each * count(s, box, seat, part.of);
        break;
      case 'removeTiles': {
        const have = s.tiles[seat]!.filter(kind => box.tiles[kind]!.family === part.of).length;
        removed = Math.min(have, part.count ?? have);
        break;
      }
      case 'ifNone':
        if (count(s, box, seat, part.of) === 0) give(part.gains);
        break;
      case 'ifRemoved':
        if (removed > 0) give(part.gains);
        break;
      case 'chooserOnly':
        if (seat === chooser) give(part.gains);
        break;
      case 'most': {
        const all = s.cubes.map((_, other) => count(s, box, other, part.of));
        if (all[seat]! > 0 && all[seat] === Math.max(...all)) for (const one of part.gains) give(one);
        break;
      }
      case 'defend': {
        const { defence, holds } = defenceOf(s, box, part, seat, cards);
        gain.vp += holds ? s.strength + part.win.beyondStrength : Math.floor(defence / part.lose.divisor);
        pay(holds ? part.win.pay : part.lose.pay);
        break;
      }
      case 'showPower':
        gain.vp += powersOf(s, box, seat, cards).slice(0, part.count).reduce(sum, 0);
        break;
      case 'showBlood':
        gain.vp += part.each * cards.filter(card => box.blood[card]).length;
        break;
    }
  gain.more = box.shows[side] !== 'nothing' && hidesCards(s, seat);
  return gain;
}
const sum = (a: number, b: number) => a + b;
const fromTable = (table: readonly number[], many: number) => table[Math.min(many, table.length - 1)]!;
const powersOf = (s: State, box: Box, seat: Seat, cards: readonly number[]) =>
  cards.map(card => powerOf(s, box, seat, card)).sort((a, b) => b - a);

function defenceOf(
  s: State,
  box: Box,
  part: Defend,
  seat: Seat,
  cards: readonly number[],
): { defence: number; holds: boolean } {
  const shown = cards.reduce((total, card) => total + box.defence[card]!, 0);
  const defence =
    part.perWall * count(s, box, seat, 'wallLength') + part.perCube * s.cubes[seat]! + part.perShown * shown;
  return { defence, holds: defence >= s.strength };
}
/** What a policy would bring everybody now, by seat; the viewer is taken to choose it. */
export const gainsOf = (s: State, box: Box, side: number, viewer: Seat): Gain[] =>
  s.vp.map((_, seat) => gainOf(s, box, side, seat, viewer, bestCards(s, box, side, seat)));

/** Of the cards the viewer sees, those whose showing brings most; on a par, fewer. */
export function bestCards(s: State, box: Box, side: number, seat: Seat): number[] {
  const seen = seenCards(s, seat);
  const power = (card: number) => powerOf(s, box, seat, card);
  switch (box.shows[side]) {
    case 'blood':
      return seen.filter(card => box.blood[card]);
    case 'anyone':
      return [...seen].sort((a, b) => power(b) - power(a)).slice(0, box.showExactly[side]);
    case 'defence':
      return bestDefence(s, box, side, seat, seen);
    default:
      return [];
  }
}
function bestDefence(s: State, box: Box, side: number, seat: Seat, seen: readonly number[]): number[] {
  const strong = seen.filter(card => box.defence[card]! > 0).sort((a, b) => box.defence[b]! - box.defence[a]!);
  let best: number[] = [];
  let most = gainOf(s, box, side, seat, seat, best).vp;
  for (let many = 1; many <= strong.length; many++) {
    const vp = gainOf(s, box, side, seat, seat, strong.slice(0, many)).vp;
    if (vp > most) [most, best] = [vp, strong.slice(0, many)];
  }
  return best;
}
