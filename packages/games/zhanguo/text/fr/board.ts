import { boardTextIn } from '../board.ts';
import { kinds, named } from './kinds.ts';

const SHAPES: Readonly<Record<string, string>> = {
  circle: 'Cercle',
  square: 'Carré',
  triangle: 'Triangle',
  star: 'Étoile',
};

export const boardText = boardTextIn(
  {
    officialSigns: ['r', 'g', 'b'],
    aspectSigns: ['É', 'M', 'L'],
    board: (id, side) => `plateau ${SHAPES[id] ?? id} ${side}`,
    seat: n => `place ${n}`,
    points: n => `${n} points`,
    drawn: 'piochées',
    markers: 'marqueurs',
    supply: 'réserve',
    left: (governors, palaces, walls) => `reste ${governors} gouverneurs ${palaces} palais ${walls} murailles`,
    hand: 'main',
    rows: { cards: 'cartes', officials: 'fonct.', land: 'terres' },
    land: (workers, unrest, of) => `${workers} o, agit. ${unrest}/${of}`,
    pieces: { wall: 'muraille', palace: 'palais', governor: 'gouverneur' },
    open: 'libre',
    head: (round, court, cards, track, rewards, decks) =>
      `Manche ${round}  Cour ${court} (${cards})  piste ${track}  récompenses ${rewards}  pioches ${decks}`,
    markersLeft: (low, tall) => `marqueurs restants ${low}  grands ${tall}`,
    region: n => `Région ${n}`,
    governors: 'Gouverneurs',
    palaces: 'Palais',
    walls: 'Murailles',
    tasks: 'Missions',
    site: names => named(names),
  },
  kinds,
);
/** What its signs mean. */
export const legend: readonly string[] = [
  '. libre ; de 1 à 4 : la place dont une pièce s’y trouve. > : à qui de jouer.',
  'r, g, b : fonctionnaires rouges, gris et blancs, avant la barre dans la zone des gouverneurs, après elle dans celle des ouvriers.',
  'É, M, L : Écriture, Monnaie, Lois. É2+1×3 : deux marqueurs et un grand, qui en vaut trois.',
  'X : aucune carte à la Cour. M? : une carte dont vous ne voyez que la couleur. o : ouvriers.',
];
