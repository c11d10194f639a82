/** Printed names by their English; a name that a pack of one's own adds stays as the box has it. */
const NAMES: Readonly<Record<string, string>> = {
  // ---- characters ----
  Assassin: '刺客',
  'Bonus cavalry': '奖励骑兵',
  Cavalry: '骑兵',
  'Cavalry (bonus)': '骑兵（奖励）',
  'Cavalry (start)': '骑兵（起始）',
  Concubine: '妃嫔',
  'Court official': '政务官',
  'Crown prince': '太子',
  Empress: '皇后',
  Eunuch: '宦官',
  'Field marshal': '元帅',
  General: '将军',
  'Grand chancellor': '丞相',
  'Military officer': '武官',
  Philosopher: '博士',
  Prince: '皇子',
  'Supply officer': '粮官',
  // ---- policies ----
  'Blood lineage': '宗室为贵',
  'Book burning': '焚书',
  'Book preservation': '藏书',
  'Border defence': '边防',
  Centralization: '中央集权',
  Confucianism: '儒术德治',
  Decentralization: '地方分权',
  "Emperor's parade": '阅兵',
  "Emperor's tour": '巡游',
  Expedition: '远征',
  Extravagance: '奢靡',
  Frugality: '节俭',
  Legalism: '法治',
  Meritocracy: '任人唯贤',
  // ---- treasures, decrees ----
  'Jade bangle': '玉环',
  'Legendary grail': '神杯',
  'Royal sword': '王剑',
  'Settle and tribute': '结算与贡品',
  'Settle and turn over': '结算与翻转',
  // ---- tiles ----
  Territory: '领地',
  Canal: '运河',
  'Great Wall tower': '长城烽台',
  'Great Wall wall': '长城城墙',
  Carriage: '车驾',
  'Confucian scholar': '儒家',
  'Legalist scholar': '法家',
  Book: '典籍',
  Jewel: '宝玉',
  'Imperial envoy': '敕使',
  'Gold ingot': '金锭',
  'Stone inscription': '刻石',
  'Hsiung-nu': '匈奴',
  // ---- terms beside a heading ----
  'Great Wall': '万里长城',
};
const NUMERALS = ['', '壹', '贰', '叁', '肆', '伍'];
/** `Carriage 3 (start)`: a name, perhaps a number, perhaps a mark. */
export function named({ en, ja }: { en: string; ja: string }): string {
  const [, base = en, number, start] = /^(.*?)(?: (\d))?( \(start\))?$/.exec(en) ?? [];
  const plain = NAMES[en] ?? NAMES[base];
  if (plain === undefined) return ja;
  if (NAMES[en] !== undefined) return plain;
  const numbered = number === undefined ? plain : `${plain}${base === 'Carriage' ? NUMERALS[Number(number)] : number}`;
  return start === undefined ? numbered : `${numbered}（起始）`;
}
