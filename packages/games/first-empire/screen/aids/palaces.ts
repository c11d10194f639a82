import type { Seat } from '@tianxia/kernel';
import type { Box } from '../../box.ts';
import { CARD_TYPES } from '../../content/shape.ts';
import type { State } from '../../state.ts';
import { cardsIn, countTypeIn } from '../../tableau.ts';

/** What a Palace tile would score for a player now. */
export function palaceTileWorth(s: State, box: Box, seat: Seat, region: number, kind: number): number {
  let worth = 0;
  for (const effect of box.lists[box.palaceTile[kind]!]!) {
    if (effect.kind === 'points') worth += effect.amount;
    if (effect.kind !== 'pointsPerCard') continue;
    const cards =
      effect.type === 'any'
        ? cardsIn(s, seat, region)
        : countTypeIn(s, box, seat, CARD_TYPES.indexOf(effect.type), region);
    worth += effect.amount * cards;
  }
  return worth;
}
