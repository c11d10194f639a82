import { catalog, loadRules } from '@tianxia/catalog';
import { describe, expect, test } from 'vitest';
import { loadAnswers } from '../rules/answers.ts';
import { parseRules, type RuleBook } from '../rules/parse.ts';
import { searchRules } from '../rules/search.ts';
import { languages } from '../text/languages.ts';

const books = new Map<string, RuleBook>();
async function firstOf(game: string, language: string, query: string, many = 3): Promise<string[]> {
  const key = `${game} ${language}`;
  if (!books.has(key)) books.set(key, parseRules((await loadRules(game, language))!));
  const found = searchRules(books.get(key)!, query, (await loadAnswers(game, language))!);
  return found.slice(0, many).map(({ id }) => id);
}
/** A question, and a rule that must be among the first three. */
const ASKED: Readonly<Record<string, readonly (readonly [game: string, query: string, rule: string])[]>> = {
  en: [
    ['qin', 'can somebody steal my province', 'QIN-101'],
    ['qin', 'what if I cannot play', 'QIN-174'],
    ['qin', 'how many tiles do I hold', 'QIN-160'],
    ['qin', 'do corners count', 'QIN-064'],
    ['zhanguo', 'can I play a lower card', 'ZG-147'],
    ['zhanguo', 'how many cards do I have', 'ZG-063'],
    ['three-kingdoms', 'what if I cannot pay rice', 'TK-360'],
    ['emperors-choice', 'who picks first', 'EC-099'],
    ['zhanguo', 'when may I build a palace', 'ZG-131'],
    ['first-empire', 'how does my ship move', 'FE-132'],
    ['three-kingdoms', 'what happens to popular support upkeep', 'TK-356'],
    ['emperors-choice', 'when does the hsiung-nu raid', 'EC-050'],
    ['emperors-choice', 'tribute', 'EC-138'],
    ['qin', 'can I join two provinces', 'QIN-106'],
    ['qin', 'how do I win?', 'QIN-001'],
    ['qin', 'when is a tie', 'QIN-106'],
    ['qin', 'villages', 'QIN-124'],
    ['qin', 'Where may I lay a tile?', 'QIN-060'],
    ['zhanguo', 'how many players', 'ZG-001'],
    ['zhanguo', 'which number higher or lower', 'ZG-145'],
    ['zhanguo', 'unrest', 'ZG-081'],
    ['first-empire', 'when does the game end', 'FE-252'],
    ['first-empire', 'soldiers in the mausoleum', 'FE-270'],
    ['three-kingdoms', 'tribe', 'TK-310'],
    ['three-kingdoms', 'What does a deficit cost?', 'TK-375'],
    ['emperors-choice', 'what do I lose when I pass', 'EC-084'],
  ],
  fr: [
    ['qin', 'peut-on me voler ma province', 'QIN-101'],
    ['qin', 'si je ne peux pas jouer', 'QIN-174'],
    ['qin', 'combien de tuiles en main', 'QIN-160'],
    ['qin', 'est-ce que les coins comptent', 'QIN-064'],
    ['zhanguo', 'puis-je jouer une carte plus basse', 'ZG-147'],
    ['first-empire', 'comment gagner des soldats', 'FE-271'],
    ['three-kingdoms', 'si je ne peux pas payer le riz', 'TK-360'],
    ['emperors-choice', 'qui choisit en premier', 'EC-099'],
    ['zhanguo', 'quand bâtir un palais', 'ZG-131'],
    ['zhanguo', 'l’agitation', 'ZG-081'],
    ['first-empire', 'le navire', 'FE-132'],
    ['three-kingdoms', 'alliance', 'TK-085'],
    ['emperors-choice', 'passer', 'EC-084'],
    ['emperors-choice', 'tribut', 'EC-138'],
    ['qin', 'comment gagner', 'QIN-001'],
    ['qin', 'égalité', 'QIN-106'],
    ['qin', 'les villages', 'QIN-124'],
    ['qin', 'où poser une tuile ?', 'QIN-060'],
    ['zhanguo', 'Combien de joueurs ?', 'ZG-001'],
    ['zhanguo', 'récompenses', 'ZG-180'],
    ['first-empire', 'fin de partie', 'FE-252'],
    ['first-empire', 'gouverneurs', 'FE-150'],
    ['three-kingdoms', 'généraux', 'TK-073'],
    ['three-kingdoms', 'la tribu', 'TK-310'],
    ['emperors-choice', 'confiance', 'EC-142'],
  ],
  ja: [
    ['qin', '自分の州は奪われる？', 'QIN-101'],
    ['qin', '置ける場所がないときは', 'QIN-174'],
    ['qin', '手札は何枚', 'QIN-160'],
    ['qin', '角で接してもいい？', 'QIN-064'],
    ['zhanguo', '小さい数のカードは出せますか', 'ZG-147'],
    ['first-empire', '長城の得点', 'FE-289'],
    ['three-kingdoms', '米が払えないとどうなる', 'TK-360'],
    ['emperors-choice', '誰が先に選ぶ', 'EC-099'],
    ['zhanguo', '宮殿はいつ建てられる', 'ZG-131'],
    ['first-empire', '船を進める', 'FE-132'],
    ['three-kingdoms', '民心とは', 'TK-132'],
    ['emperors-choice', 'パスしたら何を失う', 'EC-084'],
    ['emperors-choice', '貢物', 'EC-138'],
    ['qin', '州をつなげる', 'QIN-106'],
    ['qin', '勝利条件', 'QIN-001'],
    ['qin', '同点のときは？', 'QIN-106'],
    ['qin', '村はどうやって取る', 'QIN-124'],
    ['qin', 'タイルはどこに置ける？', 'QIN-060'],
    ['zhanguo', '不満', 'ZG-081'],
    ['zhanguo', '何人で遊べますか', 'ZG-001'],
    ['first-empire', 'いつ終わる', 'FE-252'],
    ['first-empire', '陵墓の兵士', 'FE-270'],
    ['three-kingdoms', '異民族', 'TK-310'],
    ['three-kingdoms', '同盟とは', 'TK-085'],
    ['emperors-choice', '信頼', 'EC-142'],
  ],
  'zh-Hant': [
    ['qin', '別人能搶我的省份嗎', 'QIN-101'],
    ['qin', '沒有地方放怎麼辦', 'QIN-174'],
    ['qin', '手上有幾塊板塊', 'QIN-160'],
    ['qin', '角落相碰算嗎', 'QIN-064'],
    ['zhanguo', '可以出比較小的牌嗎', 'ZG-147'],
    ['zhanguo', '獎賞誰先拿', 'ZG-184'],
    ['three-kingdoms', '糧不夠怎麼辦', 'TK-360'],
    ['emperors-choice', '誰先選板塊', 'EC-099'],
    ['zhanguo', '怎麼蓋宮殿', 'ZG-131'],
    ['first-empire', '船', 'FE-132'],
    ['three-kingdoms', '民心', 'TK-132'],
    ['emperors-choice', '棄權', 'EC-084'],
    ['emperors-choice', '貢品', 'EC-138'],
    ['qin', '合併省份', 'QIN-106'],
    ['qin', '怎麼贏', 'QIN-001'],
    ['qin', '平手怎麼辦', 'QIN-106'],
    ['qin', '村莊', 'QIN-124'],
    ['qin', '哪裡可以放', 'QIN-060'],
    ['zhanguo', '動亂', 'ZG-081'],
    ['zhanguo', '幾人', 'ZG-001'],
    ['first-empire', '遊戲結束', 'FE-252'],
    ['first-empire', '兵俑', 'FE-270'],
    ['three-kingdoms', '部族', 'TK-310'],
    ['three-kingdoms', '聯盟', 'TK-085'],
    ['emperors-choice', '信任', 'EC-142'],
  ],
  'zh-Hans': [
    ['qin', '别人能抢我的省份吗', 'QIN-101'],
    ['qin', '没有地方放怎么办', 'QIN-174'],
    ['qin', '手上有几块板块', 'QIN-160'],
    ['qin', '角落相碰算吗', 'QIN-064'],
    ['zhanguo', '可以出比较小的牌吗', 'ZG-147'],
    ['zhanguo', '奖赏谁先拿', 'ZG-184'],
    ['three-kingdoms', '粮不够怎么办', 'TK-360'],
    ['emperors-choice', '谁先选板块', 'EC-099'],
    ['zhanguo', '怎么盖宫殿', 'ZG-131'],
    ['first-empire', '船', 'FE-132'],
    ['three-kingdoms', '民心', 'TK-132'],
    ['emperors-choice', '弃权', 'EC-084'],
    ['emperors-choice', '贡品', 'EC-138'],
    ['qin', '合并省份', 'QIN-106'],
    ['qin', '怎么赢', 'QIN-001'],
    ['qin', '平手怎么办', 'QIN-106'],
    ['qin', '村庄', 'QIN-124'],
    ['qin', '哪里可以放', 'QIN-060'],
    ['zhanguo', '动乱', 'ZG-081'],
    ['zhanguo', '几人', 'ZG-001'],
    ['first-empire', '游戏结束', 'FE-252'],
    ['first-empire', '兵俑', 'FE-270'],
    ['three-kingdoms', '部族', 'TK-310'],
    ['three-kingdoms', '联盟', 'TK-085'],
    ['emperors-choice', '信任', 'EC-142'],
  ],
};
/** What everybody asks of every game, and the rule of each that answers. */
const EVERYWHERE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  win: {
    qin: 'QIN-001',
    zhanguo: 'ZG-002',
    'first-empire': 'FE-001',
    'three-kingdoms': 'TK-408',
    'emperors-choice': 'EC-001',
  },
  tie: {
    qin: 'QIN-106',
    zhanguo: 'ZG-237',
    'first-empire': 'FE-291',
    'three-kingdoms': 'TK-141',
    'emperors-choice': 'EC-233',
  },
  end: {
    qin: 'QIN-170',
    zhanguo: 'ZG-062',
    'first-empire': 'FE-252',
    'three-kingdoms': 'TK-385',
    'emperors-choice': 'EC-001',
  },
  players: {
    qin: 'QIN-002',
    zhanguo: 'ZG-001',
    'first-empire': 'FE-001',
    'three-kingdoms': 'TK-001',
    'emperors-choice': 'EC-002',
  },
  turn: {
    qin: 'QIN-050',
    zhanguo: 'ZG-065',
    'first-empire': 'FE-062',
    'three-kingdoms': 'TK-110',
    'emperors-choice': 'EC-057',
  },
  setup: {
    qin: 'QIN-041',
    zhanguo: 'ZG-046',
    'first-empire': 'FE-046',
    'three-kingdoms': 'TK-030',
    'emperors-choice': 'EC-051',
  },
  score: {
    qin: 'QIN-177',
    zhanguo: 'ZG-217',
    'first-empire': 'FE-285',
    'three-kingdoms': 'TK-396',
    'emperors-choice': 'EC-222',
  },
};
const IN_WORDS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  en: {
    win: ['How do I win?', 'what is the goal'],
    tie: ['when is a tie', 'what happens if we are tied'],
    end: ['When is the game over?', 'how many rounds are there'],
    players: ['how many can play', 'number of players'],
    turn: ['What do I do on my turn?', 'what can I do in a turn'],
    setup: ['who goes first', 'who starts?'],
    score: ['how are points counted', 'scoring'],
  },
  fr: {
    win: ['Comment est-ce que je gagne ?', 'quel est le but du jeu'],
    tie: ['que se passe-t-il en cas d’égalité', 'ex æquo'],
    end: ['quand la partie est-elle finie ?', 'combien de manches'],
    players: ['on joue à combien ?', 'nombre de joueurs'],
    turn: ['que faire à mon tour', 'le tour de jeu'],
    setup: ['qui commence ?', 'mise en place'],
    score: ['comment compte-t-on les points', 'le décompte'],
  },
  ja: {
    win: ['どうすれば勝てますか', 'どうやったら勝ち？'],
    tie: ['同点だったらどうなる', '引き分けはある？'],
    end: ['ゲームはいつ終わりますか', '何ラウンドありますか'],
    players: ['何人まで遊べますか', 'プレイ人数'],
    turn: ['自分の番に何をしますか', '手番にできること'],
    setup: ['誰から始めますか', 'ゲームの準備'],
    score: ['点数の数え方', 'どうやって得点する？'],
  },
  'zh-Hant': {
    win: ['怎樣才能獲勝？', '怎麼才能贏'],
    tie: ['平局怎麼算', '同分的時候'],
    end: ['遊戲什麼時候結束', '一共幾輪？'],
    players: ['可以幾個人玩', '玩家人數'],
    turn: ['輪到我要做什麼', '我的回合'],
    setup: ['誰先開始？', '遊戲準備'],
    score: ['怎麼計分', '怎麼算分'],
  },
  'zh-Hans': {
    win: ['怎样才能获胜？', '怎么才能赢'],
    tie: ['平局怎么算', '同分的时候'],
    end: ['游戏什么时候结束', '一共几轮？'],
    players: ['可以几个人玩', '玩家人数'],
    turn: ['轮到我要做什么', '我的回合'],
    setup: ['谁先开始？', '游戏准备'],
    score: ['怎么计分', '怎么算分'],
  },
};
describe.each(languages.map(({ code }) => code))('asked in %s', language => {
  test.each([...ASKED[language]!])('of %s: %s', async (game, query, rule) => {
    expect(await firstOf(game, language, query)).toContain(rule);
  });
  const everywhere = Object.entries(IN_WORDS[language]!).flatMap(([topic, queries]) =>
    queries.map(query => [query, topic] as const),
  );
  test.each(everywhere)('of every game: %s', async (query, topic) => {
    for (const [game, rule] of Object.entries(EVERYWHERE[topic]!))
      expect(await firstOf(game, language, query), game).toContain(rule);
  });
});
test('a reader may ask in English whatever the language of the page', async () => {
  expect(await firstOf('qin', 'ja', 'how do I win')).toContain('QIN-001');
});
test('plural, case, accents and the width of letters do not matter', async () => {
  const asked = ['province', 'Provinces', 'PROVINCE', 'provincé', 'ｐｒｏｖｉｎｃｅ'];
  const found = await Promise.all(asked.map(query => firstOf('qin', 'en', query, 5)));
  for (const one of found) expect(one).toEqual(found[0]);
});
test('Chinese is searched without spaces, in the words of its rules', async () => {
  expect(await firstOf('qin', 'zh-Hant', '寶塔', 1)).toHaveLength(1);
  expect(await firstOf('qin', 'zh-Hant', '沒有這種東西龍', 1)).toEqual([]);
});
test('every rule that answers something is there', async () => {
  for (const { id } of catalog) {
    const rules = new Set(parseRules((await loadRules(id))!).rules.map(rule => rule.id));
    const { asked, answers } = (await loadAnswers(id, 'en'))!;
    expect(Object.keys(asked)).toEqual(expect.arrayContaining(Object.keys(answers)));
    for (const ids of Object.values(answers)) for (const rule of ids) expect(rules, rule).toContain(rule);
  }
});
