import type { View } from '@tianxia/kernel';
import type { Box } from '../../box.ts';
import { ARMIES } from '../../content/vocabulary.ts';
import { criterionOf, isTribe, winnersOf } from '../../facts/strength.ts';
import type { Bid, State } from '../../state.ts';
import { has } from '../../words.ts';
import { enhancement, general } from './names.ts';

const SHORT = ['gold', 'rice', 'untrained', 'trained', 'spears', 'horses', 'crossbows', 'vessels', 'support'];
const nameOf = (box: Box, seat: number): string => (seat < 0 ? 'nobody' : box.pack.states[seat]!.names.en);
const listed = (list: readonly string[]): string => (list.length > 0 ? list.join(', ') : '-');

/** `Zhang He 4` with a mark for each thing that went along. */
function bidText(box: Box, { seat, general: who, army, units, gold, support, emperor, bonus, total }: Bid): string {
  const along = [
    units > 0 ? `${units} ${ARMIES[army]}` : '',
    gold > 0 ? `${gold} gold` : '',
    support > 0 ? `${support} support` : '',
    emperor > 0 ? 'emperor' : '',
    bonus > 0 ? `skill +${bonus}` : '',
  ].filter(Boolean);
  return `${nameOf(box, seat)} ${general(who, box)} ${total}${along.length > 0 ? ` (${along.join(', ')})` : ''}`;
}
function spaceText(s: State, box: Box, space: number): string {
  const there = s.bids.filter(bid => bid.space === space && bid.home === 0).map(bid => bidText(box, bid));
  const criterion = isTribe(box, space) ? ' ' : 'AC'[criterionOf(s, box, space)]!;
  const ahead = [0, 1, 2].filter(seat => has(winnersOf(s, box, space), seat)).map(seat => nameOf(box, seat));
  const alliance = space === s.alliance ? ' [alliance]' : '';
  const leads = there.length > 0 ? ` -> ${ahead.join(' and ')}` : '';
  return `  ${criterion} ${box.pack.spaces[space]!.names.en}${alliance}: ${listed(there)}${leads}`;
}
function locationText(s: State, box: Box, at: number): string {
  const { names, army } = box.pack.locations[at]!;
  const who = s.garrison[at]!;
  if (who === 0) return `${names.en} (${army})`;
  const store = s.token[at] === 1 ? 'granary' : 'treasury';
  return `${names.en} (${army}): ${nameOf(box, box.seatOf[who]!)} ${general(who, box)}, ${s.units[at]} units, ${store} ${s.flips[at]} VP`;
}
function playerText(s: State, box: Box, seat: number): string[] {
  const p = s.players[seat]!;
  const goods = p.goods.flatMap((n, good) => (n > 0 ? [`${n} ${SHORT[good]}`] : []));
  const lands = ['farm', 'marketplace'].map(
    (name, land) => `${name} ${p.level[land]} (${p.flipped[land]} flipped, ${p.stored[land]} stored)`,
  );
  const turn = s.agenda.at(-1)?.seat === seat ? '>' : ' ';
  const generals = [...p.shown, ...p.hidden, ...p.fresh].map(one => general(one, box));
  return [
    `${turn} ${nameOf(box, seat)}  ${box.pack.ranks[p.rank]!.names.en}  tribe ${p.tribe}  military ${p.military}  deficits ${p.deficits}${p.passed ? '  passed' : ''}`,
    `    ${listed(goods)}; ${lands.join(', ')}`,
    `    generals ${listed(generals)}`,
    `    hand ${listed(p.hand.pieces.map(one => enhancement(one, box)))}; built ${listed(p.built.map(one => enhancement(one, box)))}`,
    ...(p.drawn.length > 0 ? [`    drawn ${listed(p.drawn.map(one => general(one, box)))}`] : []),
  ];
}
/** Spaces with their bids, borders and states as this viewer knows them, for terminals and golden texts. */
export function boardText(view: View<State>, box: Box): string {
  const order = view.order.map(seat => nameOf(box, seat)).join(', ');
  return [
    `  round ${view.round}  bid order ${order}  emperor ${nameOf(box, view.emperor)}${view.left > 0 ? ` (${general(view.left, box)} left there)` : ''}`,
    ...box.everySpace.map(space => spaceText(view, box, space)),
    ...box.locationsOf.map(places => `  ${places.map(at => locationText(view, box, at)).join('; ')}`),
    ...view.players.flatMap((_, seat) => playerText(view, box, seat)),
    `  decks ${view.decks.map((deck, i) => deck.length + view.under[i]!.pieces.length).join(' ')}`,
  ].join('\n');
}
