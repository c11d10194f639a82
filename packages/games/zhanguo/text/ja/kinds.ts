import { type Handlers, handle, type Texts } from '@tianxia/kernel';
import { colourOf, isBelow, regionOf } from '../../at.ts';
import { type Box, type Gift, SLOTS } from '../../box.ts';
import { ASPECTS, COLOURS, type Face, PIECES, REGIONS, type Reward, type SquareBonus } from '../../content/shape.ts';
import type { ZhanGuo } from '../../state.ts';

/** Printed names by their English; a name that a pack of one's own adds stays as the box has it. */
const NAMES: Readonly<Record<string, string>> = {
  Writing: '文字',
  Currency: '通貨',
  Laws: '法律',
  military: '尉',
  civilian: '守',
  inspector: '監',
  'Build 1 Wall': '長城を建てる',
  'Build 1 Palace': '宮殿を建てる',
  'Hire Workers': '労働者を雇う',
  'Re-assign Officials': '役人の異動',
  'Recruit 1 Official': '役人を登用',
  'Install 1 Governor': '太守を任命',
  Turquoise: '青',
  Gold: '金',
  Silver: '銀',
  Circle: '円',
  Square: '四角',
  Triangle: '三角',
  Star: '星',
};
const DYED: Readonly<Record<string, string>> = { red: '赤', gray: '灰', white: '白' };
const ASPECT: Readonly<Record<string, string>> = { writing: '文字', currency: '通貨', laws: '法律' };
const PIECE: Readonly<Record<string, string>> = { wall: '長城', palace: '宮殿', governor: '太守' };
export const named = ({ en, zh }: { en: string; zh: string }): string => NAMES[en] ?? zh;
export const dyed = (colour: string): string => DYED[colour] ?? colour;
export const aspectNamed = (aspect: string): string => ASPECT[aspect] ?? aspect;
export const officials = (count: number, colour: string): string => `${dyed(colour)}の役人${count}人`;

const region = (i: number) => `地域${i + 1}`;
const aspect = (i: number, box: Box) => named(box.pack.aspects[i]!.names);
const regionsOf = (set: number) => Array.from({ length: REGIONS }, (_, r) => r).filter(r => (set >> r) & 1);

const giftText: Handlers<Gift, [], string> = {
  points: ({ amount }) => `${amount}点`,
  pointsPerCard: gift => `${aspectNamed(gift.aspect)}カード1枚につき1点`,
  marker: () => 'マーカー1つ',
  calmHere: ({ steps }) => `ここの不満−${steps}`,
  calmAnywhere: ({ steps }) => `任意の地域の不満−${steps}`,
  reassign: ({ points }) => `異動${points}歩まで`,
  moveWorker: ({ count }) => `労働者${count}人を移動`,
  worker: ({ count }) => `ここに労働者${count}人`,
  official: ({ colour, count }) => `ここに${officials(count, colour)}`,
  calmForWorker: () => '不満−1と労働者1人',
  moveGovernor: () => '太守を移動',
};
const squareText: Handlers<SquareBonus, [], string> = {
  points: ({ amount }) => `${amount}点`,
  reassign: ({ points }) => `異動${points}歩まで`,
  anyOfficial: () => '役人1人',
};
const rewardText: Handlers<Reward, [], string> = {
  anyOfficial: reward => `${region(reward.region - 1)}に役人1人`,
  officials: ({ colour, count, region: where }) => `${region(where - 1)}に${officials(count, colour)}`,
  workers: ({ count, region: where }) => `${region(where - 1)}に労働者${count}人`,
  governor: ({ regions }) =>
    regions.length === REGIONS ? '任意の地域に太守' : `${regions.map(r => region(r - 1)).join('か')}に太守`,
  wall: () => '長城1つ',
  palace: () => '宮殿1つ',
};
const faceText: Handlers<Face, [], string> = {
  calmRegions: () => '不満のない地域ごと',
  guardedRegions: () => '役人の数が不満以上の地域ごと',
  officialRegions: ({ colour }) => `${dyed(colour)}の役人がいる地域ごと`,
  fullRegions: ({ cards }) => `カードが${cards}枚ある地域ごと`,
  pairRegions: ({ cards }) => `同色カードが${cards}枚ある地域ごと`,
  aspectRegions: face => `${aspectNamed(face.aspect)}カードがある地域ごと`,
  cardSets: () => '3色のカード1組ごと',
  lessUnrest: () => '不満の合計を引く',
};

