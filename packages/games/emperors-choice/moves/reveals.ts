import {
  among,
  type Decision,
  type Handlers,
  handle,
  type Look,
  OK,
  type Play,
  remove,
  type Seat,
  todo,
} from '@tianxia/kernel';
import type { OnReveal } from '../content/vocabulary.ts';
import { gainHandlers } from '../effects/gains.ts';
import { score } from '../effects/possessions.ts';
import { pointsForKill } from '../facts/auction.ts';
import { No } from '../reasons.ts';
import type { EmperorsChoice, Frames, Source } from '../state.ts';

/** EC-075, EC-079: the characters added last take effect; their player orders them, if there are several (EC-076). */
export function revealEffects(play: Play<EmperorsChoice>, added: number): void {
  const { s, box, seat } = play;
  const shown = s.shown[seat]!;
  const pending: number[] = [];
  for (let i = shown.length - added; i < shown.length; i++)
    if (box.characters[shown[i]!]!.reveals !== undefined) pending.push(shown[i]!); // EC-077: what else is printed on them waits
  if (pending.length === 1) resolve(play, pending[0]!);
  else if (pending.length > 1) todo(play, { at: 'effects', seat, pending });
}
function resolve(play: Play<EmperorsChoice>, card: number): void {
  for (const effect of play.box.characters[card]!.reveals ?? [])
    handle(revealHandlers, effect, play, play.seat, 'icons', card);
}
const revealHandlers: Handlers<OnReveal, [Play<EmperorsChoice>, Seat, Source, card: number]> = {
  ...gainHandlers,
  kill: (_, play, seat, __, assassin) => {
    if (shownByOthers(play).length === 0)
      play.emit('noVictim', seat, assassin); // EC-212
    else todo(play, { at: 'victim', seat, assassin });
  },
};
export const effects: Decision<EmperorsChoice, Frames['effects']> = {
  asks: ({ frame }) => frame.pending.length > 0,
  moves: {
    resolve: {
      rule: 'EC-076',
      stays: true,
      point: [among('character', ({ frame }: Look<EmperorsChoice, Frames['effects']>) => frame.pending)],
      effect(play, card) {
        remove(play.frame.pending, card);
        resolve(play, card);
      },
    },
  },
};

// ---- the assassin ----
function shownByOthers({ s, seat }: Look<EmperorsChoice>): number[] {
  const cards: number[] = [];
  for (let other = 0; other < s.seats; other++) if (other !== seat) cards.push(...s.shown[other]!);
  return cards;
}
export const victim: Decision<EmperorsChoice, Frames['victim']> = {
  // EC-214: characters alone
  moves: {
    kill: {
      rule: 'EC-210',
      point: [among('character', shownByOthers)],
      effect(play, card) {
        const { s, box, seat, frame, emit } = play;
        const owner = s.shown.findIndex(cards => cards.includes(card));
        remove(s.shown[seat]!, frame.assassin); // EC-213
        remove(s.shown[owner]!, card); // EC-211: what was declared stands
        s.discard.push(frame.assassin, card);
        emit('killed', seat, card, owner);
        const points = pointsForKill(box, frame.assassin, card);
        score(play, seat, points, 'assassin');
        score(play, owner, points, 'assassin');
      },
    },
    skip: {
      rule: 'EC-210',
      when: ({ box }) => (box.assassinMayStay ? OK : No.mustKill),
      effect: ({ seat, frame, emit }) => emit('spared', seat, frame.assassin),
    },
  },
};
