import { bits, type Texts } from '@tianxia/kernel';
import type { Box } from '../../box.ts';
import type { ReasonName } from '../../reasons.ts';
import { FINAL_LINES } from '../../score.ts';
import { type EmperorsChoice, SOURCES } from '../../state.ts';
import { events } from './events.ts';
import { iconText, slashText } from './icons.ts';
import { aboutLines, finalSources, lines, sources } from './lines.ts';
import { moves, prompts } from './moves.ts';
import { named } from './names.ts';
import { reasons } from './reasons.ts';

const MISSING = ['士兵', '信任'];
const character = (card: number, box: Box): string => {
  const row = card > 0 ? box.characters[card] : undefined;
  if (row === undefined) return '一张人物';
  return row.powerPerCube === undefined
    ? `${named(row.names)}${row.power}`
    : `${named(row.names)}（士兵数+${row.power}）`;
};

export const texts: Texts<EmperorsChoice, ReasonName> = {
  options: {
    start: {
      name: '首位起始玩家',
      about: '由谁开始第一场竞标。规则书说是最年轻的玩家。',
      values: {
        random: { name: '随机', about: '开局时抽选。' },
        first: { name: '首位', about: '坐第一个座位的玩家开始。' },
      },
    },
    revealed: {
      name: '竞标中结算的政策',
      about: '竞标中亮出的人物能否为政策展示。规则书有两种读法。',
      values: {
        count: { name: '亮出的也算', about: '它们仍是你的，如同在手上。' },
        apart: { name: '只算手牌', about: '竞标中摆在面前的不算手牌。' },
      },
    },
    assassin: {
      name: '刺客',
      about: '别人亮出人物时，刺客是否一定要下手。规则书有两种读法。',
      values: {
        must: { name: '必须下手', about: '和其他效果一样必须执行。' },
        may: { name: '可以留下', about: '弃不弃掉他由你决定；留下时战力为 0。' },
      },
    },
    overflow: {
      name: '超过 30 的信任',
      about: '全体下降 10 时，超过 30 的部分怎么算。规则书有两种读法。',
      values: {
        kept: { name: '下降后再算', about: '先全体下降 10，再加上所得的全部点数。' },
        lost: { name: '失去', about: '升到 30 为止，然后全体下降 10。' },
      },
    },
  },
  prompts,
  moves,
  events,
  reasons,
  endings: { unified: '六轮已结束，所有政策再计分一次。' },
  score: lines,
  about: aboutLines,
  ties: ['手牌较多', '手上最强的一张牌', '顺位板块较小'],
  colours: { red: '红色', blue: '蓝色', yellow: '黄色', green: '绿色', purple: '紫色' },
  kinds: {
    character,
    cards: set => (set === 0 ? '只用士兵' : `${bits(set)}张人物`),
    shownCards: set => (set === 0 ? '无' : `${bits(set)}张人物`),
    item: (item, box) => (item === 0 ? '所有亮出的士兵' : character(item, box)),
    cubes: many => `${many}名士兵`,
    levels: many => `${many}级`,
    level: level => `宫殿第${level}级`,
    tile: (tile, box) => named(box.tiles[tile]!.names),
    set: set => `第${set + 1}组`,
    policy: (side, box) => `“${named(box.sides[side]!.names)}”`,
    treasure: (treasure, box) => named(box.pack.treasures[treasure]!.names),
    tributes: many => `${many}张贡品`,
    tribute: (tribute, box) => (tribute > 0 ? `${box.pack.tributes[tribute - 1]!.vp}分的贡品` : '一张贡品'),
    exit: (tile, box) => `退场板块${box.pack.exitTiles[tile]!.id}（${slashText(box.pack.exitTiles[tile]!.icons)}）`,
    bonus: (tile, box) => (tile > 0 ? slashText(box.pack.bonusTiles[tile - 1]!.icons) : '一块奖励板块'),
    decree: (tile, box) => `“${named(box.pack.decreeTiles[tile]!.names)}”`,
    icon: (icon, box) => iconText(box.alternatives[icon]!),
    missing: what => MISSING[what] ?? '',
    source: source => sources[SOURCES[source]!],
    line: line => finalSources[FINAL_LINES[line]!],
  },
};
