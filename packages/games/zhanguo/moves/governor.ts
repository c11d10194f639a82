import {
  among,
  type Check,
  type Decision,
  type Handlers,
  handle,
  type Look,
  OK,
  type Play,
  type Step,
  todo,
} from '@tianxia/kernel';
import { ALL_REGIONS, colourOf, earn, inRegion, lowerUnrest, ofColour, regionOf, standing, unrestIn } from '../at.ts';
import { COLOURS, REGIONS, type SquareBonus } from '../content/shape.ts';
import { No } from '../reasons.ts';
import { type Frames, NOBODY, type ZhanGuo } from '../state.ts';
import { moveDownIf } from './freeMove.ts';
import { reassigning } from './officials.ts';

const MISSING = [No.noRed, No.noGray, No.noWhite];
const isSquare = ({ box }: Look<ZhanGuo>, spot: number) => box.squareAt[spot] !== undefined;

// ---- section 11: installing a Governor ----
export const governorLeft = ({ s, seat }: Look<ZhanGuo>) => (s.governorsLeft[seat]! > 0 ? OK : No.noGovernorLeft); // ZG-116
/** ZG-115: one Official of each colour in the Governors area; those below do not count. */
const trioStands: Check<ZhanGuo> = ({ s, box, seat }, region) => {
  for (let colour = 0; colour < COLOURS.length; colour++)
    if (s.above[standing(seat, region, colour)]! < box.pack.costs.governor[colour]!) return MISSING[colour]!;
  return OK;
};
/** ZG-117, ZG-118: an empty square of that Region; the open area only when all are taken. */
export const spotIsFree: Check<ZhanGuo> = (look, region, spot) => {
  if (isSquare(look, spot)) return look.s.squares[spot] === NOBODY ? OK : No.squareTaken;
  const spots = look.box.spotsOf[region]!;
  for (let i = 0; i < spots.length; i++)
    if (isSquare(look, spots[i]!) && look.s.squares[spots[i]!] === NOBODY) return No.squareFirst;
  return OK;
};
const stillInstallable: Check<ZhanGuo> = (look, official) => {
  const { s, box, seat } = look;
  const moving = regionOf(official);
  const spare = s.above[standing(seat, moving, colourOf(official))]! > box.pack.costs.governor[colourOf(official)]!;
  if (spare) return OK;
  for (let region = 0; region < REGIONS; region++)
    if (region !== moving && trioStands(look, region, 0) === OK) return OK;
  return trioStands(look, moving, 0) === OK ? No.spoilsAction : OK;
};
export const governor: Decision<ZhanGuo> = {
  moves: {
    install: {
      rule: 'ZG-114',
      when: governorLeft,
      point: [
        among('region', ALL_REGIONS, trioStands),
        among('spot', ({ box }, region) => box.spotsOf[region]!, spotIsFree),
      ],
      effect(play, region, spot) {
        const { s, box, seat } = play;
        for (let colour = 0; colour < COLOURS.length; colour++) {
          s.above[standing(seat, region, colour)]! -= box.pack.costs.governor[colour]!;
          s.supply[ofColour(seat, colour)]! += box.pack.costs.governor[colour]!;
        }
        play.emit('dismissed', seat, region);
        install(play, region, spot);
      },
    },
    moveDown: moveDownIf(stillInstallable),
  },
  glance(look) {
    for (let region = 0; region < REGIONS && look.s.governorsLeft[look.seat]! > 0; region++)
      if (trioStands(look, region, 0) === OK) return true;
    return false;
  },
  nothing: No.noTrioAnywhere, // ZG-116
};
/** The Governor, the bonus of its square, and after that the end of unrest. */
export function install(play: Play<ZhanGuo>, region: number, spot: number): void {
  const { s, box, seat } = play;
  const bonus = box.squareAt[spot];
  s.governorsLeft[seat]!--;
  if (bonus === undefined)
    s.open[inRegion(seat, region)]!++; // ZG-124
  else s.squares[spot] = seat; // ZG-117
  play.emit('governor', seat, spot);
  todo(play, { at: 'appease', seat, region });
  if (bonus !== undefined) handle(give, bonus, play); // ZG-119: its frame comes before the one pushed above
}
const give: Handlers<SquareBonus, [Play<ZhanGuo>]> = {
  reassign: ({ points }, play) => todo(play, reassigning(play.seat, points)), // ZG-120
  anyOfficial: (_, play) => todo(play, { at: 'freeOfficial', seat: play.seat }), // ZG-121
  points({ amount }, play) {
    // ZG-122
    play.emit('squarePoints', play.seat, amount);
    earn(play, 'squares', amount);
  },
};
/** ZG-123 */
export const appease: Step<ZhanGuo, Frames['appease']> = play =>
  lowerUnrest(play, play.frame.region, unrestIn(play.s, play.seat, play.frame.region));
