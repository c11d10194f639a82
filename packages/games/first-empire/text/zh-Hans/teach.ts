import type { GuideTexts, TeachTexts } from '@tianxia/kernel';
import type { guide as page } from '../../teach/guide.ts';
import type { tutorial } from '../../teach/index.ts';

/** What the coach says in the tutorial of The First Empire, in simplified Chinese. */
export const teach: TeachTexts<typeof tutorial> = {
  lessons: {
    unify: {
      name: '推行一统',
      learned: '插入的牌，现在给标记，能力留待日后。从第二张起，地区就不安稳了。',
    },
    court: {
      name: '朝廷',
      learned: '任何牌都能执行任何行动。点数相符，就触发等着这个行动的插入牌。',
    },
    voyage: { name: '船', learned: '船一路经过的丹瓶，每个带来一个兵俑或一张方士卡。' },
    tomb: { name: '陵墓', learned: '符合板块的条件，兵俑就能进去。最先进去的得分最高。' },
    rewards: { name: '奖赏', learned: '同类标记最多的玩家先选，领取就要全部付出。剩下的可以解锁兵俑。' },
    game: { name: '玩一轮', learned: '这就是六张牌的一轮。一局共五轮。' },
  },
  steps: {
    goal: {
      title: '你治理始皇帝国的五个地区。',
      text: '共五轮，每轮六张牌。宫殿、郡守、长城、寻找仙丹和陵墓都能得分。**分数最高者获胜。** FE-001',
    },
    start: {
      title: '选择从哪里开始。',
      text: '每人拿两块起始板块，留一块。拿在楚有**将军**和**匠师**的那块：将军征工，匠师建造。',
    },
    tuck: {
      title: '推行一统：把牌插入地区。',
      text: '拿 **103号**插入**魏**。地区的第一张牌给一个同类标记，没有动乱。',
    },
    second: {
      title: '同一地区的第二张牌。',
      text: '把 **71号**也插入**魏**。它给两个标记，动乱+1。动乱到3，那里的牌就不能发动。 FE-104',
    },
    six: {
      title: '牌的另一种用法：朝廷。',
      text: '行动有六种，任何牌都能执行任何一种。点数只决定之后能否触发你插入的牌。 FE-111',
    },
    hire: {
      title: '用36号征两名工人。',
      text: '在朝廷打出 **36号**，选**征募工人**。这需要将军：你的将军在**楚**，工人就到那里。那里动乱+1。 FE-165',
    },
    wake: {
      title: '魏的一张牌触发了。',
      text: '朝廷的第一张牌必定相符。**71号**等的就是征工，按它，看看带来什么。 FE-110',
    },
    ship: { title: '你的船在寻找仙丹。', text: '它在 **7**。每次寻丹前进三格：9有丹瓶，10有大方士。 FE-130' },
    search: { title: '用33号寻丹。', text: '把 **33号**送上朝廷，选**寻丹**。 FE-111' },
    symbol: {
      title: '遇到丹瓶，由你选择。',
      text: '为陵墓**解锁一个兵俑**，或在有方士的地区放一张方士卡。这次请解锁兵俑。 FE-133',
    },
    condition: {
      title: '每个板块都有条件。',
      text: '**魏**的板块要你在魏有宫殿和郡守。两样都有，墓门也有一个兵俑。 FE-271',
    },
    enter: {
      title: '先出牌，再放兵俑。',
      text: '把 **33号**插入**楚**。回合结束时按**魏**的板块：最上面的空位得 **5** 分。 FE-230',
    },
    most: {
      title: '一轮结束，分发奖赏。',
      text: '你的**文字**标记最多，所以先问你。这个奖赏解锁**两个兵俑**。 FE-238',
    },
    accept: { title: '领取吧。', text: '要付出你所有的文字标记。奖赏只能整个领取，或完全不领。 FE-240' },
    play: {
      title: '和对手玩一轮。',
      text: '先插牌，后行动。留意动乱；上朝廷之前，先看牌堆顶的点数。',
    },
  },
  wrong: {
    otherRegion: {
      title: '每个地区都能插入。',
      text: '我们先用**魏**，好让你看看那里的第二张牌会怎样。',
    },
    firstAgain: {
      title: '在那里它又是第一张。',
      text: '一个标记，没有动乱：稳当，但慢。这次请和 **103号**一样插入魏。',
    },
    noTrio: {
      title: '设立郡守要三种官员齐备。',
      text: '方士、匠师和将军要同在一个地区。你还没有方士。 FE-150',
    },
    noPalace: {
      title: '宫殿要靠工人建。',
      text: '当地两名，别处一名。你还没有工人，先征工吧。 FE-175',
    },
    noWall: {
      title: '长城要靠工人筑。',
      text: '几级就要几名，每名来自不同地区。你还没有工人，先征工吧。 FE-193',
    },
    tuckLater: { title: '插入后，它只在那里等着。', text: '这也可以。但只有行动能让船前进：请选**寻丹**。' },
    cardInstead: { title: '这也不错。', text: '终局时，每张方士卡按船到达的数值计分。这次请解锁兵俑。 FE-287' },
    keeps: { title: '标记会留着。', text: '之后三个标记解锁一个兵俑。这个奖赏解锁两个：请领取。 FE-247' },
  },
};

/** The game in two minutes. */
export const guide: GuideTexts<typeof page> = {
  lead: '一位皇帝，五个地区，一个长生不老的心愿。你统一天下，为他营建，出海寻找仙丹，把兵俑排进他的陵墓。',
  worth: {
    build: '每座宫殿立刻 6 分',
    elixir: '方士卡数 × 1 至 6 分',
    tomb: '三个连成一线 10 分',
  },
  items: {
    build: { title: '郡守、宫殿、长城', text: '依版图上的位置得分，有些在终局还有分。' },
    elixir: {
      title: '仙丹',
      text: '你的船出航，途中每个丹瓶解锁一个兵俑，或放一张方士卡。 FE-130',
    },
    tomb: {
      title: '陵墓',
      text: '符合板块的条件，就能放上解锁的兵俑，立刻得分。 FE-272',
    },
    card: { title: '选一张牌', text: '每轮六张，每类两张。' },
    tuck: { title: '插入地区', text: '得标记。从第二张起动乱上升。 FE-100' },
    act: { title: '或送上朝廷', text: '执行六种行动之一。任何牌都能执行任何一种。 FE-111' },
    fits: {
      title: '点数触发你的牌',
      text: '与朝廷上的牌相比点数相符，等着这个行动的插入牌就可以发动。 FE-110',
    },
    any: {
      title: '“这张牌是用来征工的。”',
      text: '牌上的行动，是插入之后触发它的条件。上朝廷用哪张牌都行。 FE-111',
    },
    unrest: {
      title: '“动乱没关系。”',
      text: '动乱到3，那个地区的牌就不能发动，也不能再做任何提高那里动乱的事。 FE-104',
    },
    governor: {
      title: '“三名官员就能设郡守。”',
      text: '要方士、匠师、将军各一名，而且同在一个地区。 FE-150',
    },
    engine: {
      title: '船为陵墓送来兵俑',
      text: '寻找仙丹前进三格，途中的丹瓶能解锁兵俑。他们在墓门等着，你一符合板块的条件，就能进去。 FE-271',
    },
    bought: {
      title: '用标记换奖赏和兵俑',
      text: '各出六张牌后，同类标记最多的玩家先选：可以付出那一类的全部标记换奖赏。剩下的每三个解锁一个兵俑。 FE-240',
    },
  },
};
