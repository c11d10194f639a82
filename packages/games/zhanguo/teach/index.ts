import type { Position, Tutorial } from '@tianxia/kernel';

const first: Position = { seed: 5, seats: 2, options: {}, you: 0, choices: [] };
/** The second round begins: three cards lie in your Region 4, none on the Court. */
const secondRound: Position = {
  ...first,
  choices: [
    [0, 'play.tuck 4 75'],
    [1, 'play.tuck 3 100'],
    [0, 'play.tuck 3 99'],
    [1, 'play.tuck 3 51'],
    [0, 'play.tuck 2 16'],
    [1, 'play.tuck 3 13'],
    [0, 'play.tuck 1 47'],
    [1, 'play.tuck 1 74'],
    [0, 'play.tuck 3 18'],
    [1, 'play.tuck 1 109'],
    [0, 'play.tuck 3 86'],
    [1, 'play.tuck 0 9'],
    [0, 'reward.pass'],
    [1, 'reward.pass'],
    [1, 'reward.accept'],
    [0, 'reward.pass'],
    [1, 'reward.pass'],
  ],
};

/** A lesson that begins where a worked example does. */
const inExample = (example: string, you: number): Position => ({
  seed: 5,
  seats: 3,
  options: { boards: 'sideA', cards: 'two', order: 'clockwise', unrest: 'once' },
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
        [1, 'play.tuck 3 100'],
        [1, 'play.tuck 3 51'],
      ],
      steps: [
        { id: 'goal', at: ['seat 0'] },
        { id: 'cards', at: ['card 75'] },
        {
          id: 'tuck',
          at: ['card 75', 'tuck 4'],
          do: ['play.tuck 4 75'],
          wrong: [{ say: 'otherRegion', words: 'play.tuck 0 75', like: 'play.tuck * 75' }],
        },
        {
          id: 'second',
          at: ['card 99', 'tuck 4'],
          do: ['play.tuck 4 99'],
          wrong: [{ say: 'firstAgain', words: 'play.tuck 3 99', like: 'play.tuck * 99' }],
        },
      ],
    },
    {
      id: 'court',
      position: secondRound,
      replies: [[1, 'play.tuck 0 17']],
      steps: [
        { id: 'six', at: ['card 84'] },
        {
          id: 'hire',
          at: ['card 84', 'action 2', 'region 0', 'stepDown 5'],
          do: ['play.court 2 84', 'hire.hire 0 5'],
          wrong: [
            { say: 'noPalace', words: 'play.court 1 84', refused: 'palaceNowhere' },
            { say: 'noWall', words: 'play.court 0 84', refused: 'wallNowhere' },
            { say: 'noGovernor', words: 'play.court 5 84', refused: 'noTrioAnywhere' },
            { say: 'otherCard', words: 'play.court 2 28', like: 'play.court 2 *' },
          ],
        },
        {
          id: 'fire',
          at: ['card 86', 'card 18', 'card 47'],
          do: ['activate.card 86', 'activate.card 18', 'activate.card 47'],
        },
      ],
    },
    {
      id: 'palace',
      position: inExample('E07', 0),
      steps: [
        { id: 'workers', at: ['below 3', 'below 4'] },
        {
          id: 'build',
          at: ['card 50', 'action 1'],
          do: ['play.court 1 50'],
          wrong: [
            { say: 'wallFirst', words: 'play.court 0 50', like: 'play.court 0 *' },
            { say: 'noGovernor', words: 'play.court 5 50', refused: 'noTrioAnywhere' },
          ],
        },
      ],
    },
    {
      id: 'governor',
      position: inExample('E09', 0),
      steps: [
        { id: 'trio', at: ['above 0'] },
        {
          id: 'install',
          at: ['card 40', 'action 5', 'spot 2'],
          do: ['play.court 5 40', 'governor.install 0 2'],
          wrong: [{ say: 'tooHigh', words: 'play.court 5 81', like: 'play.court 5 *' }],
        },
        {
          id: 'awake',
          at: ['card 60', 'card 62'],
          do: ['activate.card 60', 'activate.card 62'],
          wrong: [{ say: 'asleep', words: 'activate.card 61', refused: 'blocked' }],
        },
      ],
    },
    {
      id: 'rewards',
      position: inExample('E11', 1),
      steps: [
        { id: 'first', at: ['markers 0'] },
        {
          id: 'accept',
          at: ['do reward.accept', 'colour 1'],
          do: ['reward.accept', 'rewardOfficial.take 1'],
          wrong: [{ say: 'keeps', words: 'reward.pass' }],
        },
      ],
    },
    {
      id: 'game',
      position: { seed: 11, seats: 2, options: {}, you: 0, choices: [] },
      steps: [{ id: 'play', until: 'round' }],
    },
  ],
} as const satisfies Tutorial;
