/** Emperor's Choice: passing in the auction loses the n-th strongest, then an exit tile is taken. */
import {
  among,
  type Check,
  type Decision,
  EMPTY,
  handle,
  known,
  type Look,
  OK,
  type Play,
  put,
  remove,
  type Step,
  takeAny,
  todo,
} from '../../index.ts';
import { happen } from './emperors-choice-auction.ts';
import {
  type EmperorsChoice,
  everyone,
  type Frames,
  gainCubes,
  has,
  me,
  No,
  powerOf,
} from './emperors-choice-board.ts';

type Here = Look<EmperorsChoice>;

// ---- the item at the place of one's order tile is lost (EC-083 to 087) ----
const CUBES = 0; // all revealed cubes together, among characters
function ranked(look: Here): { item: number; power: number }[] {
  const p = me(look);
  const items = p.shown.map(item => ({ item, power: powerOf(look.box, p, item) }));
  if (p.shownCubes > 0) items.push({ item: CUBES, power: p.shownCubes });
  return items.sort((x, y) => y.power - x.power);
}
function takeBack(play: Play<EmperorsChoice>): void {
  const { shown, hand } = me(play);
  for (const card of shown.splice(0)) put(hand, card, everyone(play));
  me(play).shownCubes = 0;
}
export const loss: Step<EmperorsChoice> = play => {
  const atPlace = ranked(play)[me(play).tile - 1];
  if (atPlace === undefined) takeBack(play);
  else todo(play, { at: 'loseOne', seat: play.seat, power: atPlace.power });
};
export const loseOne: Decision<EmperorsChoice, Frames['loseOne']> = {
  moves: {
    lose: {
      rule: 'EC-085',
      point: [among('item', look => ranked(look).flatMap(x => (x.power === look.frame.power ? [x.item] : [])))],
      effect(play, item) {
        const p = me(play);
        play.emit('lost', play.seat, item);
        if (item === CUBES) {
          play.s.supply += p.shownCubes;
          p.cubes -= p.shownCubes;
        } else {
          remove(p.shown, item);
          play.s.discard.push(item);
        }
        takeBack(play);
      },
    },
  },
};

// ---- the exit tile: trust, money, a cube, or the better of two cards ----
const tileLeft: Check<EmperorsChoice> = ({ s }, tile) => (has(s.exits, tile) ? OK : No.tileGone);
const useExit: readonly ((play: Play<EmperorsChoice>) => void)[] = [
  play => drawTwo(play),
  play => gainCubes(play, 1),
  play => handle(happen, { kind: 'money', amount: 2 }, play),
  play => handle(happen, { kind: 'trust', amount: 2 }, play),
  play => drawTwo(play),
];
export const exit: Decision<EmperorsChoice> = {
  moves: {
    take: {
      rule: 'EC-090',
      point: [among('exit', [...useExit.keys()], tileLeft)],
      effect(play, tile) {
        play.s.exits &= ~(1 << tile);
        useExit[tile]!(play);
      },
    },
  },
};
export function drawCharacter({ s, rand }: Play<EmperorsChoice>): number {
  if (s.deck.length === 0) s.deck.push(...s.discard.splice(0));
  return takeAny(s.deck, rand);
}
function drawTwo(play: Play<EmperorsChoice>): void {
  const cards = [drawCharacter(play), drawCharacter(play)].filter(card => card !== EMPTY);
  for (const card of cards) play.emit('drew', play.seat, card);
  me(play).drawn.push(...cards);
  todo(play, { at: 'keepOne', seat: play.seat });
}
/** EC-034: only the drawer knows what was kept; what was not is seen by all. */
export const keepOne: Decision<EmperorsChoice> = {
  asks: look => me(look).drawn.length > 0,
  moves: {
    keep: {
      rule: 'EC-137',
      point: [among('character', look => me(look).drawn)],
      effect(play, card) {
        const { drawn, hand } = me(play);
        remove(drawn, card);
        put(hand, card, known(play.seat));
        play.s.discard.push(...drawn.splice(0));
      },
    },
  },
};
