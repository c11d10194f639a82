import { boardTextIn } from '../board.ts';
import { kinds } from './kinds.ts';

export const boardText = boardTextIn(
  {
    officialSigns: ['r', 'g', 'w'],
    aspectSigns: ['W', 'C', 'L'],
    board: (id, side) => `${id} ${side}`,
    seat: n => `seat ${n}`,
    points: n => `${n} points`,
    drawn: 'drawn',
    markers: 'markers',
    supply: 'supply',
    left: (governors, palaces, walls) => `left ${governors} Governors ${palaces} Palaces ${walls} Walls`,
    hand: 'hand',
    rows: { cards: 'cards', officials: 'officials', land: 'land' },
    land: (workers, unrest, of) => `${workers} w, unrest ${unrest}/${of}`,
    pieces: { wall: 'wall', palace: 'palace', governor: 'governor' },
    open: 'open',
    head: (round, court, cards, track, rewards, decks) =>
      `Round ${round}  court ${court} (${cards})  track ${track}  rewards ${rewards}  decks ${decks}`,
    markersLeft: (low, tall) => `markers left ${low}  tall ${tall}`,
    region: n => `Region ${n}`,
    governors: 'Governors',
    palaces: 'Palaces',
    walls: 'Walls',
    tasks: 'Tasks',
    site: (_, id) => id,
  },
  kinds,
);
/** What its signs mean. */
export const legend: readonly string[] = [
  '. free; 1 to 4: the seat whose piece stands there. >: whose turn it is.',
  'r, g, w: red, gray and white Officials, before the stroke in the Governors area, behind it in the Workers area.',
  'W, C, L: Writing, Currency, Laws. W2+1×3: two markers and a tall one, worth three.',
  'X: no card lies on the Court. C?: a card of which you see the colour alone. w: Workers.',
];
