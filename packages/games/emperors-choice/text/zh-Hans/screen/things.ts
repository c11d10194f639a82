import type { Words } from '../../../screen/words.ts';
import { iconText } from '../icons.ts';
import { named } from '../names.ts';
import { listed, signed } from './people.ts';
import { unit } from './policies.ts';

type Worth = Parameters<Words['worthLine']>[0];
export const cubes = (many: number): string => `${many}名士兵`;
export const icons: Words['icons'] = list => (list.length === 0 ? '无' : list.map(iconText).join('或'));
export const worthParts = ({ vp, money, income, trust, treasures, inscriptions }: Worth): string[] => [
  `${signed(vp)}分`,
  ...(money === 0 ? [] : [`${money}金`]),
  ...(income === 0 ? [] : [`收入${signed(income)}`]),
  ...(trust === 0 ? [] : [`信任${signed(trust)}`]),
  ...(treasures > 0 ? [`${treasures}件秘宝`] : []),
  ...(inscriptions > 0 ? ['结算或翻转一项政策'] : []),
];
/** What a character does, in words. */
const cardEffect: Words['cardEffect'] = ({ defence, reveals, atEnd, powerPerCube }) => {
  const said = [
    ...(powerPerCube === undefined ? [] : ['随你拥有的士兵增强']),
    ...(defence === undefined ? [] : [`为政策展示时防御${defence}`]),
    ...(reveals ?? []).map(effect =>
      effect.kind === 'kill' ? '亮出时：弃掉它和对手一张亮出的人物，双方都得分' : `竞标中亮出时：${iconText(effect)}`,
    ),
    ...(atEnd ?? []).map(one =>
      one.kind === 'vp' ? `游戏结束时：${one.amount}分` : `游戏结束时：每${unit(one.of, 1).slice(1)}${one.each}分`,
    ),
  ];
  return said.length === 0 ? '除战力外没有效果' : said.join('。');
};
export const thingWords = {
  bilingual: false,
  name: named,
  cubes,
  icons,
  parts: list => listed(list.map(iconText)),
  icon: iconText,
  iconNote: icon => (icon.kind === 'tributes' ? '终局的秘密分数' : ''),
  cardFacts: (power, cost, blood) => `战力${power}，雇用${cost}金${blood ? '，皇族' : ''}。`,
  cardEffect,
  card: { defence: '防御', shown: '展示', atEnd: '终局', kills: '刺杀', plain: '无效果', grows: '随士兵' },
} satisfies Partial<Words>;
