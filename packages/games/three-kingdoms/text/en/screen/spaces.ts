import { counted } from '@tianxia/kernel/english';
import { type ActionName, type Deed, GOODS, type Goods, type Standing } from '../../../content/vocabulary.ts';

/** Short names of the spaces, by their action. */
export const spaces: Partial<Record<ActionName, string>> = {
  'recruit-armies': 'Recruit armies',
  'train-armies': 'Train armies',
  'demand-tribute': 'Tribute',
  'win-popular-support': 'Win support',
  'control-han-emperor': 'Han emperor',
  'produce-spears-horses': 'Spear, horse',
  'produce-crossbows-vessels': 'Crossbow, vessel',
  'develop-farm-or-harvest': 'Farm or harvest',
  'develop-marketplace-or-collect-tax': 'Market or tax',
  'trade-rice-weapons': 'Trade',
  'hire-import': 'Hire & import',
  'construct-enhancement': 'Construct',
};
const goodsText = (goods: Goods): string => {
  const parts = GOODS.flatMap(good => (goods[good] ? [counted(goods[good], one[good], many[good])] : []));
  if (goods.weapon) parts.push(counted(goods.weapon, 'weapon'));
  return parts.join(' and ');
};
const one = {
  gold: 'gold',
  rice: 'rice',
  untrained: 'untrained army',
  trained: 'trained army',
  spear: 'spear',
  horse: 'horse',
  crossbow: 'crossbow',
  vessel: 'vessel',
  support: 'popular support',
};
const many = {
  gold: 'gold',
  rice: 'rice',
  untrained: 'untrained armies',
  trained: 'trained armies',
  spear: 'spears',
  horse: 'horses',
  crossbow: 'crossbows',
  vessel: 'vessels',
  support: 'popular support',
};
/** What winning a space brings, for who never read the rules. */
export function does(deed: Deed): string {
  switch (deed.kind) {
    case 'gain':
      return `Receive ${goodsText(deed.goods)}.`;
    case 'oneOf': {
      const choices = deed.options.map(goodsText);
      return `Choose ${choices.slice(0, -1).join(', ')}, or ${choices.at(-1)}.`;
    }
    case 'train':
      return `Train up to ${deed.most} of your untrained armies.`;
    case 'develop':
      return deed.land === 'farm'
        ? `Develop a farm, or harvest: ${deed.yields} rice for each developed farm, or store it for lower upkeep.`
        : `Develop a market, or collect tax: ${deed.yields} gold for each developed market, or store it for lower upkeep.`;
    case 'trade': {
      const { rice, weapons } = deed;
      return `Rice: ${rice.lot} for ${rice.buy} gold, or sell ${rice.lot} for ${rice.sell}. Weapons: ${weapons.lot} for ${weapons.buy}, or sell ${weapons.lot} for ${weapons.sell}.`;
    }
    case 'technology':
      return `Pay ${deed.rice} rice to train up to ${deed.trains} armies, draw an enhancement card, or both.`;
    case 'construct':
      return 'Build one enhancement card from your hand for its cost.';
    case 'emperor':
      return `Pay ${deed.gold} gold to rise one rank; one general stays and misses the next round. The winner holds the Han token next round.`;
    case 'battle':
      return 'Station one general there with his units: border, lower upkeep, and points each round.';
    case 'tribe':
      return 'Your tribal level rises by 1 for each gold or unit sent. Even a lone general keeps it from falling.';
  }
}
/** What a card asks for before it can be built. */
export function needs(one: Standing): string {
  switch (one.kind) {
    case 'stationedUnits':
      return `needs ${counted(one.least, `stationed ${one.army ?? 'army'} unit`)}`;
    case 'stationedGenerals':
      return `needs ${counted(one.least, 'stationed general')}`;
    case 'locations':
      return `needs ${counted(one.least, 'border location')}`;
    case 'bothBorders':
      return 'needs a place on both borders';
    case 'domestic':
      return `needs ${one.least} land levels`;
    case 'level':
      return `needs ${one.land} level ${one.least}`;
    case 'rank':
      return 'needs a higher rank';
    case 'tribe':
      return `needs tribal level ${one.least}`;
    case 'granary':
      return `needs ${counted(one.least, 'granary token')}`;
    case 'built':
      return `needs ${one.least} cards built`;
    default:
      return 'not possible yet';
  }
}
