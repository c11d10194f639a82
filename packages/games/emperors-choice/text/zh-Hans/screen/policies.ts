import type { Part, Unit } from '../../../content/vocabulary.ts';
import type { Words } from '../../../screen/words.ts';
import { iconText } from '../icons.ts';
import { listed, signed } from './people.ts';

/** A thing with its measure word. */
const UNITS: Readonly<Record<Unit, readonly [measure: string, thing: string]>> = {
  cube: ['名', '士兵'],
  territory: ['块', '领地'],
  canal: ['条', '运河'],
  wallLength: ['段', '相连的长城'],
  confucian: ['名', '儒家'],
  legalist: ['名', '法家'],
  book: ['部', '典籍'],
  carriage: ['辆', '车驾'],
  carriageKind: ['种', '车驾'],
};
const FAMILIES: Readonly<Record<string, string>> = { canal: '运河', territory: '领地' };
const each = (of: Unit): string => `每${UNITS[of].join('')}`;
export const unit: Words['unit'] = (of, many) => `${many}${UNITS[of].join('')}`;

const byNumber = (measure: string, table: readonly number[], from: number, more: boolean): string =>
  table
    .map((vp, many) => `${many}${measure}${more && many === table.length - 1 ? '以上' : ''}${vp}分`)
    .slice(from)
    .join('、');

/** A part of a policy in plain words. */
function partWords(part: Part, strength: number): string {
  switch (part.kind) {
    case 'vpPer':
      return `${each(part.of)}${part.each}分`;
    case 'vpTable':
      return part.of === 'carriageKind'
        ? `不同种类的车驾：${byNumber(UNITS[part.of][0], part.table, 2, false)}`
        : `${UNITS[part.of][1]}：${byNumber(UNITS[part.of][0], part.table, 1, true)}`;
    case 'vpTableByKind':
      return `同种车驾：${byNumber(UNITS.carriage[0], part.table, 2, false)}`;
    case 'trustPer':
      return `${each(part.of)}信任+${part.each}`;
    case 'removeTiles':
      return part.count === undefined
        ? `所有${UNITS[part.of as Unit]?.[1] ?? part.of}移出游戏`
        : `其中${part.count}块移出游戏`;
    case 'ifNone':
      return `没有${UNITS[part.of][1]}的玩家得${iconText(part.gains)}`;
    case 'ifRemoved':
      return `有损失的玩家得${iconText(part.gains)}`;
    case 'chooserOnly':
      return `只有结算的玩家得${iconText(part.gains)}；终局不计`;
    case 'most':
      return `${UNITS[part.of][1]}最多的玩家：${listed(part.gains.map(iconText))}`;
    case 'defend': {
      const sum = [
        `${part.perWall > 1 ? `${part.perWall}×` : ''}长城长度`,
        ...(part.perCube > 0 ? ['士兵'] : []),
        '展示人物的防御',
      ].join('+');
      const { win, lose } = part;
      return `防御（${sum}）至少${strength}：${strength + win.beyondStrength}分，再付${win.pay}名士兵；不足：得一半分数，付${lose.pay}名士兵`;
    }
    case 'showPower':
      return `展示${part.count}张人物：战力即得分`;
    case 'showBlood':
      return `展示皇族：每张${part.each}分`;
  }
}
export const settleWords: Words['settleWords'] = ({ settle, continuous }, strength) => {
  const parts = settle.map(part => partWords(part, strength));
  if (continuous !== undefined)
    parts.push(
      `正面朝上时，每块${FAMILIES[continuous.tile] ?? continuous.tile}也算一块${FAMILIES[continuous.as] ?? continuous.as}`,
    );
  return `${parts.join('；')}。`;
};

type Gain = Parameters<Words['gain']>[0];
const besides = ({ trust, money, cubes, tributes }: Gain): string[] => [
  ...(trust === 0 ? [] : [`信任${signed(trust)}`]),
  ...(money === 0 ? [] : [`金钱${signed(money)}`]),
  ...(cubes === 0 ? [] : [`士兵${signed(cubes)}`]),
  ...(tributes === 0 ? [] : [`${tributes}张贡品`]),
];
export const gain: Words['gain'] = one =>
  [`${one.vp < 0 ? signed(one.vp) : one.vp}分${one.more ? '以上' : ''}`, ...besides(one)].join('，');
export const gainBesides: Words['gainBesides'] = one => besides(one).join('，');
/** Words on the face of a scroll. */
export const face: Words['face'] = {
  per: '每',
  each: '各',
  kinds: '种类',
  alike: '同种',
  allGo: '全部移除，',
  none: '无',
  after: '然后',
  chooser: '限结算者',
  most: '最多者',
  shown: '展示：',
  powers: '战力即分数',
  fromHand: '从手牌',
};
