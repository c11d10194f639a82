import { type Handlers, handle, type Texts } from '@tianxia/kernel';
import { colourOf, isBelow, regionOf } from '../../at.ts';
import { type Box, type Gift, SLOTS } from '../../box.ts';
import { ASPECTS, COLOURS, type Face, PIECES, REGIONS, type Reward, type SquareBonus } from '../../content/shape.ts';
import type { ZhanGuo } from '../../state.ts';

/** Printed names by their English; a name that a pack of one's own adds stays as the box has it. */
const NAMES: Readonly<Record<string, string>> = {
  Writing: '文字',
  Currency: '货币',
  Laws: '法律',
  military: '尉',
  civilian: '守',
  inspector: '监',
  'Build 1 Wall': '修筑长城',
  'Build 1 Palace': '兴建宫殿',
  'Hire Workers': '征募工人',
  'Re-assign Officials': '调动官员',
  'Recruit 1 Official': '招募官员',
  'Install 1 Governor': '任命县令',
  Turquoise: '青段',
  Gold: '金段',
  Silver: '银段',
  Circle: '圆形',
  Square: '方形',
  Triangle: '三角',
  Star: '星形',
};
const DYED: Readonly<Record<string, string>> = { red: '红', gray: '灰', white: '白' };
const ASPECT: Readonly<Record<string, string>> = { writing: '文字', currency: '货币', laws: '法律' };
const PIECE: Readonly<Record<string, string>> = { wall: '长城', palace: '宫殿', governor: '县令' };
export const named = ({ en, zh }: { en: string; zh: string }): string => NAMES[en] ?? zh;
export const dyed = (colour: string): string => DYED[colour] ?? colour;
export const aspectNamed = (aspect: string): string => ASPECT[aspect] ?? aspect;
export const officials = (count: number, colour: string): string => `${count}名${dyed(colour)}官员`;

const region = (i: number) => `地区${i + 1}`;
const aspect = (i: number, box: Box) => named(box.pack.aspects[i]!.names);
const regionsOf = (set: number) => Array.from({ length: REGIONS }, (_, r) => r).filter(r => (set >> r) & 1);

/** What a card or a power gives, in a few words. */
const giftText: Handlers<Gift, [], string> = {
  points: ({ amount }) => `${amount}分`,
  pointsPerCard: gift => `每张${aspectNamed(gift.aspect)}牌1分`,
  marker: () => '1个标记',
  calmHere: ({ steps }) => `此地动乱−${steps}`,
  calmAnywhere: ({ steps }) => `任一地区动乱−${steps}`,
  reassign: ({ points }) => `调动官员至多${points}步`,
  moveWorker: ({ count }) => `移动${count}名工人`,
  worker: ({ count }) => `此地${count}名工人`,
  official: ({ colour, count }) => `此地${officials(count, colour)}`,
  calmForWorker: () => '一处动乱−1并得1名工人',
  moveGovernor: () => '移动一名县令',
};
const squareText: Handlers<SquareBonus, [], string> = {
  points: ({ amount }) => `${amount}分`,
  reassign: ({ points }) => `调动官员至多${points}步`,
  anyOfficial: () => '1名官员',
};
const rewardText: Handlers<Reward, [], string> = {
  anyOfficial: reward => `${region(reward.region - 1)}的1名官员`,
  officials: ({ colour, count, region: where }) => `${region(where - 1)}的${officials(count, colour)}`,
  workers: ({ count, region: where }) => `${region(where - 1)}的${count}名工人`,
  governor: ({ regions }) =>
    regions.length === REGIONS ? '任一地区的县令' : `${regions.map(r => region(r - 1)).join('或')}的县令`,
  wall: () => '一段长城',
  palace: () => '一座宫殿',
};
const faceText: Handlers<Face, [], string> = {
  calmRegions: () => '每个没有动乱的地区',
  guardedRegions: () => '每个官员不少于动乱的地区',
  officialRegions: ({ colour }) => `每个有${dyed(colour)}官员的地区`,
  fullRegions: ({ cards }) => `每个有${cards}张牌的地区`,
  pairRegions: ({ cards }) => `每个有${cards}张同色牌的地区`,
  aspectRegions: face => `每个有${aspectNamed(face.aspect)}牌的地区`,
  cardSets: () => '每套三色牌',
  lessUnrest: () => '，扣除你的总动乱',
};

