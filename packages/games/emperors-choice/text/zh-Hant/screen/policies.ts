import type { Part, Unit } from '../../../content/vocabulary.ts';
import type { Words } from '../../../screen/words.ts';
import { iconText } from '../icons.ts';
import { listed, signed } from './people.ts';

/** A thing with its measure word. */
const UNITS: Readonly<Record<Unit, readonly [measure: string, thing: string]>> = {
  cube: ['名', '士兵'],
  territory: ['塊', '領地'],
  canal: ['條', '運河'],
  wallLength: ['段', '相連的長城'],
  confucian: ['名', '儒家'],
  legalist: ['名', '法家'],
  book: ['部', '典籍'],
  carriage: ['輛', '車駕'],
  carriageKind: ['種', '車駕'],
};
const FAMILIES: Readonly<Record<string, string>> = { canal: '運河', territory: '領地' };
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
        ? `不同種類的車駕：${byNumber(UNITS[part.of][0], part.table, 2, false)}`
        : `${UNITS[part.of][1]}：${byNumber(UNITS[part.of][0], part.table, 1, true)}`;
    case 'vpTableByKind':
      return `同種車駕：${byNumber(UNITS.carriage[0], part.table, 2, false)}`;
    case 'trustPer':
      return `${each(part.of)}信任+${part.each}`;
    case 'removeTiles':
      return part.count === undefined
        ? `所有${UNITS[part.of as Unit]?.[1] ?? part.of}移出遊戲`
        : `其中${part.count}塊移出遊戲`;
    case 'ifNone':
      return `沒有${UNITS[part.of][1]}的玩家得${iconText(part.gains)}`;
    case 'ifRemoved':
      return `有損失的玩家得${iconText(part.gains)}`;
    case 'chooserOnly':
      return `只有結算的玩家得${iconText(part.gains)}；終局不計`;
    case 'most':
      return `${UNITS[part.of][1]}最多的玩家：${listed(part.gains.map(iconText))}`;
    case 'defend': {
      const sum = [
        `${part.perWall > 1 ? `${part.perWall}×` : ''}長城長度`,
        ...(part.perCube > 0 ? ['士兵'] : []),
        '展示人物的防禦',
      ].join('+');
      const { win, lose } = part;
      return `防禦（${sum}）至少${strength}：${strength + win.beyondStrength}分，再付${win.pay}名士兵；不足：得一半分數，付${lose.pay}名士兵`;
    }
    case 'showPower':
      return `展示${part.count}張人物：戰力即得分`;
    case 'showBlood':
      return `展示皇族：每張${part.each}分`;
  }
}
export const settleWords: Words['settleWords'] = ({ settle, continuous }, strength) => {
  const parts = settle.map(part => partWords(part, strength));
  if (continuous !== undefined)
    parts.push(
      `正面朝上時，每塊${FAMILIES[continuous.tile] ?? continuous.tile}也算一塊${FAMILIES[continuous.as] ?? continuous.as}`,
    );
  return `${parts.join('；')}。`;
};

type Gain = Parameters<Words['gain']>[0];
const besides = ({ trust, money, cubes, tributes }: Gain): string[] => [
  ...(trust === 0 ? [] : [`信任${signed(trust)}`]),
  ...(money === 0 ? [] : [`金錢${signed(money)}`]),
  ...(cubes === 0 ? [] : [`士兵${signed(cubes)}`]),
  ...(tributes === 0 ? [] : [`${tributes}張貢品`]),
];
export const gain: Words['gain'] = one =>
  [`${one.vp < 0 ? signed(one.vp) : one.vp}分${one.more ? '以上' : ''}`, ...besides(one)].join('，');
export const gainBesides: Words['gainBesides'] = one => besides(one).join('，');
/** Words on the face of a scroll. */
export const face: Words['face'] = {
  per: '每',
  each: '各',
  kinds: '種類',
  alike: '同種',
  allGo: '全部移除，',
  none: '無',
  after: '然後',
  chooser: '限結算者',
  most: '最多者',
  shown: '展示：',
  powers: '戰力即分數',
  fromHand: '從手牌',
};
