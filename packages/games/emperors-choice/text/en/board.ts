import type { View } from '@tianxia/kernel';
import type { Box } from '../../box.ts';
import { has } from '../../count.ts';
import { count } from '../../facts/holdings.ts';
import { NO_ORDER_TILE, NOTHING_DECLARED, ON_TABLE, type State } from '../../state.ts';

const UNKNOWN_CARD = '?';
const card = (box: Box, one: number): string => {
  const row = one > 0 ? box.characters[one] : undefined;
  return row === undefined ? UNKNOWN_CARD : row.id;
};
const cards = (box: Box, list: readonly number[]): string => list.map(one => card(box, one)).join(' ') || '-';
/** `2 territory, canal`: kinds in the order of the pack, with how many. */
function tiles(box: Box, list: readonly number[]): string {
  const kinds = [...new Set(list)].sort((a, b) => a - b);
  const many = (kind: number) => list.filter(one => one === kind).length;
  return kinds.map(kind => `${many(kind) > 1 ? `${many(kind)} ` : ''}${box.tiles[kind]!.id}`).join(', ') || '-';
}
function seatText(s: State, box: Box, seat: number, turn: boolean): string {
  const order = s.order[seat] === NO_ORDER_TILE ? '-' : s.order[seat];
  const bid =
    s.declared[seat] === NOTHING_DECLARED
      ? ''
      : `  bid ${s.declared[seat]} (${cards(box, s.shown[seat]!)} + ${s.shownCubes[seat]} cubes)`;
  const treasures = box.pack.treasures.filter((_, i) => s.treasures[i] === seat).map(({ id }) => id);
  return [
    `${turn ? '>' : ' '} seat ${seat + 1}  ${s.vp[seat]} VP  trust ${s.trust[seat]}  money ${s.money[seat]}  cubes ${s.cubes[seat]}  palace ${s.palace[seat]}  order ${order}${bid}`,
    `    hand ${cards(box, s.hands[seat]!.pieces)}`,
    `    tiles ${tiles(box, s.tiles[seat]!)}; wall ${count(s, box, seat, 'wallLength')}${treasures.length > 0 ? `; ${treasures.join(', ')}` : ''}`,
  ].join('\n');
}

/** The table as this viewer knows it, for terminals and golden texts. How many tributes others hold is not told (EC-029). */
export function boardText(view: View<State>, box: Box): string {
  const s: State = view;
  const policy = (side: number) => {
    const under = s.under[side >> 1]!.length;
    return `${box.sides[side]!.id}${has(s.done, side >> 1) ? ' (done)' : ''}${under > 0 ? ` (+${under} tribute)` : ''}`;
  };
  const turn = s.agenda.at(-1)?.seat;
  const exits = box.exits.filter(exit => has(s.exits, exit)).map(exit => box.pack.exitTiles[exit]!.id);
  const decrees = box.decreeNumbers.filter(decree => has(s.decrees, decree)).map(decree => decree + 1);
  const free = box.pack.treasures.filter((_, i) => s.treasures[i] === ON_TABLE).map(({ id }) => id);
  return [
    `round ${s.round}  start seat ${s.start + 1}  Hsiung-nu ${s.strength}  supply ${s.supply} cubes  highest bid ${Math.max(0, s.highest)}`,
    `policies ${s.policies.map(policy).join(', ')}`,
    `sets ${s.sets.map((set, i) => `${i + 1}: ${tiles(box, set)}`).join(' | ')}`,
    `market ${cards(box, s.market)}  deck ${s.deck.length}  discard ${s.discard.length}  tributes ${s.pile.length}  bag ${s.bag.length}`,
    `exits ${exits.join(' ') || '-'}  decrees ${decrees.join(' ') || '-'}  treasures ${free.join(', ') || '-'}`,
    ...s.vp.map((_, seat) => seatText(s, box, seat, seat === turn)),
  ].join('\n');
}