const card = (number: number, box: Box) =>
  number > 0 ? `${number}（${aspect(box.aspectOf[number]!, box)}）` : 'カード';
/** `78（通貨）、「役人を登用」の後：2点` */
const ability = (number: number, box: Box) =>
  `${card(number, box)}、「${named(box.pack.court[box.triggerOf[number]!]!.names)}」の後：${handle(giftText, box.bonusOf[number]!)}`;
const section = (slot: number, box: Box) => {
  const at = Math.floor(slot / SLOTS);
  return `${named(box.pack.sites[box.siteOf[at]!]!.names)}${'AB'[box.siteOf.slice(0, at).filter(site => site === box.siteOf[at]).length]}`;
};
const stepDown = (who: number, box: Box) => {
  const down = box.stepsDown[who]!.flatMap((count, i) => (count > 0 ? [`${dyed(COLOURS[i]!)}${count}`] : []));
  return down.length === 0 ? 'なし' : down.join('・');
};
const spot = (at: number, box: Box) => {
  const perRegion = box.spotsOf[0]!.length;
  const bonus = box.squareAt[at];
  const where = region(Math.floor(at / perRegion));
  return bonus === undefined ? `${where}の空き地` : `${where}のマス（${handle(squareText, bonus)}）`;
};
const areaOf = (isWorkers: boolean, r: number) => `${region(r)}の${isWorkers ? '労働者' : '太守'}エリア`;

/** What each thing that can be pointed at or told of is called. */
export const kinds: Texts<ZhanGuo>['kinds'] = {
  card,
  region,
  donor: region,
  aspect,
  spot,
  stepDown,
  points: count => `${count}点`,
  tucked: ability,
  task: at => `${at < PIECES.length ? '上段' : '下段'}の${PIECE[PIECES[at % PIECES.length]!]}任務`,
  markers: count => `マーカー${count}個`,
  workers: count => `労働者${count}人`,
  round: round => `第${round + 1}ラウンド`,
  board: (board, box) => `${named(box.pack.boards.b[board]!.names)}ボード`,
  action: (action, box) => named(box.pack.court[action]!.names),
  colour: colour => `${dyed(COLOURS[colour]!)}の役人`,
  official: official => `${areaOf(isBelow(official), regionOf(official))}の${dyed(COLOURS[colourOf(official)]!)}の役人`,
  area: area => areaOf(area >= REGIONS, area % REGIONS),
  regions: set =>
    `地域${regionsOf(set)
      .map(r => `${r + 1}`)
      .join('・')}`,
  drawn: set =>
    `カード${Array.from({ length: 20 }, (_, i) => i)
      .flatMap(i => ((set >> i) & 1 ? [`${i + 1}`] : []))
      .join('・')}`,
  wallSlot: (slot, box) => `${section(slot, box)}、棒${box.pack.costs.rods[slot % SLOTS]!}本`,
  power: (power, box) => box.powers[power]!.gives.map(gift => handle(giftText, gift)).join('と'),
  reward: (at, box) =>
    `${handle(rewardText, box.rewards[at]!)}（${aspect(at % ASPECTS.length, box)}、第${Math.floor(at / ASPECTS.length) + 1}ラウンド）`,
  taskSection: at => `${at === 0 ? '上段' : '下段'}の任務`,
  face: (at, box) => {
    const face = box.faces[at]!;
    return `${face.points.join('/')}点 ${handle(faceText, face)}`;
  },
};
