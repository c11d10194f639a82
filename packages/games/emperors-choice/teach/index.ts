import type { Position, Tutorial } from '@tianxia/kernel';

/** The bonuses are taken; you open the auction with two characters, the bonus cavalry and four cubes. */
const auction: Position = {
  seed: 5,
  seats: 3,
  options: {},
  you: 0,
  choices: [
    [2, 'bonus.take 6'],
    [1, 'bonus.take 5'],
    [1, 'keepTile.keep 3'],
  ],
};

/** You have the most trust, and two books; the first decree is yours. */
const decree: Position = { seed: 5, seats: 3, options: { start: 'first' }, you: 1, choices: [], example: 'R8' };

export const tutorial = {
  minutes: 9,
  lessons: [
    {
      id: 'auction',
      position: auction,
      replies: [
        [1, 'bid.reveal 1'],
        [1, 'addCubes.add 2'],
        [2, 'bid.reveal 2'],
        [2, 'addCubes.add 3'],
        [1, 'bid.reveal 1'],
        [1, 'addCubes.add 0'],
        [2, 'bid.reveal 0'],
        [2, 'addCubes.add 3'],
        [1, 'lose.lose 22'],
        [1, 'exit.take 1'],
        [1, 'choose.take 13'],
        [2, 'takeSet.take 0'],
        [2, 'replenish.buy 5'],
        [1, 'takeSet.take 1'],
        [1, 'treasure.take 0'],
        [1, 'treasures.use 0'],
        [1, 'replenish.hire 33'],
      ],
      steps: [
        { id: 'goal', at: ['seat 0'] },
        { id: 'offer', at: ['set 0', 'set 1', 'set 2'] },
        {
          id: 'bid',
          at: ['bid = 3'],
          do: ['bid.reveal 0', 'addCubes.add 3'],
          wrong: [
            { say: 'mustOpen', words: 'bid.pass', refused: 'mustOpen' },
            { say: 'tooMany', words: 'bid.reveal 3', refused: 'tooMany' },
            { say: 'character', words: 'bid.reveal 1', like: 'bid.reveal *' },
          ],
        },
        {
          id: 'pass',
          at: ['choice pass'],
          do: ['bid.pass'],
          wrong: [{ say: 'higher', words: 'bid.reveal 2', like: 'bid.reveal *' }],
        },
        {
          id: 'exit',
          at: ['exit 2', 'icon 3'],
          do: ['exit.take 2', 'choose.take *'],
          show: ['exit.take 2', 'choose.take 3'],
          wrong: [{ say: 'otherExit', words: 'exit.take 0', like: 'exit.take *' }],
        },
        {
          id: 'replenish',
          at: ['soldiers = 3', 'choice buy'],
          do: ['replenish.buy 3'],
          wrong: [{ say: 'unspent', words: 'replenish.end' }],
        },
      ],
    },
    {
      id: 'decree',
      position: decree,
      steps: [
        { id: 'called', at: ['trust 1'] },
        {
          id: 'tile',
          at: ['choice decree 0'],
          do: ['decree.take 0'],
          wrong: [{ say: 'otherDecree', words: 'decree.take 1', like: 'decree.take *' }],
        },
        {
          id: 'turn',
          at: ['do edict.turn', 'scroll 5'],
          do: ['edict.turn 10'],
          wrong: [
            { say: 'burned', words: 'edict.settle 10', like: 'edict.settle *' },
            { say: 'otherPolicy', words: 'edict.turn 0', like: 'edict.turn *' },
          ],
        },
        {
          id: 'settle',
          at: ['do edict.settle', 'scroll 5'],
          do: ['edict.settle 11'],
          wrong: [{ say: 'otherPolicy', words: 'edict.settle 0', like: 'edict.settle *' }],
        },
      ],
    },
    { id: 'game', position: { ...auction, seed: 38 }, steps: [{ id: 'play', until: 'round' }] },
  ],
} as const satisfies Tutorial;
