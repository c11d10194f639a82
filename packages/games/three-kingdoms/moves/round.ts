import { endGame, type Play, type Step, todo, WHOLE_TABLE } from '@tianxia/kernel';
import { endingOf } from '../facts/ends.ts';
import { cardPoints } from '../score.ts';
import type { ThreeKingdoms } from '../state.ts';
import { NOBODY } from '../words.ts';
import { beginRecruiting } from './recruit.ts';
import { callGenerals } from './resolve.ts';
import { awardMilitary, upkeepFrames } from './upkeep.ts';

/** A round begins (TK-062): recruit, choose the alliance space, bid; then resolution. */
export const round: Step<ThreeKingdoms> = play => {
  const { s } = play;
  const [first, second, third] = s.order as [number, number, number];
  s.bids = [];
  s.won.fill(0);
  s.wonEmperor = NOBODY;
  s.allies = (1 << second) | (1 << third); // TK-085
  callGenerals(s);
  for (const player of s.players) {
    player.passed = false;
    player.taken = 0;
    player.wins = 0;
  }
  play.emit('round', s.round);
  if (s.round === 1) play.emit('criteria', s.criterion); // later it is told as it flips
  todo(play, { at: 'alliance', seat: third }, { at: 'bidding', seat: first }, { at: 'resolve', seat: WHOLE_TABLE });
  if (s.round > 1) beginRecruiting(play); // before the first round the draft has done it
};

/** Everybody has acted: the game ends here (TK-386), or the table is made ready for the next round (TK-064, TK-350). */
export const settle: Step<ThreeKingdoms> = play => {
  const { s, box } = play;
  for (const player of s.players) player.hidden.push(...player.fresh.splice(0));
  const ending = endingOf(s, box);
  if (ending !== '') {
    tellCards(play);
    play.emit('ends');
    return endGame(play, ending);
  }
  s.criterion = 1 - s.criterion; // TK-351
  play.emit('criteria', s.criterion);
  passEmperor(play);
  todo(play, ...upkeepFrames(play), { at: 'update', seat: WHOLE_TABLE });
};
/** TK-406: what each card is worth in the end. */
function tellCards({ s, box, emit }: Play<ThreeKingdoms>): void {
  for (const [seat, { built }] of s.players.entries())
    for (const card of built) emit('earned', seat, card, cardPoints(s, box, seat, card));
}
/** TK-352: to the winner of the space; unbid, nobody has it. */
function passEmperor({ s, emit }: Play<ThreeKingdoms>): void {
  if (s.emperor === s.wonEmperor) return; // TK-355
  s.emperor = s.wonEmperor; // TK-354: whether the action was taken or not
  if (s.emperor === NOBODY)
    emit('uncrowned'); // TK-353
  else emit('crowned', s.emperor);
}
/** TK-362, TK-364 */
export const update: Step<ThreeKingdoms> = play => {
  awardMilitary(play);
  play.s.round++;
  todo(play, { at: 'round', seat: WHOLE_TABLE });
};
