import type { GuideTexts, TeachTexts } from '@tianxia/kernel';
import type { guide as page } from '../../teach/guide.ts';
import type { tutorial } from '../../teach/index.ts';

/** What the coach says in the tutorial of The First Empire, in traditional Chinese. */
export const teach: TeachTexts<typeof tutorial> = {
  lessons: {
    unify: {
      name: '推行一統',
      learned: '插入的牌，現在給標記，能力留待日後。從第二張起，地區就不安穩了。',
    },
    court: {
      name: '朝廷',
      learned: '任何牌都能執行任何行動。點數相符，就觸發等著這個行動的插入牌。',
    },
    voyage: { name: '船', learned: '船一路經過的丹瓶，每個帶來一個兵俑或一張方士卡。' },
    tomb: { name: '陵墓', learned: '符合板塊的條件，兵俑就能進去。最先進去的得分最高。' },
    rewards: { name: '獎賞', learned: '同類標記最多的玩家先選，領取就要全部付出。剩下的可以解鎖兵俑。' },
    game: { name: '玩一輪', learned: '這就是六張牌的一輪。一局共五輪。' },
  },
  steps: {
    goal: {
      title: '你治理始皇帝國的五個地區。',
      text: '共五輪，每輪六張牌。宮殿、郡守、長城、尋找仙丹和陵墓都能得分。**分數最高者獲勝。** FE-001',
    },
    start: {
      title: '選擇從哪裡開始。',
      text: '每人拿兩塊起始板塊，留一塊。拿在楚有**將軍**和**匠師**的那塊：將軍徵工，匠師建造。',
    },
    tuck: {
      title: '推行一統：把牌插入地區。',
      text: '拿 **103號**插入**魏**。地區的第一張牌給一個同類標記，沒有動亂。',
    },
    second: {
      title: '同一地區的第二張牌。',
      text: '把 **71號**也插入**魏**。它給兩個標記，動亂+1。動亂到3，那裡的牌就不能發動。 FE-104',
    },
    six: {
      title: '牌的另一種用法：朝廷。',
      text: '行動有六種，任何牌都能執行任何一種。點數只決定之後能否觸發你插入的牌。 FE-111',
    },
    hire: {
      title: '用36號徵兩名工人。',
      text: '在朝廷打出 **36號**，選**徵募工人**。這需要將軍：你的將軍在**楚**，工人就到那裡。那裡動亂+1。 FE-165',
    },
    wake: {
      title: '魏的一張牌觸發了。',
      text: '朝廷的第一張牌必定相符。**71號**等的就是徵工，按它，看看帶來什麼。 FE-110',
    },
    ship: { title: '你的船在尋找仙丹。', text: '它在 **7**。每次尋丹前進三格：9有丹瓶，10有大方士。 FE-130' },
    search: { title: '用33號尋丹。', text: '把 **33號**送上朝廷，選**尋丹**。 FE-111' },
    symbol: {
      title: '遇到丹瓶，由你選擇。',
      text: '為陵墓**解鎖一個兵俑**，或在有方士的地區放一張方士卡。這次請解鎖兵俑。 FE-133',
    },
    condition: {
      title: '每個板塊都有條件。',
      text: '**魏**的板塊要你在魏有宮殿和郡守。兩樣都有，墓門也有一個兵俑。 FE-271',
    },
    enter: {
      title: '先出牌，再放兵俑。',
      text: '把 **33號**插入**楚**。回合結束時按**魏**的板塊：最上面的空位得 **5** 分。 FE-230',
    },
    most: {
      title: '一輪結束，分發獎賞。',
      text: '你的**文字**標記最多，所以先問你。這個獎賞解鎖**兩個兵俑**。 FE-238',
    },
    accept: { title: '領取吧。', text: '要付出你所有的文字標記。獎賞只能整個領取，或完全不領。 FE-240' },
    play: {
      title: '和對手玩一輪。',
      text: '先插牌，後行動。留意動亂；上朝廷之前，先看牌堆頂的點數。',
    },
  },
  wrong: {
    otherRegion: {
      title: '每個地區都能插入。',
      text: '我們先用**魏**，好讓你看看那裡的第二張牌會怎樣。',
    },
    firstAgain: {
      title: '在那裡它又是第一張。',
      text: '一個標記，沒有動亂：穩當，但慢。這次請和 **103號**一樣插入魏。',
    },
    noTrio: {
      title: '設立郡守要三種官員齊備。',
      text: '方士、匠師和將軍要同在一個地區。你還沒有方士。 FE-150',
    },
    noPalace: {
      title: '宮殿要靠工人建。',
      text: '當地兩名，別處一名。你還沒有工人，先徵工吧。 FE-175',
    },
    noWall: {
      title: '長城要靠工人築。',
      text: '幾級就要幾名，每名來自不同地區。你還沒有工人，先徵工吧。 FE-193',
    },
    tuckLater: { title: '插入後，它只在那裡等著。', text: '這也可以。但只有行動能讓船前進：請選**尋丹**。' },
    cardInstead: { title: '這也不錯。', text: '終局時，每張方士卡按船到達的數值計分。這次請解鎖兵俑。 FE-287' },
    keeps: { title: '標記會留著。', text: '之後三個標記解鎖一個兵俑。這個獎賞解鎖兩個：請領取。 FE-247' },
  },
};

/** The game in two minutes. */
export const guide: GuideTexts<typeof page> = {
  lead: '一位皇帝，五個地區，一個長生不老的心願。你統一天下，為他營建，出海尋找仙丹，把兵俑排進他的陵墓。',
  worth: {
    build: '每座宮殿立刻 6 分',
    elixir: '方士卡數 × 1 至 6 分',
    tomb: '三個連成一線 10 分',
  },
  items: {
    build: { title: '郡守、宮殿、長城', text: '依版圖上的位置得分，有些在終局還有分。' },
    elixir: {
      title: '仙丹',
      text: '你的船出航，途中每個丹瓶解鎖一個兵俑，或放一張方士卡。 FE-130',
    },
    tomb: {
      title: '陵墓',
      text: '符合板塊的條件，就能放上解鎖的兵俑，立刻得分。 FE-272',
    },
    card: { title: '選一張牌', text: '每輪六張，每類兩張。' },
    tuck: { title: '插入地區', text: '得標記。從第二張起動亂上升。 FE-100' },
    act: { title: '或送上朝廷', text: '執行六種行動之一。任何牌都能執行任何一種。 FE-111' },
    fits: {
      title: '點數觸發你的牌',
      text: '與朝廷上的牌相比點數相符，等著這個行動的插入牌就可以發動。 FE-110',
    },
    any: {
      title: '「這張牌是用來徵工的。」',
      text: '牌上的行動，是插入之後觸發它的條件。上朝廷用哪張牌都行。 FE-111',
    },
    unrest: {
      title: '「動亂沒關係。」',
      text: '動亂到3，那個地區的牌就不能發動，也不能再做任何提高那裡動亂的事。 FE-104',
    },
    governor: {
      title: '「三名官員就能設郡守。」',
      text: '要方士、匠師、將軍各一名，而且同在一個地區。 FE-150',
    },
    engine: {
      title: '船為陵墓送來兵俑',
      text: '尋找仙丹前進三格，途中的丹瓶能解鎖兵俑。他們在墓門等著，你一符合板塊的條件，就能進去。 FE-271',
    },
    bought: {
      title: '用標記換獎賞和兵俑',
      text: '各出六張牌後，同類標記最多的玩家先選：可以付出那一類的全部標記換獎賞。剩下的每三個解鎖一個兵俑。 FE-240',
    },
  },
};
