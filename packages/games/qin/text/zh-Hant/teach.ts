import type { GuideTexts, TeachTexts } from '@tianxia/kernel';
import type { guide as page } from '../../teach/guide.ts';
import type { tutorial } from '../../teach/index.ts';

/** What the coach says in Qin's tutorial, in traditional Chinese. */
export const teach: TeachTexts<typeof tutorial> = {
  lessons: {
    founding: { name: '建立', learned: '兩格以上同色相連就是省份，而且是你的。' },
    growing: { name: '擴大', learned: '五格的省份放兩座寶塔，從此誰也搶不走。' },
    villages: { name: '村莊', learned: '村莊歸相鄰省份上寶塔最多的玩家，平手不算：普通省份一座，大省兩座。' },
    joining: { name: '連接', learned: '較大的省份吞併較小的；一樣大就不能連接。' },
    game: { name: '完整一局', learned: '你學會《秦》了。下次試試獅面，或更強的對手。' },
  },
  steps: {
    goal: {
      title: '最先放完寶塔的人獲勝。',
      text: '你和對手各有 **24 座寶塔**。省份和村莊讓你把它們放上版圖，放下最後一座就贏了。 QIN-001',
    },
    hand: {
      title: '輪到你時，放一塊板塊。',
      text: '你手上總有三塊。每塊有兩格，至少一格要與版圖上原有的顏色共用一邊。 QIN-063',
    },
    found: {
      title: '同色的格子相連，就成為省份。',
      text: '拿**全藍板塊**，按 **F5**，再按 **E5**。連同 G5 的藍色起始領地共三格，是一個省份，也是你的第一座寶塔。 QIN-085',
    },
    five: {
      title: '你的省份有三格。',
      text: '多一格，不會馬上多一座寶塔。但一到**五格**就成為**大省**：再疊一座寶塔，其他玩家再也不能吞併它。 QIN-093',
    },
    grow: {
      title: '把它擴大到五格。',
      text: '把另一塊**全藍板塊**放在 **D5** 和 **C5**，接在你的省份後面。',
    },
    neighbours: {
      title: '深色的格子是村莊。',
      text: '誰在旁邊的勢力比其他每個人都強，村莊就歸誰，放一座寶塔。相鄰的普通省份算1，大省算2。這座村莊旁邊還沒有省份。 QIN-124',
    },
    annex: {
      title: '用藍色連到村莊。',
      text: '拿**黃藍板塊**的藍色半邊，放在 **C4**。兩半各算各的：藍色擴大你的省份，黃色單獨在那裡，不屬於任何人。 QIN-069',
    },
    meeting: {
      title: '兩個藍色省份，只隔一道空隙。',
      text: '上面三格是你的，下面三格是對手的。中間放一塊板塊，就合成**一個**省份，全歸連接前格數較多的人。 QIN-101',
    },
    outgrow: {
      title: '三比三：誰也不能連接。',
      text: '平手就不准連接。先擴大：把**黃藍板塊**的藍色半邊放在 **G4**。也可以硬連看看，會被拒絕的。 QIN-106',
    },
    join: {
      title: '四比三，就是現在！',
      text: '把**全藍板塊**放在 **I6** 和 **J6**。對手收回寶塔，你有了九格的大省。',
    },
    play: {
      title: '和對手玩完整的一局。',
      text: '對手也是新手。多建省份，擴大到五格，沿途順手取得村莊。',
    },
  },
  wrong: {
    corner: {
      title: '在那裡只有角碰到藍色。',
      text: '角不算相鄰，板塊等於旁邊什麼都沒有。往下一格，F5 和 G5 就共用一邊。 QIN-064',
    },
    nothing: {
      title: '放在那裡就孤零零了。',
      text: '板塊必須與版圖上原有的顏色共用一邊。一開始只有三格起始領地。 QIN-063',
    },
    twoOnly: {
      title: '可以放，但不是最好的地方。',
      text: '旁邊沒有藍色，就只是兩格的省份。放在 **G5** 旁邊，同一塊板塊能有三格。',
    },
    notFive: {
      title: '這樣是四格。',
      text: '這塊板塊只有一半是藍色。四格還是只有一座寶塔，對手可能用更大的省份吞併它。你手上還有一塊**全藍板塊**。',
    },
    farFromVillage: {
      title: '省份擴大了，但還沒連到村莊。',
      text: '藍色半邊要與 B4 的村莊共用一邊：**C4** 就是，而且也連著你的省份。',
    },
    tie: {
      title: '被拒絕了：三比三。',
      text: '平手時新省份沒有主人，所以規則不准。你再多一格就行了。 QIN-106',
    },
  },
};

/** The game in two minutes. */
export const guide: GuideTexts<typeof page> = {
  lead: '大地空曠，王朝初興。你建立省份，讓它們擴大，在每個省份立起寶塔。',
  worth: {
    provinces: '2 格：1 座寶塔',
    majors: '5 格：2 座寶塔',
    villages: '旁邊最強：多 1 座寶塔',
  },
  items: {
    provinces: { title: '一個省份，一座寶塔', text: '兩格以上同色相連。誰連成就歸誰。 QIN-085' },
    majors: { title: '五格再加一座', text: '五格以上就是大省，誰也不能吞併它。 QIN-093' },
    villages: {
      title: '一座村莊，一座寶塔',
      text: '歸相鄰省份上寶塔最多的玩家，平手不算：普通省份一座，大省兩座。 QIN-124',
    },
    lay: { title: '從三塊板塊中放一塊', text: '每塊有兩格，同色或兩色。' },
    touch: { title: '共用一邊', text: '至少一半要放在版圖上原有的領地旁，顏色不拘。 QIN-063' },
    draw: { title: '補一塊', text: '放上該放的寶塔，抽一塊板塊，輪到下一位。' },
    most: {
      title: '格數多的，吞併其餘的。',
      text: '板塊連起兩個同色省份，就合成一個。連接前格數較多的玩家全部拿下，另一位收回寶塔。 QIN-101',
    },
    corner: { title: '「角碰到了。」', text: '角不算，放板塊和連接都一樣。 QIN-064' },
    tied: { title: '「我們的省份各三格，我來連接。」', text: '一樣大的省份不能連接。先擴大你的。 QIN-106' },
    lone: { title: '「這一格是我的。」', text: '單獨一格不屬於任何人，要等第二格同色的來相連。 QIN-081' },
    safe: { title: '五格就安全了', text: '大省永遠不會易主。它能吞併較小的省份，但兩個大省不能連接。 QIN-108' },
    votes: { title: '村莊看寶塔', text: '每個相鄰的省份算一座，大省算兩座。別人一旦更多，村莊就易主。 QIN-127' },
  },
};
