import type { Words } from '../../../screen/words.ts';
import { listed, who } from './people.ts';

const showing = (allowed: number) => `你最多可亮出${allowed}张人物`;

/** What the prompt bar asks, decision by decision. */
export const prompts: Words['prompts'] = {
  over: { title: '游戏结束。', hint: '' },
  bonus: { title: '选择你的起始奖励。', hint: '立刻获得；其余板块传给右手边的玩家。' },
  open: allowed => ({ title: '开始竞标。', hint: `至少亮出一张人物或一名士兵。${showing(allowed)}。` }),
  bid: (highest, most, allowed, leader) => ({
    title: most > highest ? `超过${highest}，或放弃。` : `你无法超过${highest}：放弃。`,
    hint: `${who(leader)}领先。${showing(allowed)}，最多达到${most}。`,
  }),
  alone: { title: '其他玩家都已放弃：放弃并拿顺位板块1。', hint: '你会失去最强的一项。' },
  bidTotal: (total, highest, leader) => ({
    title: `出价${total}？`,
    hint:
      leader === undefined
        ? '由你开始竞标。下方仍可更改人物和士兵。'
        : `比${who(leader)}的${highest}多${total - highest}。下方仍可更改人物和士兵，或放弃。`,
  }),
  bidLow: (total, highest) => ({
    title: `目前${total}：还差${highest + 1 - total}。`,
    hint: `出价必须超过${highest}。再加人物或士兵，或放弃。`,
  }),
  pass: (tile, loss, exit) => ({
    title: exit === undefined ? `以顺位板块${tile}放弃？` : `放弃并拿退场板块${exit}？`,
    hint: `${loss}。${exit === undefined ? '然后拿一块退场板块。' : ''}顺位板块${tile}让你第${tile}个选板块。`,
  }),
  addCubes: highest => ({
    title: '人物已亮出：加多少士兵？',
    hint: highest < 0 ? '士兵补足你的出价。' : `合计必须超过${highest}。`,
  }),
  effects: { title: '哪个效果先发动？', hint: '全部都会发动，由你决定顺序。' },
  victim: { title: '你的刺客下手的对象是？', hint: '你和牌主各得该人物费用两倍的分数。' },
  lose: { title: '战力相同：你失去哪一个？', hint: '其余收回。' },
  exit: { title: '拿一块退场板块。', hint: '效果立刻发动；本轮其他人不能再拿。' },
  space: level => ({ title: `宫殿第${level}级：使用效果？`, hint: '宫殿格可以不使用。' }),
  choose: { title: '选一项。', hint: '只发动其中一项。' },
  stone: { title: '刻石：结算一项政策，还是翻转一项？', hint: '点亮起的卷轴，或在下方选择。结算时所有玩家计分。' },
  settle: { title: '你结算哪项政策？', hint: '所有玩家计分，然后放上圆片。卷轴底部显示谁得分。' },
  turn: { title: '你翻转哪项政策？', hint: '圆片和贡品留在牌上。' },
  onSide: name => ({ title: `“${name}”：结算还是翻转？`, hint: '点另一个卷轴可改变主意。' }),
  keepTile: keep => ({ title: `留下${keep}块板块。`, hint: '另一块放回袋中。' }),
  keepCharacter: keep => ({ title: `留下${keep}张人物。`, hint: '另一张面朝上进弃牌堆。' }),
  treasure: { title: '从桌上或玩家手中拿一件秘宝。', hint: '每个内政回合都可使用，终局也计分。' },
  takeSet: { title: '拿一组板块。', hint: '数字显示在现有政策下各组对你的价值。' },
  immediate: { title: '使用你的即时板块。', hint: '逐一使用，用后移出游戏。' },
  treasures: { title: '使用秘宝，或继续。', hint: '这回合各一次。' },
  replenish: { title: '雇用、买士兵、升宫殿。', hint: '各最多一次，顺序不拘。完成后结束回合。' },
  decree: fee => ({ title: '皇帝召见你：选一道诏令。', hint: `之后你失去${fee}点信任。` }),
  edict: left => ({
    title: `你的诏令：${left.length === 0 ? '全部完成' : listed(left)}。`,
    hint: '顺序不拘。点亮起的卷轴来结算或翻转，或在下方选择。',
  }),
  show: (policy, exactly) => ({
    title: `“${policy}”：你展示哪些人物？`,
    hint: `${exactly > 0 ? `展示${exactly}张人物。` : '张数不限，也可不展示。'}所有玩家秘密选择，之后收回。最佳选择已替你选好。`,
  }),
  hire: (name, cost) => ({ title: `以${cost}金雇用${name}？`, hint: '你还可以买士兵和升宫殿。' }),
  takeTiles: names => ({ title: `拿${listed(names)}？`, hint: '或选另一组。' }),
  sure: what => ({ title: `${what}？`, hint: '或选别的。' }),
};
