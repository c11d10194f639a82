import type { Names } from '../en/names.ts';

/** What the box names in English only. */
const SPACES: Readonly<Record<string, string>> = {
  'Recruit Armies': '招募军队',
  'Produce Crossbows/Vessels': '制造弩与战船',
  'Train Armies': '训练军队',
  'Demand Tribute': '征收贡赋',
  'Win Popular Support': '争取民心',
  'Produce Spears/Horses': '生产长矛与战马',
  'Develop Marketplace or Collect Tax': '开发市集或征税',
  'Control Han Emperor': '挟持汉帝',
  'Trade Rice and/or Weapons': '买卖粮食与兵器',
  'Hire Instructor and/or Import Technology': '聘请教头与引进技术',
  'Develop Farm or Harvest': '开垦农田或收成',
  'Construct State Enhancement': '兴办建设',
  'Battle (Wei - Wu border)': '战场（魏吴边境）',
  'Battle (Shu - Wei border)': '战场（蜀魏边境）',
  'Battle (Shu - Wu border)': '战场（蜀吴边境）',
  'Improve Tribal Relations (Xiong Nu)': '安抚部族（匈奴）',
  'Improve Tribal Relations (Shan Yue)': '安抚部族（山越）',
  'Improve Tribal Relations (Nan Man)': '安抚部族（南蛮）',
};
/** The box names people, states and places in traditional characters: these are the ones that differ. */
const TRADITIONAL =
  '鄧韋賈詡龐馬淵許樂進張遼孫堅陳寧韓當黃蓋蔣欽統呂範魯肅陸遜權諸劉備費禕關維嚴顏飛趙雲倉銖錢盤館營學宮農錦庫車廄場廟銅臺陽陣圖傳國璽醫闌棧紙術轉戲連動儀經調騎樓吳蠻將軍廣遙須長華麥';
const SIMPLIFIED =
  '邓韦贾诩庞马渊许乐进张辽孙坚陈宁韩当黄盖蒋钦统吕范鲁肃陆逊权诸刘备费祎关维严颜飞赵云仓铢钱盘馆营学宫农锦库车厩场庙铜台阳阵图传国玺医阑栈纸术转戏连动仪经调骑楼吴蛮将军广遥须长华麦';
const simple = new Map([...TRADITIONAL].map((char, i) => [char, [...SIMPLIFIED][i]!]));
export const named = ({ en, zh }: Names): string =>
  zh === undefined ? (SPACES[en] ?? en) : [...zh].map(char => simple.get(char) ?? char).join('');
