import type { Game } from '@tianxia/kernel';
import type { Box } from './box.ts';
import { locationsHeld, recruitedCount } from './goods.ts';
import type { State, ThreeKingdoms } from './state.ts';
import { FREE, LEFT, STATIONED } from './words.ts';

/** The lord, the draft, and what later rounds bring. */
function generalsInAll({ pack }: Box, seat: number): number {
  const { id, draft } = pack.states[seat]!;
  return pack.recruiting.reduce((sum, { states }) => sum + states[id].keep, 1 + draft.keep);
}
/** What must hold at every moment of every game; the laws check it along random games. */
export const always: NonNullable<Game<ThreeKingdoms>['always']> = {
  'TK-130': s => s.players.every(player => player.goods.every(n => n >= 0)),
  'TK-012': (s, box) =>
    [0, 1].every(land => {
      const spares = box.pack.lands.spare - s.spare[land]!;
      const stored = s.players.reduce((sum, player) => sum + player.stored[land]!, 0);
      return (
        s.spare[land]! >= 0 &&
        s.players.every(one => one.flipped[land]! <= one.level[land]!) &&
        stored <= spares + s.seats * box.pack.lands.levels
      );
    }),
  'TK-202': (s, box) => s.players.every(({ level }) => level.every(n => n >= 0 && n <= box.pack.lands.levels)),
  'TK-310': (s, box) => s.players.every(({ tribe }) => tribe >= 1 && tribe <= box.pack.tribes.top),
  'TK-259': (s, box) => s.players.every(({ rank }) => rank >= 0 && rank < box.pack.ranks.length),
  'TK-286': s => s.garrison.every((general, at) => general === 0 || s.garrison.indexOf(general) === at),
  'TK-289': s =>
    s.post.every((post, general) => (post === STATIONED) === s.garrison.indexOf(general) >= 0 || general === 0),
  'TK-290': (s, box) =>
    s.players.every(
      (_, seat) =>
        locationsHeld(s, box, seat) !== 2 ||
        box.bordersOf[seat]!.every(border => locationsHeld(s, box, seat, border) === 1),
    ),
  'TK-287': (s, box) =>
    s.garrison.every(
      (general, at) => general > 0 === s.token[at]! > 0 && (s.units[at] === 0 || fits(s, box.leadership[general]!, at)),
    ),
  'TK-111': s => s.bids.every((bid, i) => s.bids.findIndex(one => one.general === bid.general) === i),
  'TK-105': (s, box) => [0, 1, 2].every(seat => s.bids.filter(bid => bid.space === box.tribeSpace[seat]).length <= 1),
  'TK-104': (s, box) => s.bids.every(bid => box.open[bid.seat]![bid.space]),
  'TK-131': s => s.bids.filter(bid => bid.emperor === 1).length <= 1,
  'TK-117': s =>
    s.players.every(({ hidden, fresh }) =>
      [...hidden, ...fresh].every(general => general < 0 || s.post[general] === FREE),
    ),
  'TK-255': s => (s.left === 0 ? !s.post.includes(LEFT) : s.post[s.left] === LEFT),
  'TK-078': (s, box) => s.players.every((player, seat) => recruitedCount(player) <= generalsInAll(box, seat)),
};
const fits = (s: State, leadership: number, at: number): boolean => s.units[at]! <= leadership;
