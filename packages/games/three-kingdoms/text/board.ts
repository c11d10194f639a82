import type { View } from '@tianxia/kernel';
import type { Box } from '../box.ts';
import { ARMIES } from '../content/vocabulary.ts';
import { criterionOf, isTribe, winnersOf } from '../facts/strength.ts';
import type { Bid, State } from '../state.ts';
import { has } from '../words.ts';
import type { Names } from './en/names.ts';

/** The words of a board in text. */
export interface BoardWords {
  named: (names: Names) => string;
  general: (general: number, box: Box) => string;
  enhancement: (card: number, box: Box) => string;
  goods: readonly string[]; // by good, a word each
  armies: readonly string[];
  of: (n: number, what: string) => string; // '2 gold'
  nobody: string;
  emperor: string;
  skill: (bonus: number) => string;
  criteria: readonly [string, string]; // a letter each: administration, combat
  alliance: string;
  and: string;
  stores: readonly [treasury: string, granary: string];
  garrison: (state: string, general: string, units: number, store: string, points: number) => string;
  land: (land: number, level: number, flipped: number, stored: number) => string;
  state: (state: string, rank: string, tribe: number, military: number, deficits: number) => string;
  passed: string;
  generals: string;
  hand: string;
  built: string;
  drawn: string;
  head: (round: number, order: string, emperor: string) => string;
  left: (general: string) => string;
  decks: string;
}
const nameOf = (w: BoardWords, box: Box, seat: number): string =>
  seat < 0 ? w.nobody : w.named(box.pack.states[seat]!.names);
const listed = (list: readonly string[]): string => (list.length > 0 ? list.join(', ') : '-');

/** `Zhang He 4` with a mark for each thing that went along. */
function bidText(
  w: BoardWords,
  box: Box,
  { seat, general: who, army, units, gold, support, emperor, bonus, total }: Bid,
): string {
  const along = [
    units > 0 ? w.of(units, w.armies[army]!) : '',
    gold > 0 ? w.of(gold, w.goods[0]!) : '',
    support > 0 ? w.of(support, w.goods[8]!) : '',
    emperor > 0 ? w.emperor : '',
    bonus > 0 ? w.skill(bonus) : '',
  ].filter(Boolean);
  return `${nameOf(w, box, seat)} ${w.general(who, box)} ${total}${along.length > 0 ? ` (${along.join(', ')})` : ''}`;
}
function spaceText(w: BoardWords, s: State, box: Box, space: number): string {
  const there = s.bids.filter(bid => bid.space === space && bid.home === 0).map(bid => bidText(w, box, bid));
  const criterion = isTribe(box, space) ? ' ' : w.criteria[criterionOf(s, box, space)]!;
  const ahead = [0, 1, 2].filter(seat => has(winnersOf(s, box, space), seat)).map(seat => nameOf(w, box, seat));
  const alliance = space === s.alliance ? ` [${w.alliance}]` : '';
  const leads = there.length > 0 ? ` -> ${ahead.join(w.and)}` : '';
  return `  ${criterion} ${w.named(box.pack.spaces[space]!.names)}${alliance}: ${listed(there)}${leads}`;
}
function locationText(w: BoardWords, s: State, box: Box, at: number): string {
  const { names, army } = box.pack.locations[at]!;
  const who = s.garrison[at]!;
  const place = `${w.named(names)} (${w.armies[ARMIES.indexOf(army)]})`;
  if (who === 0) return place;
  const store = w.stores[s.token[at] === 1 ? 1 : 0];
  return `${place}: ${w.garrison(nameOf(w, box, box.seatOf[who]!), w.general(who, box), s.units[at]!, store, s.flips[at]!)}`;
}
function playerText(w: BoardWords, s: State, box: Box, seat: number): string[] {
  const p = s.players[seat]!;
  const goods = p.goods.flatMap((n, good) => (n > 0 ? [w.of(n, w.goods[good]!)] : []));
  const lands = [0, 1].map(land => w.land(land, p.level[land]!, p.flipped[land]!, p.stored[land]!));
  const turn = s.agenda.at(-1)?.seat === seat ? '>' : ' ';
  const generals = [...p.shown, ...p.hidden, ...p.fresh].map(one => w.general(one, box));
  return [
    `${turn} ${w.state(nameOf(w, box, seat), w.named(box.pack.ranks[p.rank]!.names), p.tribe, p.military, p.deficits)}${p.passed ? `  ${w.passed}` : ''}`,
    `    ${listed(goods)}; ${lands.join(', ')}`,
    `    ${w.generals} ${listed(generals)}`,
    `    ${w.hand} ${listed(p.hand.pieces.map(one => w.enhancement(one, box)))}; ${w.built} ${listed(p.built.map(one => w.enhancement(one, box)))}`,
    ...(p.drawn.length > 0 ? [`    ${w.drawn} ${listed(p.drawn.map(one => w.general(one, box)))}`] : []),
  ];
}
/** Spaces with their bids, borders and states as this viewer knows them, for terminals, golden texts and readers who cannot see the board. */
export const boardTextIn =
  (w: BoardWords) =>
  (view: View<State>, box: Box): string => {
    const order = view.order.map(seat => nameOf(w, box, seat)).join(', ');
    return [
      `  ${w.head(view.round, order, nameOf(w, box, view.emperor))}${view.left > 0 ? ` (${w.left(w.general(view.left, box))})` : ''}`,
      ...box.everySpace.map(space => spaceText(w, view, box, space)),
      ...box.locationsOf.map(places => `  ${places.map(at => locationText(w, view, box, at)).join('; ')}`),
      ...view.players.flatMap((_, seat) => playerText(w, view, box, seat)),
      `  ${w.decks} ${view.decks.map((deck, i) => deck.length + view.under[i]!.pieces.length).join(' ')}`,
    ].join('\n');
  };
