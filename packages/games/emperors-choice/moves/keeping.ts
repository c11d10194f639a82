import { among, type Decision, known, type Look, put, remove, todo } from '@tianxia/kernel';
import { gainTile } from '../effects/gains.ts';
import type { EmperorsChoice, Frames } from '../state.ts';

/** Equal tiles are one choice. */
export function distinct(tiles: readonly number[]): readonly number[] {
  for (let i = 1; i < tiles.length; i++) if (tiles.indexOf(tiles[i]!) < i) return [...new Set(tiles)];
  return tiles;
}

/** EC-135: the others return to the bag. */
export const keepTile: Decision<EmperorsChoice, Frames['keepTile']> = {
  moves: {
    keep: {
      rule: 'EC-135',
      point: [among('tile', ({ s }: Look<EmperorsChoice>) => distinct(s.looked))],
      effect(play, tile) {
        const { s, seat, frame, emit } = play;
        remove(s.looked, tile);
        if (frame.keep > 1) todo(play, { at: 'keepTile', seat, keep: frame.keep - 1 });
        else
          for (const other of s.looked.splice(0)) {
            s.bag.push(other);
            emit('returnedTile', seat, other);
          }
        gainTile(play, seat, tile);
      },
    },
  },
};
/** EC-034, EC-137: only the drawer knows what was kept; what was not is seen by all. */
export const keepCharacter: Decision<EmperorsChoice, Frames['keepCharacter']> = {
  moves: {
    keep: {
      rule: 'EC-137',
      point: [among('character', ({ s, seat }: Look<EmperorsChoice>) => s.drawn[seat]!)],
      effect(play, card) {
        const { s, seat, frame, emit } = play;
        const drawn = s.drawn[seat]!;
        remove(drawn, card);
        put(s.hands[seat]!, card, known(seat));
        emit('keptCharacter', seat, card);
        if (frame.keep > 1) todo(play, { at: 'keepCharacter', seat, keep: frame.keep - 1 });
        else
          for (const other of drawn.splice(0)) {
            s.discard.push(other);
            emit('discarded', seat, other);
          }
      },
    },
  },
};
