import { type Handlers, handle, takeAny, todo } from '@tianxia/kernel';
import { CARDS_IN_REGION } from '../at.ts';
import { ASPECTS, type Order } from '../content/shape.ts';
import { placeAlchemistCard, takeMaster } from '../moves/elixir.ts';
import { gainTokens, unlockSoldiers } from '../moves/gains.ts';
import type { Automatic, Doing } from '../rule.ts';
import { cardsIn, hasRoom, putCard } from '../tableau.ts';
import { buildPalace, buildWall, installGovernor } from './buildings.ts';

const obey: Handlers<Order, [Doing]> = {
  // FE-372, FE-373
  unify: ({ tokens, otherwise }, play) => unify(play, tokens, otherwise),
  search: ({ spaces }, play) => search(play, spaces),
  governor: (order, play) => installGovernor(play, order),
  palace: (order, play) => buildPalace(play, order),
  wall: (order, play) => buildWall(play, order),
};
/** FE-371: the top card, carried out; a card played once leaves the game. */
export const liSi: Automatic<'liSi'> = play => {
  const { s, box, seat, rand } = play;
  if (s.orders.length === 0) s.orders.push(...s.ordersUsed.splice(0));
  const number = takeAny(s.orders, rand);
  (box.liSi.once[number] ? s.ordersGone : s.ordersUsed).push(number);
  play.emit('liSiOrder', seat, number);
  handle(obey, box.liSi.orders[number]!, play);
  todo(play, { at: 'liSiSoldiers', seat });
};

/** FE-376, FE-377: the first free place from Chu up to the region of this round, or the Court pile. */
function unify(play: Doing, tokens: readonly number[], otherwise: number): void {
  const { s, box, seat, rand } = play;
  const card = takeAny(s.liSiCards, rand); // he is dealt as many as he has turns
  for (let region = 0; region < s.round; region++) {
    const position = cardsIn(s, seat, region);
    if (position === CARDS_IN_REGION) continue;
    putCard(s, seat, card, region);
    play.emit('tucked', seat, card, region, position);
    gainTokens(play, box.type[card]!, tokens[position]!);
    return;
  }
  s.court.push(card);
  play.emit('liSiCourt', seat, card, s.round - 1);
  for (let aspect = 0; aspect < ASPECTS.length; aspect++) gainTokens(play, aspect, otherwise);
}

/** FE-380: whether he unlocks or places is settled before the move; each symbol falls back on its own. */
function search(play: Doing, spaces: number): void {
  const { s, box, seat, rand } = play;
  if (s.ship[seat] === box.end) {
    play.emit('stayed', seat);
    return;
  }
  const places = s.entrance[seat]! > 0; // FE-381
  let told = false;
  for (let left = spaces; left > 0 && s.ship[seat]! < box.end; left--) {
    const space = ++s.ship[seat]!;
    const symbols = box.symbols[space]!;
    if (symbols > 0 || space === box.master || left === 1 || space === box.end) play.emit('sailed', seat, space);
    if (symbols > 0 && !told) {
      if (places) play.emit('liSiPlaces', seat, s.round - 1);
      else play.emit('liSiUnlocks', seat);
      told = true;
    }
    for (let i = 0; i < symbols; i++) spendSymbol(play, places);
    // FE-384
    if (space === box.master && s.masters.length > 0) takeMaster(play, s.masters[rand(s.masters.length)]!);
  }
}
function spendSymbol(play: Doing, places: boolean): void {
  const { s, seat, rand } = play;
  const region = s.round - 1;
  const cards = s.alchemists[seat]!;
  if (places) {
    if (cards.length > 0 && hasRoom(s, seat, region)) {
      placeAlchemistCard(play, cards[rand(cards.length)]!, region); // FE-382
      return;
    }
    if (cards.length === 0) play.emit('liSiNoAlchemist', seat);
    else play.emit('liSiNoRoom', seat, region);
  }
  if (s.locked[seat]! > 0) unlockSoldiers(play, 1);
  else play.emit('lost', seat, s.ship[seat]!); // FE-383
}
