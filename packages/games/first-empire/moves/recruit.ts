import { among, OK, type Reason, todo } from '@tianxia/kernel';
import { OFFICIAL_PLACES, ofType, ownOfficial } from '../at.ts';
import { No } from '../reasons.ts';
import { ALL_ASPECTS, ALL_REGIONS, type Choice, type Here, ONLY, type Rule } from '../rule.ts';
import { ANY, type Frames } from '../state.ts';
import { addOfficials } from './gains.ts';

const OFFICIAL_TYPES = ALL_ASPECTS; // three of either
const leftOf = ({ s, seat }: Here, official: number) => s.reserve[ofType(seat, official)]!;

const isLeft: Rule = (look, official) => (leftOf(look, official) > 0 ? OK : No.noneOfTypeLeft);

type Facts = Frames['recruit'];
/** FE-120, FE-303, FE-313: of a type or of any, in a region or in any; all pieces of one effect go to the same region. */
export const recruit: Choice<'recruit'> = {
  asks: ({ seat, frame, why }) => why({ ...frame, at: 'recruit', seat }) === OK,
  moves: {
    take: {
      rule: 'FE-120',
      point: [
        among(
          'official',
          ({ frame }: Here<Facts>) => (frame.official === ANY ? OFFICIAL_TYPES : ONLY[frame.official]!),
          isLeft,
        ),
        among('region', ({ frame }: Here<Facts>) => (frame.region === ANY ? ALL_REGIONS : ONLY[frame.region]!)),
      ],
      effect(play, official, region) {
        const { seat, frame } = play;
        if (frame.official !== ANY) return addOfficials(play, official, region, frame.left);
        addOfficials(play, official, region, 1);
        if (frame.left > 1) todo(play, { at: 'recruit', seat, official: ANY, region, left: frame.left - 1 });
      },
    },
  },
  nothing: No.allOfficialsOut, // FE-121
};
export const OFFICIALS_ON_BOARD = Array.from({ length: OFFICIAL_PLACES }, (_, at) => at);
export function anyOfficial({ s, box, seat }: Here): boolean {
  const all = box.pack.pieces.officialsOfEachType;
  for (let official = 0; official < OFFICIAL_TYPES.length; official++)
    if (s.reserve[ofType(seat, official)]! < all) return true;
  return false;
}
/** An Official by its region and type. */
export const standsThere =
  (no: Reason): Rule =>
  ({ s, seat }, at) =>
    s.officials[ownOfficial(seat, at)]! > 0 ? OK : no;
