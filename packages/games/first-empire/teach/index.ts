import type { Position, Tutorial } from '@tianxia/kernel';

const first: Position = { seed: 5, seats: 2, options: {}, you: 0, choices: [] };
const begun = [
  [0, 'startingTile.take 2'],
  [1, 'startingTile.take 8'],
] as const;
/** Two cards lie in your Wei; a General and an Architect stand in your Chu. */
const atCourt: Position = {
  ...first,
  choices: [...begun, [0, 'turn.tuck 103 1'], [1, 'turn.tuck 109 0'], [0, 'turn.tuck 71 1'], [1, 'turn.tuck 82 3']],
};

/** A lesson that begins where a worked example does. */
const inExample = (example: string, you: number): Position => ({
  seed: 5,
  seats: 3,
  options: { table: 'printed', mausoleum: 'standard' },
  you,
  choices: [],
  example,
});

export const tutorial = {
  minutes: 9,
  lessons: [
    {
      id: 'unify',
      position: first,
      replies: [
        [1, 'startingTile.take 8'],
        [1, 'turn.tuck 109 0'],
        [1, 'turn.tuck 82 3'],
      ],
      steps: [
        { id: 'goal', at: ['seat 0'] },
        { id: 'start', at: ['startingTile 2'], do: ['startingTile.take 2'] },
        {
          id: 'tuck',
          at: ['card 103', 'region 1'],
          do: ['turn.tuck 103 1'],
          wrong: [{ say: 'otherRegion', words: 'turn.tuck 103 0', like: 'turn.tuck 103 *' }],
        },
        {
          id: 'second',
          at: ['card 71', 'region 1'],
          do: ['turn.tuck 71 1'],
          wrong: [{ say: 'firstAgain', words: 'turn.tuck 71 0', like: 'turn.tuck 71 *' }],
        },
      ],
    },
    {
      id: 'court',
      position: atCourt,
      replies: [[1, 'turn.tuck 31 3']],
      steps: [
        { id: 'six', at: ['card 36'] },
        {
          id: 'hire',
          at: ['card 36', 'action 3', 'region 0'],
          do: ['turn.court 36 3'],
          wrong: [
            { say: 'noTrio', words: 'turn.court 36 2', refused: 'noTrio' },
            { say: 'noPalace', words: 'turn.court 36 4', refused: 'tooFewWorkersHere' },
            { say: 'noWall', words: 'turn.court 36 5', refused: 'tooFewRegionsWithWorkers' },
          ],
        },
        { id: 'wake', at: ['card 71'], do: ['abilities.activate 71'] },
      ],
    },
    {
      id: 'voyage',
      position: inExample('EX-05', 0),
      steps: [
        { id: 'ship', at: ['ship 0'] },
        {
          id: 'search',
          at: ['card 33', 'action 1'],
          do: ['turn.court 33 1'],
          wrong: [{ say: 'tuckLater', words: 'turn.tuck 33 1', like: 'turn.tuck 33 *' }],
        },
        {
          id: 'symbol',
          at: ['do elixir.soldier'],
          do: ['elixir.soldier'],
          wrong: [{ say: 'cardInstead', words: 'elixir.card 121 0', like: 'elixir.card * *' }],
        },
      ],
    },
    {
      id: 'tomb',
      position: inExample('EX-17', 2),
      steps: [
        { id: 'condition', at: ['spot 2'] },
        { id: 'enter', at: ['card 33', 'region 0', 'spot 2'], do: ['turn.tuck 33 0', 'soldiers.place 2'] },
      ],
    },
    {
      id: 'rewards',
      position: inExample('EX-13', 0),
      steps: [
        { id: 'most', at: ['tokens 0'] },
        {
          id: 'accept',
          at: ['do reward.accept'],
          do: ['reward.accept'],
          wrong: [{ say: 'keeps', words: 'reward.pass' }],
        },
      ],
    },
    { id: 'game', position: { ...first, choices: begun }, steps: [{ id: 'play', until: 'round' }] },
  ],
} as const satisfies Tutorial;
