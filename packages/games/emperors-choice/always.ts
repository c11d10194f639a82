import { bits, type Game } from '@tianxia/kernel';
import { ledgerTotal } from './score.ts';
import { type EmperorsChoice, NO_ORDER_TILE, ON_TABLE } from './state.ts';

const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);

/** What must hold at every choice of every game; the laws check it along random games. */
export const always: NonNullable<Game<EmperorsChoice>['always']> = {
  'EC-012': (s, box) => s.supply >= 0 && sum(s.cubes) + s.supply === box.table.cubes,
  'EC-016': s => s.shownCubes.every((shown, seat) => shown >= 0 && shown <= s.cubes[seat]!),
  'EC-018': s => s.money.every(money => money >= 0),
  'EC-022': (s, box) => s.trust.every(trust => trust >= 0 && trust <= box.pack.limits.trust),
  'EC-026': s => s.vp.every((points, seat) => points >= 0 && points === ledgerTotal(s, seat)),
  'EC-050': (s, box) =>
    s.strength === box.pack.strength.start + sum(s.gone.map(tile => box.tiles[tile]!.strength ?? 0)),
  'EC-081': s => {
    const taken = s.order.filter(tile => tile !== NO_ORDER_TILE);
    return (
      new Set(taken).size === taken.length && taken.every(tile => tile <= s.seats && tile > s.seats - taken.length)
    );
  },
  'EC-091': (s, box) =>
    bits(s.exits) >= s.order.filter(tile => tile === NO_ORDER_TILE).length && box.exits.length === s.seats,
  'EC-105': s => s.treasures.every(owner => owner >= ON_TABLE && owner < s.seats),
  'EC-108': (s, box) => bits(s.done) < box.pack.limits.discs,
  'EC-127': (s, box) => s.palace.every(level => level <= box.top),
  'EC-188': (s, box) => new Set(s.policies.map(side => side >> 1)).size === box.pack.policies.length,
  'EC-196': (s, box) =>
    [...s.tiles, ...s.sets, s.looked, s.pending].every(tiles =>
      tiles.every(tile => box.tiles[tile]!.strength === undefined),
    ),
};
