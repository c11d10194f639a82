/** Printed names by their English; a name that a pack of one's own adds stays as the box has it. */
const NAMES: Readonly<Record<string, string>> = {
  // ---- characters ----
  Assassin: '刺客',
  'Bonus cavalry': '獎勵騎兵',
  Cavalry: '騎兵',
  'Cavalry (bonus)': '騎兵（獎勵）',
  'Cavalry (start)': '騎兵（起始）',
  Concubine: '妃嬪',
  'Court official': '政務官',
  'Crown prince': '太子',
  Empress: '皇后',
  Eunuch: '宦官',
  'Field marshal': '元帥',
  General: '將軍',
  'Grand chancellor': '丞相',
  'Military officer': '武官',
  Philosopher: '博士',
  Prince: '皇子',
  'Supply officer': '糧官',
  // ---- policies ----
  'Blood lineage': '宗室為貴',
  'Book burning': '焚書',
  'Book preservation': '藏書',
  'Border defence': '邊防',
  Centralization: '中央集權',
  Confucianism: '儒術德治',
  Decentralization: '地方分權',
  "Emperor's parade": '閱兵',
  "Emperor's tour": '巡遊',
  Expedition: '遠征',
  Extravagance: '奢靡',
  Frugality: '節儉',
  Legalism: '法治',
  Meritocracy: '任人唯賢',
  // ---- treasures, decrees ----
  'Jade bangle': '玉環',
  'Legendary grail': '神杯',
  'Royal sword': '王劍',
  'Settle and tribute': '結算與貢品',
  'Settle and turn over': '結算與翻轉',
  // ---- tiles ----
  Territory: '領地',
  Canal: '運河',
  'Great Wall tower': '長城烽臺',
  'Great Wall wall': '長城城牆',
  Carriage: '車駕',
  'Confucian scholar': '儒家',
  'Legalist scholar': '法家',
  Book: '典籍',
  Jewel: '寶玉',
  'Imperial envoy': '敕使',
  'Gold ingot': '金錠',
  'Stone inscription': '刻石',
  'Hsiung-nu': '匈奴',
  // ---- terms beside a heading ----
  'Great Wall': '萬里長城',
};
const NUMERALS = ['', '壹', '貳', '參', '肆', '伍'];
/** `Carriage 3 (start)`: a name, perhaps a number, perhaps a mark. */
export function named({ en, ja }: { en: string; ja: string }): string {
  const [, base = en, number, start] = /^(.*?)(?: (\d))?( \(start\))?$/.exec(en) ?? [];
  const plain = NAMES[en] ?? NAMES[base];
  if (plain === undefined) return ja;
  if (NAMES[en] !== undefined) return plain;
  const numbered = number === undefined ? plain : `${plain}${base === 'Carriage' ? NUMERALS[Number(number)] : number}`;
  return start === undefined ? numbered : `${numbered}（起始）`;
}
