/** Emperor's Choice's auction: any set of cards and cubes, limits against rivals; what is revealed takes effect. */
import {
  among,
  amount,
  type Check,
  type Decision,
  type Handlers,
  handle,
  type Look,
  OK,
  type Play,
  remove,
  type Step,
  subset,
  take,
  todo,
} from '../../index.ts';
import {
  type Effect,
  type EmperorsChoice,
  type Frames,
  gainCubes,
  me,
  membersOf,
  No,
  powerOf,
  score,
  spareCubes,
} from './emperors-choice-board.ts';

type Here = Look<EmperorsChoice>;
type Rule = Check<EmperorsChoice>;

export const auction: Step<EmperorsChoice, Frames['auction']> = play => {
  const { s, frame } = play;
  const seats = s.players.map((_, k) => (play.seat + k) % s.seats);
  const seat = seats.find(one => s.players[one]!.tile === 0);
  if (seat !== undefined) todo(play, { at: 'bid', seat, mustOpen: frame.mustOpen });
};
const next = ({ s, seat }: Here) => (seat + 1) % s.seats;

// ---- revealing: a set of cards, then cubes ----
function totalWith(look: Here, set: number): number {
  const p = me(look);
  const cards = [...p.shown, ...membersOf(set, p.hand.pieces)];
  return cards.reduce((sum, card) => sum + powerOf(look.box, p, card), p.shownCubes);
}
/** EC-067: one more in front of oneself than in front of the other who shows most. */
const mostMore = ({ s, seat }: Here) => {
  const others = s.players.map((p, other) => (other === seat ? 0 : p.shown.length));
  return Math.max(0, Math.max(...others) + 1 - s.players[seat]!.shown.length);
};
/** EC-072: a set is offered only if some number of cubes makes it a bid, so that the next choice is never empty. */
const canBeat: Rule = (look, set) => {
  const spare = spareCubes(me(look));
  if (!look.s.opened) return set !== 0 || spare > 0 ? OK : No.openWithSomething;
  return totalWith(look, set) + spare > look.s.highest ? OK : No.cannotBeat;
};
const othersIn = ({ s, seat }: Here) => (s.players.some((p, other) => other !== seat && p.tile === 0) ? OK : No.alone);
const mayPass = (look: Look<EmperorsChoice, Frames['bid']>) => {
  const empty = me(look).hand.pieces.length === 0 && me(look).cubes === 0; // EC-062
  return look.frame.mustOpen && !empty ? No.mustOpen : OK;
};
export const bid: Decision<EmperorsChoice, Frames['bid']> = {
  moves: {
    reveal: {
      rule: 'EC-065',
      when: othersIn,
      point: [subset('character', look => me(look).hand.pieces.length, mostMore, canBeat)],
      effect(play, set) {
        const { seat, box } = play;
        const { hand, shown } = me(play);
        const cards = membersOf(set, hand.pieces);
        for (const card of cards) {
          take(hand, card);
          shown.push(card);
        }
        const pending = cards.filter(card => box.characters[card]!.reveals !== undefined);
        todo(
          play,
          { at: 'addCubes', seat, added: cards.length },
          { at: 'declare', seat },
          { at: 'effects', seat, pending },
          { at: 'auction', seat: next(play), mustOpen: false },
        );
      },
    },
    pass: {
      rule: 'EC-081',
      when: mayPass,
      effect(play) {
        const { s, seat } = play;
        const tile = s.players.filter(p => p.tile === 0).length;
        me(play).tile = tile;
        play.emit('passed', seat, tile);
        todo(play, { at: 'loss', seat }, { at: 'exit', seat }, { at: 'auction', seat: next(play), mustOpen: false });
      },
    },
  },
};
const enough: Check<EmperorsChoice, Frames['addCubes']> = (look, cubes) => {
  if (!look.s.opened) return look.frame.added + cubes > 0 ? OK : No.openWithSomething;
  return totalWith(look, 0) + cubes > look.s.highest ? OK : No.cannotBeat;
};
export const addCubes: Decision<EmperorsChoice, Frames['addCubes']> = {
  moves: {
    add: {
      rule: 'EC-070',
      point: [amount('cubes', look => spareCubes(me(look)), enough)],
      effect(play, cubes) {
        me(play).shownCubes += cubes;
      },
    },
  },
};
export const declare: Step<EmperorsChoice> = play => {
  play.s.opened = true;
  play.s.highest = totalWith(play, 0);
  play.emit('declared', play.seat, play.s.highest);
};

// ---- what the revealed characters do, in the order their player likes (EC-075, 076) ----
export const happen: Handlers<Effect, [Play<EmperorsChoice>]> = {
  trust: ({ amount: more }, play) => {
    me(play).trust = Math.max(0, me(play).trust + more);
  },
  money: ({ amount: more }, play) => {
    me(play).money += more;
  },
  cube: (_, play) => gainCubes(play, 1),
  assassinate: (_, play) => todo(play, { at: 'victim', seat: play.seat }),
};
export const effects: Decision<EmperorsChoice, Frames['effects']> = {
  asks: ({ frame }) => frame.pending.length > 0,
  moves: {
    resolve: {
      rule: 'EC-076',
      stays: true,
      point: [among('character', ({ frame }) => frame.pending)],
      effect(play, card) {
        remove(play.frame.pending, card);
        handle(happen, play.box.characters[card]!.reveals!, play);
      },
    },
  },
};
const shownByOthers = ({ s, seat }: Here) => s.players.flatMap((p, other) => (other === seat ? [] : p.shown));
const isAssassin = ({ box }: Here, card: number) => box.characters[card]!.reveals?.kind === 'assassinate';
export const victim: Decision<EmperorsChoice> = {
  asks: look => shownByOthers(look).length > 0, // EC-212: else he stays, with power 0
  moves: {
    kill: {
      rule: 'EC-210',
      point: [among('character', shownByOthers)],
      effect(play, card) {
        const { s, seat, box } = play;
        const owner = s.players.findIndex(p => p.shown.includes(card));
        const assassin = me(play).shown.findLast(one => isAssassin(play, one))!;
        remove(me(play).shown, assassin);
        remove(s.players[owner]!.shown, card);
        s.discard.push(assassin, card);
        play.emit('killed', seat, card);
        for (const gainer of [seat, owner]) score(play, gainer, 2 * box.characters[card]!.cost);
      },
    },
  },
};
