import { boardTextIn } from '../board.ts';
import { action, named, names, symbol } from './names.ts';

export const boardText = boardTextIn({
  aspects: ['é', 'm', 'l'],
  action,
  region: (region, box) => named(box.pack.regions[region]!),
  site: (site, box) => named(box.pack.wallSites[site]!),
  symbol,
  palaceTile: names.palaceTile!,
  rival: 'Li Si',
  head: (points, ship, tokens, large, hand) =>
    `${points} PV  navire ${ship}  jetons ${tokens}  grands ${large}  main ${hand}`,
  left: ({ governors, palaces, walls, officials, locked, entrance, alchemists }) =>
    `reste : gouverneurs ${governors} palais ${palaces} murailles ${walls} officiels ${officials} soldats à libérer ${locked} à l’entrée ${entrance} alchimistes ${alchemists}`,
  land: (unrest, officials, workers, cards) =>
    `agitation ${unrest} officiels ${officials} ouvriers ${workers} cartes ${cards}`,
  map: (governors, tiles, palaces, palaceTiles) =>
    `gouverneurs ${governors} ${tiles}  palais ${palaces} tuiles ${palaceTiles}`,
  emperor: 'empereur',
  table: (round, order, column, court, supply, large, masters) =>
    `manche ${round}  ordre ${order}  colonne ${column}  cour ${court}  réserve ${supply}  grands ${large}  maîtres ${masters}`,
});
/** What its signs mean. */
export const legend: readonly string[] = [
  '. libre ; de 1 à 4 : des places. > : à qui de jouer.',
  'Trois nombres a/b/c : Alchimistes, Architectes, Généraux pour les Officiels ; Écriture, Monnaie, Lois pour les jetons.',
  'GT01 : une tuile de bonus de Gouverneur, entre crochets ses deux emplacements. WT1a : la face d’une tuile Muraille, entre parenthèses chaque emplacement avec son niveau et la place qui y a construit.',
  'ET1 : une tuile Empereur. MR1 : une tuile du Mausolée, avec les places dont un Soldat s’y trouve.',
  '10+23 : les cartes glissées dans une région ; une carte qui porte une tuile Empereur en nomme l’action. ?m : une carte dont vous ne voyez que l’aspect.',
];
