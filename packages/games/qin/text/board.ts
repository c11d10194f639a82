import type { View } from '@tianxia/kernel';
import type { Box } from '../geography.ts';
import { NOBODY } from '../land.ts';
import { isTerritory, SIGNS, squareName, VILLAGE } from '../squares.ts';
import type { State } from '../state.ts';

const CELL = 4;
const UNKNOWN_TILE = '??';
const mark = (seat: number): string => (seat === NOBODY ? '' : `${seat + 1}`);

/** A square as text: `R` a lone red territory, `R1` a red province of the first seat, `R1+` a major one, `v2` a village held. */
function squareText(s: State, box: Box, q: number): string {
  const what = s.ground[q]!;
  const sign = SIGNS[what]!;
  if (what === VILLAGE) return sign + mark(s.holder[box.villages.findIndex(village => village.includes(q))]!);
  if (!isTerritory(what)) return sign;
  const area = s.area[q]!;
  return sign + mark(s.owner[area]!) + (s.size[area]! >= box.major ? '+' : '');
}
const tileText = (box: Box, tile: number): string =>
  tile > 0 ? SIGNS[box.firstColour[tile]!]! + SIGNS[box.secondColour[tile]!]! : UNKNOWN_TILE;

export interface BoardWords {
  seat: (n: number) => string;
  supply: string;
  hand: string;
  piles: string;
}
/** The board, hands and supplies as this viewer knows them, for terminals, screen readers and golden texts. */
export const boardTextIn =
  (words: BoardWords) =>
  (view: View<State>, box: Box): string => {
    const row = (name: string, cells: readonly string[]) =>
      `${name.padStart(3)} ${cells.map(cell => cell.padEnd(CELL)).join('')}`.trimEnd();
    const columns = Array.from({ length: box.wide }, (_, x) => x);
    const rows = Array.from({ length: box.high }, (_, y) =>
      row(
        `${y + 1}`,
        columns.map(x => squareText(view, box, y * box.wide + x)),
      ),
    );
    const heading = row(
      '',
      columns.map(x => squareName(box, x).replace(/\d+/, '')),
    );
    const turn = view.agenda.at(-1)?.seat;
    const seats = view.supply.map((supply, seat) => {
      const hand = (view.hands[seat] ?? []).map(tile => tileText(box, tile)).join(' ');
      return `${seat === turn ? '>' : ' '} ${words.seat(seat + 1)}  ${words.supply} ${supply}  ${words.hand} ${hand || '-'}`;
    });
    return [heading, ...rows, ...seats, `  ${words.piles} ${view.heights.join(' ')}`].join('\n');
  };
