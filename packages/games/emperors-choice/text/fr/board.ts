import { boardTextIn } from '../board.ts';
import { named } from './names.ts';

export const boardText = boardTextIn({
  card: (card, box) => `${named(box.characters[card]!.names)} ${box.characters[card]!.power}`,
  tile: (tile, box) => named(box.tiles[tile]!.names),
  treasure: (treasure, box) => named(box.pack.treasures[treasure]!.names),
  policy: (side, box) => named(box.sides[side]!.names),
  bid: (total, cards, cubes) => `enchère ${total} (${cards} + ${cubes} cubes)`,
  seat: (seat, vp, trust, money, cubes, palace, order) =>
    `place ${seat}  ${vp} PV  confiance ${trust}  pièces ${money}  cubes ${cubes}  palais ${palace}  ordre ${order}`,
  hand: 'main',
  tiles: 'tuiles',
  wall: 'muraille',
  done: 'accomplie',
  underIt: tributes => `+${tributes} tribut`,
  head: (round, start, strength, supply, highest) =>
    `manche ${round}  premier joueur : place ${start}  Xiongnu ${strength}  réserve ${supply} cubes  meilleure enchère ${highest}`,
  policies: 'politiques',
  sets: 'lots',
  market: (cards, deck, discard, tributes, bag) =>
    `à recruter ${cards}  pioche ${deck}  défausse ${discard}  tributs ${tributes}  sac ${bag}`,
  free: (exits, decrees, treasures) => `sorties ${exits}  décrets ${decrees}  trésors ${treasures}`,
});
/** What its signs mean. */
export const legend: readonly string[] = [
  'Après une enchère, entre parenthèses : les personnages et les cubes révélés pour elle.',
  'Sorties, décrets, trésors : ceux qui sont encore libres. 1 : 2 : sont les lots de tuiles proposés.',
  '- : rien. ? : une carte que vous ne voyez pas. > : à qui de jouer.',
];
