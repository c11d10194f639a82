import type { GuideTexts, TeachTexts } from '@tianxia/kernel';
import type { guide as page } from '../../teach/guide.ts';
import type { tutorial } from '../../teach/index.ts';

/** What the coach says in Qin's tutorial, in simplified Chinese. */
export const teach: TeachTexts<typeof tutorial> = {
  lessons: {
    founding: { name: '建立', learned: '两格以上同色相连就是省份，而且是你的。' },
    growing: { name: '扩大', learned: '五格的省份放两座宝塔，从此谁也抢不走。' },
    villages: { name: '村庄', learned: '村庄归相邻省份上宝塔最多的玩家，平手不算：普通省份一座，大省两座。' },
    joining: { name: '连接', learned: '较大的省份吞并较小的；一样大就不能连接。' },
    game: { name: '完整一局', learned: '你学会《秦》了。下次试试狮面，或更强的对手。' },
  },
  steps: {
    goal: {
      title: '最先放完宝塔的人获胜。',
      text: '你和对手各有 **24 座宝塔**。省份和村庄让你把它们放上版图，放下最后一座就赢了。 QIN-001',
    },
    hand: {
      title: '轮到你时，放一块板块。',
      text: '你手上总有三块。每块有两格，至少一格要与版图上原有的颜色共用一边。 QIN-063',
    },
    found: {
      title: '同色的格子相连，就成为省份。',
      text: '拿**全蓝板块**，按 **F5**，再按 **E5**。连同 G5 的蓝色起始领地共三格，是一个省份，也是你的第一座宝塔。 QIN-085',
    },
    five: {
      title: '你的省份有三格。',
      text: '多一格，不会马上多一座宝塔。但一到**五格**就成为**大省**：再叠一座宝塔，其他玩家再也不能吞并它。 QIN-093',
    },
    grow: {
      title: '把它扩大到五格。',
      text: '把另一块**全蓝板块**放在 **D5** 和 **C5**，接在你的省份后面。',
    },
    neighbours: {
      title: '深色的格子是村庄。',
      text: '谁在旁边的势力比其他每个人都强，村庄就归谁，放一座宝塔。相邻的普通省份算1，大省算2。这座村庄旁边还没有省份。 QIN-124',
    },
    annex: {
      title: '用蓝色连到村庄。',
      text: '拿**黄蓝板块**的蓝色半边，放在 **C4**。两半各算各的：蓝色扩大你的省份，黄色单独在那里，不属于任何人。 QIN-069',
    },
    meeting: {
      title: '两个蓝色省份，只隔一道空隙。',
      text: '上面三格是你的，下面三格是对手的。中间放一块板块，就合成**一个**省份，全归连接前格数较多的人。 QIN-101',
    },
    outgrow: {
      title: '三比三：谁也不能连接。',
      text: '平手就不准连接。先扩大：把**黄蓝板块**的蓝色半边放在 **G4**。也可以硬连看看，会被拒绝的。 QIN-106',
    },
    join: {
      title: '四比三，就是现在！',
      text: '把**全蓝板块**放在 **I6** 和 **J6**。对手收回宝塔，你有了九格的大省。',
    },
    play: {
      title: '和对手玩完整的一局。',
      text: '对手也是新手。多建省份，扩大到五格，沿途顺手取得村庄。',
    },
  },
  wrong: {
    corner: {
      title: '在那里只有角碰到蓝色。',
      text: '角不算相邻，板块等于旁边什么都没有。往下一格，F5 和 G5 就共用一边。 QIN-064',
    },
    nothing: {
      title: '放在那里就孤零零了。',
      text: '板块必须与版图上原有的颜色共用一边。一开始只有三格起始领地。 QIN-063',
    },
    twoOnly: {
      title: '可以放，但不是最好的地方。',
      text: '旁边没有蓝色，就只是两格的省份。放在 **G5** 旁边，同一块板块能有三格。',
    },
    notFive: {
      title: '这样是四格。',
      text: '这块板块只有一半是蓝色。四格还是只有一座宝塔，对手可能用更大的省份吞并它。你手上还有一块**全蓝板块**。',
    },
    farFromVillage: {
      title: '省份扩大了，但还没连到村庄。',
      text: '蓝色半边要与 B4 的村庄共用一边：**C4** 就是，而且也连着你的省份。',
    },
    tie: {
      title: '被拒绝了：三比三。',
      text: '平手时新省份没有主人，所以规则不准。你再多一格就行了。 QIN-106',
    },
  },
};

/** The game in two minutes. */
export const guide: GuideTexts<typeof page> = {
  lead: '大地空旷，王朝初兴。你建立省份，让它们扩大，在每个省份立起宝塔。',
  worth: {
    provinces: '2 格：1 座宝塔',
    majors: '5 格：2 座宝塔',
    villages: '旁边最强：多 1 座宝塔',
  },
  items: {
    provinces: { title: '一个省份，一座宝塔', text: '两格以上同色相连。谁连成就归谁。 QIN-085' },
    majors: { title: '五格再加一座', text: '五格以上就是大省，谁也不能吞并它。 QIN-093' },
    villages: {
      title: '一座村庄，一座宝塔',
      text: '归相邻省份上宝塔最多的玩家，平手不算：普通省份一座，大省两座。 QIN-124',
    },
    lay: { title: '从三块板块中放一块', text: '每块有两格，同色或两色。' },
    touch: { title: '共用一边', text: '至少一半要放在版图上原有的领地旁，颜色不拘。 QIN-063' },
    draw: { title: '补一块', text: '放上该放的宝塔，抽一块板块，轮到下一位。' },
    most: {
      title: '格数多的，吞并其余的。',
      text: '板块连起两个同色省份，就合成一个。连接前格数较多的玩家全部拿下，另一位收回宝塔。 QIN-101',
    },
    corner: { title: '“角碰到了。”', text: '角不算，放板块和连接都一样。 QIN-064' },
    tied: { title: '“我们的省份各三格，我来连接。”', text: '一样大的省份不能连接。先扩大你的。 QIN-106' },
    lone: { title: '“这一格是我的。”', text: '单独一格不属于任何人，要等第二格同色的来相连。 QIN-081' },
    safe: { title: '五格就安全了', text: '大省永远不会易主。它能吞并较小的省份，但两个大省不能连接。 QIN-108' },
    votes: { title: '村庄看宝塔', text: '每个相邻的省份算一座，大省算两座。别人一旦更多，村庄就易主。 QIN-127' },
  },
};
