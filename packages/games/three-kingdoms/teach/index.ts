import type { Position, Tutorial } from '@tianxia/kernel';

/** The beginners' set-up of the rulebook, seen from Wei. Shu has chosen where the alliance bids. */
const bidding: Position = {
  seed: 5,
  seats: 3,
  options: { game: 'tutorial' },
  you: 0,
  choices: [[2, 'alliance.choose 9']],
};
const OTHERS_BID = [
  [1, 'bid.assign 45 11'],
  [1, 'support.add 1 0'],
  [2, 'bid.assign 47 17'],
  [2, 'escort.gold 2'],
  [1, 'bid.assign 24 16'],
  [1, 'escort.gold 1'],
  [2, 'bid.assign 51 6'],
  [2, 'support.add 0 0'],
  [1, 'bid.assign 39 10'],
  [2, 'bid.assign 66 1'],
  [2, 'support.add 0 0'],
] as const;
/** All generals are out, and the first action is yours. */
const bidden: Position = {
  ...bidding,
  choices: [
    ...bidding.choices,
    [0, 'bid.assign 1 7'],
    ...OTHERS_BID.slice(0, 4),
    [0, 'bid.assign 17 15'],
    [0, 'escort.gold 2'],
    ...OTHERS_BID.slice(4, 8),
    [0, 'bid.assign 9 6'],
    ...OTHERS_BID.slice(8),
    [0, 'bid.assign 15 0'],
    [1, 'bid.assign 30 4'],
    [0, 'bid.assign 14 9'],
  ],
};

/** You are Wu, and two of your generals have won the border with Shu. */
const border: Position = {
  seed: 5,
  seats: 3,
  options: { game: 'full', jointFirst: 'third', declinedTribe: 'counts' },
  you: 1,
  choices: [],
  example: 'EX-17',
};

export const tutorial = {
  minutes: 9,
  lessons: [
    {
      id: 'bidding',
      position: bidding,
      replies: OTHERS_BID,
      steps: [
        { id: 'goal', at: ['seat 0'] },
        { id: 'generals', at: ['general 1'] },
        {
          id: 'lord',
          at: ['general 1', 'space 7'],
          do: ['bid.assign 1 7'],
          wrong: [
            { say: 'tribeOfOthers', words: 'bid.assign 1 16', refused: 'notYourTribe' },
            { say: 'farBorder', words: 'bid.assign 1 14', refused: 'notYourBorder' },
            { say: 'otherSpace', words: 'bid.assign 1 0', like: 'bid.assign * *' },
          ],
        },
        {
          id: 'tribe',
          at: ['general 17', 'space 15', 'gold = 2'],
          do: ['bid.assign 17 15', 'escort.gold 2'],
          wrong: [
            { say: 'twice', words: 'bid.assign 1 0', refused: 'alreadyAssigned' },
            { say: 'otherSpace', words: 'bid.assign 17 0', like: 'bid.assign * *' },
          ],
        },
        {
          id: 'outbid',
          at: ['general 9', 'space 6'],
          do: ['bid.assign 9 6'],
          wrong: [{ say: 'tooLow', words: 'bid.assign 14 6', like: 'bid.assign * 6' }],
        },
      ],
    },
    {
      id: 'acting',
      position: bidden,
      steps: [
        { id: 'won', at: ['space 7', 'space 6', 'space 15', 'space 0'] },
        {
          id: 'emperor',
          at: ['space 7'],
          do: ['actions.take 7'],
          wrong: [
            { say: 'declined', words: 'actions.decline 7', like: 'actions.decline *' },
            { say: 'otherFirst', words: 'actions.take 6', like: 'actions.take *' },
          ],
        },
        {
          id: 'market',
          at: ['space 6'],
          do: ['actions.take 6'],
          wrong: [{ say: 'otherFirst', words: 'actions.take 0', like: 'actions.take *' }],
        },
        {
          id: 'armies',
          at: ['space 0'],
          do: ['actions.take 0'],
          wrong: [{ say: 'declined', words: 'actions.decline 0', like: 'actions.decline *' }],
        },
      ],
    },
    {
      id: 'border',
      position: border,
      steps: [
        { id: 'battle', at: ['space 14'], do: ['actions.take 14'] },
        {
          id: 'station',
          at: ['location 11'],
          do: ['station.station 28 11'],
          wrong: [
            { say: 'otherArmy', words: 'station.station 28 10', refused: 'otherArmy' },
            { say: 'otherSpot', words: 'station.station 32 10', like: 'station.station * *' },
          ],
        },
        { id: 'garrison', at: ['units 2', 'store 1'], do: ['garrison.place 2 1'] },
        { id: 'fed', at: ['location 11'] },
      ],
    },
    { id: 'game', position: { ...bidding, seed: 8, choices: [] }, steps: [{ id: 'play', until: 'round' }] },
  ],
} as const satisfies Tutorial;
