import { columns, padded, type View } from '@tianxia/kernel';
import { isMajor } from '../facts/pagodas.ts';
import type { Box } from '../geography.ts';
import { NOBODY } from '../land.ts';
import { isTerritory, SIGNS, squareName, VILLAGE } from '../squares.ts';
import type { State } from '../state.ts';

const UNKNOWN_TILE = '??';
const mark = (seat: number): string => (seat === NOBODY ? '' : `${seat + 1}`);

/** A square as text, in English: `R` a lone red territory, `R1` a red province of the first seat, `R1+` a major one, `v2` a village held. */
function squareText(signs: string, s: State, box: Box, q: number): string {
  const what = s.ground[q]!;
  const sign = signs[what]!;
  if (what === VILLAGE) return sign + mark(s.holder[box.villages.findIndex(village => village.includes(q))]!);
  if (!isTerritory(what)) return sign;
  const area = s.area[q]!;
  return sign + mark(s.owner[area]!) + (isMajor(s.size[area]!, box.major) ? '+' : '');
}
const tileText = (signs: string, box: Box, tile: number): string =>
  tile > 0 ? signs[box.firstColour[tile]!]! + signs[box.secondColour[tile]!]! : UNKNOWN_TILE;

export interface BoardWords {
  signs?: string; // a character each, in the order of SIGNS
  seat: (n: number) => string;
  supply: string;
  hand: string;
  piles: string;
}
/** The board, hands and supplies as this viewer knows them, for terminals, screen readers and golden texts. */
export const boardTextIn =
  ({ signs = SIGNS, ...words }: BoardWords) =>
  (view: View<State>, box: Box): string => {
    const row = (name: string, cells: readonly string[]) =>
      `${name.padStart(3)} ${cells.map(cell => padded(cell, columns(signs[1]!) + 3)).join('')}`.trimEnd();
    const letters = Array.from({ length: box.wide }, (_, x) => x);
    const rows = Array.from({ length: box.high }, (_, y) =>
      row(
        `${y + 1}`,
        letters.map(x => squareText(signs, view, box, y * box.wide + x)),
      ),
    );
    const heading = row(
      '',
      letters.map(x => squareName(box, x).replace(/\d+/, '')),
    );
    const turn = view.agenda.at(-1)?.seat;
    const seats = view.supply.map((supply, seat) => {
      const hand = (view.hands[seat] ?? []).map(tile => tileText(signs, box, tile)).join(' ');
      return `${seat === turn ? '>' : ' '} ${words.seat(seat + 1)}  ${words.supply} ${supply}  ${words.hand} ${hand || '-'}`;
    });
    return [heading, ...rows, ...seats, `  ${words.piles} ${view.heights.join(' ')}`].join('\n');
  };