const card = (number: number, box: Box) =>
  number > 0 ? `${number}号（${aspect(box.aspectOf[number]!, box)}）` : '一张牌';
/** `78号（货币），招募官员后：2分` */
const ability = (number: number, box: Box) =>
  `${card(number, box)}，${named(box.pack.court[box.triggerOf[number]!]!.names)}后：${handle(giftText, box.bonusOf[number]!)}`;
const section = (slot: number, box: Box) => {
  const at = Math.floor(slot / SLOTS);
  return `${named(box.pack.sites[box.siteOf[at]!]!.names)}${'AB'[box.siteOf.slice(0, at).filter(site => site === box.siteOf[at]).length]}`;
};
const stepDown = (who: number, box: Box) => {
  const down = box.stepsDown[who]!.flatMap((count, i) => (count > 0 ? [officials(count, COLOURS[i]!)] : []));
  return down.length === 0 ? '无' : down.join('和');
};
const spot = (at: number, box: Box) => {
  const perRegion = box.spotsOf[0]!.length;
  const bonus = box.squareAt[at];
  const where = region(Math.floor(at / perRegion));
  return bonus === undefined ? `${where}的空地` : `${where}的奖励格（${handle(squareText, bonus)}）`;
};
const areaOf = (isWorkers: boolean, r: number) => `${region(r)}的${isWorkers ? '工人区' : '县令区'}`;

/** What each thing that can be pointed at or told of is called. */
export const kinds: Texts<ZhanGuo>['kinds'] = {
  card,
  region,
  donor: region,
  aspect,
  spot,
  stepDown,
  points: count => `${count}分`,
  tucked: ability,
  task: at => `${at < PIECES.length ? '上排' : '下排'}${PIECE[PIECES[at % PIECES.length]!]}任务`,
  markers: count => `${count}个标记`,
  workers: count => `${count}名工人`,
  round: round => `第${round + 1}轮`,
  board: (board, box) => `${named(box.pack.boards.b[board]!.names)}版图`,
  action: (action, box) => named(box.pack.court[action]!.names),
  colour: colour => `${dyed(COLOURS[colour]!)}官员`,
  official: official => `${areaOf(isBelow(official), regionOf(official))}的${dyed(COLOURS[colourOf(official)]!)}官员`,
  area: area => areaOf(area >= REGIONS, area % REGIONS),
  regions: set =>
    `地区${regionsOf(set)
      .map(r => `${r + 1}`)
      .join('、')}`,
  drawn: set =>
    `第${Array.from({ length: 20 }, (_, i) => i)
      .flatMap(i => ((set >> i) & 1 ? [`${i + 1}`] : []))
      .join('、')}张牌`,
  wallSlot: (slot, box) => `${section(slot, box)}，${box.pack.costs.rods[slot % SLOTS]!}筹`,
  power: (power, box) => box.powers[power]!.gives.map(gift => handle(giftText, gift)).join('和'),
  reward: (at, box) =>
    `${handle(rewardText, box.rewards[at]!)}（${aspect(at % ASPECTS.length, box)}，第${Math.floor(at / ASPECTS.length) + 1}轮）`,
  taskSection: at => `${at === 0 ? '上排' : '下排'}任务`,
  face: (at, box) => {
    const face = box.faces[at]!;
    const points = `${face.points.join('/')}分`;
    return face.kind === 'lessUnrest' ? `${points}${handle(faceText, face)}` : `${handle(faceText, face)}${points}`;
  },
};
