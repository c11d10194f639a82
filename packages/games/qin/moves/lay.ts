import { among, type Check, counted, type Look, type Move, OK, quick, remove } from '@tianxia/kernel';
import { NONE } from '../facts/joins.ts';
import { inTheWay, takenBy } from '../facts/tiles.ts';
import { oneColoured } from '../geography.ts';
import { moveFrontier } from '../land.ts';
import { No } from '../reasons.ts';
import { GRASSLAND, isTerritory, OFF } from '../squares.ts';
import type { Qin } from '../state.ts';
import { endTurn } from './draw.ts';
import { joinsAllowed } from './joins.ts';
import { formGroup, placeDue } from './provinces.ts';
import { settleVillages } from './villages.ts';

type Rule = Check<Qin>;

// ---- where a tile may lie. A place is two squares side by side, so no lay can ever tear a tile apart (QIN-060) ----
const onTheBoard: Rule = ({ box }, _tile, place) => (box.secondSquare[place] === OFF ? No.offTheBoard : OK); // QIN-062

const onGrassland: Rule = ({ s, box }, _tile, place) => {
  const square = inTheWay(s, box, place);
  return square === OFF ? OK : No[takenBy(s, box, square)!]; // QIN-060, QIN-061
};

/** QIN-066: a territory, whatever its colour. */
const touchesTerritory: Rule = (look, _tile, place) => {
  const { s, box } = look;
  const square = box.firstSquare[place]!;
  const other = box.secondSquare[place]!;
  if (s.frontier[square] === 1 || s.frontier[other] === 1) return OK; // QIN-063, QIN-068
  if (meetsCorner(look, square) || meetsCorner(look, other)) return No.cornerOnly; // QIN-064
  return box.villagesBeside[square] || box.villagesBeside[other] ? No.villageOnly : No.touchesNothing; // QIN-065
};
function meetsCorner({ s, box }: Look<Qin>, square: number): boolean {
  const column = square % box.wide;
  const corners = [column > 0 ? -1 : 0, column < box.wide - 1 ? 1 : 0].filter(side => side !== 0);
  return corners.some(side =>
    [-box.wide, box.wide].some(row => isTerritory(s.ground[square + side + row] ?? GRASSLAND)),
  );
}

/** Equal tiles in a hand are one choice. */
function kindsInHand({ s, seat }: Look<Qin>): readonly number[] {
  const hand = s.hands[seat]!;
  if (hand.length === 3 && hand[0] !== hand[1] && hand[1] !== hand[2] && hand[0] !== hand[2]) return hand;
  const kinds: number[] = [];
  for (let i = 0; i < hand.length; i++) if (!kinds.includes(hand[i]!)) kinds.push(hand[i]!);
  return kinds;
}
/** QIN-067: a two-colour tile may lie either way round on a pair of squares, a one-coloured tile one way. */
const allPlaces = ({ box }: Look<Qin>, tile: number) => (oneColoured(box, tile) ? box.unturned : box.places);
const howManySpots = ({ s, box }: Look<Qin>, tile: number) =>
  oneColoured(box, tile) ? s.spots.length : s.spots.length * 2;
const nthSpot = ({ s, box }: Look<Qin>, tile: number, i: number) =>
  oneColoured(box, tile) ? box.placeOf[s.spots[i]! * 2]! : box.placeOf[s.spots[i >> 1]! * 2 + (i & 1)]!;

export const lay: Move<Qin> = {
  rule: 'QIN-050',
  point: [
    among('tile', kindsInHand), // QIN-070: pagodas are not asked for
    quick(
      among('place', allPlaces, onTheBoard, onGrassland, touchesTerritory, joinsAllowed), // the rule: every place, every reason
      counted('place', howManySpots, nthSpot, joinsAllowed), // the index: the places that pass all but the last
    ),
  ],
  effect(play, tile, place) {
    const { s, box, seat } = play;
    const square = box.firstSquare[place]!;
    const other = box.secondSquare[place]!;
    remove(s.hands[seat]!, tile); // QIN-051: one tile, and the turn goes on without another
    s.laid.push(tile); // QIN-071: for good
    play.emit('laid', seat, tile, place);
    // QIN-053, QIN-054, QIN-055: what follows follows by itself, be it nothing or several things at once
    const villages = oneColoured(box, tile)
      ? formGroup(play, box.firstColour[tile]!, square, other)
      : formGroup(play, box.firstColour[tile]!, square, NONE) | formGroup(play, box.secondColour[tile]!, other, NONE);
    moveFrontier(s, box, square);
    moveFrontier(s, box, other);
    const over = placeDue(play, square, other) || settleVillages(play, villages); // QIN-143: the game may end right here (QIN-146)
    if (!over) endTurn(play);
  },
};
