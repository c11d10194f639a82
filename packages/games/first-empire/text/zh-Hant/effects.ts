import { type Handlers, handle } from '@tianxia/kernel';
import type { Box } from '../../box.ts';
import type { Condition, Effect, Pack } from '../../content/shape.ts';
import { nameIn } from './named.ts';

const cardWord = (pack: Pack, type: string): string =>
  type === 'any' ? '牌' : type === 'alchemist' ? '方士卡' : `${nameIn(pack.aspects, type)}牌`;
const placeWord = (pack: Pack, region: string): string =>
  region === 'here' ? '此地' : region === 'any' ? '任一地區' : nameIn(pack.regions, region);
const regionsWord = (pack: Pack, regions: readonly string[]): string =>
  regions.length === pack.regions.length ? '任一地區' : regions.map(id => nameIn(pack.regions, id)).join('或');
const officialWord = (pack: Pack, official: string): string =>
  official === 'any' ? '任意官員' : nameIn(pack.officials, official);

/** What an effect does, in words. */
const say: Handlers<Effect, [Pack], string> = {
  points: ({ amount }) => `${amount}分`,
  pointsPerCard: ({ amount, type, where }, pack) =>
    `${where === 'here' ? '此地' : '你版圖上'}每張${cardWord(pack, type)}${amount}分`,
  pointsPerBuilding: ({ amount, building }) => `你建的每${building === 'palace' ? '座宮殿' : '段長城'}${amount}分`,
  recruit: ({ official, amount, region }, pack) =>
    `在${amount > 1 && region === 'any' ? '同一地區' : placeWord(pack, region)}招募${amount}名${officialWord(pack, official)}`,
  hire: ({ amount, region }, pack) =>
    `在${amount > 1 && region === 'any' ? '同一地區' : placeWord(pack, region)}徵${amount}名工人（無動亂）`,
  moveOfficials: ({ most }) => `移動官員至多${most}步`,
  moveWorkers: ({ most }) => `移動至多${most}名工人各一步`,
  calm: ({ region, regions, amount }) =>
    `${region === 'here' ? '此地' : regions === 1 ? '任一地區' : `${regions}個不同地區`}動亂−${amount}`,
  reset: ({ most }) => `至多${most}個地區動亂歸零`,
  payUnrest: ({ region, amount }, pack) => `${placeWord(pack, region)}動亂+${amount}`,
  tokens: ({ aspect, amount }, pack) => `${amount}個${aspect === 'any' ? '任選' : nameIn(pack.aspects, aspect)}標記`,
  sail: ({ spaces }) => `航行${spaces}格`,
  unlock: ({ soldiers }) => `解鎖${soldiers}個兵俑`,
  placeSoldier: () => '在任一沒有你兵俑的陵墓板塊放一個兵俑，不論條件',
  placeAlchemistCard: ({ most, region }, pack) =>
    `在${placeWord(pack, region)}放${most === 1 ? '一張' : `至多${most}張`}方士卡`,
  freeGovernor: ({ regions }, pack) => `免費在${regionsWord(pack, regions)}設郡守`,
  freePalace: ({ regions }, pack) => `免費在${regionsWord(pack, regions)}建宮殿`,
  freeWall: () => '免費築一段長城',
};
/** A list of effects as one phrase: 「此地動亂+1，然後在此地徵2名工人（無動亂）」. */
export const describe = (effects: readonly Effect[], box: Box): string =>
  effects.map(effect => handle(say, effect, box.pack)).join('，然後');

const ask: Handlers<Condition, [Pack], string> = {
  official: ({ official, least }, pack) => `至少${least}名${nameIn(pack.officials, official)}`,
  worker: ({ least }) => `至少${least}名工人`,
  cardOfType: ({ type, least }, pack) => `至少${least}張${cardWord(pack, type)}`,
  cards: ({ least }) => `${least}張牌`,
  cardsOfOneType: ({ least }) => `${least}張同類牌`,
  governor: ({ least }) => `至少${least}名你的郡守`,
  palace: ({ least }) => `至少${least}座你的宮殿`,
  officialsMatchUnrest: () => '官員不少於動亂',
  unrest: ({ level }) => (level === 0 ? '沒有動亂' : `動亂${level}`),
};
/** What a Wall face counts: 「你每個有至少1名方士的地區」. */
export function describeFace(condition: Condition, box: Box): string {
  const what = handle(ask, condition, box.pack);
  return condition.kind === 'officialsMatchUnrest' || condition.kind === 'unrest'
    ? `你每個${what}的地區`
    : `你每個有${what}的地區`;
}
/** What a Mausoleum tile asks for. */
export function describeNeeds({ governors, palaces, walls, wallsInAll, alchemistCards }: Box['needs'][number]): string {
  const parts = [
    governors === undefined ? '' : `此地${governors}名郡守`,
    palaces === undefined ? '' : `此地${palaces}座宮殿`,
    walls === undefined ? '' : `此段${walls}段長城`,
    wallsInAll === undefined ? '' : `共${wallsInAll}段長城`,
    alchemistCards === undefined ? '' : `${alchemistCards}張方士卡`,
  ];
  return parts.filter(part => part !== '').join('，');
}
