import type { Part } from '../../../content/vocabulary.ts';
import type { Gain } from '../../../facts/settlement.ts';
import type { Words } from '../../../screen/words.ts';
import { iconText } from '../icons.ts';
import { signed } from './things.ts';
import { nameOf } from './units.ts';

const byNumber = (table: readonly number[], from: number, open: boolean): string =>
  table
    .map((vp, many) => `${many}${open && many === table.length - 1 ? '以上' : ''}で${vp}点`)
    .slice(from)
    .join('、');

/** A part of a policy in plain words. */
function partWords(part: Part, strength: number): string {
  switch (part.kind) {
    case 'vpPer':
      return `${nameOf(part.of)}1につき${part.each}点`;
    case 'vpTable':
      return `${nameOf(part.of)}${byNumber(part.table, part.of === 'carriageKind' ? 2 : 1, part.of !== 'carriageKind')}`;
    case 'vpTableByKind':
      return `同じ種類の馬車${byNumber(part.table, 2, false)}`;
    case 'trustPer':
      return `${nameOf(part.of)}1につき信頼+${part.each}`;
    case 'removeTiles':
      return part.count === undefined ? `${nameOf(part.of)}をすべて除外` : `そのうち${part.count}枚を除外`;
    case 'ifNone':
      return `${nameOf(part.of)}のないプレイヤーは${iconText(part.gains)}`;
    case 'ifRemoved':
      return `除外したプレイヤーは${iconText(part.gains)}`;
    case 'chooserOnly':
      return `決算したプレイヤーのみ${iconText(part.gains)}（最終決算ではなし）`;
    case 'most':
      return `${nameOf(part.of)}が最多のプレイヤーは${part.gains.map(iconText).join('と')}`;
    case 'defend': {
      const sum = [
        `長城の長さ${part.perWall > 1 ? `×${part.perWall}` : ''}`,
        ...(part.perCube > 0 ? ['兵士'] : []),
        '見せた人物の防御力',
      ].join('+');
      const { win, lose } = part;
      return `防御力（${sum}）が${strength}以上なら${strength + win.beyondStrength}点、その後兵士${win.pay}個を払う。未満なら半分の点、兵士${lose.pay}個を払う`;
    }
    case 'showPower':
      return `人物を${part.count}枚見せ、パワーの合計が点になる`;
    case 'showBlood':
      return `血族を見せ、1枚につき${part.each}点`;
  }
}
export const settleWords: Words['settleWords'] = ({ settle, continuous }, strength) => {
  const parts = settle.map(part => partWords(part, strength));
  if (continuous !== undefined)
    parts.push(`表になっている間、${nameOf(continuous.tile)}は${nameOf(continuous.as)}としても数える`);
  return `${parts.join('。')}。`;
};

const besides = ({ trust, money, cubes, tributes }: Gain): string[] => [
  ...(trust === 0 ? [] : [`信頼${signed(trust)}`]),
  ...(money === 0 ? [] : [`お金${signed(money)}`]),
  ...(cubes === 0 ? [] : [`兵士${signed(cubes)}`]),
  ...(tributes === 0 ? [] : [`貢物${tributes}枚`]),
];
export const gain: Words['gain'] = made =>
  [`${made.vp < 0 ? signed(made.vp) : made.vp}点${made.more ? '以上' : ''}`, ...besides(made)].join('、');
export const gainBesides: Words['gainBesides'] = made => besides(made).join('、');
/** Words on the face of a scroll. */
export const face: Words['face'] = {
  per: '毎',
  each: '各',
  kinds: '種類',
  alike: '同種',
  allGo: '全除外',
  none: 'なし',
  after: 'その後',
  chooser: '決算者のみ',
  most: '最多',
  shown: '見せる：',
  powers: 'パワー＝点',
  fromHand: '手札から',
};
