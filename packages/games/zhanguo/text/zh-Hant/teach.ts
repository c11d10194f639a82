import type { GuideTexts, TeachTexts } from '@tianxia/kernel';
import type { guide as page } from '../../teach/guide.ts';
import type { tutorial } from '../../teach/index.ts';

/** What the coach says in ZhanGuo's tutorial, in traditional Chinese. */
export const teach: TeachTexts<typeof tutorial> = {
  lessons: {
    unify: {
      name: '推行統一',
      learned: '插入地區的牌，現在給標記，日後有能力；從第二張起帶來動亂。',
    },
    court: {
      name: '朝廷',
      learned: '任何牌都能執行行動。點數對了，等著這個行動的插入牌都會給你好處。',
    },
    game: { name: '玩一輪', learned: '這就是完整的一輪。五輪之後，終局計分。' },
  },
  steps: {
    goal: {
      title: '你為始皇帝治理五個地區。',
      text: '共五輪，每輪六張牌。宮殿、縣令、長城、任務和統一的標記都能得分。**分數最高者獲勝。** ZG-002',
    },
    cards: {
      title: '每張牌都有兩種用法。',
      text: '**插入**你的一個地區，得標記和長久的能力；或**送上朝廷**，執行一個行動。每回合從六張牌中出一張。',
    },
    tuck: {
      title: '推行統一：插入一張牌。',
      text: '拿 **75號**插入**地區5**。地區的第一張牌給一個同色標記，沒有動亂。 ZG-079',
    },
    second: {
      title: '第二張給得更多，也帶來麻煩。',
      text: '把 **99號**也插入**地區5**：得兩個標記，那裡動亂升一格。第三張會給三個標記，動亂再升兩格。 ZG-081',
    },
    six: {
      title: '再看另一種用法：朝廷。',
      text: '行動有六種，任何牌都能執行任何一種。之後，**插入**的牌中對應這個行動的能力可以觸發。打出的牌只看點數。 ZG-144',
    },
    hire: {
      title: '用84號徵募工人。',
      text: '把 **84號**送上朝廷，選**徵募工人**和**地區1**，讓紅、灰官員先下移：下方有兩名官員，就徵兩名工人。 ZG-145',
    },
    fire: {
      title: '你插入的牌回應了。',
      text: '長城、宮殿和徵工要比下面的牌高，招募和縣令要低。朝廷的第一張牌永遠算對。按 **86號**，再按 **47號**，然後結束。 ZG-149',
    },
    play: {
      title: '和對手玩一輪。',
      text: '把牌分散插入各地區，再用合適的點數行動，一次觸發好幾張。各出六張牌後，用標記換獎賞。',
    },
  },
  wrong: {
    otherRegion: {
      title: '每個地區都收任何牌。',
      text: '這張先放**地區5**，好讓你看看那裡的第二張牌會怎樣。',
    },
    firstAgain: {
      title: '在那裡它又是第一張。',
      text: '一個標記，沒有動亂：穩當的做法。這次請和 **75號**一樣插入地區5。',
    },
    noPalace: {
      title: '你還沒有建宮殿的工人。',
      text: '宮殿要當地兩名工人、別處一名。先徵工吧。 ZG-131',
    },
    noWall: {
      title: '你還沒有築長城的工人。',
      text: '長城要一至三名工人，各來自不同地區。先徵工吧。 ZG-141',
    },
    noGovernor: {
      title: '任命縣令要三種顏色。',
      text: '紅、灰、白官員各一名，要同在一個地區的縣令區。 ZG-116',
    },
    otherCard: {
      title: '用它也能徵工。',
      text: '朝廷的第一張牌，什麼點數都行。但下一位玩家要比它更高，所以先出**大**牌：**84號**。',
    },
  },
};

/** The game in two minutes. */
export const guide: GuideTexts<typeof page> = {
  lead: '六國歸秦。你為始皇帝治理五個新得的地區：統一文字、貨幣和法律，趁百姓還有耐心，為他建宮殿、築長城。',
  worth: {
    palaces: '每張插入的牌 1 分',
    governors: '9 分，每名再加 3 分',
    walls: '每段各有條件',
    tasks: '總和 × 圓片數',
    unification: '5、6、7 分',
  },
  items: {
    palaces: { title: '宮殿', text: '立刻計分。地區裡的牌越多，宮殿的分越高。' },
    governors: { title: '縣令', text: '終局時，地區中縣令最多者得分。' },
    walls: { title: '長城', text: '每一段都寫明它算什麼。' },
    tasks: { title: '任務', text: '要趁早，也要在同一框裡完成幾項：分數會相乘。' },
    unification: { title: '統一', text: '同色標記最多者得分。每輪還能用標記換一項獎賞。' },
    card: { title: '選一張牌', text: '每輪六張，每色兩張，六張都會打出。' },
    use: { title: '選一種用法', text: '插入地區，得標記，添動亂；或送上朝廷，執行六種行動之一。 ZG-075' },
    fire: { title: '觸發等著的牌', text: '點數對了，等著這個行動的插入牌都會給你好處。 ZG-144' },
    court: {
      title: '比朝廷上的牌高，還是低',
      text: '長城、宮殿、徵工要高，招募、縣令要低。你出的每張牌，都是下一位玩家的門檻。 ZG-145',
    },
    own: { title: '「我這張牌會觸發自己的能力。」', text: '只有先前插入的牌才觸發。上朝廷的牌只看點數。 ZG-148' },
    wrongNumber: { title: '「點數不對，所以不能行動。」', text: '可以。行動照樣完整執行，只是不觸發能力。 ZG-147' },
    three: {
      title: '「一個地區插三張最好。」',
      text: '三張共帶來三格動亂；到了最後一格，那個地區的牌就不觸發。 ZG-094',
    },
    restless: {
      title: '插牌會帶來動亂',
      text: '同一地區第二張牌升一格，第三張升兩格，在那裡徵工升一格。到了最後一格，那裡的牌就不觸發，直到任命縣令平息。 ZG-094',
    },
    bought: {
      title: '用標記換獎賞',
      text: '各出六張牌後，同色標記最多的玩家先決定：付出那一色的全部標記換獎賞，或留到終局。 ZG-184',
    },
    trio: {
      title: '「三名官員就能任命縣令。」',
      text: '要紅、灰、白各一名，而且都在同一地區的縣令區。在下方的官員只能徵工。 ZG-116',
    },
  },
};
