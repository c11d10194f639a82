import { bits, type Texts } from '@tianxia/kernel';
import type { Box } from '../../box.ts';
import type { ReasonName } from '../../reasons.ts';
import { FINAL_LINES } from '../../score.ts';
import { type EmperorsChoice, SOURCES } from '../../state.ts';
import { events } from './events.ts';
import { iconText, slashText } from './icons.ts';
import { aboutLines, finalSources, lines, sources } from './lines.ts';
import { moves, prompts } from './moves.ts';
import { reasons } from './reasons.ts';

const MISSING = ['兵士キューブ', '信頼'];
const character = (card: number, box: Box): string => {
  const row = card > 0 ? box.characters[card] : undefined;
  if (row === undefined) return '人物カード';
  return row.powerPerCube === undefined
    ? `${row.names.ja}${/[A-Z]$/.test(row.names.ja) ? ' ' : ''}${row.power}`
    : `${row.names.ja}（兵士+${row.power}）`;
};
const characters = (set: number): string => `人物カード${bits(set)}枚`;

export const texts: Texts<EmperorsChoice, ReasonName> = {
  options: {
    start: {
      name: '最初のスタートプレイヤー',
      about: '最初の競りを始める人。ルールブックでは一番若いプレイヤーです。',
      values: {
        random: { name: 'ランダム', about: '開始時に抽選します。' },
        first: { name: '1番目の席', about: '1番目の席の人から始めます。' },
      },
    },
    revealed: {
      name: '競り中に決算する政策',
      about: '競りで公開した人物を見せられるか。ルールブックは二通りに読めます。',
      values: {
        count: { name: '公開中も可', about: '手札と同じく自分のものとして扱います。' },
        apart: { name: '手札のみ', about: '競りで前に出したカードは手札に含みません。' },
      },
    },
    assassin: {
      name: '刺客',
      about: 'ほかの人が人物を公開しているとき、必ず狙うか。ルールブックは二通りに読めます。',
      values: {
        must: { name: '必ず狙う', about: 'ほかの特殊効果と同じく、必ず処理します。' },
        may: { name: '残してもよい', about: '捨てるかどうかは自由です。残せばパワー0で公開したままです。' },
      },
    },
    overflow: {
      name: '30を超える信頼',
      about: '30を超えた分の扱い。そのとき全員が10下げます。ルールブックは二通りに読めます。',
      values: {
        kept: { name: '下げてから数える', about: 'まず全員が10下げ、それから得た分をすべて上げます。' },
        lost: { name: '失われる', about: '30で止まり、それから全員が10下げます。' },
      },
    },
  },
  prompts,
  moves,
  events,
  reasons,
  endings: { unified: '6ラウンドが終わり、すべての政策を最終決算しました。' },
  score: lines,
  about: aboutLines,
  ties: ['手札の枚数が多い', '手札に最もパワーの高いカード', '順番タイルが小さい'],
  colours: { red: '赤', blue: '青', yellow: '黄', green: '緑', purple: '紫' },
  kinds: {
    character,
    cards: set => (set === 0 ? '兵士のみ' : characters(set)),
    shownCards: set => (set === 0 ? 'なし' : characters(set)),
    item: (item, box) => (item === 0 ? '公開した兵士すべて' : character(item, box)),
    cubes: many => `兵士${many}個`,
    levels: many => `${many}レベル`,
    level: level => `宮殿レベル${level}`,
    tile: (tile, box) => box.tiles[tile]!.names.ja,
    set: set => `セット${set + 1}`,
    policy: (side, box) => `【${box.sides[side]!.names.ja}】`,
    treasure: (treasure, box) => `秘宝「${box.pack.treasures[treasure]!.names.ja}」`,
    tributes: many => `貢物${many}枚`,
    tribute: (tribute, box) => (tribute > 0 ? `${box.pack.tributes[tribute - 1]!.vp}点の貢物` : '貢物'),
    exit: (tile, box) => `離脱タイル${box.pack.exitTiles[tile]!.id}（${slashText(box.pack.exitTiles[tile]!.icons)}）`,
    bonus: (tile, box) => (tile > 0 ? slashText(box.pack.bonusTiles[tile - 1]!.icons) : '初期ボーナスタイル'),
    decree: (tile, box) => `「${box.pack.decreeTiles[tile]!.names.ja}」`,
    icon: (icon, box) => iconText(box.alternatives[icon]!),
    missing: what => MISSING[what] ?? '',
    source: source => sources[SOURCES[source]!],
    line: line => finalSources[FINAL_LINES[line]!],
  },
};
