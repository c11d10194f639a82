import {
  type Check,
  type Decision,
  EVERYONE,
  endGame,
  known,
  OK,
  type Play,
  put,
  type Rand,
  type Remembered,
  type Seat,
  type Step,
  subset,
  takeAnyOf,
  todo,
  WHOLE_TABLE,
} from '@tianxia/kernel';
import type { Box } from '../box.ts';
import { ASPECTS } from '../content/shape.ts';
import { No } from '../reasons.ts';
import { DRAWING, NOBODY, PLAYING, REWARDING, type State, type ZhanGuo } from '../state.ts';
import { tellFinalScore } from './finish.ts';

export const ENDINGS = ['unified'] as const;

/** ZG-253: what was put back lies in layers under everything, drawn from only when all above is used up. */
function drawFrom(layers: Remembered[], rand: Rand): number {
  while (layers.length > 1 && layers[layers.length - 1]!.pieces.length === 0) layers.pop();
  return takeAnyOf(layers[layers.length - 1]!, rand);
}
/** Phase 1 (ZG-063, ZG-238), with the phases that follow. */
export const round: Step<ZhanGuo> = play => {
  const { s, box, rand, emit } = play;
  const { drawn, ofEach } = box.pack.hand;
  const choosing = box.options.choosesCards && s.round < box.rounds - 1;
  const count = choosing ? drawn : ofEach;
  s.phase = DRAWING;
  emit('round', s.round);
  for (const layers of s.decks) {
    if (choosing) layers.unshift({ pieces: [], known: [] });
    for (let k = 0; k < s.seats; k++) {
      const to = (choosing ? s.drawn : s.hands)[(s.track[0]! + k) % s.seats]!;
      for (let i = 0; i < count; i++) to.push(drawFrom(layers, rand)); // ZG-064
    }
  }
  emit('dealt', count * ASPECTS.length);
  todo(
    play,
    { at: 'turns', seat: WHOLE_TABLE, played: 0 },
    { at: 'rewards', seat: WHOLE_TABLE, aspect: 0 },
    { at: 'nextRound', seat: WHOLE_TABLE },
  );
  if (choosing) todo(play, { at: 'keep', seat: EVERYONE, from: s.track[0]! });
};

// ---- ZG-238, ZG-239, ZG-240: keep two of three, all at once ----
const chosen = (set: number, i: number) => (set >> i) & 1;
const oneOfEachDeck: Check<ZhanGuo> = ({ s, box, seat }, set) => {
  const drawn = s.drawn[seat]!;
  const each = box.pack.hand.drawn; // they lie deck by deck
  for (let from = 0; from < drawn.length; from += each) {
    let count = 0;
    for (let i = from; i < from + each; i++) count += chosen(set, i);
    if (count !== 1) return No.oneOfEach;
  }
  return OK;
};
export const keep: Decision<ZhanGuo> = {
  moves: {
    putBack: {
      rule: 'ZG-238',
      point: [
        subset(
          'drawn',
          ({ s, seat }) => s.drawn[seat]!.length,
          () => ASPECTS.length,
          oneOfEachDeck,
        ),
      ],
      effect(play, set) {
        const { s, box, seat } = play;
        const drawn = s.drawn[seat]!;
        for (let i = 0; i < drawn.length; i++) {
          const card = drawn[i]!;
          if (chosen(set, i)) put(s.decks[box.aspectOf[card]!]![0]!, card, known(seat));
          else s.hands[seat]!.push(card);
        }
        drawn.length = 0;
        play.emit('kept', seat);
      },
    },
  },
};

/** ZG-065, ZG-192, ZG-241: clockwise from the first player, or down the Rewards Track. */
const turnOrder = ({ track, seats }: State, box: Box, k: number): Seat =>
  box.options.byTrack ? track[k]! : (track[0]! + k) % seats;
/** Phase 2: one card each until all hands are empty. */
export const turns: Step<ZhanGuo, { played: number }> = play => {
  const { s, box, frame } = play;
  const seat = turnOrder(s, box, frame.played % s.seats);
  s.phase = PLAYING;
  if (s.hands[seat]!.length === 0) {
    s.phase = REWARDING;
    return;
  }
  todo(play, { at: 'play', seat }, { at: 'turns', seat: WHOLE_TABLE, played: frame.played + 1 });
};

/** ZG-190, ZG-073: the discs return; the topmost player begins the next round, or the game is over. */
export const nextRound: Step<ZhanGuo> = play => {
  const { s, box, emit } = play;
  returnDiscs(play);
  if (s.round === box.rounds - 1) {
    tellFinalScore(play);
    endGame(play, ENDINGS[0]);
    return;
  }
  s.round++;
  emit('first', s.track[0]!);
  todo(play, { at: 'round', seat: WHOLE_TABLE });
};
/** ZG-189: those on this round's rewards come after those still on the track. (ZG-191) */
function returnDiscs({ s }: Play<ZhanGuo>): void {
  for (let aspect = 0; aspect < s.column.length; aspect++) {
    const seat = s.column[aspect]!;
    if (seat === NOBODY) continue;
    s.track.push(seat);
    s.column[aspect] = NOBODY;
  }
}
