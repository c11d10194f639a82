import { type Handlers, handle } from '@tianxia/kernel';
import type { Box } from '../../box.ts';
import type { Condition, Effect, Pack } from '../../content/shape.ts';

/** Printed names by their English; a name that a pack of one's own adds stays as the box has it. */
const NAMES: Readonly<Record<string, string>> = {
  Alchemist: '方士',
  Architect: '匠師',
  General: '将軍',
  Writing: '文字',
  Currency: '通貨',
  Laws: '法律',
  'Recruit 1 Official': '役人を登用',
  'Search for the Elixir': '仙薬を探す',
  'Install 1 Governor': '郡守を任命',
  'Hire 2 Workers': '労働者を雇う',
  'Build 1 Palace': '宮殿を建てる',
  'Build 1 Wall': '長城を築く',
  'Crimson site': '赤の区域',
  'Gold site': '金の区域',
  'Jade site': '玉の区域',
  Qi: '斉',
  'Alchemist card': '方士カード',
  'Master Alchemist card': '大方士カード',
};
export const named = ({ names }: { names: { en: string; zh: string } }): string => NAMES[names.en] ?? names.zh;
type Rows = readonly { id: string; names: { en: string; zh: string } }[];
export const nameIn = (list: Rows, id: string): string => {
  const row = list.find(entry => entry.id === id);
  return row === undefined ? id : named(row);
};
const cardWord = (pack: Pack, type: string): string =>
  type === 'any' ? 'カード' : type === 'alchemist' ? '方士カード' : `${nameIn(pack.aspects, type)}カード`;
const placeWord = (pack: Pack, region: string): string =>
  region === 'here' ? 'ここ' : region === 'any' ? '任意の地域' : nameIn(pack.regions, region);
const regionsWord = (pack: Pack, regions: readonly string[]): string =>
  regions.length === pack.regions.length ? '任意の地域' : regions.map(id => nameIn(pack.regions, id)).join('か');
const officialWord = (pack: Pack, official: string): string =>
  official === 'any' ? '好きな役人' : nameIn(pack.officials, official);

/** What an effect does, in words. */
const say: Handlers<Effect, [Pack], string> = {
  points: ({ amount }) => `${amount}点`,
  pointsPerCard: ({ amount, type, where }, pack) =>
    `${where === 'here' ? 'この地域' : '自分の全地域'}の${cardWord(pack, type)}1枚につき${amount}点`,
  pointsPerBuilding: ({ amount, building }) => `建てた${building === 'palace' ? '宮殿' : '長城'}1つにつき${amount}点`,
  recruit: ({ official, amount, region }, pack) =>
    `${amount > 1 && region === 'any' ? '1つの地域' : placeWord(pack, region)}に${officialWord(pack, official)}${amount}人を登用`,
  hire: ({ amount, region }, pack) =>
    `${amount > 1 && region === 'any' ? '1つの地域' : placeWord(pack, region)}で労働者${amount}人を雇う（不満なし）`,
  moveOfficials: ({ most }) => `役人を${most}歩まで移動`,
  moveWorkers: ({ most }) => `労働者${most}人までを1歩移動`,
  calm: ({ region, regions, amount }) =>
    `${region === 'here' ? 'ここ' : regions === 1 ? '任意の地域' : `別々の${regions}地域`}の不満−${amount}`,
  reset: ({ most }) => `${most}地域までの不満を0にする`,
  payUnrest: ({ region, amount }, pack) => `${placeWord(pack, region)}の不満+${amount}`,
  tokens: ({ aspect, amount }, pack) =>
    `${aspect === 'any' ? '好きな' : nameIn(pack.aspects, aspect)}トークン${amount}個`,
  sail: ({ spaces }) => `船を${spaces}マス進める`,
  unlock: ({ soldiers }) => `兵士${soldiers}体を解放`,
  placeSoldier: () => '自分の兵士がいない陵墓タイルに、条件なしで兵士1体を置く',
  placeAlchemistCard: ({ most, region }, pack) =>
    `${placeWord(pack, region)}に方士カード${most === 1 ? '1枚' : `${most}枚まで`}を置く`,
  freeGovernor: ({ regions }, pack) => `${regionsWord(pack, regions)}に無料で郡守を任命`,
  freePalace: ({ regions }, pack) => `${regionsWord(pack, regions)}に無料で宮殿を建てる`,
  freeWall: () => '無料で長城を築く',
};
/** A list of effects as one phrase. */
export const describe = (effects: readonly Effect[], box: Box): string =>
  effects.map(effect => handle(say, effect, box.pack)).join('、続いて');

const ask: Handlers<Condition, [Pack], string> = {
  official: ({ official, least }, pack) => `${officialWord(pack, official)}が${least}人以上いる`,
  worker: ({ least }) => `労働者が${least}人以上いる`,
  cardOfType: ({ type, least }, pack) => `${cardWord(pack, type)}が${least}枚以上ある`,
  cards: ({ least }) => `カードが${least}枚ある`,
  cardsOfOneType: ({ least }) => `同じ種類のカードが${least}枚ある`,
  governor: ({ least }) => `自分の郡守が${least}人以上いる`,
  palace: ({ least }) => `自分の宮殿が${least}つ以上ある`,
  officialsMatchUnrest: () => '役人の数が不満以上の',
  unrest: ({ level }) => (level === 0 ? '不満のない' : `不満が${level}の`),
};
/** What a Wall face counts. */
export const describeFace = (condition: Condition, box: Box): string => `${handle(ask, condition, box.pack)}自分の地域`;

/** What a Mausoleum tile asks for. */
export function describeNeeds({ governors, palaces, walls, wallsInAll, alchemistCards }: Box['needs'][number]): string {
  const parts = [
    governors === undefined ? '' : `ここに郡守${governors}人`,
    palaces === undefined ? '' : `ここに宮殿${palaces}つ`,
    walls === undefined ? '' : `ここに長城${walls}つ`,
    wallsInAll === undefined ? '' : `全部で長城${wallsInAll}つ`,
    alchemistCards === undefined ? '' : `方士カード${alchemistCards}枚`,
  ];
  return parts.filter(part => part !== '').join('、');
}
