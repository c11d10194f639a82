import { among, EMPTY, OK, type Reason, todo } from '@tianxia/kernel';
import { inRegion, palaceTileAt, standing, TILES_IN_REGION } from '../at.ts';
import { whyUnusable } from '../facts/effects.ts';
import { No } from '../reasons.ts';
import { ALL_ASPECTS, ALL_REGIONS, type Choice, type Doing, type Here, inSet, type Rule } from '../rule.ts';
import { type Frames, NOBODY } from '../state.ts';
import { score } from './gains.ts';

const ARCHITECT = 1;

// ---- Build 1 Palace ----
// FE-176
const hasArchitect: Rule = ({ s, seat }, region) =>
  s.officials[standing(seat, region, ARCHITECT)]! > 0 ? OK : No.noArchitect;
const hasWorkers: Rule = ({ s, box, seat }, region) =>
  s.workers[inRegion(seat, region)]! >= box.pack.palace.workersHere ? OK : No.tooFewWorkersHere;
const workerElsewhere: Rule = ({ s, seat }, region) => {
  for (let other = 0; other < ALL_REGIONS.length; other++)
    if (other !== region && s.workers[inRegion(seat, other)]! > 0) return OK;
  return No.noWorkerElsewhere;
};
/** FE-183 */
const palaceLeft = ({ s, seat }: Here): Reason => (s.palacesLeft[seat]! > 0 ? OK : No.noPalaceLeft);
/** FE-184 */
const isOther: Rule = (_, region, other) => (region === other ? No.sameRegion : OK);
const hasWorker: Rule = ({ s, seat }, _region, other) =>
  s.workers[inRegion(seat, other)]! > 0 ? OK : No.noWorkerElsewhere;

function build(play: Doing, region: number): void {
  const { s, box, seat } = play;
  s.palacesLeft[seat]!--;
  s.palaces[inRegion(seat, region)]!++; // FE-176
  play.emit('palace', seat, region, box.pack.palace.points);
  score(play, box.pack.palace.points); // FE-181
}
export const palace: Choice<'palace'> = {
  moves: {
    build: {
      rule: 'FE-175',
      when: palaceLeft,
      point: [
        among('region', ALL_REGIONS, hasArchitect, hasWorkers, workerElsewhere),
        among('region', ALL_REGIONS, isOther, hasWorker),
      ],
      effect(play, region, other) {
        const { s, box, seat } = play;
        s.workers[inRegion(seat, region)]! -= box.pack.palace.workersHere;
        s.workers[inRegion(seat, other)]!--;
        build(play, region);
        todo(play, { at: 'palaceTile', seat, region }, { at: 'largeToken', seat });
      },
    },
  },
};
/** FE-308: neither Architect nor Workers, and no large token. */
export const freePalace: Choice<'freePalace'> = {
  asks: look => palaceLeft(look) === OK,
  moves: {
    build: {
      rule: 'FE-308',
      point: [
        among('region', ALL_REGIONS, ({ frame }, region) => (inSet(frame.regions, region) ? OK : No.palaceNotAllowed)),
      ],
      effect(play, region) {
        build(play, region);
        todo(play, { at: 'palaceTile', seat: play.seat, region });
      },
    },
  },
};

// ---- its tile; equal tiles are one choice ----
type Facts = Frames['palaceTile'];
const kindsOf = ({ box }: Here<Facts>) => box.palaceKinds;
const liesThere: Rule<Facts> = ({ s, frame }, kind) => {
  const at = palaceTileAt(frame.region, 0);
  return s.palaceTiles[at] === kind || s.palaceTiles[at + 1] === kind || s.palaceTiles[at + 2] === kind
    ? OK
    : No.noSuchTile;
};
/** FE-178 */
const priceIsPayable: Rule<Facts> = (look, kind) =>
  whyUnusable(look, look.box.palaceTile[kind]!, look.frame.region) === No.priceTooHigh ? No.tileUnrest : OK;
/** The tile of this kind that lies in the region, taken from the board. */
export function liftPalaceTile({ s }: Here, region: number, kind: number): void {
  for (let i = 0; i < TILES_IN_REGION; i++) {
    if (s.palaceTiles[palaceTileAt(region, i)] !== kind) continue;
    s.palaceTiles[palaceTileAt(region, i)] = EMPTY;
    return;
  }
}
export const palaceTile: Choice<'palaceTile'> = {
  asks: ({ seat, frame: { region }, why }) => why({ at: 'palaceTile', seat, region }) === OK,
  moves: {
    take: {
      rule: 'FE-177', // FE-179: nothing else is offered
      point: [among('palaceTile', kindsOf, liesThere, priceIsPayable)],
      effect(play, kind) {
        const { s, box, seat, frame } = play;
        liftPalaceTile(play, frame.region, kind);
        s.palaceTilesUsed.push(kind);
        play.emit('palaceTile', seat, kind, frame.region);
        todo(play, { at: 'effects', seat, list: box.palaceTile[kind]!, i: 0, region: frame.region }); // FE-182
      },
    },
  },
};
const isOnBoard: Rule = ({ s }, aspect) => (s.large[aspect] === NOBODY ? OK : No.largeTaken);
/** FE-180 */
export const largeToken: Choice<'largeToken'> = {
  asks: ({ s }) => s.large.includes(NOBODY),
  moves: {
    take: {
      rule: 'FE-180',
      point: [among('aspect', ALL_ASPECTS, isOnBoard)],
      effect(play, aspect) {
        play.s.large[aspect] = play.seat;
        play.emit('gotLarge', play.seat, aspect);
      },
    },
  },
};
