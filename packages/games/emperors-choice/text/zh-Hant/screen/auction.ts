import type { Words } from '../../../screen/words.ts';
import { listed, who } from './people.ts';
import { cubes } from './things.ts';

const turn = (tile: number) => `第${tile}個`;

/** The auction lane, the exit tiles, and a bid in the making. */
export const auctionWords = {
  auction: '競標',
  total: '合計',
  place: tile => (tile === 1 ? '最強' : `第${tile}強`),
  lostOnPass: '放棄時失去',
  nothingToLose: '沒有可失去的',
  toBeat: '須超過',
  was: declared => `原為${declared}`,
  now: total => `現為${total}`,
  noBid: '首次出價',
  realTotal: total => `仍在這裡的合計${total}。宣告的出價到下一回合前有效。`,
  hasPassed: (tile, of) => `已放棄。${tile === of ? '最後拿板塊，並開始下一輪' : `${turn(tile)}拿板塊`}。`,
  further: many => `另有${many}項較弱，不受任何順位板塊影響`,
  wouldBeLost: '現在放棄會失去',
  mightBeLost: '現在放棄會失去其中之一',
  power: power => `戰力${power}`,
  // ---- exit tiles ----
  exits: '退場板塊',
  exitName: id => `退場板塊${id}`,
  exitTip: (gives, up, passing) => `${gives}。${up ? (passing ? '點它以放棄並拿取。' : '') : '本輪已使用。'}`,
  or: '或',
  used: '已用',
  // ---- bid ----
  yourBid: '你的出價',
  charactersOf: (shown, allowed) => `人物${shown}/${Math.max(shown, allowed)}`,
  opensWithAny: '開始競標',
  beats: '超過',
  mustBeat: '須超過',
  atMost: most => `最多${most}`,
  cubeLess: '少一名士兵',
  cubeMore: '多一名士兵',
  cubesToAdd: '加入的士兵',
  of: many => `／${many}`,
  justEnough: least => `再加${cubes(least)}即領先`,
  bidNow: total => `出價${total}`,
  pass: '放棄',
  loses: names => (names.length === 0 ? '沒有損失' : `失去${listed(names, '或')}`),
  // ---- what a bid or a pass would do ----
  bidDoes: '這樣出價的結果',
  nextNeeds: (next, need, allowed) => `接著${who(next)}須達${need}，可亮出${allowed}張人物。`,
  orPass: '或現在放棄',
  passDoes: (loss, exits, tile) => `${loss}。拿退場板塊${listed(exits, '或')}，然後${turn(tile)}選板塊。`,
} satisfies Partial<Words>;
