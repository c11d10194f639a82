import {
  among,
  type Check,
  type Decision,
  type Look,
  OK,
  type Play,
  put,
  remove,
  type Seat,
  todo,
} from '@tianxia/kernel';
import type { Box } from '../box.ts';
import { everyone, has, powerOf, stillBidding } from '../count.ts';
import { No } from '../reasons.ts';
import type { EmperorsChoice, Frames, State } from '../state.ts';
import { carryOut } from './gains.ts';

export const CUBES = 0; // as an item among characters: all revealed cubes together (EC-083)

/**
 * EC-081 to EC-093: order tile, loss, exit tile.
 * EC-082, EC-088, EC-089
 */
export function passAuction(play: Play<EmperorsChoice>): void {
  const { s, box, seat, emit } = play;
  const order = stillBidding(s); // the highest tile still on the board
  s.order[seat] = order;
  emit('passed', seat, order);
  todo(play, { at: 'exit', seat }, { at: 'auction', seat: (seat + 1) % s.seats, opening: false });
  const power = powerAtPlace(s, box, seat, order);
  if (power === undefined) {
    emit('lostNothing', seat);
    takeBack(play);
    return;
  }
  const items = itemsOf(s, box, seat, power);
  const alike = items.every(item => kindOf(box, item) === kindOf(box, items[0]!));
  if (alike) loseItem(play, items[0]!);
  else todo(play, { at: 'lose', seat, power });
}
const kindOf = (box: Box, item: number) => (item === CUBES ? undefined : box.characters[item]);
const powerOfItem = (s: State, box: Box, seat: Seat, item: number): number =>
  item === CUBES ? s.shownCubes[seat]! : powerOf(s, box, seat, item);

function items(s: State, seat: Seat): number[] {
  return s.shownCubes[seat]! > 0 ? [...s.shown[seat]!, CUBES] : s.shown[seat]!;
}
/** EC-084: strongest first, the power at the place of the order tile; nothing if there are fewer items (EC-086). */
export function powerAtPlace(s: State, box: Box, seat: Seat, place: number): number | undefined {
  const powers = items(s, seat).map(item => powerOfItem(s, box, seat, item));
  return powers.sort((a, b) => b - a)[place - 1];
}
function itemsOf(s: State, box: Box, seat: Seat, power: number): number[] {
  return items(s, seat).filter(item => powerOfItem(s, box, seat, item) === power);
}
function loseItem(play: Play<EmperorsChoice>, item: number): void {
  const { s, seat, emit } = play;
  if (item === CUBES) {
    const lost = s.shownCubes[seat]!;
    s.supply += lost;
    s.cubes[seat]! -= lost;
    emit('lostCubes', seat, lost);
  } else {
    remove(s.shown[seat]!, item);
    s.discard.push(item);
    emit('lostCharacter', seat, item);
  }
  takeBack(play);
}
/** EC-087: the rest comes back; all have seen it. */
function takeBack({ s, seat }: Play<EmperorsChoice>): void {
  const shown = s.shown[seat]!;
  for (let i = 0; i < shown.length; i++) put(s.hands[seat]!, shown[i]!, everyone(s));
  shown.length = 0;
  s.shownCubes[seat] = 0;
}
/** EC-085: of equal items the player chooses. */
export const lose: Decision<EmperorsChoice, Frames['lose']> = {
  moves: {
    lose: {
      rule: 'EC-085',
      point: [
        among('item', ({ s, box, seat, frame }: Look<EmperorsChoice, Frames['lose']>) =>
          itemsOf(s, box, seat, frame.power),
        ),
      ],
      effect: loseItem,
    },
  },
};

const faceUp: Check<EmperorsChoice> = ({ s }, tile) => (has(s.exits, tile) ? OK : No.exitUsed);
export const exit: Decision<EmperorsChoice> = {
  moves: {
    take: {
      rule: 'EC-090',
      point: [among('exit', ({ box }: Look<EmperorsChoice>) => box.exits, faceUp)],
      effect(play, tile) {
        const { s, box, seat, emit } = play;
        s.exits &= ~(1 << tile);
        emit('tookExit', seat, tile);
        carryOut(play, seat, box.exitSlash[tile]!, false);
      },
    },
  },
};
