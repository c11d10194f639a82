import type { Names } from '../en/names.ts';

/** What the box names in English only. */
const SPACES: Readonly<Record<string, string>> = {
  'Recruit Armies': '招募軍隊',
  'Produce Crossbows/Vessels': '製造弩與戰船',
  'Train Armies': '訓練軍隊',
  'Demand Tribute': '徵收貢賦',
  'Win Popular Support': '爭取民心',
  'Produce Spears/Horses': '生產長矛與戰馬',
  'Develop Marketplace or Collect Tax': '開發市集或徵稅',
  'Control Han Emperor': '挾持漢帝',
  'Trade Rice and/or Weapons': '買賣糧食與兵器',
  'Hire Instructor and/or Import Technology': '聘請教頭與引進技術',
  'Develop Farm or Harvest': '開墾農田或收成',
  'Construct State Enhancement': '興辦建設',
  'Battle (Wei - Wu border)': '戰場（魏吳邊境）',
  'Battle (Shu - Wei border)': '戰場（蜀魏邊境）',
  'Battle (Shu - Wu border)': '戰場（蜀吳邊境）',
  'Improve Tribal Relations (Xiong Nu)': '安撫部族（匈奴）',
  'Improve Tribal Relations (Shan Yue)': '安撫部族（山越）',
  'Improve Tribal Relations (Nan Man)': '安撫部族（南蠻）',
};
/** People, states and places stand in the box in these characters. */
export const named = ({ en, zh }: Names): string => zh ?? SPACES[en] ?? en;
