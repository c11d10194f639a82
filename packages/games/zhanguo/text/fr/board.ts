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
