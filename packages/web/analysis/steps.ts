import { type Analysis, isError } from '@tianxia/bots/analysis';
import type { Seat } from '@tianxia/kernel';

export interface Around {
  prev: number | undefined;
  next: number | undefined;
}
/** Decisions of anybody before and after a moment. */
export const decisionsAround = ({ decisions }: Analysis, at: number): Around => ({
  prev: decisions.findLast(({ choice }) => choice < at)?.choice,
  next: decisions.find(({ choice }) => choice > at)?.choice,
});
/** Mistakes of one player before and after it. */
export function errorsAround({ decisions }: Analysis, judgedBy: 'knew' | 'truth', seat: Seat, at: number): Around {
  const errors = decisions.filter(one => one.seat === seat && isError(one[judgedBy].mark));
  return {
    prev: errors.findLast(({ choice }) => choice < at)?.choice,
    next: errors.find(({ choice }) => choice > at)?.choice,
  };
}
