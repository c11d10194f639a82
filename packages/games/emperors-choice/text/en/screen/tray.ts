import { counted, whom } from '@tianxia/kernel/english';
import type { Family } from '../../../content/vocabulary.ts';
import type { Person } from './people.ts';
import { gain } from './policies.ts';
import { cubes, type Named, name } from './things.ts';

/** The words of the tray: estate, hand, choices. */
export const trayWords = {
  // ---- estate ----
  estate: 'Your estate',
  estateOf: ({ name: owner, you }: Person) => (you ? 'Your estate' : `${owner}’s estate`),
  moneyTip: 'Money, and the income of your next management turn',
  incomeNext: (income: number) => `+${income} next`,
  cubesTip: 'Soldier cubes, revealed ones included',
  tributesTip: 'Tributes: victory points for the end. Only you see them.',
  tributes: 'Tributes',
  onlyYou: 'only you see',
  wallLength: 'length',
  wallSpoken: (length: number, towers: number, walls: number) =>
    `Great Wall of length ${length}${towers + walls > 0 ? `; ${towers > 0 ? counted(towers, 'tower') : counted(walls, 'wall')} waiting` : ''}`,
  waits: (piece: 'tower' | 'wall', many: number) =>
    many > 1
      ? `${many} wait for ${piece === 'tower' ? 'walls' : 'towers'}`
      : `waits for a ${piece === 'tower' ? 'wall' : 'tower'}`,
  tileGroup: (family: Family, named: Named) =>
    family === 'carriage' ? 'Carriages' : (name(named).split(' ')[0] ?? name(named)),
  tileTip: (family: Family) =>
    ({
      territory: 'Territories: 1 money each in every management turn',
      canal: 'Canals: they pay while Extravagance is face up',
      carriage: 'Carriages: for the emperor’s tour and parade',
      legalist: 'Legalists: scored by Legalism',
      confucian: 'Confucians: scored by Confucianism',
      book: 'Books: preserved or burnt',
    })[family as 'book'] ?? family,
  // ---- hand ----
  hand: 'Your hand',
  cardsToShow: 'Cards that fit',
  toggleHint: 'press to add or take back',
  noCards: 'No characters in hand.',
  nothingFits: 'None of your cards fit. Showing nothing is fine.',
  // ---- showing ----
  showFor: (policy: string) => `Cards for ${policy}`,
  showExactly: (many: number) => `Choose exactly ${many}.`,
  showThese: (many: number) => (many === 0 ? 'Show nothing' : many === 1 ? 'Show this card' : `Show these ${many}`),
  watching: 'Hands are hidden',
  watchingHint: 'Nobody’s cards are shown on this screen now. Look at a policy to see who would gain.',
  // ---- choices ----
  choices: 'Choices',
  back: 'Back',
  groups: { choose: '', orders: '', hire: 'Hire 雇用', buy: 'Soldiers 兵士', raise: 'Palace 宮殿', end: '' },
  killBrings: (owner: Person, vp: number) =>
    `${whom(owner)} ${owner.you ? 'lose' : 'loses'} it; you both gain ${vp} VP`,
  hireCost: (cost: number, effect: string) => `${cost} money. ${effect}`,
  allCubesGo: 'all of them go to the supply',
  goesToDiscard: 'goes to the discard pile',
  settleBrings: (own: Parameters<typeof gain>[0], best: number) => `you ${gain(own)}; best rival ${best} VP`,
  turnsTo: (other: Named) => `becomes ${name(other)} ${other.ja}`,
  orders: { settle: (policy: string) => `Settle ${policy}`, turn: (policy: string) => `Turn over ${policy}` },
  settleOne: 'Settle a policy',
  settleOneText: 'it scores for everybody',
  turnOne: 'Turn over a policy',
  turnOneText: 'its other side counts from now on',
  raise: (levels: number, price: number) => `${counted(levels, 'step')}: ${price} money`,
  raiseTip: (spaces: readonly string[]) => `On the way: ${spaces.join(', then ')}.`,
  buy: (many: number) => `Buy ${cubes(many)}`,
  buyNone: 'Buy soldiers',
  moneyLeft: (left: number) => `${left} money left`,
  shortSupply: (supply: number) => `only ${supply} in the supply: everybody will pay`,
  ends: { turn: 'End turn', treasures: 'Go on', edict: 'End decree' },
  skip: 'Leave it',
  skipText: 'use nothing here',
  spare: 'Kill nobody',
  spareText: 'the assassin stays before you, with power 0',
};
