import { among } from '@tianxia/kernel';
import { ownOfficial, regionOfOfficial, standing, typeOf } from '../at.ts';
import { No } from '../reasons.ts';
import { beside, type Choice, type Doing, type Option } from '../rule.ts';
import { anyOfficial, OFFICIALS_ON_BOARD, standsThere } from './recruit.ts';

export function moveOfficial(play: Doing, at: number, to: number): void {
  const { s, seat } = play;
  s.officials[ownOfficial(seat, at)]!--;
  s.officials[standing(seat, to, typeOf(at))]!++;
  play.emit('movedOfficial', seat, at, to);
}
const neighbours = (_: unknown, at: number) => beside(regionOfOfficial(at));
/** FE-221: one Official one region, instead of abilities. */
export const stepOf = (no: typeof No.noSuchOfficial): NonNullable<Option['point']> => [
  among('officialAt', OFFICIALS_ON_BOARD, standsThere(no)),
  among('region', neighbours),
];
/** FE-300: single steps, split as one likes, fewer allowed. */
export const moveOfficials: Choice<'moveOfficials'> = {
  asks: look => look.frame.left > 0 && anyOfficial(look),
  moves: {
    move: {
      rule: 'FE-300',
      stays: true,
      point: stepOf(No.officialNotThere),
      effect(play, at, to) {
        play.frame.left--;
        moveOfficial(play, at, to);
      },
    },
    done: { rule: 'FE-300', effect() {} },
  },
};
