import { among, OK } from '@tianxia/kernel';
import { inRegion, inSupply } from '../at.ts';
import { anyUnrest } from '../facts/effects.ts';
import { No } from '../reasons.ts';
import { ALL_ASPECTS, ALL_REGIONS, type Choice, type Here, inSet, ONLY, type Rule } from '../rule.ts';
import { ANY, type Frames } from '../state.ts';
import { hasRoom, roomAnywhere } from '../tableau.ts';
import { placeAlchemistCard, setAside } from './elixir.ts';
import { gainTokens, lowerUnrest } from './gains.ts';

// ---- small choices that abilities, Governor slots and rewards open ----
/** FE-304: in different regions; one at 0 may be named. Nothing is asked when all are calm. */
export const calm: Choice<'calm'> = {
  asks: look => look.frame.left > 0 && anyUnrest(look),
  moves: {
    calm: {
      rule: 'FE-304',
      stays: true,
      point: [among('region', ALL_REGIONS, ({ frame }, region) => (inSet(frame.named, region) ? No.namedAlready : OK))],
      effect(play, region) {
        play.frame.left--;
        play.frame.named |= 1 << region;
        lowerUnrest(play, region, play.frame.amount);
      },
    },
  },
};
/** FE-311 */
export const reset: Choice<'reset'> = {
  asks: look => look.frame.left > 0 && anyUnrest(look),
  moves: {
    reset: {
      rule: 'FE-311',
      stays: true,
      point: [
        among('region', ALL_REGIONS, ({ s, seat }, region) =>
          s.unrest[inRegion(seat, region)]! > 0 ? OK : No.noUnrestThere,
        ),
      ],
      effect(play, region) {
        play.frame.left--;
        lowerUnrest(play, region, play.box.pack.unrest.most);
      },
    },
    done: { rule: 'FE-311', effect() {} },
  },
};
/** FE-312: each token's aspect is chosen separately. */
export const tokens: Choice<'tokens'> = {
  asks: ({ s, frame }) => frame.left > 0 && inSupply(s) > 0,
  moves: {
    take: {
      rule: 'FE-312',
      stays: true,
      point: [among('aspect', ALL_ASPECTS, ({ s }, aspect) => (s.supply[aspect]! > 0 ? OK : No.supplyEmpty))],
      effect(play, aspect) {
        play.frame.left--;
        gainTokens(play, aspect, 1);
      },
    },
  },
};
type Facts = Frames['placeAlchemist'];
const roomThere: Rule<Facts> = ({ s, seat }, _card, region) => (hasRoom(s, seat, region) ? OK : No.noRoom);
/** FE-305, FE-314: no Alchemist needed; where several may be placed the first is due. */
export const placeAlchemist: Choice<'placeAlchemist'> = {
  asks: ({ s, seat, frame }) =>
    frame.left > 0 &&
    s.alchemists[seat]!.length > 0 &&
    (frame.region === ANY ? roomAnywhere(s, seat) : hasRoom(s, seat, frame.region)),
  moves: {
    place: {
      rule: 'FE-305',
      stays: true,
      point: [
        among('card', setAside),
        among(
          'region',
          ({ frame }: Here<Facts>) => (frame.region === ANY ? ALL_REGIONS : ONLY[frame.region]!),
          roomThere,
        ),
      ],
      effect(play, card, region) {
        play.frame.left--;
        play.frame.placed++;
        placeAlchemistCard(play, card, region);
      },
    },
    done: { rule: 'FE-314', when: ({ frame }) => (frame.placed > 0 ? OK : No.firstIsDue), effect() {} },
  },
};
