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
  if (row === undefined) return '一張人物';
  return row.powerPerCube === undefined
    ? `${named(row.names)}${row.power}`
    : `${named(row.names)}（士兵數+${row.power}）`;
};

export const texts: Texts<EmperorsChoice, ReasonName> = {
  options: {
    start: {
      name: '首位起始玩家',
      about: '由誰開始第一場競標。規則書說是最年輕的玩家。',
      values: {
        random: { name: '隨機', about: '開局時抽選。' },
        first: { name: '首位', about: '坐第一個座位的玩家開始。' },
      },
    },
    revealed: {
      name: '競標中結算的政策',
      about: '競標中亮出的人物能否為政策展示。規則書有兩種讀法。',
      values: {
        count: { name: '亮出的也算', about: '它們仍是你的，如同在手上。' },
        apart: { name: '只算手牌', about: '競標中擺在面前的不算手牌。' },
      },
    },
    assassin: {
      name: '刺客',
      about: '別人亮出人物時，刺客是否一定要下手。規則書有兩種讀法。',
      values: {
        must: { name: '必須下手', about: '和其他效果一樣必須執行。' },
        may: { name: '可以留下', about: '棄不棄掉他由你決定；留下時戰力為 0。' },
      },
    },
    overflow: {
      name: '超過 30 的信任',
      about: '全體下降 10 時，超過 30 的部分怎麼算。規則書有兩種讀法。',
      values: {
        kept: { name: '下降後再算', about: '先全體下降 10，再加上所得的全部點數。' },
        lost: { name: '失去', about: '升到 30 為止，然後全體下降 10。' },
      },
    },
  },
  prompts,
  moves,
  events,
  reasons,
  endings: { unified: '六輪已結束，所有政策再計分一次。' },
  score: lines,
  about: aboutLines,
  ties: ['手牌較多', '手上最強的一張牌', '順位板塊較小'],
  colours: { red: '紅色', blue: '藍色', yellow: '黃色', green: '綠色', purple: '紫色' },
  kinds: {
    character,
    cards: set => (set === 0 ? '只用士兵' : `${bits(set)}張人物`),
    shownCards: set => (set === 0 ? '無' : `${bits(set)}張人物`),
    item: (item, box) => (item === 0 ? '所有亮出的士兵' : character(item, box)),
    cubes: many => `${many}名士兵`,
    levels: many => `${many}級`,
    level: level => `宮殿第${level}級`,
    tile: (tile, box) => named(box.tiles[tile]!.names),
    set: set => `第${set + 1}組`,
    policy: (side, box) => `「${named(box.sides[side]!.names)}」`,
    treasure: (treasure, box) => named(box.pack.treasures[treasure]!.names),
    tributes: many => `${many}張貢品`,
    tribute: (tribute, box) => (tribute > 0 ? `${box.pack.tributes[tribute - 1]!.vp}分的貢品` : '一張貢品'),
    exit: (tile, box) => `退場板塊${box.pack.exitTiles[tile]!.id}（${slashText(box.pack.exitTiles[tile]!.icons)}）`,
    bonus: (tile, box) => (tile > 0 ? slashText(box.pack.bonusTiles[tile - 1]!.icons) : '一塊獎勵板塊'),
    decree: (tile, box) => `「${named(box.pack.decreeTiles[tile]!.names)}」`,
    icon: (icon, box) => iconText(box.alternatives[icon]!),
    missing: what => MISSING[what] ?? '',
    source: source => sources[SOURCES[source]!],
    line: line => finalSources[FINAL_LINES[line]!],
  },
};
