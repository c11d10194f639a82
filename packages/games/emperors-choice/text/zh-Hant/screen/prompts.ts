import type { Words } from '../../../screen/words.ts';
import { listed, who } from './people.ts';

const showing = (allowed: number) => `你最多可亮出${allowed}張人物`;

/** What the prompt bar asks, decision by decision. */
export const prompts: Words['prompts'] = {
  over: { title: '遊戲結束。', hint: '' },
  bonus: { title: '選擇你的起始獎勵。', hint: '立刻獲得；其餘板塊傳給右手邊的玩家。' },
  open: allowed => ({ title: '開始競標。', hint: `至少亮出一張人物或一名士兵。${showing(allowed)}。` }),
  bid: (highest, most, allowed, leader) => ({
    title: most > highest ? `超過${highest}，或放棄。` : `你無法超過${highest}：放棄。`,
    hint: `${who(leader)}領先。${showing(allowed)}，最多達到${most}。`,
  }),
  alone: { title: '其他玩家都已放棄：放棄並拿順位板塊1。', hint: '你會失去最強的一項。' },
  bidTotal: (total, highest, leader) => ({
    title: `出價${total}？`,
    hint:
      leader === undefined
        ? '由你開始競標。下方仍可更改人物和士兵。'
        : `比${who(leader)}的${highest}多${total - highest}。下方仍可更改人物和士兵，或放棄。`,
  }),
  bidLow: (total, highest) => ({
    title: `目前${total}：還差${highest + 1 - total}。`,
    hint: `出價必須超過${highest}。再加人物或士兵，或放棄。`,
  }),
  pass: (tile, loss, exit) => ({
    title: exit === undefined ? `以順位板塊${tile}放棄？` : `放棄並拿退場板塊${exit}？`,
    hint: `${loss}。${exit === undefined ? '然後拿一塊退場板塊。' : ''}順位板塊${tile}讓你第${tile}個選板塊。`,
  }),
  addCubes: highest => ({
    title: '人物已亮出：加多少士兵？',
    hint: highest < 0 ? '士兵補足你的出價。' : `合計必須超過${highest}。`,
  }),
  effects: { title: '哪個效果先發動？', hint: '全部都會發動，由你決定順序。' },
  victim: { title: '你的刺客下手的對象是？', hint: '你和牌主各得該人物費用兩倍的分數。' },
  lose: { title: '戰力相同：你失去哪一個？', hint: '其餘收回。' },
  exit: { title: '拿一塊退場板塊。', hint: '效果立刻發動；本輪其他人不能再拿。' },
  space: level => ({ title: `宮殿第${level}級：使用效果？`, hint: '宮殿格可以不使用。' }),
  choose: { title: '選一項。', hint: '只發動其中一項。' },
  stone: { title: '刻石：結算一項政策，還是翻轉一項？', hint: '點亮起的卷軸，或在下方選擇。結算時所有玩家計分。' },
  settle: { title: '你結算哪項政策？', hint: '所有玩家計分，然後放上圓片。卷軸底部顯示誰得分。' },
  turn: { title: '你翻轉哪項政策？', hint: '圓片和貢品留在牌上。' },
  onSide: name => ({ title: `「${name}」：結算還是翻轉？`, hint: '點另一個卷軸可改變主意。' }),
  keepTile: keep => ({ title: `留下${keep}塊板塊。`, hint: '另一塊放回袋中。' }),
  keepCharacter: keep => ({ title: `留下${keep}張人物。`, hint: '另一張面朝上進棄牌堆。' }),
  treasure: { title: '從桌上或玩家手中拿一件秘寶。', hint: '每個內政回合都可使用，終局也計分。' },
  takeSet: { title: '拿一組板塊。', hint: '數字顯示在現有政策下各組對你的價值。' },
  immediate: { title: '使用你的即時板塊。', hint: '逐一使用，用後移出遊戲。' },
  treasures: { title: '使用秘寶，或繼續。', hint: '這回合各一次。' },
  replenish: { title: '雇用、買士兵、升宮殿。', hint: '各最多一次，順序不拘。完成後結束回合。' },
  decree: fee => ({ title: '皇帝召見你：選一道詔令。', hint: `之後你失去${fee}點信任。` }),
  edict: left => ({
    title: `你的詔令：${left.length === 0 ? '全部完成' : listed(left)}。`,
    hint: '順序不拘。點亮起的卷軸來結算或翻轉，或在下方選擇。',
  }),
  show: (policy, exactly) => ({
    title: `「${policy}」：你展示哪些人物？`,
    hint: `${exactly > 0 ? `展示${exactly}張人物。` : '張數不限，也可不展示。'}所有玩家秘密選擇，之後收回。最佳選擇已替你選好。`,
  }),
  hire: (name, cost) => ({ title: `以${cost}金雇用${name}？`, hint: '你還可以買士兵和升宮殿。' }),
  takeTiles: names => ({ title: `拿${listed(names)}？`, hint: '或選另一組。' }),
  sure: what => ({ title: `${what}？`, hint: '或選別的。' }),
};
