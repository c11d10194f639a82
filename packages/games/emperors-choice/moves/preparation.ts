import {
  among,
  type Decision,
  EMPTY,
  known,
  type Look,
  type Play,
  put,
  type Step,
  show,
  take,
  takeAny,
  todo,
  WHOLE_TABLE,
} from '@tianxia/kernel';
import { carryOut, drawCharacter, drawTile } from '../effects/gains.ts';
import { type EmperorsChoice, NO_ORDER_TILE, NOTHING_DECLARED } from '../state.ts';

type Playing = Play<EmperorsChoice>;

// ---- what chance decides before the first round ----
export const begin: Step<EmperorsChoice> = play => {
  const { s, box, rand, emit } = play;
  const carriages = [...box.startCarriages];
  for (let seat = 0; seat < s.seats; seat++)
    for (let i = 0; i < box.pack.start.carriages; i++) s.tiles[seat]!.push(takeAny(carriages, rand)); // EC-038
  s.gone.push(...carriages); // EC-041
  layMarket(play); // EC-043
  const cards = box.pack.policies.map((_, card) => card + 1); // EMPTY is 0
  while (cards.length > 0) s.policies.push(2 * (takeAny(cards, rand) - 1) + rand(2)); // EC-044
  laySets(play); // EC-049
  if (box.randomStart) s.start = rand(s.seats); // EC-051
  emit('begins', s.start);
  for (let i = 0; i < box.table.bonusTiles; i++) put(s.bonusHand, takeAny(s.bonusPile, rand), 0);
  todo(play, { at: 'handOn', seat: (s.start + s.seats - 1) % s.seats });
};
/** EC-035, EC-052: the next holder sees what is left. */
export const handOn: Step<EmperorsChoice> = play => {
  const { s, seat, emit } = play;
  for (const tile of s.bonusHand.pieces) {
    show(s.bonusHand, tile, known(seat));
    emit('sawBonus', seat, tile);
  }
  todo(play, { at: 'bonus', seat });
};
/** EC-052: from the last player back to the start player. */
export const bonus: Decision<EmperorsChoice> = {
  moves: {
    take: {
      rule: 'EC-052',
      point: [among('bonus', ({ s }: Look<EmperorsChoice>) => s.bonusHand.pieces)],
      effect(play, tile) {
        const { s, box, seat, emit } = play;
        take(s.bonusHand, tile);
        s.bonusTaken[seat] = tile;
        emit('tookBonus', seat, tile);
        if (s.bonusHand.pieces.length > 0)
          todo(play, { at: 'handOn', seat: (seat + s.seats - 1) % s.seats }); // EC-053
        else todo(play, { at: 'round', seat: WHOLE_TABLE }); // EC-054: what nobody took is not asked for again
        carryOut(play, seat, box.bonusSlash[tile]!, false); // EC-055: before the next pick
      },
    },
  },
};

/** EC-057: the phases of a round. */
export const round: Step<EmperorsChoice> = play => {
  const { s, emit } = play;
  emit('round', s.round);
  emit('starts', s.start);
  todo(
    play,
    { at: 'auction', seat: s.start, opening: true },
    { at: 'management', seat: WHOLE_TABLE, order: 1 },
    { at: 'select', seat: WHOLE_TABLE },
    { at: 'select', seat: WHOLE_TABLE },
    { at: 'preparation', seat: WHOLE_TABLE },
  );
};

/** Phase IV, but for the last round; what it does not name stays (EC-221). */
export const preparation: Step<EmperorsChoice> = play => {
  const { s, box } = play;
  // EC-058
  if (s.round === box.pack.rounds) {
    todo(play, { at: 'final', seat: WHOLE_TABLE, place: 0 });
    return;
  }
  laySets(play); // EC-216
  s.start = s.order.indexOf(s.seats); // EC-217
  s.order.fill(NO_ORDER_TILE);
  s.highest = NOTHING_DECLARED;
  s.declared.fill(NOTHING_DECLARED);
  s.exits = allOf(box.exits); // EC-218
  s.decrees = allOf(box.decreeNumbers);
  for (const card of s.market.splice(0)) s.discard.push(card); // EC-219
  layMarket(play);
  s.round++; // EC-220
  todo(play, { at: 'round', seat: WHOLE_TABLE });
};
export const allOf = (tiles: readonly number[]): number => tiles.reduce((set, tile) => set | (1 << tile), 0);

function laySets(play: Playing): void {
  const { s, box, emit } = play;
  for (const [set, size] of box.table.tileSets.entries())
    for (let i = 0; i < size; i++) {
      const tile = drawTile(play);
      if (tile === EMPTY) return; // EC-028
      s.sets[set]!.push(tile);
      emit('laid', set, tile);
    }
}
function layMarket(play: Playing): void {
  const { s, box, emit } = play;
  for (let i = 0; i < box.table.market; i++) {
    const card = drawCharacter(play);
    if (card === EMPTY) return;
    s.market.push(card);
    emit('offered', card);
  }
}
