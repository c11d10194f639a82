import { type Handlers, handle, type Score, type Seat } from '@tianxia/kernel';
import type { Box } from './box.ts';
import type { AtEnd } from './content/vocabulary.ts';
import { powerOf } from './count.ts';
import { count } from './facts/holdings.ts';
import { type EmperorsChoice, ledgerAt, SOURCES, type Source, type State } from './state.ts';

/** EC-222: steps 2 to 7 of the final scoring in their order, as they would count now. */
export const FINAL_LINES = ['trust', 'palace', 'money', 'characters', 'treasures', 'tributes'] as const;
type Line = Source | (typeof FINAL_LINES)[number];

const fromLedger = (source: Source): Score<EmperorsChoice> => {
  const row = SOURCES.indexOf(source);
  return (s, seat) => s.ledger[row * s.seats + seat]!;
};
const atEnd: Handlers<AtEnd, [State, Seat, Box], number> = {
  vp: ({ amount }) => amount,
  vpPer: ({ of, each }, s, seat, box) => each * count(s, box, seat, of),
};
/** EC-229; what lies revealed in an auction comes back to the hand. */
export const charactersWorth = (s: State, seat: Seat, box: Box): number =>
  worthOf(s.hands[seat]!.pieces, s, seat, box) + worthOf(s.shown[seat]!, s, seat, box);
function worthOf(cards: readonly number[], s: State, seat: Seat, box: Box): number {
  let points = 0;
  for (let i = 0; i < cards.length; i++) {
    const effects = cards[i]! > 0 ? box.characters[cards[i]!]!.atEnd : undefined; // in a view others hold unknown cards
    if (effects !== undefined) for (const effect of effects) points += handle(atEnd, effect, s, seat, box);
  }
  return points;
}

/** The score sheet: what made up the points of the track, then what the end adds to them. */
export const score: Record<Line, Score<EmperorsChoice>> = {
  // EC-232: no line for cubes
  start: fromLedger('start'),
  policies: fromLedger('policies'),
  decrees: fromLedger('decrees'),
  icons: fromLedger('icons'),
  treasureUse: fromLedger('treasureUse'),
  assassin: fromLedger('assassin'),
  emptyPile: fromLedger('emptyPile'),
  shortfalls: fromLedger('shortfalls'),
  finalPolicies: fromLedger('finalPolicies'),
  trust: (s, seat, box) => Math.floor(s.trust[seat]! / box.pack.finalScoring.trustPerVp), // EC-226
  palace: (s, seat, box) => box.pack.palace.spaces[s.palace[seat]!]!.vp, // EC-227
  money: (s, seat, box) => s.money[seat]! * box.pack.finalScoring.vpPerMoney, // EC-228
  characters: charactersWorth,
  // EC-230
  treasures: (s, seat, box) =>
    s.treasures.reduce((sum, owner, i) => (owner === seat ? sum + box.pack.treasures[i]!.vp : sum), 0),
  // EC-231
  tributes: (s, seat, box) =>
    s.tributes[seat]!.reduce((sum, tribute) => (tribute > 0 ? sum + box.pack.tributes[tribute - 1]!.vp : sum), 0),
};
/** EC-233, EC-234, EC-235: cards in hand, then the single best of them, then the smaller order tile. */
export const tiebreak: readonly Score<EmperorsChoice>[] = [
  (s, seat) => s.hands[seat]!.pieces.length,
  (s, seat, box) =>
    s.hands[seat]!.pieces.reduce((best, card) => (card > 0 ? Math.max(best, powerOf(s, box, seat, card)) : best), 0),
  (s, seat) => -s.order[seat]!,
];
export const ledgerTotal = (s: State, seat: Seat): number =>
  SOURCES.reduce((sum, source) => sum + s.ledger[ledgerAt(s, source, seat)]!, 0);
