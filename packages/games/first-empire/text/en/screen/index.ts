import { counted, listed } from '@tianxia/kernel/english';
import { describe, describeFace, describeNeeds } from '../effects.ts';
import { ask } from './asks.ts';
import { liSiWords } from './liSi.ts';
import { outcomes } from './outcomes.ts';

/** Every word of this table that is not the name of a card, tile or place. */
/** A printed thing in every language of the pack. */
export interface Names {
  en: string;
  fr: string;
  zh: string;
}
interface Who {
  name: string;
  you: boolean;
}
const OFFICIAL_USE = ['takes Alchemist cards', 'builds Palaces', 'hires Workers'];

export const words = {
  list: listed,
  named: ({ names }: { names: Names }) => names.en,
  effects: describe,
  face: describeFace,
  needs: describeNeeds,
  ability: (trigger: string, does: string) => `${trigger}: ${does}`,
  youName: 'You',
  you: 'you',
  your: 'your',
  round: (round: number, of: number, turn: number, turns: number) =>
    `Round ${round} of ${of} · turn ${turn} of ${turns}`,
  rewards: (round: number, of: number) => `Round ${round} of ${of} · rewards`,
  over: 'The game is over',
  start: 'Starting tiles',
  aspect: 'Aspect',
  vp: (n: number) => `${n} VP`,
  vpWord: 'VP',
  plus: (n: number) => (n < 0 ? `−${-n}` : `+${n}`),
  change: (from: number, to: number) => `${from} → ${to}`,

  // ---- the Court ----
  court: 'Court',
  courtHan: '朝',
  actions: ['Recruit', 'Search', 'Install', 'Hire', 'Palace', 'Wall'] as const,
  actionAbout: [
    'Put one Official in any of your regions.',
    'Your Ship sails 3 spaces; each flask gives a Soldier or an Alchemist card.',
    'Return one Official of each kind from a region for a Governor there. Its Unrest falls to 0.',
    'Two Workers where you have a General. Unrest there rises by 1.',
    'Two Workers there, one from elsewhere, and an Architect: 6 VP, a Palace tile, a large token.',
    'One to three Workers from as many regions: a Wall that scores at the end.',
  ] as const,
  courtTop: (card: number) => `On top of the Court pile: ${card}`,
  courtEmpty: 'The pile is empty: the first card fits every action',
  courtEmptyShort: 'No card yet',
  lower: 'lower',
  higher: 'higher',
  isLower: 'Lower',
  isHigher: 'Higher',
  /** After the card, with the relation in the middle: '52 is lower than 60'. */
  compared: (how: 'lower' | 'higher', top: number): readonly [before: string, relation: string, after: string] => [
    'is',
    how,
    `than ${top}`,
  ],
  lowerColumn: 'activated by a lower card',
  higherColumn: 'activated by a higher card',
  comparedText: (card: number, how: 'lower' | 'higher' | 'first', top: number) =>
    how === 'first' ? `${card} opens the pile` : `${card} is ${how} than ${top}`,
  firesNote: (n: number) =>
    n === 0 ? 'No ability is activated.' : `${counted(n, 'ability', 'abilities')} would be activated.`,
  doesNotFit: 'The number does not fit, so no ability is activated.',
  asleepNote: (n: number) => `${n} more cannot be used now.`,
  masters: 'Masters',
  mastersHan: '大方士',
  mastersGone: 'all taken',
  large: 'Large tokens',
  largeOf: (aspect: string) => `Large ${aspect} token`,
  largeFree: 'Free: the next Palace may take it. It counts 2 and goes back after the round.',
  largeHeld: ({ name, you }: Who) =>
    you ? 'You hold it until the round ends.' : `${name} holds it until the round ends.`,

  // ---- the Great Wall ----
  wall: 'Great Wall',
  wallSection: (site: string, side: string) => `${site}, ${side}`,
  sides: ['left', 'right'] as const,
  wallSlot: (site: string, side: string, level: number) => `${site}, ${side} section, level ${level}`,
  wallSlotAbout: (points: number, each: string, now: number, worth: number) =>
    `At the end ${points} VP for ${each}: now ${now} × ${points} = ${worth} VP.`,
  faceAbout: (points: string, each: string, now: number) =>
    `By level ${points} VP for ${each}. You have ${counted(now, 'such region')} now.`,
  wallPrice: (level: number) =>
    level === 1 ? 'Costs 1 Worker.' : `Costs ${level} Workers, each from a different region.`,
  builtBy: ({ name, you }: Who) => (you ? 'Your Wall stands here.' : `${name}’s Wall stands here.`),
  emperor: (action: string) => `Emperor tile: ${action}`,
  emperorAbout:
    'The first to build in a section takes the top tile. It goes on one of your cards and changes its trigger for good.',
  emperorOf: (side: string) =>
    `The first to build in the ${side} section takes it. It goes on one of your cards and changes its trigger for good.`,
  noEmperor: 'No Emperor tile left here',

  // ---- the five regions ----
  map: 'Five regions',
  slot: (region: string, side: string) => `${region}, ${side} bonus slot`,
  slotOn: (region: string, tile: number, side: string) => `${region}, tile ${tile}, ${side} slot`,
  area: (region: string) => `${region}, plain area`,
  areaAbout: 'No bonus, but room for any number of Governors.',
  blankTile: 'A blank tile: no bonus here.',
  slotHeld: ({ name, you }: Who) => (you ? 'Your Governor stands here.' : `${name}’s Governor stands here.`),
  majority: (vp: number) => `Most Governors at the end: ${vp} VP`,
  majorityShort: (each: number, several: boolean) => (several ? `${each} each` : `${each} VP`),
  nobodyLeads: (vp: number) => `${vp} VP open`,
  governorsOf: (name: string, n: number) => `${name}: ${n}`,
  palaceTile: (region: string) => `Palace tile in ${region}`,
  palaceTileNow: (vp: number) => `For you now: ${vp} VP.`,
  palacesHere: (name: string, n: number) => `${name}: ${counted(n, 'Palace')}`,

  // ---- the Elixir ----
  sea: 'Elixir',
  seaHan: '仙丹',
  island: '蓬萊',
  seaSpoken: (where: string) => `The Elixir route. ${where}`,
  shipAt: ({ name, you }: Who, space: number) => (you ? `Your Ship, on ${space}` : `${name}’s Ship, on ${space}`),
  space: (n: number) => `Space ${n}`,
  spaceFlask: (n: number) =>
    n === 1 ? 'A flask: unlock a Soldier or place an Alchemist card.' : `${n} flasks, one after the other.`,
  spaceMaster: 'The Master: take one of the Master cards.',
  spaceValue: (v: number) => `From here each Alchemist card on your board is worth ${v} VP.`,
  seaNow: (cards: number, value: number, worth: number) => `${cards} × ${value} = ${worth} VP`,
  seaNowAbout: (next: number) =>
    next === 0 ? 'No flask is left ahead.' : `${counted(next, 'space')} to the next flask.`,

  // ---- the Mausoleum ----
  tomb: 'Mausoleum',
  tombHan: '驪山',
  lineEach: (n: number) => `${n} a line`,
  entrance: 'Entrance',
  entranceAbout: (values: readonly number[]) =>
    `Soldiers left here at the end: ${values.slice(1).join(', ')} VP for one, two, three or more.`,
  spot: (symbol: string) => `Mausoleum, ${symbol}`,
  elixirSymbol: 'Elixir',
  won: (vp: number) => `${vp} VP won`,
  spotNeeds: (needs: string) => `Needs ${needs}.`,
  spotHave: (have: number, need: number) => `You have ${have} of ${need}.`,
  spotNext: (vp: number) => `The next Soldier scores ${vp} VP.`,
  spotFull: 'No slot is free.',
  lineDone: 'Your line is complete.',
  lineNear: 'One more Soldier completes this line.',

  // ---- Unification table ----
  unification: 'Unification',
  unificationHan: '一統',
  allRounds: 'All rounds',
  leads: 'leads',
  leadsSpoken: 'Order in which players would be asked',
  order: 'Turn order',
  ties: (names: readonly string[]) => `${names.join(', ')}. It also breaks ties.`,
  reward: (aspect: string, round: number) => `${aspect}, round ${round}`,
  rewardNow: 'This round’s reward. The strongest in this aspect is asked first and pays all its tokens.',
  rewardPast: 'An earlier round.',
  rewardLater: 'A later round.',
  takenBy: (name: string) => `${name} took it.`,

  // ---- players ----
  inHand: 'cards in hand',
  inHandSpoken: (n: number, aspect: string) => `${n} ${aspect}`,
  tokensSpoken: (n: number, aspect: string) => `${aspect} tokens: ${n}`,
  withLarge: (small: number, large: number) => `${small}+${large}`,
  landsSpoken: (region: string, cards: number, unrest: number) => `${region}: ${cards} cards, Unrest ${unrest}`,
  leadsTag: 'leads',

  // ---- Li Si ----
  liSi: 'Li Si',
  liSiHan: '李斯',
  liSiTurn: 'Li Si’s turn',
  liSiWaiting: 'He plays after each of your turns: one card from his own deck.',
  ...liSiWords,
  liSiOpen: 'Cards',
  liSiDeck: (left: number, used: number) => `${counted(left, 'card')} left in his deck, ${used} played`,

  // ---- own tray ----
  lands: 'Your lands',
  inSupply: 'Officials in supply',
  tokens: 'Your tokens',
  supplyOf: (n: number, what: string) => `${n} ${what} in supply`,
  pieces: {
    gov: 'Governors',
    pal: 'Palaces',
    wal: 'Walls',
    sol: 'locked Soldiers',
    ready: 'Soldiers ready',
    ship: 'Ship',
  },
  column: (region: string) => `Your ${region}`,
  unrestOf: (n: number, most: number) => `Unrest ${n} of ${most}`,
  nextCard: (tokens: number, unrest: number) =>
    unrest === 0
      ? `The next card here: ${counted(tokens, 'token')}.`
      : `The next card here: ${tokens} tokens, Unrest +${unrest}.`,
  regionFull: 'Three cards lie here: the region is full.',
  restless: 'Unrest is at its limit: cards here cannot be activated.',
  becomesRestless: 'This raises Unrest to its limit: cards here cannot be activated afterwards.',
  officialIn: (official: string, region: string) => `${official} in ${region}`,
  workersThere: (n: number) => `${counted(n, 'Worker')} there`,
  workersIn: (n: number, region: string) => `${counted(n, 'Worker')} in ${region}`,
  firesNow: 'The action chosen activates it.',
  aside: 'Set aside',
  asideAbout: 'Alchemist cards come into play by flasks and bonuses: no tokens, no Unrest.',
  asideEmpty: 'none left',
  orSoldier: 'or unlock a Soldier',
  lockedSoldiers: (n: number) => `${counted(n, 'Soldier')} locked`,
  any: 'any',
  firesBy: 'Abilities that would be activated',
  plainArea: 'plain area, no bonus',
  level: (n: number) => `level ${n}`,
  inRegion: (region: string) => `in ${region}`,
  // ---- the button that does it ----
  does: {
    court: (card: number, action: string) => `Play ${card}: ${action}`,
    tuck: (card: number, region: string) => `Tuck ${card} in ${region}`,
    tile: 'Take this tile',
    place: (region: string) => `Place it in ${region}`,
  },
  startingTile: 'Starting tile',
  startingTiles: 'Your two Starting tiles',
  so: (n: number, what: string) => `${n} × ${what}`,
  workers: (n: number) => counted(n, 'Worker'),
  youHave: (n: number) => `you ${n}`,
  tabs: { court: 'Court', map: 'Map', tomb: 'Mausoleum', elixir: 'Elixir', wall: 'Wall', rivals: 'Rivals' },
  hand: 'Your hand',
  handEmpty: 'Your hand is empty',
  card: (n: number) => `Card ${n}`,
  alchemistCard: 'Alchemist card',
  masterCard: 'Master Alchemist',
  cardFiresSpoken: (how: string, n: number) => `${how}, up to ${counted(n, 'ability', 'abilities')} would be activated`,
  watching: 'Hands are hidden',
  watchingHint: 'Only the players see their own cards.',
  choose: 'Choose',

  // ---- choices ----
  moves: {
    'elixir.soldier': 'Unlock a Soldier',
    'abilities.move': 'Move one Official instead',
    'abilities.done': 'Done',
    'moveOfficials.done': 'Done moving',
    'moveWorkers.done': 'Done moving',
    'reset.done': 'Done',
    'placeAlchemist.done': 'Enough',
    'soldiers.done': 'Not now',
    'reward.accept': 'Take it',
    'reward.pass': 'Pass',
    'unlock.unlock': 'Unlock',
    'unlock.done': 'Keep the tokens',
  } as Readonly<Record<string, string>>,
  moveNotes: {
    'elixir.soldier': 'it goes to the Entrance',
    'abilities.move': 'one step; no abilities then',
    'abilities.done': 'end your turn',
    'moveOfficials.done': 'the other steps are lost',
    'moveWorkers.done': 'the other steps are lost',
    'reset.done': 'leave the others as they are',
    'placeAlchemist.done': 'place no second card',
    'soldiers.done': 'Soldiers may wait at the Entrance',
    'reward.accept': 'pay all your tokens of this aspect',
    'reward.pass': 'keep your tokens; the next player is asked',
    'unlock.done': 'small ones over the limit go back',
  } as Readonly<Record<string, string>>,
  abilitiesDoneFirst: 'activate nothing, end your turn',
  unlockNow: (soldiers: number) => `${counted(soldiers, 'Soldier')} for what you paid`,
  tokenLarge: (aspect: string) => `Large ${aspect}`,
  tokenWorth: (n: number) => `counts ${n}`,
  youHold: (n: number) => `you hold ${n}`,
  officialUse: (left: number, type: number) => `${OFFICIAL_USE[type] ?? ''}; ${left} left`,

  ask,
  courtHint: 'Then a Court Action with it, or tuck it into a region.',
  hintFor: (how: string, wakes: string) => `${how}: activates your ${wakes} cards.`,
  hintFirst: 'It opens the pile: every action activates your cards.',

  ...outcomes,
};
