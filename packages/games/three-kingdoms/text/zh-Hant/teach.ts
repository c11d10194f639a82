import type { GuideTexts, TeachTexts } from '@tianxia/kernel';
import type { guide as page } from '../../teach/guide.ts';
import type { tutorial } from '../../teach/index.ts';

/** What the coach says in the tutorial of Three Kingdoms, in traditional Chinese. */
export const teach: TeachTexts<typeof tutorial> = {
  lessons: {
    bidding: {
      name: '以武將出價',
      learned: '總和最高者贏得那一格，平手時先到者贏。其他人空手而歸。',
    },
    acting: { name: '執行行動', learned: '你贏得的行動，順序隨你。' },
    border: { name: '邊境', learned: '守住邊境，每輪都得分，每輪也要供養軍隊。' },
    game: { name: '玩一輪', learned: '這就是一輪：聯盟、出價、行動、維護費。' },
  },
  steps: {
    goal: {
      title: '你是魏，三國之一。分數最高者獲勝。',
      text: '分數來自邊境、官爵和建設。一切都靠你的**武將**：爭行動、募軍隊、守邊境。 TK-408',
    },
    generals: {
      title: '先看武將的兩個數字。',
      text: '**政務**用來爭文治的格子，**戰鬥**用來爭武事的格子。格子上的圖示說明看哪一個。 TK-006',
    },
    lord: {
      title: '派曹操去見漢帝。',
      text: '選**曹操**，放到**挾持漢帝**。平手時有曹操的一方獲勝，所以他的5很難被壓過。 TK-143',
    },
    tribe: {
      title: '自己的部族，不必爭。',
      text: '只有魏能去**匈奴**。派**徐晃**帶 **2金**：你的部族關係升兩級。 TK-105',
    },
    outbid: {
      title: '蜀想要市集，壓過他們。',
      text: '關羽在那裡，出價3。**郭嘉**的政務是5：把他放到**市集或徵稅**，關羽就白來一趟。 TK-140',
    },
    won: {
      title: '武將都已派出。這些格子是你的。',
      text: '每一格現在都是一個行動。逐一執行，順序不拘；不想要的可以放棄行動。',
    },
    emperor: {
      title: '先是漢帝。',
      text: '按**挾持漢帝**。你付1金，官爵晉升一級，曹操留在漢帝身邊。 TK-117',
    },
    market: { title: '接著是市集。', text: '按**市集或徵稅**，開發一個市集：日後徵稅就靠它。' },
    armies: {
      title: '還有軍隊。',
      text: '按**招募軍隊**。來的是新兵：先訓練，再配上兵器，才能打仗。 TK-009',
    },
    battle: { title: '現在你是吳國，打了勝仗。', text: '**甘寧**帶了兩支弓兵：5＋2。請按他贏下的邊境。 TK-103' },
    station: { title: '讓甘寧駐守。', text: '弓兵要駐在弓兵的據點。請按**猇亭**。 TK-285' },
    garrison: { title: '留幾支，用在哪裡？', text: '兩支都留下。據點放到**金庫**：每輪省1金。 TK-288' },
    fed: { title: '他們留到終局。', text: '兩支部隊：每輪 **2分**，每輪也要付金和糧。付不出的，每個扣3分。 TK-360' },
    play: {
      title: '和兩位對手玩一輪。',
      text: '看看哪裡沒有人壓得過你的數字；弱將就夠的地方，別派強將。',
    },
  },
  wrong: {
    tribeOfOthers: { title: '那是別國的部族。', text: '你的部族是匈奴。 TK-105' },
    farBorder: { title: '那不是你的邊境。', text: '魏只能在與吳、與蜀的邊境作戰。 TK-104' },
    otherSpace: {
      title: '可以派他去那裡。',
      text: '不過這一課裡，亮起的格子更好。收回他，再試一次。',
    },
    twice: { title: '他已經派出去了。', text: '武將每輪只派一次，派了就不再移動。 TK-111' },
    tooLow: { title: '這樣壓不過關羽的3。', text: '這裡只看政務。你有一名武將是5：**郭嘉**。' },
    declined: { title: '可以不執行，但什麼也得不到。', text: '贏來的行動不一定要用。這一個值得用。 TK-182' },
    otherFirst: { title: '順序隨你。', text: '自己玩時可以先用那一個。這裡請先用亮起的那一格。 TK-181' },
    otherArmy: { title: '那個據點要別的兵種。', text: '部隊要和據點的兵種相同：這裡是弓兵，不是水軍。 TK-285' },
    otherSpot: { title: '那樣也可以。', text: '這裡請用**甘寧**，到**猇亭**。' },
  },
};

/** The game in two minutes. */
export const guide: GuideTexts<typeof page> = {
  lead: '魏、吳、蜀三分天下。你率領其中一國，手下只有幾名武將；每一輪，後出價的兩國聯手，對付先出價的那一國。',
  worth: {
    unite: '每支部隊每輪 1 分',
    rank: '1 至 5 分，最高者再加 5 分',
    land: '第一名 5 分，第二名 2 分',
  },
  items: {
    unite: {
      title: '守住邊境',
      text: '駐守邊境的部隊，每支每輪得1分；據點多於鄰國，終局還有分。 TK-362',
    },
    rank: {
      title: '加官晉爵',
      text: '贏得挾持漢帝，付1金就晉升一級，從州牧直到帝。終局比較官爵。 TK-404',
    },
    land: { title: '治理國家', text: '農田與市集、部族與民心、各項建設：越多，分越高。 TK-399' },
    bid: { title: '派出武將', text: '輪流派，一次一名，到你想要的格子。 TK-110' },
    resolve: { title: '收下所得', text: '總和最高者贏得那一格並執行行動，其餘武將回營。 TK-140' },
    upkeep: { title: '付維護費，進下一輪', text: '軍隊要吃糧；下一輪的出價順序也會改變。' },
    alliance: {
      title: '二對一',
      text: '出價順序第二和第三的是盟友：由第三位選一格，兩國在那裡的出價相加；在其他格子仍是對手。 TK-085',
    },
    ties: { title: '「平手就算和局。」', text: '先達到那個總和的一方贏；有曹操的一方，平手必勝。 TK-141' },
    home: { title: '「輸了的武將也有收穫。」', text: '被壓過的武將空手而歸。 TK-140' },
    untrained: { title: '「我募了兵，就能打仗。」', text: '軍隊要先訓練、配上兵器，才能派出。 TK-009' },
    stationed: {
      title: '駐守邊境的武將不再出價',
      text: '駐守的武將每輪都得分，但不再回來出價。駐守第五名武將時遊戲結束；稱帝，或農田與市集都到5級，也一樣。 TK-385',
    },
    fed: {
      title: '守住的要養得起',
      text: '每輪，每支駐守的部隊要1金1糧，每兩個民心要1糧。糧倉和金庫能抵一部分；每欠一個，扣3分。 TK-357',
    },
  },
};
