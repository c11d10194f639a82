import type { Saying } from '@tianxia/kernel';
import type { Pack } from '../../../content/shape.ts';
import type { Icon } from '../../../content/vocabulary.ts';
import type { Worth } from '../../../facts/settlement.ts';
import type { thingWords as english } from '../../en/screen/things.ts';
import { iconText } from '../icons.ts';
import { nameOf } from './units.ts';

/** Somebody at the table, as a sentence names them. */
export const who = ({ name, you }: { name: string; you: boolean }): string => (you ? 'あなた' : name);
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
export const cubes = (many: number) => `兵士${many}個`;
export const icons = (list: readonly Icon[]) => (list.length === 0 ? 'なし' : list.map(iconText).join('か'));
export const worthParts = ({ vp, money, income, trust, treasures, inscriptions }: Worth) => [
  `${signed(vp)}点`,
  ...(money === 0 ? [] : [`${money}金`]),
  ...(income === 0 ? [] : [`収入${signed(income)}`]),
  ...(trust === 0 ? [] : [`信頼${signed(trust)}`]),
  ...(treasures > 0 ? [`秘宝${treasures}つ`] : []),
  ...(inscriptions > 0 ? ['政策の決算か裏返し'] : []),
];
function cardEffect({ defence, reveals, atEnd, powerPerCube }: Pack['characters'][number]): string {
  const said = [
    ...(powerPerCube === undefined ? [] : ['持っている兵士の数だけパワーが上がる']),
    ...(defence === undefined ? [] : [`政策で見せると防御力${defence}`]),
    ...(reveals ?? []).map(effect =>
      effect.kind === 'kill'
        ? '公開時：これと相手の公開した人物1枚を捨て札にし、双方が点を得る'
        : `競りで公開時：${iconText(effect)}`,
    ),
    ...(atEnd ?? []).map(at =>
      at.kind === 'vp' ? `ゲーム終了時：${at.amount}点` : `ゲーム終了時：${nameOf(at.of)}1つにつき${at.each}点`,
    ),
  ];
  return said.length === 0 ? 'パワーのほかに効果なし' : said.join('。');
}
export const thingWords: Saying<typeof english> = {
  bilingual: false,
  name: ({ ja }) => ja,
  cubes,
  icons,
  parts: list => list.map(iconText).join('と'),
  icon: iconText,
  iconNote: icon => (icon.kind === 'tributes' ? '終了時の秘密の点' : ''),
  cardFacts: (power, cost, blood) => `パワー${power}、費用${cost}金${blood ? '、血族' : ''}。`,
  cardEffect,
  card: { defence: '防御', shown: '見せる', atEnd: '終了時', kills: '暗殺', plain: '効果なし', grows: '兵士の数' },
};
