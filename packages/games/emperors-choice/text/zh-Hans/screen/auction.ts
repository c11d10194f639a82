import type { Words } from '../../../screen/words.ts';
import { listed, who } from './people.ts';
import { cubes } from './things.ts';

const turn = (tile: number) => `第${tile}个`;

/** The auction lane, the exit tiles, and a bid in the making. */
export const auctionWords = {
  auction: '竞标',
  total: '合计',
  place: tile => (tile === 1 ? '最强' : `第${tile}强`),
  lostOnPass: '放弃时失去',
  nothingToLose: '没有可失去的',
  toBeat: '须超过',
  was: declared => `原为${declared}`,
  now: total => `现为${total}`,
  noBid: '首次出价',
  realTotal: total => `仍在这里的合计${total}。宣告的出价到下一回合前有效。`,
  hasPassed: (tile, of) => `已放弃。${tile === of ? '最后拿板块，并开始下一轮' : `${turn(tile)}拿板块`}。`,
  further: many => `另有${many}项较弱，不受任何顺位板块影响`,
  wouldBeLost: '现在放弃会失去',
  mightBeLost: '现在放弃会失去其中之一',
  power: power => `战力${power}`,
  // ---- exit tiles ----
  exits: '退场板块',
  exitName: id => `退场板块${id}`,
  exitTip: (gives, up, passing) => `${gives}。${up ? (passing ? '点它以放弃并拿取。' : '') : '本轮已使用。'}`,
  or: '或',
  used: '已用',
  // ---- bid ----
  yourBid: '你的出价',
  charactersOf: (shown, allowed) => `人物${shown}/${Math.max(shown, allowed)}`,
  opensWithAny: '开始竞标',
  beats: '超过',
  mustBeat: '须超过',
  atMost: most => `最多${most}`,
  cubeLess: '少一名士兵',
  cubeMore: '多一名士兵',
  cubesToAdd: '加入的士兵',
  of: many => `／${many}`,
  justEnough: least => `再加${cubes(least)}即领先`,
  bidNow: total => `出价${total}`,
  pass: '放弃',
  loses: names => (names.length === 0 ? '没有损失' : `失去${listed(names, '或')}`),
  // ---- what a bid or a pass would do ----
  bidDoes: '这样出价的结果',
  nextNeeds: (next, need, allowed) => `接着${who(next)}须达${need}，可亮出${allowed}张人物。`,
  orPass: '或现在放弃',
  passDoes: (loss, exits, tile) => `${loss}。拿退场板块${listed(exits, '或')}，然后${turn(tile)}选板块。`,
} satisfies Partial<Words>;
