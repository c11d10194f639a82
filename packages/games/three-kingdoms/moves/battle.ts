import { among, type Check, type Decision, type Look, OK, type Play, todo } from '@tianxia/kernel';
import { borderOpen, bringsUnits, suits } from '../facts/borders.ts';
import { bidOf } from '../goods.ts';
import { No } from '../reasons.ts';
import type { Frames, ThreeKingdoms } from '../state.ts';
import { has, moments, STATIONED } from '../words.ts';
import { happens } from './benefits.ts';
import { generalsOn } from './emperor.ts';
import { taken } from './home.ts';

/** A won battle: one general with units of his own to a free location of that border. */
type AtSpace = Look<ThreeKingdoms, Frames['station']>;
type Rule = Check<ThreeKingdoms, Frames['station']>;
type Placing = Check<ThreeKingdoms, Frames['garrison']>;

export const STATIONING = moments('stationed');
const armed: Rule = ({ s, box }, general) => (bringsUnits(s, box, general) ? OK : No.withoutUnits);
const suitsThere: Rule = ({ s, box }, general, location) => suits(s, box, general, location);
const placesOf = ({ box, frame }: AtSpace) => box.locationsOf[box.battleBorder[frame.space]!]!;
/** TK-281: asked once for each battle won, so one general goes to that border. */
export const station: Decision<ThreeKingdoms, Frames['station']> = {
  moves: {
    station: {
      rule: 'TK-280',
      when: ({ s, box, seat, frame }) => borderOpen(s, box, seat, box.battleBorder[frame.space]!),
      point: [
        among('general', look => generalsOn(look, look.frame.space), armed),
        among('location', placesOf, suitsThere),
      ],
      effect(play, general, location) {
        todo(play, { at: 'garrison', seat: play.seat, space: play.frame.space, general, location });
      },
    },
  },
  nothing: nearest => (nearest === No.occupied || nearest === No.otherArmy ? No.noPlaceForUnits : No.nobodyToStation), // TK-292
};

// ---- how many units, and where the token goes ----
const STORES = [0, 1];
const unitsFit: Placing = ({ s, box, frame }, units) => {
  const bid = bidOf(s, frame.general)!;
  if (units === 0) return box.stationsAlone[frame.general] ? OK : No.withoutUnits;
  if (units > bid.units) return No.notHisUnits; // TK-284
  return bid.army === box.locationArmy[frame.location] ? OK : No.otherArmy;
};
export const garrison: Decision<ThreeKingdoms, Frames['garrison']> = {
  moves: {
    place: {
      rule: 'TK-283',
      point: [among('units', ({ box }) => box.unitsOrNone, unitsFit), among('store', STORES)],
      effect(play, units, store) {
        const { s, box, frame, seat } = play;
        const { general, location, space } = frame;
        const bid = bidOf(s, general)!;
        bid.units -= units; // the rest goes home
        s.garrison[location] = general;
        s.units[location] = units;
        s.post[general] = STATIONED;
        s.token[location] = store + 1;
        s.flips[location] = units > 0 && has(box.specialises[general]!, bid.army) ? 1 : 0;
        if (units === 0) play.emit('used', seat, general);
        play.emit('stationed', seat, general, location, units);
        if (units === 0) todo(play, { at: 'side', seat, space, general, location });
        else occupied(play, general, location, space);
      },
    },
  },
};
/** TK-287, TK-295: which side of the token is up without units is the owner's choice. */
export const side: Decision<ThreeKingdoms, Frames['side']> = {
  moves: {
    flip: {
      rule: 'TK-295',
      point: [among('points', [0, 1])],
      effect(play, points) {
        const { general, location, space } = play.frame;
        play.s.flips[location] = points;
        occupied(play, general, location, space);
      },
    },
  },
};
function occupied(play: Play<ThreeKingdoms>, general: number, location: number, space: number): void {
  const { s, seat } = play;
  play.emit('stores', seat, location, s.token[location]! - 1, s.flips[location]!);
  taken(play, space, 0);
  happens(play, STATIONING, { card: general, space });
}
