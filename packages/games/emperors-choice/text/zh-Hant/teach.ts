import type { GuideTexts, TeachTexts } from '@tianxia/kernel';
import type { guide as page } from '../../teach/guide.ts';
import type { tutorial } from '../../teach/index.ts';

/** What the coach says in the tutorial of The Emperor's Choice, in traditional Chinese. */
export const teach: TeachTexts<typeof tutorial> = {
  lessons: {
    auction: {
      name: '競標與內政',
      learned: '出價高就先選，代價可能很大；早早放棄損失小，只能拿剩下的。',
    },
    decree: { name: '詔令', learned: '受信任者被召見，由他選要結算的政策，所有玩家都計分。誰得多少，看卷軸下方。' },
    game: { name: '玩一輪', learned: '四個階段你都看過了。一局共六輪。' },
  },
  steps: {
    goal: {
      title: '為始皇帝效力，要比別人出色。',
      text: '共六輪。你收集的東西，在皇帝結算**政策**時計分，終局也計分。**分數最高者獲勝。** EC-001',
    },
    offer: {
      title: '這一輪爭的就是這些。',
      text: '有幾位玩家，就有幾組板塊，每人拿一組。由**競標**決定誰先選。 EC-099',
    },
    bid: {
      title: '用三名士兵開始競標。',
      text: '亮出人物、士兵，或兩者都亮。人物算戰力，士兵每名算1，下一位玩家必須出得更高。加3名士兵，不用人物。 EC-071',
    },
    pass: {
      title: '出到6了，讓給他們吧。',
      text: '最先放棄的人拿數字最大的順位板塊，這裡是3，只失去亮出的東西裡第三強的。你只亮出士兵，全部士兵算一項，所以沒有損失。放棄吧。 EC-086',
    },
    exit: {
      title: '放棄也有補償：退場板塊。',
      text: '信任、宮殿升級，或財物。最先放棄的人先挑。拿 **C**，得兩名士兵。 EC-090',
    },
    replenish: {
      title: '最後是內政。',
      text: '第三組板塊留給了你，領地也帶來 **3金**。用它買 **3名士兵**：下一輪就能出價。 EC-120',
    },
    called: { title: '皇帝召見你。', text: '每輪兩次，他召見最信任的玩家。那位玩家結算一項政策，並付出信任。 EC-142' },
    tile: { title: '選一項詔令。', text: '拿**結算與翻轉**：結算一項政策，在那之前還可以翻轉一項。 EC-149' },
    turn: {
      title: '把焚書翻過來。',
      text: '它獎賞沒有典籍的人，而你有兩部。按**翻轉一項政策**，再按那幅卷軸。 EC-160',
    },
    settle: {
      title: '另一面就讓你得分。',
      text: '卷軸下方寫著：你得 **10** 分。按**結算一項政策**，再按卷軸。 EC-154',
    },
    play: {
      title: '和兩位對手玩一輪。',
      text: '每次出價前先問自己：先選一組，值得我可能失去的嗎？大家都買完後，皇帝召見他最信任的玩家。',
    },
  },
  wrong: {
    mustOpen: {
      title: '由你開始競標，一定要亮出點什麼。',
      text: '只有起始玩家的第一回合不能放棄。 EC-061',
    },
    tooMany: {
      title: '人物一次一張。',
      text: '最多只能比亮出最多的玩家多一張。現在還沒有人亮出人物。 EC-067',
    },
    character: {
      title: '用人物也行。',
      text: '但亮著人物和士兵放棄，可能會失去其中一項。一開始只用三名**士兵**最安全。',
    },
    higher: {
      title: '你可以繼續加。',
      text: '要超過6，幾乎得把家底全亮出來，只為先選三組差不多的板塊。這次就算了吧。',
    },
    otherExit: { title: '這也不錯。', text: '下一場競標你會需要士兵，這次拿 **C** 吧。' },
    unspent: { title: '你還有錢。', text: '錢可以留著，但出價要靠士兵，而且別人都買了。' },
    otherDecree: { title: '那一項不能翻轉。', text: '它改給一件貢品。你有兩部典籍，另一項詔令更好。 EC-150' },
    burned: { title: '那會便宜了別人。', text: '這一面獎賞沒有典籍的人。先把它翻過來。 EC-184' },
    otherPolicy: { title: '看看卷軸下方。', text: '那裡寫著各人會得多少。典籍讓你得最多。' },
  },
};

/** The game in two minutes. */
export const guide: GuideTexts<typeof page> = {
  lead: '始皇帝在位，你是他的重臣。贏得他的信任，收集他的政策將獎賞的東西，也要量入為出。',
  worth: {
    policies: '每輪兩項，終局七項全算',
    collections: '每塊 1 至 5 分',
    palace: '1 至 21 分',
  },
  items: {
    policies: { title: '政策', text: '七幅卷軸。結算一項時，所有玩家都依它計分。 EC-154' },
    collections: { title: '板塊', text: '領地、長城、車駕、儒家與法家、典籍，結算政策時和終局都計分。' },
    palace: { title: '宮殿', text: '每一級都值分，往上走的每一格還會給你東西。 EC-125' },
    auction: { title: '競標', text: '亮出人物和士兵，比前面每個人都高；或放棄，拿一塊退場板塊。 EC-059' },
    household: { title: '內政', text: '依序拿一組板塊、收入、雇用人物、買士兵、升宮殿。 EC-098' },
    decree: { title: '聽詔', text: '皇帝召見他最信任的玩家，由那位玩家結算一項政策。 EC-142' },
    pass: {
      title: '放棄也有代價',
      text: '拿順位板塊1，失去亮出的東西裡最強的；拿3，只失去第三強的。早放棄損失小，但選得晚。 EC-084',
    },
    lose: { title: '「只有得標者付出。」', text: '每個放棄的人都可能失去一張人物，或所有亮出的士兵。 EC-084' },
    characters: { title: '「我把手牌全亮出來。」', text: '你最多只能比亮出最多的玩家多一張人物。 EC-067' },
    trust: { title: '「信任沒什麼用。」', text: '它決定皇帝召見誰，而那位玩家決定結算什麼。' },
    favour: {
      title: '信任決定由誰決定',
      text: '每輪兩次，皇帝召見最受信任的玩家。每次召見結算一項政策，也要付出信任：第一輪3點，最後一輪10點。 EC-144',
    },
    everybody: {
      title: '政策為所有玩家計分',
      text: '所以要結算你比別人更符合的那一項。大家都得一樣多，就拉不開差距。 EC-154',
    },
  },
};
