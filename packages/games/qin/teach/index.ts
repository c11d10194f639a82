import type { Position, Tutorial } from '@tianxia/kernel';

const options = { board: 'bird', start: 'first' };
/** You hold blue–blue, blue–blue and yellow–blue; Lian yellow–yellow, red–yellow and red–red. */
const first: Position = { seed: 430, seats: 2, options, you: 0, choices: [] };
const FOUNDING = 'lay.lay 3 224'; // blue–blue, E5–F5
const GROWING = 'lay.lay 3 216'; // blue–blue, C5–D5
const VILLAGE = 'lay.lay 6 113'; // blue on C4, yellow on C3
const LIAN_RED = [1, 'lay.lay 1 493'] as const; // red–red, G10–G11
const LIAN_YELLOW = [1, 'lay.lay 2 340'] as const; // yellow–yellow, H7–I7

/** Lian begins. Both of you have a blue province of three squares, and you hold blue–blue and yellow–blue. */
const tied: Position = {
  seed: 71,
  seats: 2,
  options,
  you: 1,
  choices: [
    [0, 'lay.lay 3 340'], // blue–blue, H7–I7
    [1, 'lay.lay 3 236'], // blue–blue, H5–I5
    [0, 'lay.lay 5 354'], // blue on J7, red on K7
  ],
};

export const tutorial = {
  minutes: 9,
  lessons: [
    {
      id: 'founding',
      position: first,
      replies: [LIAN_RED],
      steps: [
        { id: 'goal', at: ['seat 0'] },
        { id: 'hand', at: ['half 0'] },
        {
          id: 'found',
          at: ['half 0', 'square 57', 'square 56'],
          do: [FOUNDING],
          wrong: [
            { say: 'corner', words: 'lay.lay 3 172', refused: 'cornerOnly' }, // E4–F4
            { say: 'nothing', words: 'lay.lay 3 0', refused: 'touchesNothing' },
            { say: 'twoOnly', words: 'lay.lay 3 340', like: 'lay.lay 3 *' }, // H7–I7
          ],
        },
      ],
    },
    {
      id: 'growing',
      position: { ...first, choices: [[0, FOUNDING], LIAN_RED] },
      replies: [LIAN_YELLOW],
      steps: [
        { id: 'five', at: ['square 56', 'square 57', 'square 58'] },
        {
          id: 'grow',
          at: ['half 0', 'square 55', 'square 54'],
          do: [GROWING],
          wrong: [{ say: 'notFive', words: 'lay.lay 6 216', like: 'lay.lay 6 *' }], // blue on D5
        },
      ],
    },
    {
      id: 'villages',
      position: { ...first, choices: [[0, FOUNDING], LIAN_RED, [0, GROWING], LIAN_YELLOW] },
      steps: [
        { id: 'neighbours', at: ['square 40'] },
        {
          id: 'annex',
          at: ['half 1', 'square 41', 'square 28'],
          do: ['lay.lay 6 113|lay.lay 6 170|lay.lay 6 208|lay.lay 6 267'], // blue beside the village, whichever way round
          show: [VILLAGE],
          wrong: [{ say: 'farFromVillage', words: 'lay.lay 6 129', like: 'lay.lay 6 *' }], // blue on G4
        },
      ],
    },
    {
      id: 'joining',
      position: tied,
      replies: [[0, 'lay.lay 1 493']],
      steps: [
        { id: 'meeting', at: ['square 60', 'square 86'] },
        {
          id: 'outgrow',
          at: ['half 1', 'square 45', 'square 32'],
          do: [['129', '133', '176', '177', '180', '186', '224', '280', '283'].map(at => `lay.lay 6 ${at}`).join('|')],
          show: ['lay.lay 6 129'], // blue on G4
          wrong: [{ say: 'tie', words: 'lay.lay 3 292', refused: 'tied' }],
        },
        { id: 'join', at: ['half 0', 'square 73', 'square 74'], do: ['lay.lay 3 292'] },
      ],
    },
    {
      id: 'game',
      position: { seed: 2, seats: 2, options, you: 0, choices: [] },
      steps: [{ id: 'play', until: 'over' }],
    },
  ],
} as const satisfies Tutorial;
