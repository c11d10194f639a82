import { type Handlers, handle, type Texts } from '@tianxia/kernel';
import { colourOf, isBelow, regionOf } from '../../at.ts';
import { type Box, type Gift, SLOTS } from '../../box.ts';
import { ASPECTS, COLOURS, type Face, PIECES, REGIONS, type Reward, type SquareBonus } from '../../content/shape.ts';
import type { ZhanGuo } from '../../state.ts';

/** Printed names by their English; a name that a pack of one's own adds stays as the box has it. */
const NAMES: Readonly<Record<string, string>> = {
  Writing: '文字',
  Currency: '貨幣',
  Laws: '法律',
  military: '尉',
  civilian: '守',
  inspector: '監',
  'Build 1 Wall': '修築長城',
  'Build 1 Palace': '興建宮殿',
  'Hire Workers': '徵募工人',
  'Re-assign Officials': '調動官員',
  'Recruit 1 Official': '招募官員',
  'Install 1 Governor': '任命縣令',
  Turquoise: '青段',
  Gold: '金段',
  Silver: '銀段',
  Circle: '圓形',
  Square: '方形',
  Triangle: '三角',
  Star: '星形',
};
const DYED: Readonly<Record<string, string>> = { red: '紅', gray: '灰', white: '白' };
const ASPECT: Readonly<Record<string, string>> = { writing: '文字', currency: '貨幣', laws: '法律' };
const PIECE: Readonly<Record<string, string>> = { wall: '長城', palace: '宮殿', governor: '縣令' };
export const named = ({ en, zh }: { en: string; zh: string }): string => NAMES[en] ?? zh;
export const dyed = (colour: string): string => DYED[colour] ?? colour;
export const aspectNamed = (aspect: string): string => ASPECT[aspect] ?? aspect;
export const officials = (count: number, colour: string): string => `${count}名${dyed(colour)}官員`;

const region = (i: number) => `地區${i + 1}`;
const aspect = (i: number, box: Box) => named(box.pack.aspects[i]!.names);
const regionsOf = (set: number) => Array.from({ length: REGIONS }, (_, r) => r).filter(r => (set >> r) & 1);

/** What a card or a power gives, in a few words. */
const giftText: Handlers<Gift, [], string> = {
  points: ({ amount }) => `${amount}分`,
  pointsPerCard: gift => `每張${aspectNamed(gift.aspect)}牌1分`,
  marker: () => '1個標記',
  calmHere: ({ steps }) => `此地動亂−${steps}`,
  calmAnywhere: ({ steps }) => `任一地區動亂−${steps}`,
  reassign: ({ points }) => `調動官員至多${points}步`,
  moveWorker: ({ count }) => `移動${count}名工人`,
  worker: ({ count }) => `此地${count}名工人`,
  official: ({ colour, count }) => `此地${officials(count, colour)}`,
  calmForWorker: () => '一處動亂−1並得1名工人',
  moveGovernor: () => '移動一名縣令',
};
const squareText: Handlers<SquareBonus, [], string> = {
  points: ({ amount }) => `${amount}分`,
  reassign: ({ points }) => `調動官員至多${points}步`,
  anyOfficial: () => '1名官員',
};
const rewardText: Handlers<Reward, [], string> = {
  anyOfficial: reward => `${region(reward.region - 1)}的1名官員`,
  officials: ({ colour, count, region: where }) => `${region(where - 1)}的${officials(count, colour)}`,
  workers: ({ count, region: where }) => `${region(where - 1)}的${count}名工人`,
  governor: ({ regions }) =>
    regions.length === REGIONS ? '任一地區的縣令' : `${regions.map(r => region(r - 1)).join('或')}的縣令`,
  wall: () => '一段長城',
  palace: () => '一座宮殿',
};
const faceText: Handlers<Face, [], string> = {
  calmRegions: () => '每個沒有動亂的地區',
  guardedRegions: () => '每個官員不少於動亂的地區',
  officialRegions: ({ colour }) => `每個有${dyed(colour)}官員的地區`,
  fullRegions: ({ cards }) => `每個有${cards}張牌的地區`,
  pairRegions: ({ cards }) => `每個有${cards}張同色牌的地區`,
  aspectRegions: face => `每個有${aspectNamed(face.aspect)}牌的地區`,
  cardSets: () => '每套三色牌',
  lessUnrest: () => '，扣除你的總動亂',
};

const card = (number: number, box: Box) =>
  number > 0 ? `${number}號（${aspect(box.aspectOf[number]!, box)}）` : '一張牌';
/** `78號（貨幣），招募官員後：2分` */
const ability = (number: number, box: Box) =>
  `${card(number, box)}，${named(box.pack.court[box.triggerOf[number]!]!.names)}後：${handle(giftText, box.bonusOf[number]!)}`;
const section = (slot: number, box: Box) => {
  const at = Math.floor(slot / SLOTS);
  return `${named(box.pack.sites[box.siteOf[at]!]!.names)}${'AB'[box.siteOf.slice(0, at).filter(site => site === box.siteOf[at]).length]}`;
};
const stepDown = (who: number, box: Box) => {
  const down = box.stepsDown[who]!.flatMap((count, i) => (count > 0 ? [officials(count, COLOURS[i]!)] : []));
  return down.length === 0 ? '無' : down.join('和');
};
const spot = (at: number, box: Box) => {
  const perRegion = box.spotsOf[0]!.length;
  const bonus = box.squareAt[at];
  const where = region(Math.floor(at / perRegion));
  return bonus === undefined ? `${where}的空地` : `${where}的獎勵格（${handle(squareText, bonus)}）`;
};
const areaOf = (isWorkers: boolean, r: number) => `${region(r)}的${isWorkers ? '工人區' : '縣令區'}`;

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
  task: at => `${at < PIECES.length ? '上排' : '下排'}${PIECE[PIECES[at % PIECES.length]!]}任務`,
  markers: count => `${count}個標記`,
  workers: count => `${count}名工人`,
  round: round => `第${round + 1}輪`,
  board: (board, box) => `${named(box.pack.boards.b[board]!.names)}版圖`,
  action: (action, box) => named(box.pack.court[action]!.names),
  colour: colour => `${dyed(COLOURS[colour]!)}官員`,
  official: official => `${areaOf(isBelow(official), regionOf(official))}的${dyed(COLOURS[colourOf(official)]!)}官員`,
  area: area => areaOf(area >= REGIONS, area % REGIONS),
  regions: set =>
    `地區${regionsOf(set)
      .map(r => `${r + 1}`)
      .join('、')}`,
  drawn: set =>
    `第${Array.from({ length: 20 }, (_, i) => i)
      .flatMap(i => ((set >> i) & 1 ? [`${i + 1}`] : []))
      .join('、')}張牌`,
  wallSlot: (slot, box) => `${section(slot, box)}，${box.pack.costs.rods[slot % SLOTS]!}籌`,
  power: (power, box) => box.powers[power]!.gives.map(gift => handle(giftText, gift)).join('和'),
  reward: (at, box) =>
    `${handle(rewardText, box.rewards[at]!)}（${aspect(at % ASPECTS.length, box)}，第${Math.floor(at / ASPECTS.length) + 1}輪）`,
  taskSection: at => `${at === 0 ? '上排' : '下排'}任務`,
  face: (at, box) => {
    const face = box.faces[at]!;
    const points = `${face.points.join('/')}分`;
    return face.kind === 'lessUnrest' ? `${points}${handle(faceText, face)}` : `${handle(faceText, face)}${points}`;
  },
};
