import { type Handlers, handle, OK, type Reason, type Seat, todo, WHOLE_TABLE } from '@tianxia/kernel';
import type { Box } from '../box.ts';
import { type Effect, OFFICIALS } from '../content/shape.ts';
import { isLiSi } from '../lisi/who.ts';
import { No } from '../reasons.ts';
import type { Automatic, Choice, Doing, Here } from '../rule.ts';
import { NOBODY, type State } from '../state.ts';
import { roomAnywhere } from '../tableau.ts';
import { anyUnrest } from './bonuses.ts';
import { whyUnusable } from './effects.ts';
import { returnTokens } from './gains.ts';
import { anySpot } from './mausoleum.ts';
import { openSection } from './wall.ts';

const ROWS = 3;
export const aspectOfRow = (s: State, box: Box, row: number): number => box.rows[s.table * ROWS + row]!;
export const rewardOfRow = (s: State, box: Box, row: number): number =>
  box.rewards[(s.table * ROWS + row) * 5 + s.round - 1]!;
/** FE-237: small tokens count 1, the large one its value. */
export const strength = (s: State, box: Box, seat: Seat, aspect: number): number =>
  s.tokens[seat * 3 + aspect]! + (s.large[aspect] === seat ? box.pack.tokens.largeValue : 0);
/** FE-243: markers on the track from its top, then those in the round's column from its top. */
export function tieRank(s: State, seat: Seat): number {
  const row = s.column.indexOf(seat);
  return row < 0 ? s.order.indexOf(seat) : s.seats + row;
}

// ---- FE-236, FE-237, FE-238, FE-239, FE-240, FE-241, FE-242, FE-243: row by row, the strongest first ----
export const rewards: Automatic<'rewards'> = play => {
  const { row } = play.frame;
  if (row === ROWS) todo(play, { at: 'newOrder', seat: WHOLE_TABLE });
  else
    todo(play, { at: 'offer', seat: WHOLE_TABLE, row, asked: 0 }, { at: 'rewards', seat: WHOLE_TABLE, row: row + 1 });
};
export const offer: Automatic<'offer'> = play => {
  const { s, box, frame } = play;
  const aspect = aspectOfRow(s, box, frame.row);
  let best = NOBODY;
  for (let seat = 0; seat < s.seats; seat++) {
    const value = strength(s, box, seat, aspect);
    if (value === 0 || ((frame.asked >> seat) & 1) === 1) continue;
    const lead = best === NOBODY ? 1 : value - strength(s, box, best, aspect);
    if (lead > 0 || (lead === 0 && tieRank(s, seat) < tieRank(s, best))) best = seat;
  }
  if (best === NOBODY) return play.emit('unclaimed', aspect);
  if (isLiSi(box, best)) return takeAway(play, best, frame.row);
  todo(play, { at: 'reward', seat: best, row: frame.row, asked: frame.asked | (1 << best) });
};
function moveMarker(s: State, seat: Seat, row: number): void {
  const before = s.column.indexOf(seat);
  if (before >= 0) s.column[before] = NOBODY; // FE-242: it ends on the last one taken
  s.column[row] = seat;
}
/** FE-396: Li Si takes it from you and gains nothing. */
function takeAway(play: Doing, seat: Seat, row: number): void {
  const { s, box } = play;
  const aspect = aspectOfRow(s, box, row);
  returnTokens(play, seat, aspect);
  moveMarker(s, seat, row);
  play.emit('liSiTakesReward', seat, aspect);
}

/** FE-244: the exact numbers must be there; "up to" needs one; what is "if possible" never prevents. */
const whyNotFull: Handlers<Effect, [Here], Reason> = {
  points: () => OK,
  pointsPerCard: () => OK,
  pointsPerBuilding: () => OK,
  recruit: ({ official, amount }, { s, seat }) => {
    const all = s.reserve[seat * 3]! + s.reserve[seat * 3 + 1]! + s.reserve[seat * 3 + 2]!;
    const there = official === 'any' ? all : s.reserve[seat * 3 + OFFICIALS.indexOf(official)]!;
    return there >= amount ? OK : No.tooFewOfficials;
  },
  hire: () => OK,
  moveOfficials: () => OK,
  moveWorkers: () => OK,
  calm: () => OK,
  reset: (_, look) => (anyUnrest(look) ? OK : No.noUnrestAnywhere),
  payUnrest: () => OK, // judged with the whole list
  tokens: ({ aspect, amount }, { s, box }) => {
    const there = box.pack.aspects.reduce(
      (sum, { id }, i) => sum + (aspect === 'any' || aspect === id ? s.supply[i]! : 0),
      0,
    );
    return there >= amount ? OK : No.rewardNoTokens;
  },
  sail: (_, { s, box, seat }) => (s.ship[seat] === box.end ? No.rewardShipAtEnd : OK),
  unlock: ({ soldiers }, { s, seat }) => (s.locked[seat]! >= soldiers ? OK : No.tooFewLocked),
  placeSoldier: (_, look) => (anySpot(look) ? OK : No.rewardNoSpot),
  placeAlchemistCard: (_, { s, seat }) => {
    if (s.alchemists[seat]!.length === 0) return No.noAlchemistCard;
    return roomAnywhere(s, seat) ? OK : No.noRoomAnywhere;
  },
  freeGovernor: (_, { s, seat }) => (s.governorsLeft[seat]! > 0 ? OK : No.rewardNoGovernor),
  freePalace: (_, { s, seat }) => (s.palacesLeft[seat]! > 0 ? OK : No.rewardNoPalace),
  freeWall: (_, look) => {
    if (look.s.wallsLeft[look.seat] === 0) return No.rewardNoWall;
    return openSection(look) ? OK : No.rewardNoSection;
  },
};
function whyNotTake(look: Here, list: number): Reason {
  const { s, box, seat } = look;
  const all = box.lists[list]!;
  let entrance = s.entrance[seat]!;
  for (let i = 0; i < all.length; i++) {
    const effect = all[i]!;
    const why = handle(whyNotFull, effect, look);
    if (why !== OK) return why;
    if (effect.kind === 'unlock') entrance += effect.soldiers; // FE-310: the first half may serve the second
    if (effect.kind === 'placeSoldier' && entrance-- === 0) return No.rewardNoSoldier;
  }
  return whyUnusable(look, list, 0) === No.priceTooHigh ? No.rewardTooMuchUnrest : OK;
}
const isTakeable = (look: Here<{ row: number }>): Reason =>
  whyNotTake(look, rewardOfRow(look.s, look.box, look.frame.row));

/** FE-239, FE-240, FE-241 */
export const reward: Choice<'reward'> = {
  moves: {
    accept: {
      rule: 'FE-240',
      when: isTakeable,
      effect(play) {
        const { s, box, seat, frame } = play;
        const aspect = aspectOfRow(s, box, frame.row);
        const list = rewardOfRow(s, box, frame.row);
        returnTokens(play, seat, aspect);
        moveMarker(s, seat, frame.row);
        play.emit('accepted', seat, list, aspect);
        todo(play, { at: 'effects', seat, list, i: 0, region: 0 }, { at: 'soldiers', seat });
      },
    },
    pass: {
      rule: 'FE-241',
      effect(play) {
        const { s, box, seat, frame } = play;
        const aspect = aspectOfRow(s, box, frame.row);
        play.emit(isTakeable(play) === OK ? 'declined' : 'unable', seat, aspect);
        todo(play, { at: 'offer', seat: WHOLE_TABLE, row: frame.row, asked: frame.asked });
      },
    },
  },
};
