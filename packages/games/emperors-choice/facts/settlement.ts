import { clone, mute, OK, type Play, type Seat, UNKNOWN } from '@tianxia/kernel';
import type { Box } from '../box.ts';
import { powerOf } from '../count.ts';
import { gainTile } from '../effects/gains.ts';
import { scoreAll, takeTributes } from '../effects/policies.ts';
import type { EmperorsChoice, State } from '../state.ts';
import { incomeOf } from './holdings.ts';
import { fits, revealed } from './showing.ts';

/** What the rules would do to a position: they are carried out on a copy in which nothing but face-down tributes is drawn. */
function imagined(s: State, box: Box, seat: Seat, act: (play: Play<EmperorsChoice>) => void): State {
  const copy = clone(s);
  copy.bag.length = 0;
  copy.deck.length = 0;
  copy.discard.length = 0;
  copy.pile.fill(UNKNOWN);
  act({ s: copy, box, seat, frame: {}, sweep: 0, why: () => OK, rand: () => 0, emit: mute });
  return copy;
}

/** What one player would get if a policy were settled now, as far as the viewer can know. */
export interface Gain {
  vp: number; // with what missing cubes and trust cost
  trust: number;
  money: number;
  cubes: number; // paid: negative
  tributes: number;
  more: boolean; // cards in hand that the viewer does not see may add to it
}
const NOBODY = -1;
/** EC-153, EC-154: by seat, if these characters were shown. */
export function settlementOf(
  s: State,
  box: Box,
  side: number,
  chooser: Seat, // or NOBODY
  shown: readonly (readonly number[])[],
): Gain[] {
  const after = imagined(s, box, chooser, play => {
    play.s.showing = shown.map(cards => [...cards]);
    if (chooser !== NOBODY) takeTributes(play, chooser, side);
    scoreAll(play, Math.max(0, chooser), chooser, side, false);
  });
  const hides = (seat: Seat) => box.shows[side] !== 'nothing' && s.hands[seat]!.pieces.some(card => card < 0);
  return s.vp.map((_, seat) => ({
    vp: after.vp[seat]! - s.vp[seat]!,
    trust: after.trust[seat]! - s.trust[seat]!,
    money: after.money[seat]! - s.money[seat]!,
    cubes: after.cubes[seat]! - s.cubes[seat]!,
    tributes: after.tributes[seat]!.length - s.tributes[seat]!.length,
    more: hides(seat),
  }));
}
/** What a policy would bring everybody now, by seat; each shows the best of the cards that are seen. */
export const gainsOf = (s: State, box: Box, side: number, chooser: Seat): Gain[] =>
  settlementOf(
    s,
    box,
    side,
    chooser,
    s.vp.map((_, seat) => bestCards(s, box, side, seat)),
  );

/** Of the cards the viewer sees, those whose showing brings most; on a par, fewer. */
export function bestCards(s: State, box: Box, side: number, seat: Seat): number[] {
  if (box.shows[side] === 'nothing') return [];
  const seen = [...s.hands[seat]!.pieces.filter(card => card > 0), ...revealed(s, box, seat)];
  const fit = seen.filter(card => fits(box, side, card));
  const worth = (card: number) => (box.shows[side] === 'defence' ? box.defence[card]! : powerOf(s, box, seat, card));
  fit.sort((a, b) => worth(b) - worth(a));
  if (box.showExactly[side]! > 0) return fit.slice(0, box.showExactly[side]);
  const showing = (cards: readonly number[]) =>
    settlementOf(
      s,
      box,
      side,
      seat,
      s.vp.map((_, other) => (other === seat ? cards : [])),
    )[seat]!.vp;
  let best: number[] = [];
  let most = showing(best);
  for (let many = 1; many <= fit.length; many++) {
    const cards = fit.slice(0, many);
    const vp = showing(cards);
    if (vp > most) [most, best] = [vp, cards];
  }
  return best;
}

/** What a set of tiles would be worth to a player now. */
export interface Worth {
  vp: number; // more at the next settlement of the policies that lie face up
  byPolicy: readonly { side: number; vp: number }[]; // those that change
  money: number; // at once
  income: number; // more every management turn
  trust: number;
  treasures: number;
  inscriptions: number; // stone inscriptions: a policy to settle or to turn over
}
/** EC-099, EC-100, EC-109: taken now, with everything that asks for no choice carried out. */
export function worthOf(s: State, box: Box, seat: Seat, tiles: readonly number[]): Worth {
  const taken = imagined(s, box, seat, play => {
    for (const tile of tiles) gainTile(play, seat, tile);
  });
  const owning: State = { ...s, tiles: taken.tiles };
  const vpIn = (state: State, side: number) => gainsOf(state, box, side, seat)[seat]!.vp;
  const byPolicy = s.policies
    .map(side => ({ side, vp: vpIn(owning, side) - vpIn(s, side) }))
    .filter(({ vp }) => vp !== 0);
  const asking = (kind: string) =>
    tiles.filter(tile => box.tiles[tile]!.gained?.some(icon => icon.kind === kind)).length;
  return {
    vp: byPolicy.reduce((total, { vp }) => total + vp, 0),
    byPolicy,
    money: taken.money[seat]! - s.money[seat]!,
    income: incomeOf(taken, box, seat) - incomeOf(s, box, seat),
    trust: taken.trust[seat]! - s.trust[seat]!,
    treasures: asking('treasure'),
    inscriptions: asking('settle'),
  };
}
