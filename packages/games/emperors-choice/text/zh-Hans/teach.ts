import type { GuideTexts, TeachTexts } from '@tianxia/kernel';
import type { guide as page } from '../../teach/guide.ts';
import type { tutorial } from '../../teach/index.ts';

/** What the coach says in the tutorial of The Emperor's Choice, in simplified Chinese. */
export const teach: TeachTexts<typeof tutorial> = {
  lessons: {
    auction: {
      name: '竞标与内政',
      learned: '出价高就先选，代价可能很大；早早放弃损失小，只能拿剩下的。',
    },
    decree: { name: '诏令', learned: '受信任者被召见，由他选要结算的政策，所有玩家都计分。谁得多少，看卷轴下方。' },
    game: { name: '玩一轮', learned: '四个阶段你都看过了。一局共六轮。' },
  },
  steps: {
    goal: {
      title: '为始皇帝效力，要比别人出色。',
      text: '共六轮。你收集的东西，在皇帝结算**政策**时计分，终局也计分。**分数最高者获胜。** EC-001',
    },
    offer: {
      title: '这一轮争的就是这些。',
      text: '有几位玩家，就有几组板块，每人拿一组。由**竞标**决定谁先选。 EC-099',
    },
    bid: {
      title: '用三名士兵开始竞标。',
      text: '亮出人物、士兵，或两者都亮。人物算战力，士兵每名算1，下一位玩家必须出得更高。加3名士兵，不用人物。 EC-071',
    },
    pass: {
      title: '出到6了，让给他们吧。',
      text: '最先放弃的人拿数字最大的顺位板块，这里是3，只失去亮出的东西里第三强的。你只亮出士兵，全部士兵算一项，所以没有损失。放弃吧。 EC-086',
    },
    exit: {
      title: '放弃也有补偿：退场板块。',
      text: '信任、宫殿升级，或财物。最先放弃的人先挑。拿 **C**，得两名士兵。 EC-090',
    },
    replenish: {
      title: '最后是内政。',
      text: '第三组板块留给了你，领地也带来 **3金**。用它买 **3名士兵**：下一轮就能出价。 EC-120',
    },
    called: { title: '皇帝召见你。', text: '每轮两次，他召见最信任的玩家。那位玩家结算一项政策，并付出信任。 EC-142' },
    tile: { title: '选一项诏令。', text: '拿**结算与翻转**：结算一项政策，在那之前还可以翻转一项。 EC-149' },
    turn: {
      title: '把焚书翻过来。',
      text: '它奖赏没有典籍的人，而你有两部。按**翻转一项政策**，再按那幅卷轴。 EC-160',
    },
    settle: {
      title: '另一面就让你得分。',
      text: '卷轴下方写着：你得 **10** 分。按**结算一项政策**，再按卷轴。 EC-154',
    },
    play: {
      title: '和两位对手玩一轮。',
      text: '每次出价前先问自己：先选一组，值得我可能失去的吗？大家都买完后，皇帝召见他最信任的玩家。',
    },
  },
  wrong: {
    mustOpen: {
      title: '由你开始竞标，一定要亮出点什么。',
      text: '只有起始玩家的第一回合不能放弃。 EC-061',
    },
    tooMany: {
      title: '人物一次一张。',
      text: '最多只能比亮出最多的玩家多一张。现在还没有人亮出人物。 EC-067',
    },
    character: {
      title: '用人物也行。',
      text: '但亮着人物和士兵放弃，可能会失去其中一项。一开始只用三名**士兵**最安全。',
    },
    higher: {
      title: '你可以继续加。',
      text: '要超过6，几乎得把家底全亮出来，只为先选三组差不多的板块。这次就算了吧。',
    },
    otherExit: { title: '这也不错。', text: '下一场竞标你会需要士兵，这次拿 **C** 吧。' },
    unspent: { title: '你还有钱。', text: '钱可以留着，但出价要靠士兵，而且别人都买了。' },
    otherDecree: { title: '那一项不能翻转。', text: '它改给一件贡品。你有两部典籍，另一项诏令更好。 EC-150' },
    burned: { title: '那会便宜了别人。', text: '这一面奖赏没有典籍的人。先把它翻过来。 EC-184' },
    otherPolicy: { title: '看看卷轴下方。', text: '那里写着各人会得多少。典籍让你得最多。' },
  },
};

/** The game in two minutes. */
export const guide: GuideTexts<typeof page> = {
  lead: '始皇帝在位，你是他的重臣。赢得他的信任，收集他的政策将奖赏的东西，也要量入为出。',
  worth: {
    policies: '每轮两项，终局七项全算',
    collections: '每块 1 至 5 分',
    palace: '1 至 21 分',
  },
  items: {
    policies: { title: '政策', text: '七幅卷轴。结算一项时，所有玩家都依它计分。 EC-154' },
    collections: { title: '板块', text: '领地、长城、车驾、儒家与法家、典籍，结算政策时和终局都计分。' },
    palace: { title: '宫殿', text: '每一级都值分，往上走的每一格还会给你东西。 EC-125' },
    auction: { title: '竞标', text: '亮出人物和士兵，比前面每个人都高；或放弃，拿一块退场板块。 EC-059' },
    household: { title: '内政', text: '依序拿一组板块、收入、雇用人物、买士兵、升宫殿。 EC-098' },
    decree: { title: '听诏', text: '皇帝召见他最信任的玩家，由那位玩家结算一项政策。 EC-142' },
    pass: {
      title: '放弃也有代价',
      text: '拿顺位板块1，失去亮出的东西里最强的；拿3，只失去第三强的。早放弃损失小，但选得晚。 EC-084',
    },
    lose: { title: '“只有得标者付出。”', text: '每个放弃的人都可能失去一张人物，或所有亮出的士兵。 EC-084' },
    characters: { title: '“我把手牌全亮出来。”', text: '你最多只能比亮出最多的玩家多一张人物。 EC-067' },
    trust: { title: '“信任没什么用。”', text: '它决定皇帝召见谁，而那位玩家决定结算什么。' },
    favour: {
      title: '信任决定由谁决定',
      text: '每轮两次，皇帝召见最受信任的玩家。每次召见结算一项政策，也要付出信任：第一轮3点，最后一轮10点。 EC-144',
    },
    everybody: {
      title: '政策为所有玩家计分',
      text: '所以要结算你比别人更符合的那一项。大家都得一样多，就拉不开差距。 EC-154',
    },
  },
};
