import type { GuideTexts, TeachTexts } from '@tianxia/kernel';
import type { guide as page } from '../../teach/guide.ts';
import type { tutorial } from '../../teach/index.ts';

/** What the coach says in the tutorial of Three Kingdoms, in simplified Chinese. */
export const teach: TeachTexts<typeof tutorial> = {
  lessons: {
    bidding: {
      name: '以武将出价',
      learned: '总和最高者赢得那一格，平手时先到者赢。其他人空手而归。',
    },
    acting: { name: '执行行动', learned: '你赢得的行动，顺序随你。' },
    border: { name: '边境', learned: '守住边境，每轮都得分，每轮也要供养军队。' },
    game: { name: '玩一轮', learned: '这就是一轮：联盟、出价、行动、维护费。' },
  },
  steps: {
    goal: {
      title: '你是魏，三国之一。分数最高者获胜。',
      text: '分数来自边境、官爵和建设。一切都靠你的**武将**：争行动、募军队、守边境。 TK-408',
    },
    generals: {
      title: '先看武将的两个数字。',
      text: '**政务**用来争文治的格子，**战斗**用来争武事的格子。格子上的图示说明看哪一个。 TK-006',
    },
    lord: {
      title: '派曹操去见汉帝。',
      text: '选**曹操**，放到**挟持汉帝**。平手时有曹操的一方获胜，所以他的5很难被压过。 TK-143',
    },
    tribe: {
      title: '自己的部族，不必争。',
      text: '只有魏能去**匈奴**。派**徐晃**带 **2金**：你的部族关系升两级。 TK-105',
    },
    outbid: {
      title: '蜀想要市集，压过他们。',
      text: '关羽在那里，出价3。**郭嘉**的政务是5：把他放到**市集或征税**，关羽就白来一趟。 TK-140',
    },
    won: {
      title: '武将都已派出。这些格子是你的。',
      text: '每一格现在都是一个行动。逐一执行，顺序不拘；不想要的可以放弃行动。',
    },
    emperor: {
      title: '先是汉帝。',
      text: '按**挟持汉帝**。你付1金，官爵晋升一级，曹操留在汉帝身边。 TK-117',
    },
    market: { title: '接着是市集。', text: '按**市集或征税**，开发一个市集：日后征税就靠它。' },
    armies: {
      title: '还有军队。',
      text: '按**招募军队**。来的是新兵：先训练，再配上兵器，才能打仗。 TK-009',
    },
    battle: { title: '现在你是吴国，打了胜仗。', text: '**甘宁**带了两支弓兵：5＋2。请按他赢下的边境。 TK-103' },
    station: { title: '让甘宁驻守。', text: '弓兵要驻在弓兵的据点。请按**猇亭**。 TK-285' },
    garrison: { title: '留几支，用在哪里？', text: '两支都留下。据点放到**金库**：每轮省1金。 TK-288' },
    fed: { title: '他们留到终局。', text: '两支部队：每轮 **2分**，每轮也要付金和粮。付不出的，每个扣3分。 TK-360' },
    play: {
      title: '和两位对手玩一轮。',
      text: '看看哪里没有人压得过你的数字；弱将就够的地方，别派强将。',
    },
  },
  wrong: {
    tribeOfOthers: { title: '那是别国的部族。', text: '你的部族是匈奴。 TK-105' },
    farBorder: { title: '那不是你的边境。', text: '魏只能在与吴、与蜀的边境作战。 TK-104' },
    otherSpace: {
      title: '可以派他去那里。',
      text: '不过这一课里，亮起的格子更好。收回他，再试一次。',
    },
    twice: { title: '他已经派出去了。', text: '武将每轮只派一次，派了就不再移动。 TK-111' },
    tooLow: { title: '这样压不过关羽的3。', text: '这里只看政务。你有一名武将是5：**郭嘉**。' },
    declined: { title: '可以不执行，但什么也得不到。', text: '赢来的行动不一定要用。这一个值得用。 TK-182' },
    otherFirst: { title: '顺序随你。', text: '自己玩时可以先用那一个。这里请先用亮起的那一格。 TK-181' },
    otherArmy: { title: '那个据点要别的兵种。', text: '部队要和据点的兵种相同：这里是弓兵，不是水军。 TK-285' },
    otherSpot: { title: '那样也可以。', text: '这里请用**甘宁**，到**猇亭**。' },
  },
};

/** The game in two minutes. */
export const guide: GuideTexts<typeof page> = {
  lead: '魏、吴、蜀三分天下。你率领其中一国，手下只有几名武将；每一轮，后出价的两国联手，对付先出价的那一国。',
  worth: {
    unite: '每支部队每轮 1 分',
    rank: '1 至 5 分，最高者再加 5 分',
    land: '第一名 5 分，第二名 2 分',
  },
  items: {
    unite: {
      title: '守住边境',
      text: '驻守边境的部队，每支每轮得1分；据点多于邻国，终局还有分。 TK-362',
    },
    rank: {
      title: '加官晋爵',
      text: '赢得挟持汉帝，付1金就晋升一级，从州牧直到帝。终局比较官爵。 TK-404',
    },
    land: { title: '治理国家', text: '农田与市集、部族与民心、各项建设：越多，分越高。 TK-399' },
    bid: { title: '派出武将', text: '轮流派，一次一名，到你想要的格子。 TK-110' },
    resolve: { title: '收下所得', text: '总和最高者赢得那一格并执行行动，其余武将回营。 TK-140' },
    upkeep: { title: '付维护费，进下一轮', text: '军队要吃粮；下一轮的出价顺序也会改变。' },
    alliance: {
      title: '二对一',
      text: '出价顺序第二和第三的是盟友：由第三位选一格，两国在那里的出价相加；在其他格子仍是对手。 TK-085',
    },
    ties: { title: '“平手就算和局。”', text: '先达到那个总和的一方赢；有曹操的一方，平手必胜。 TK-141' },
    home: { title: '“输了的武将也有收获。”', text: '被压过的武将空手而归。 TK-140' },
    untrained: { title: '“我募了兵，就能打仗。”', text: '军队要先训练、配上兵器，才能派出。 TK-009' },
    stationed: {
      title: '驻守边境的武将不再出价',
      text: '驻守的武将每轮都得分，但不再回来出价。驻守第五名武将时游戏结束；称帝，或农田与市集都到5级，也一样。 TK-385',
    },
    fed: {
      title: '守住的要养得起',
      text: '每轮，每支驻守的部队要1金1粮，每两个民心要1粮。粮仓和金库能抵一部分；每欠一个，扣3分。 TK-357',
    },
  },
};
