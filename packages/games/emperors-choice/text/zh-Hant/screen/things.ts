import type { Words } from '../../../screen/words.ts';
import { iconText } from '../icons.ts';
import { named } from '../names.ts';
import { listed, signed } from './people.ts';
import { unit } from './policies.ts';

type Worth = Parameters<Words['worthLine']>[0];
export const cubes = (many: number): string => `${many}名士兵`;
export const icons: Words['icons'] = list => (list.length === 0 ? '無' : list.map(iconText).join('或'));
export const worthParts = ({ vp, money, income, trust, treasures, inscriptions }: Worth): string[] => [
  `${signed(vp)}分`,
  ...(money === 0 ? [] : [`${money}金`]),
  ...(income === 0 ? [] : [`收入${signed(income)}`]),
  ...(trust === 0 ? [] : [`信任${signed(trust)}`]),
  ...(treasures > 0 ? [`${treasures}件秘寶`] : []),
  ...(inscriptions > 0 ? ['結算或翻轉一項政策'] : []),
];
/** What a character does, in words. */
const cardEffect: Words['cardEffect'] = ({ defence, reveals, atEnd, powerPerCube }) => {
  const said = [
    ...(powerPerCube === undefined ? [] : ['隨你擁有的士兵增強']),
    ...(defence === undefined ? [] : [`為政策展示時防禦${defence}`]),
    ...(reveals ?? []).map(effect =>
      effect.kind === 'kill' ? '亮出時：棄掉它和對手一張亮出的人物，雙方都得分' : `競標中亮出時：${iconText(effect)}`,
    ),
    ...(atEnd ?? []).map(one =>
      one.kind === 'vp' ? `遊戲結束時：${one.amount}分` : `遊戲結束時：每${unit(one.of, 1).slice(1)}${one.each}分`,
    ),
  ];
  return said.length === 0 ? '除戰力外沒有效果' : said.join('。');
};
export const thingWords = {
  bilingual: false,
  name: named,
  cubes,
  icons,
  parts: list => listed(list.map(iconText)),
  icon: iconText,
  iconNote: icon => (icon.kind === 'tributes' ? '終局的秘密分數' : ''),
  cardFacts: (power, cost, blood) => `戰力${power}，雇用${cost}金${blood ? '，皇族' : ''}。`,
  cardEffect,
  card: { defence: '防禦', shown: '展示', atEnd: '終局', kills: '刺殺', plain: '無效果', grows: '隨士兵' },
} satisfies Partial<Words>;
