import { type Gestures, thing } from '@tianxia/board';
import { inRegion, SLOTS_ON_TILE, sectionAt, soldierAt, wallSlotAt } from '../at.ts';
import type { FirstEmpire } from '../state.ts';

/** Keys of the pieces that several players have, by seat and place. */
export const ship = (seat: number): string => thing('ship', seat);
export const palace = (seat: number, region: number): string => thing('palace', inRegion(seat, region));
export const wall = (slot: number): string => thing('wall', slot);
export const soldier = (slot: number): string => thing('soldier', slot);
export const troop = (seat: number): string => thing('troop', seat);
export const large = (aspect: number): string => thing('large', aspect);
export const marker = (seat: number): string => thing('marker', seat);

/** What an event is about, where its arguments do not name the thing that is drawn. */
export const told: NonNullable<Gestures<FirstEmpire>['told']> = ([event, seat = 0, a = 0, b = 0], s) => {
  switch (event) {
    case 'wall':
      return [thing('wallSlot', a), wall(a)];
    case 'palace':
      return [palace(seat, a)];
    case 'sailed':
    case 'stayed':
      return [ship(seat)];
    case 'gotLarge':
    case 'gaveLargeBack':
      return [large(a)];
    case 'unlocked':
      return [troop(seat)];
    case 'soldier': {
      const spot = s.symbols.indexOf(a);
      const slots = Array.from({ length: SLOTS_ON_TILE }, (_, i) => soldierAt(spot, i));
      return [thing('spot', spot), ...slots.filter(slot => s.soldiers[slot] === seat).map(soldier)];
    }
    case 'accepted':
    case 'liSiTakesReward':
      return [marker(seat)];
    case 'emperor':
      return [thing('emperorTile', a), thing('card', b)];
    case 'liSiEmperor':
      return [thing('emperorTile', a)];
    case 'liSiSiteFull':
    case 'liSiLastSite':
      return [thing('wallSlot', wallSlotAt(sectionAt(a, 0), 0))];
    case 'liSiSkips':
      return [thing('spot', s.symbols.indexOf(a))];
    case 'liSiOrder': // a card of his deck, not a place in the turn order
      return [];
    case 'placeInOrder':
      return [thing('order', a)];
    case 'chose':
      return [thing('startingTile', a)];
    default:
      return undefined;
  }
};
