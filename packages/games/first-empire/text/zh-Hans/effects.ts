import { type Handlers, handle } from '@tianxia/kernel';
import type { Box } from '../../box.ts';
import type { Condition, Effect, Pack } from '../../content/shape.ts';
import { nameIn } from './named.ts';

const cardWord = (pack: Pack, type: string): string =>
  type === 'any' ? '牌' : type === 'alchemist' ? '方士卡' : `${nameIn(pack.aspects, type)}牌`;
const placeWord = (pack: Pack, region: string): string =>
  region === 'here' ? '此地' : region === 'any' ? '任一地区' : nameIn(pack.regions, region);
const regionsWord = (pack: Pack, regions: readonly string[]): string =>
  regions.length === pack.regions.length ? '任一地区' : regions.map(id => nameIn(pack.regions, id)).join('或');
const officialWord = (pack: Pack, official: string): string =>
  official === 'any' ? '任意官员' : nameIn(pack.officials, official);

/** What an effect does, in words. */
const say: Handlers<Effect, [Pack], string> = {
  points: ({ amount }) => `${amount}分`,
  pointsPerCard: ({ amount, type, where }, pack) =>
    `${where === 'here' ? '此地' : '你版图上'}每张${cardWord(pack, type)}${amount}分`,
  pointsPerBuilding: ({ amount, building }) => `你建的每${building === 'palace' ? '座宫殿' : '段长城'}${amount}分`,
  recruit: ({ official, amount, region }, pack) =>
    `在${amount > 1 && region === 'any' ? '同一地区' : placeWord(pack, region)}招募${amount}名${officialWord(pack, official)}`,
  hire: ({ amount, region }, pack) =>
    `在${amount > 1 && region === 'any' ? '同一地区' : placeWord(pack, region)}征${amount}名工人（无动乱）`,
  moveOfficials: ({ most }) => `移动官员至多${most}步`,
  moveWorkers: ({ most }) => `移动至多${most}名工人各一步`,
  calm: ({ region, regions, amount }) =>
    `${region === 'here' ? '此地' : regions === 1 ? '任一地区' : `${regions}个不同地区`}动乱−${amount}`,
  reset: ({ most }) => `至多${most}个地区动乱归零`,
  payUnrest: ({ region, amount }, pack) => `${placeWord(pack, region)}动乱+${amount}`,
  tokens: ({ aspect, amount }, pack) => `${amount}个${aspect === 'any' ? '任选' : nameIn(pack.aspects, aspect)}标记`,
  sail: ({ spaces }) => `航行${spaces}格`,
  unlock: ({ soldiers }) => `解锁${soldiers}个兵俑`,
  placeSoldier: () => '在任一没有你兵俑的陵墓板块放一个兵俑，不论条件',
  placeAlchemistCard: ({ most, region }, pack) =>
    `在${placeWord(pack, region)}放${most === 1 ? '一张' : `至多${most}张`}方士卡`,
  freeGovernor: ({ regions }, pack) => `免费在${regionsWord(pack, regions)}设郡守`,
  freePalace: ({ regions }, pack) => `免费在${regionsWord(pack, regions)}建宫殿`,
  freeWall: () => '免费筑一段长城',
};
/** A list of effects as one phrase: “此地动乱+1，然后在此地征2名工人（无动乱）”. */
export const describe = (effects: readonly Effect[], box: Box): string =>
  effects.map(effect => handle(say, effect, box.pack)).join('，然后');

const ask: Handlers<Condition, [Pack], string> = {
  official: ({ official, least }, pack) => `至少${least}名${nameIn(pack.officials, official)}`,
  worker: ({ least }) => `至少${least}名工人`,
  cardOfType: ({ type, least }, pack) => `至少${least}张${cardWord(pack, type)}`,
  cards: ({ least }) => `${least}张牌`,
  cardsOfOneType: ({ least }) => `${least}张同类牌`,
  governor: ({ least }) => `至少${least}名你的郡守`,
  palace: ({ least }) => `至少${least}座你的宫殿`,
  officialsMatchUnrest: () => '官员不少于动乱',
  unrest: ({ level }) => (level === 0 ? '没有动乱' : `动乱${level}`),
};
/** What a Wall face counts: “你每个有至少1名方士的地区”. */
export function describeFace(condition: Condition, box: Box): string {
  const what = handle(ask, condition, box.pack);
  return condition.kind === 'officialsMatchUnrest' || condition.kind === 'unrest'
    ? `你每个${what}的地区`
    : `你每个有${what}的地区`;
}
/** What a Mausoleum tile asks for. */
export function describeNeeds({ governors, palaces, walls, wallsInAll, alchemistCards }: Box['needs'][number]): string {
  const parts = [
    governors === undefined ? '' : `此地${governors}名郡守`,
    palaces === undefined ? '' : `此地${palaces}座宫殿`,
    walls === undefined ? '' : `此段${walls}段长城`,
    wallsInAll === undefined ? '' : `共${wallsInAll}段长城`,
    alchemistCards === undefined ? '' : `${alchemistCards}张方士卡`,
  ];
  return parts.filter(part => part !== '').join('，');
}
