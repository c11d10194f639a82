import { among, type Check, type Decision, type Look, OK, type Play, put, remove, todo } from '@tianxia/kernel';
import type { Box } from '../box.ts';
import { everyone, has } from '../count.ts';
import { carryOut } from '../effects/gains.ts';
import { itemsOfPower, lostAt, nextTile, powerOfItem, THE_CUBES } from '../facts/auction.ts';
import { No } from '../reasons.ts';
import type { EmperorsChoice, Frames } from '../state.ts';

/** Order tile, loss, exit tile. */
export function passAuction(play: Play<EmperorsChoice>): void {
  const { s, box, seat, emit } = play;
  const order = nextTile(s); // EC-081, EC-082
  s.order[seat] = order;
  emit('passed', seat, order);
  // EC-093: the exit tile waits until the loss is settled
  todo(play, { at: 'exit', seat }, { at: 'auction', seat: (seat + 1) % s.seats, opening: false });
  const [item, ...others] = lostAt(s, box, seat, order); // EC-088: ranked before the loss
  if (item === undefined) {
    emit('lostNothing', seat); // EC-089
    takeBack(play);
  } else if (others.every(other => kindOf(box, other) === kindOf(box, item))) loseItem(play, item);
  else todo(play, { at: 'lose', seat, power: powerOfItem(s, box, seat, item) });
}
const kindOf = (box: Box, item: number) => (item === THE_CUBES ? undefined : box.characters[item]);

function loseItem(play: Play<EmperorsChoice>, item: number): void {
  const { s, seat, emit } = play;
  if (item === THE_CUBES) {
    const lost = s.shownCubes[seat]!;
    s.supply += lost; // EC-083, EC-084
    s.cubes[seat]! -= lost;
    emit('lostCubes', seat, lost);
  } else {
    remove(s.shown[seat]!, item);
    s.discard.push(item); // EC-020, EC-084
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
          itemsOfPower(s, box, seat, frame.power),
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
      rule: 'EC-090', // EC-091: nothing else is offered, and there is one for everybody
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
