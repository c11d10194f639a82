import type { GuideTexts, TeachTexts } from '@tianxia/kernel';
import type { guide as page } from '../../teach/guide.ts';
import type { tutorial } from '../../teach/index.ts';

/** What the coach says in ZhanGuo's tutorial, in simplified Chinese. */
export const teach: TeachTexts<typeof tutorial> = {
  lessons: {
    unify: {
      name: '推行统一',
      learned: '插入地区的牌，现在给标记，日后有能力；从第二张起带来动乱。',
    },
    court: {
      name: '朝廷',
      learned: '任何牌都能执行行动。点数对了，等着这个行动的插入牌都会给你好处。',
    },
    game: { name: '玩一轮', learned: '这就是完整的一轮。五轮之后，终局计分。' },
  },
  steps: {
    goal: {
      title: '你为始皇帝治理五个地区。',
      text: '共五轮，每轮六张牌。宫殿、县令、长城、任务和统一的标记都能得分。**分数最高者获胜。** ZG-002',
    },
    cards: {
      title: '每张牌都有两种用法。',
      text: '**插入**你的一个地区，得标记和长久的能力；或**送上朝廷**，执行一个行动。每回合从六张牌中出一张。',
    },
    tuck: {
      title: '推行统一：插入一张牌。',
      text: '拿 **75号**插入**地区5**。地区的第一张牌给一个同色标记，没有动乱。 ZG-079',
    },
    second: {
      title: '第二张给得更多，也带来麻烦。',
      text: '把 **99号**也插入**地区5**：得两个标记，那里动乱升一格。第三张会给三个标记，动乱再升两格。 ZG-081',
    },
    six: {
      title: '再看另一种用法：朝廷。',
      text: '行动有六种，任何牌都能执行任何一种。之后，**插入**的牌中对应这个行动的能力可以触发。打出的牌只看点数。 ZG-144',
    },
    hire: {
      title: '用84号征募工人。',
      text: '把 **84号**送上朝廷，选**征募工人**和**地区1**，让红、灰官员先下移：下方有两名官员，就征两名工人。 ZG-145',
    },
    fire: {
      title: '你插入的牌回应了。',
      text: '长城、宫殿和征工要比下面的牌高，招募和县令要低。朝廷的第一张牌永远算对。按 **86号**，再按 **47号**，然后结束。 ZG-149',
    },
    play: {
      title: '和对手玩一轮。',
      text: '把牌分散插入各地区，再用合适的点数行动，一次触发好几张。各出六张牌后，用标记换奖赏。',
    },
  },
  wrong: {
    otherRegion: {
      title: '每个地区都收任何牌。',
      text: '这张先放**地区5**，好让你看看那里的第二张牌会怎样。',
    },
    firstAgain: {
      title: '在那里它又是第一张。',
      text: '一个标记，没有动乱：稳当的做法。这次请和 **75号**一样插入地区5。',
    },
    noPalace: {
      title: '你还没有建宫殿的工人。',
      text: '宫殿要当地两名工人、别处一名。先征工吧。 ZG-131',
    },
    noWall: {
      title: '你还没有筑长城的工人。',
      text: '长城要一至三名工人，各来自不同地区。先征工吧。 ZG-141',
    },
    noGovernor: {
      title: '任命县令要三种颜色。',
      text: '红、灰、白官员各一名，要同在一个地区的县令区。 ZG-116',
    },
    otherCard: {
      title: '用它也能征工。',
      text: '朝廷的第一张牌，什么点数都行。但下一位玩家要比它更高，所以先出**大**牌：**84号**。',
    },
  },
};

/** The game in two minutes. */
export const guide: GuideTexts<typeof page> = {
  lead: '六国归秦。你为始皇帝治理五个新得的地区：统一文字、货币和法律，趁百姓还有耐心，为他建宫殿、筑长城。',
  worth: {
    palaces: '每张插入的牌 1 分',
    governors: '9 分，每名再加 3 分',
    walls: '每段各有条件',
    tasks: '总和 × 圆片数',
    unification: '5、6、7 分',
  },
  items: {
    palaces: { title: '宫殿', text: '立刻计分。地区里的牌越多，宫殿的分越高。' },
    governors: { title: '县令', text: '终局时，地区中县令最多者得分。' },
    walls: { title: '长城', text: '每一段都写明它算什么。' },
    tasks: { title: '任务', text: '要趁早，也要在同一框里完成几项：分数会相乘。' },
    unification: { title: '统一', text: '同色标记最多者得分。每轮还能用标记换一项奖赏。' },
    card: { title: '选一张牌', text: '每轮六张，每色两张，六张都会打出。' },
    use: { title: '选一种用法', text: '插入地区，得标记，添动乱；或送上朝廷，执行六种行动之一。 ZG-075' },
    fire: { title: '触发等着的牌', text: '点数对了，等着这个行动的插入牌都会给你好处。 ZG-144' },
    court: {
      title: '比朝廷上的牌高，还是低',
      text: '长城、宫殿、征工要高，招募、县令要低。你出的每张牌，都是下一位玩家的门槛。 ZG-145',
    },
    own: { title: '“我这张牌会触发自己的能力。”', text: '只有先前插入的牌才触发。上朝廷的牌只看点数。 ZG-148' },
    wrongNumber: { title: '“点数不对，所以不能行动。”', text: '可以。行动照样完整执行，只是不触发能力。 ZG-147' },
    three: {
      title: '“一个地区插三张最好。”',
      text: '三张共带来三格动乱；到了最后一格，那个地区的牌就不触发。 ZG-094',
    },
    restless: {
      title: '插牌会带来动乱',
      text: '同一地区第二张牌升一格，第三张升两格，在那里征工升一格。到了最后一格，那里的牌就不触发，直到任命县令平息。 ZG-094',
    },
    bought: {
      title: '用标记换奖赏',
      text: '各出六张牌后，同色标记最多的玩家先决定：付出那一色的全部标记换奖赏，或留到终局。 ZG-184',
    },
    trio: {
      title: '“三名官员就能任命县令。”',
      text: '要红、灰、白各一名，而且都在同一地区的县令区。在下方的官员只能征工。 ZG-116',
    },
  },
};
