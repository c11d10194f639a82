import { counted } from '@tianxia/kernel/english';

/** What the prompt bar asks: the decision in words, then what helps to decide. Each fits one line beside the game's name. */
export const ask = {
  startingTile: ['Choose your starting tile', 'You get all of it, then both tiles leave the game.'],
  card: ['Choose a card to play', ''],
  use: [(card: number) => `${card}: play it at Court, or tuck it?`, ''],
  official: ['Recruit: which Official?', 'All three kinds in one region can become a Governor.'],
  officialWhere: [
    (official: string) => `Where does the ${official} go?`,
    'Generals hire, Architects build, Alchemists take cards.',
  ],
  hire: [
    (n: number) => `Hire: where ${n === 1 ? 'does a Worker' : `do ${n} Workers`} go?`,
    (most: number, rise: number) => `Needs a General; Unrest rises by ${rise}, to ${most} at most.`,
  ],
  hireAnywhere: [
    (n: number) => `Where ${n === 1 ? 'does a Worker' : `do ${n} Workers`} go?`,
    'Any region: no General needed, no Unrest.',
  ],
  elixir: ['A flask: a Soldier or an Alchemist card?', 'A card goes where you have an Alchemist and room.'],
  elixirWhere: ['Which region gets this card?', 'It needs an Alchemist and fewer than three cards.'],
  master: ['Choose a Master Alchemist', 'It joins your set-aside cards; a flask brings it into play.'],
  governor: ['Install: where does the Governor stand?', 'A slot pays at once; the most in a region score at the end.'],
  governorFree: ['A free Governor: where does it stand?', 'No Officials are spent; Unrest there falls to 0.'],
  palace: ['Palace: in which region?', 'Needs an Architect and two Workers there, one from elsewhere.'],
  palaceThird: [(region: string) => `${region}: where is the third Worker from?`, 'Any other region of yours.'],
  freePalace: [
    'A free Palace: in which region?',
    (points: number) => `No Workers needed: ${points} VP and a Palace tile.`,
  ],
  palaceTile: [(region: string) => `Which Palace tile of ${region}?`, 'It scores at once for your own cards there.'],
  largeToken: [
    'Which large token do you take?',
    (value: number) => `It counts ${value} in its aspect until the round ends.`,
  ],
  wall: ['Wall: choose a slot', 'Its level is its price in Workers and its worth at the end.'],
  wallWorkers: [
    (level: number) => (level === 1 ? 'Which region sends the Worker?' : `Which ${level} regions send a Worker?`),
    'Each Worker comes from a different region.',
  ],
  freeWall: ['A free Wall: choose a slot', 'Any level; one Wall of yours in a section.'],
  emperorTile: [
    (action: string) => `Which card should ${action} activate?`,
    'The Emperor tile changes its trigger for good.',
  ],
  abilities: [
    (action: string) => `${action} is done: use abilities?`,
    'Press cards with a bolt, or move one Official instead.',
  ],
  abilitiesMore: ['Use another ability?', 'Each card once, in any order.'],
  abilitiesNone: ['Move one Official, or end your turn?', 'A step to a neighbouring region.'],
  officialTo: [(official: string) => `Where does the ${official} go?`, 'To a neighbour; Chu and Yan do not touch.'],
  moveOfficials: [
    (left: number) => `Move Officials: ${counted(left, 'step')} left`,
    'Press an Official, then a neighbouring region.',
  ],
  moveWorkers: [(left: number) => `Move Workers: ${left} left`, 'Press the region a Worker leaves, then a neighbour.'],
  workerTo: [(region: string) => `Where does the Worker from ${region} go?`, 'To a neighbouring region.'],
  calm: [
    (left: number) => (left > 1 ? `Lower Unrest in ${left} regions` : 'Lower Unrest in one region'),
    'A region at 0 may be named; nothing happens there.',
  ],
  reset: [(left: number) => `Set Unrest to 0 in up to ${counted(left, 'region')}`, 'Best where it is highest.'],
  tokens: [
    (left: number) => (left > 1 ? `Take ${left} tokens of your choice` : 'Take a token of your choice'),
    (price: number) => `Tokens win rewards; ${price} unlock a Soldier.`,
  ],
  placeAlchemist: [
    (left: number) => (left > 1 ? `Place up to ${left} Alchemist cards` : 'Place an Alchemist card'),
    'Any region with room: no tokens, no Unrest.',
  ],
  placeAlchemistIn: [(region: string) => `Place an Alchemist card in ${region}`, 'It brings no tokens and no Unrest.'],
  placeAlchemistWhere: ['Which region gets this card?', 'Any region with fewer than three cards.'],
  placeSoldier: ['Place a Soldier on any tile', 'Whatever the tile asks for; it scores at once.'],
  soldiers: ['Place Soldiers in the Mausoleum?', 'On tiles you fulfil; the first Soldier there scores most.'],
  reward: (aspect: string) => `Take the ${aspect} reward?`,
  rewardHint: (pay: string, next: string) => `It costs your ${pay} and your place in turn order. ${next}`,
  rewardNext: (name: string) => `If you pass, ${name} is asked.`,
  rewardTaken: (name: string) => `If you pass, ${name} takes it away.`,
  rewardNobody: 'If you pass, nobody takes it.',
  unlock: [
    (price: number) => `Buy Soldiers? Tokens worth ${price} each`,
    'Large tokens go back anyway: spend them first.',
  ],
  unlockMore: [
    (value: number, price: number) =>
      `Paid ${value}: ${value >= price ? 'unlock now or add more' : `${price - value} more for a Soldier`}`,
    'Press the tokens you pay with.',
  ],
  giveBack: [
    (over: number) => `Too many tokens: give back ${over}`,
    (limit: number) => `Only ${counted(limit, 'small token')} may stay.`,
  ],
  liSiSoldier: ['Choose the tile for Li Si’s Soldier', 'He meets more tiles than he has Soldiers.'],
  ready: 'Confirm, or press something else to change your mind.',
} as const;
