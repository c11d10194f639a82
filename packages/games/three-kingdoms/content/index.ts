import { locations } from './locations.ts';
import { separation } from './separation.ts';
import { separationMore } from './separation-more.ts';
import type { Pack } from './shape.ts';
import { shu } from './shu.ts';
import { shuMore } from './shu-more.ts';
import { spaces } from './spaces.ts';
import { unification } from './unification.ts';
import { unificationMore } from './unification-more.ts';
import { wei } from './wei.ts';
import { weiMore } from './wei-more.ts';
import { wu } from './wu.ts';
import { wuMore } from './wu-more.ts';

export const content: Pack = {
  game: 'three-kingdoms',
  states: [
    {
      id: 'wei',
      names: { en: 'Wei', zh: '魏' },
      lord: 'cao-cao',
      tribe: { en: 'Xiong Nu', zh: '匈奴' },
      start: { gold: 3, rice: 3 },
      tribeLevel: 5,
      cards: { unification: 3, separation: 1 },
      draft: { draw: 6, keep: 4 },
      reconstructed: ['colour'],
    },
    {
      id: 'wu',
      names: { en: 'Wu', zh: '吳' },
      lord: 'sun-jian',
      tribe: { en: 'Shan Yue', zh: '山越' },
      start: { gold: 4, rice: 4, support: 1 },
      tribeLevel: 6,
      cards: { unification: 3, separation: 2 },
      draft: { draw: 6, keep: 3 },
      reconstructed: ['colour'],
    },
    {
      id: 'shu',
      names: { en: 'Shu', zh: '蜀' },
      lord: 'liu-bei',
      tribe: { en: 'Nan Man', zh: '南蠻' },
      start: { gold: 5, rice: 5, support: 2 },
      tribeLevel: 7,
      cards: { unification: 3, separation: 3 },
      draft: { draw: 6, keep: 2 },
      reconstructed: ['colour'],
    },
  ],
  spaces,
  locations,
  generals: [...wei, ...weiMore, ...wu, ...wuMore, ...shu, ...shuMore],
  enhancements: [...unification, ...unificationMore, ...separation, ...separationMore],
  rounds: 12,
  recruiting: [
    { round: 3, states: { wei: { draw: 3, keep: 1 }, wu: { draw: 4, keep: 2 }, shu: { draw: 4, keep: 2 } } },
    { round: 5, states: { wei: { draw: 3, keep: 1 }, wu: { draw: 3, keep: 1 }, shu: { draw: 4, keep: 2 } } },
    { round: 9, states: { wei: { draw: 3, keep: 1 }, wu: { draw: 3, keep: 1 }, shu: { draw: 3, keep: 1 } } },
  ],
  lands: { levels: 5, spare: 5 },
  ranks: [
    { names: { en: 'Governor', zh: '州牧' }, points: 0 },
    { names: { en: 'Grand General', zh: '大將軍' }, points: 1 },
    { names: { en: 'Prime Minister', zh: '丞相' }, points: 2 },
    { names: { en: 'Duke', zh: '公' }, points: 3 },
    { names: { en: 'King', zh: '王' }, points: 4 },
    { names: { en: 'Emperor', zh: '帝' }, points: 5 },
  ],
  tribes: {
    top: 12,
    points: [
      { level: 9, points: 1 },
      { level: 10, points: 2 },
      { level: 11, points: 3 },
      { level: 12, points: 4 },
    ],
    supportFor: 2,
  },
  upkeep: { supportPerRice: 2 },
  stationedToEnd: 5,
  bidTokens: 2,
  components: [
    { item: 'rule book', count: 1 },
    { item: 'player aid', count: 3 },
    { item: 'game board', count: 1 },
    { item: 'round marker', count: 1 },
    { item: 'alliance token', count: 1 },
    { item: 'Han emperor token', count: 1 },
    { item: 'criterion marker (administration/combat)', count: 2 },
    { item: 'border location token (0 VP/1 VP)', count: 15 },
    { item: 'deficit token', count: 5 },
    { item: 'farm token (undeveloped/developed)', count: 20 },
    { item: 'marketplace token (undeveloped/developed)', count: 20 },
    { item: 'gold token', count: 30 },
    { item: 'rice token', count: 30 },
    { item: 'army token (untrained/trained)', count: 40 },
    { item: 'spear token', count: 12 },
    { item: 'horse token', count: 15 },
    { item: 'crossbow token', count: 15 },
    { item: 'vessel token', count: 15 },
    { item: 'popular support token', count: 15 },
    { item: 'state enhancement card', count: 42 },
    { item: 'state marker', count: 9 },
    { item: 'state action marker', count: 3 },
    { item: 'tribe marker', count: 3 },
    { item: 'general card', count: 69 },
    { item: 'general token', count: 69 },
    { item: 'bid token (+1/+2)', count: 6 },
  ],
  scoring: {
    borders: { winWin: 5, winTie: 3, winLoss: 2, tieTie: 2, tieLoss: 1, lossLoss: 0 },
    first: 5,
    jointFirst: 3,
    second: 2,
    jointSecond: 1,
    third: 0,
    emperorToken: 2,
    deficit: 3,
    ties: ['shu', 'wu', 'wei'],
  },
  tutorial: {
    initial: {
      wei: ['xiahou-dun', 'xiahou-yuan', 'xu-huang', 'guo-jia'],
      wu: ['huang-gai', 'sun-ce', 'zhou-yu'],
      shu: ['guan-yu', 'zhang-fei'],
    },
    later: [
      { round: 3, states: { wei: ['zhang-he'], wu: ['sun-quan', 'taishi-ci'], shu: ['zhao-yun', 'zhuge-liang'] } },
      { round: 5, states: { wei: ['zhang-liao'], wu: ['lu-su'], shu: ['huang-zhong', 'pang-tong'] } },
      { round: 9, states: { wei: ['sima-yi'], wu: ['gan-ning'], shu: ['ma-chao'] } },
    ],
  },
  notes: [
    'The Chinese titles of the ranks are our reconstruction.',
    'Chinese names of enhancements are translations made for this edition, except where they are standard historical terms.',
    "A public review (Rock Paper Shotgun, 'Cardboard Children - Three Kingdoms Redux' (2015)) also mentions Battering Ram (stronger battle bids), Irrigation (end bonus for a fully developed farm) and Horse Armour (VPs for stationed cavalry) as printed cards; they are not among the reconstructed names.",
    'The setup picture shows numbers up to 39.',
  ],
};
