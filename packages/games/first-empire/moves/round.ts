import { among, endGame, takeAny, todo, WHOLE_TABLE } from '@tianxia/kernel';
import { isLiSi, LI_SI } from '../box.ts';
import { ALL_ASPECTS, type Automatic, type Choice, type Doing } from '../rule.ts';
import { NOBODY } from '../state.ts';

export const begin: Automatic<'begin'> = play => play.emit('begins', play.seat);

/** FE-047, FE-048: chosen at once, carried out in turn order. */
export const startingTile: Choice<'startingTile'> = {
  asks: ({ box, seat }) => !isLiSi(box, seat),
  moves: {
    take: {
      rule: 'FE-047',
      point: [among('startingTile', ({ s, seat }) => s.startingTiles[seat]!)],
      effect(play, tile) {
        const { s, box, seat } = play;
        s.startingTilesUsed.push(...s.startingTiles[seat]!.splice(0));
        play.emit('chose', seat, tile);
        todo(play, { at: 'effects', seat, list: box.startingTile[tile]!, i: 0, region: 0 }); // FE-049
      },
    },
  },
};
/** Phase 1 (FE-061): everybody draws; Li Si's cards become a face-down deck (FE-370). (FE-060) */
export const round: Automatic<'round'> = play => {
  const { s, box } = play;
  s.round++;
  s.column.fill(NOBODY);
  play.emit('round', s.round);
  if (box.solo) s.liSiDiscards.push(...s.liSiCards.splice(0));
  for (const seat of s.order) draw(play, seat);
  todo(play, { at: 'turns', seat: WHOLE_TABLE, turn: 0 });
};
function draw({ s, box, rand, emit }: Doing, seat: number): void {
  const hand = isLiSi(box, seat) ? s.liSiCards : s.hands[seat]!;
  for (const aspect of ALL_ASPECTS)
    for (let i = 0; i < box.pack.cardsOfEachAspect; i++) {
      const card = takeAny(s.decks[aspect]!, rand);
      hand.push(card);
      if (hand !== s.liSiCards) emit('drew', seat, card);
    }
}
/** Phase 2 (FE-062): one card each in turn order until all hands are empty. */
export const turns: Automatic<'turns'> = play => {
  const { s, box, frame } = play;
  const each = box.pack.cardsOfEachAspect * ALL_ASPECTS.length;
  if (frame.turn === each * s.seats) {
    todo(play, { at: 'rewards', seat: WHOLE_TABLE, row: 0 });
    return;
  }
  const seat = s.order[frame.turn % s.seats]!;
  todo(
    play,
    { at: isLiSi(box, seat) ? 'liSi' : 'turn', seat },
    { at: 'turns', seat: WHOLE_TABLE, turn: frame.turn + 1 },
  );
};
/** FE-246: the track closes up; then come the markers in the round's column. Steps 3 to 5 follow (FE-235). */
export const newOrder: Automatic<'newOrder'> = play => {
  const { s, box } = play;
  s.order = [...s.order.filter(seat => !s.column.includes(seat)), ...s.column.filter(seat => seat !== NOBODY)];
  for (const [i, seat] of s.order.entries()) play.emit('placeInOrder', i, seat);
  const { order } = s;
  todo(play, { at: 'endRound', seat: WHOLE_TABLE });
  for (let i = order.length - 1; i >= 0; i--)
    todo(play, { at: isLiSi(box, order[i]!) ? 'liSiGiveBack' : 'giveBack', seat: order[i]! });
  todo(play, { at: 'largeBack', seat: WHOLE_TABLE });
  const unlocking = box.liSiUnlocksLast ? order.toSorted() : order; // FE-397: his is the last seat
  for (let i = unlocking.length - 1; i >= 0; i--)
    if (isLiSi(box, unlocking[i]!)) todo(play, { at: 'liSiUnlock', seat: unlocking[i]! });
    else todo(play, { at: 'unlock', seat: unlocking[i]!, value: 0 });
};
export const ENDINGS = ['rounds'] as const;
/** FE-252 */
export const endRound: Automatic<'endRound'> = play => {
  const { s, box } = play;
  if (s.round === box.pack.rounds) {
    play.emit('finished');
    endGame(play, ENDINGS[0]);
    return;
  }
  if (box.solo) {
    s.orders.push(...s.ordersUsed.splice(0)); // FE-399
    play.emit('liSiShuffles', LI_SI);
  }
  todo(play, { at: 'round', seat: WHOLE_TABLE });
};
