// What the printed cards say, by their English; a text that a pack of one's own adds stays as it is.

/** Names of skills. */
const SKILLS: Readonly<Record<string, string>> = {
  Overlord: '覇者',
  Escort: '護衛',
  Bulwark: '金城',
  Campaigner: '歴戦',
  Provisioner: '兵糧方',
  'Military Farms': '屯田',
  Might: '剛力',
  'Frontier Watch': '辺境警備',
  Foresight: '先見',
  Scheming: '策謀',
  'Scholar Soldier': '学識',
  'Coffin Oath': '棺の誓い',
  'Hidden Depths': '深謀',
  Resolve: '剛毅',
  'Swift Raid': '神速',
  'Tiger Guard': '虎侍',
  Discipline: '軍律',
  Stratagems: '謀略',
  Recommendation: '推挙',
  Turncoat: '変節',
  'First over the Wall': '先登',
  Adaptability: '巧変',
  Dread: '威名',
  'Tiger of Jiangdong': '江東の虎',
  Recruiter: '募兵',
  'Elder Statesman': '宿老',
  'Long Service': '老練',
  'Silk-Sail Raider': '錦帆賊',
  Boatman: '水夫',
  'Bitter Ruse': '苦肉の計',
  'River Patrol': '水上巡察',
  'River Guard': '江の守り',
  'Filial Vengeance': '父の仇',
  Treasurer: '会計',
  Potential: '刮目',
  'Open Granary': '倉を開く',
  'Fire Attack': '火攻め',
  Plunder: '略奪',
  'Little Conqueror': '小覇王',
  Balance: '均衡',
  Pledge: '信義',
  'Decoy Walls': '疑城',
  Counsel: '諫言',
  Scars: '満身の傷',
  'Grand Admiral': '大都督',
  Envoy: '使節',
  Benevolence: '仁徳',
  Opportunist: '機略',
  Steward: '執政',
  'Filial Son': '孝行',
  Honour: '義',
  Marksman: '弓の名手',
  Stability: '安定',
  'Northern Expedition': '北伐',
  Quartermaster: '輜重',
  'Last Vanguard': '最後の先鋒',
  'Horse Breeder': '名馬',
  'Western Herds': '西涼の馬',
  'Southern Envoy': '南方の使者',
  Fortune: '富豪',
  'Linked Chain': '連環',
  'Sober Command': '沈着',
  Clout: '威勢',
  'Farewell Gift': '餞別',
  Unbowed: '不屈',
  Roar: '一喝',
  Courage: '豪胆',
  'Sworn Guard': '忠僕',
  'Wise Governor': '賢相',
};
/** What skills and enhancements do. */
const TEXTS: Readonly<Record<string, string>> = {
  'Wins ties on any space where he is assigned.': '派遣されたマスで同点なら勝つ。',
  'When he is the general left face down after control Han emperor: 2 gold.': '漢帝のもとに伏せて残ったとき：金2。',
  "While he is stationed, Wei's rice upkeep for stationed armies is 1 less (not below 0).":
    '駐屯中、魏の駐屯部隊の米の維持費が1減る（0が下限）。',
  'After a battle action he took in which a Wei general was stationed: 2 rice.':
    '自ら行った戦闘で魏の武将が駐屯した後：米2。',
  'After a trade action he took in which rice was bought: 2 rice.': '自ら行った交易で米を買った後：米2。',
  "End of the round he is recruited: put 1 spare farm token on Wei's granary.":
    '登用されたラウンドの終わり：予備の農地トークン1個を魏の穀倉に置く。',
  'When he takes train armies he may train up to 3 instead of 2.': '訓練を行うとき、2ではなく3部隊まで訓練できる。',
  'End of the round he is recruited: 1 untrained army and 2 crossbows.': '登用されたラウンドの終わり：新兵1と弩2。',
  'When he takes import technology: look at the top 3 cards of the chosen deck, keep 1, put the others under that deck in any order.':
    '技術導入を行うとき：選んだ山札の上3枚を見て1枚を残し、ほかは好きな順に山札の下へ。',
  'Even rounds: if Wei did not take improve tribal relations, its level is kept instead of dropping.':
    '偶数ラウンド：魏が異民族との交流を行わなくても、友好度が下がらない。',
  'After he takes the trade action: 1 weapon of his choice.': '自ら交易を行った後：好きな武器1。',
  'When he is stationed: 2 gold.': '駐屯したとき：金2。',
  'When he takes import technology: draw 1 card from each deck instead of 1 card.':
    '技術導入を行うとき：1枚ではなく、各山札から1枚ずつ引く。',
  'When he returns from a lost bid: 1 gold.': '入札に敗れて戻るとき：金1。',
  'Battle bid +1 when assigned with at least 1 cavalry unit.': '騎兵を1以上伴うと、戦闘の入札+1。',
  'After he takes demand tribute: 1 rice.': '自ら徴貢を行った後：米1。',
  'After he takes recruit armies: 1 spear.': '自ら徴兵を行った後：槍1。',
  'After he takes construct state enhancement (a card was built): draw 1 Unification card.':
    '自ら国策を建てた後：「合」を1枚引く。',
  'When Wei recruits in a later recruiting round: draw 2 more cards; the number selected does not change.':
    '以後の魏の登用：2枚多く引く（残す枚数は同じ）。',
  'End of the round he is recruited: put both Wei bid tokens on his card. In a Conflict Phase, right after the alliance space is chosen, Wei may return 1 of them to join the alliance for the round.':
    '登用されたラウンドの終わり：魏の入札トークン2個をこのカードに置く。同盟マスが選ばれた直後に1個を返すと、魏はそのラウンド同盟に加われる。',
  'Bid +1 when he is the first general of any state placed on that space this round.':
    'そのラウンド、そのマスに最初に置かれた武将なら入札+1。',
  'End of the round he is recruited: 1 untrained army and 2 horses. After he takes recruit armies or train armies: 1 horse.':
    '登用されたラウンドの終わり：新兵1と馬2。自ら徴兵か訓練を行った後：馬1。',
  'Once stationed: the first Wei general assigned each round to the battle space of his border gets +1.':
    '駐屯後：毎ラウンド、その国境の戦闘に最初に派遣した魏の武将は+1。',
  'Combat bid +1 when he is the first general Wu assigns in the round.':
    '呉がそのラウンド最初に派遣した武将なら、武力の入札+1。',
  'After he takes recruit armies: 1 more untrained army.': '自ら徴兵を行った後：新兵をもう1。',
  'Bid +1 on the alliance action space while Wu is in the alliance.': '呉が同盟中、同盟マスでの入札+1。',
  'From round 7 his combat is 5.': '第7ラウンドから武力5。',
  'After he takes demand tribute: 1 gold.': '自ら徴貢を行った後：金1。',
  'After he takes produce crossbows/vessels and made at least 1 vessel: 1 vessel.': '自ら船を1以上造った後：船1。',
  'When assigned to bid: Wu may return 1 army (untrained or trained) to the general supply for +2.':
    '派遣するとき：呉は1部隊（新兵でも精兵でも）を返して+2できる。',
  'End of the round he is recruited: 1 untrained army and 2 vessels.': '登用されたラウンドの終わり：新兵1と船2。',
  'Once stationed with a naval unit: in rounds when Wu did not take improve tribal relations its level rises by 1 (or stays at 12) instead of dropping.':
    '水軍を伴って駐屯後：呉が異民族との交流を行わないラウンド、友好度は下がらず1上がる（12が上限）。',
  'After he takes train armies: 1 vessel.': '自ら訓練を行った後：船1。',
  "End of the round he is recruited: put 1 spare marketplace token on Wu's treasury.":
    '登用されたラウンドの終わり：予備の市場トークン1個を呉の金庫に置く。',
  'After he takes win popular support: 1 untrained army or 1 weapon of his choice. From round 4 his administration is 4.':
    '自ら民心獲得を行った後：新兵1か好きな武器1。第4ラウンドから政治4。',
  'Round end, if Wu was in the alliance this round: 1 rice.': 'ラウンド終了時、呉が同盟していたら：米1。',
  'When he is stationed with at least 1 archery unit: 1 popular support.': '弩兵を1以上伴って駐屯したとき：民心1。',
  'When he is stationed: 1 gold and 1 weapon of his choice.': '駐屯したとき：金1と好きな武器1。',
  'When he takes recruit armies: 1 of the armies received comes trained.':
    '徴兵を行うとき：得る部隊のうち1つは精兵になる。',
  'Round end, if no state has a lower rank than Wu: 1 gold.': 'ラウンド終了時、呉より位の低い国がなければ：金1。',
  "End of the round he is recruited, if he was not assigned in that round's Conflict Phase: 1 trained army and 1 weapon of his choice.":
    '登用されたラウンドの終わり、派遣されていなければ：精兵1と好きな武器1。',
  'After he takes construct state enhancement (a card was built): 1 untrained army.': '自ら国策を建てた後：新兵1。',
  'After he takes collect tax: 2 gold.': '自ら徴税を行った後：金2。',
  'When he returns from a lost bid: 1 untrained army.': '入札に敗れて戻るとき：新兵1。',
  'Once stationed: on each battle space, the first Wu general assigned there in a round with at least 1 naval unit gets +1.':
    '駐屯後：各戦闘マスで、そのラウンド最初に水軍を1以上伴って派遣した呉の武将は+1。',
  'Wu in the alliance and he takes the alliance action: 1 rice just before it. Wu not in the alliance and it has at most 4 actions this round: 2 rice before Wu takes its actions.':
    '呉が同盟中に自ら同盟アクションを行うなら、その直前に米1。同盟外で呉のアクションが4以下なら、行う前に米2。',
  "If he was assigned with popular support tokens, 1 of them goes back to Shu's supply after his action (also if he is then stationed or left face down) or when he returns from a lost bid.":
    '民心を伴って派遣された場合、アクションの後（駐屯や伏せの場合も）か敗れて戻るとき、1つが蜀に戻る。',
  'Bid +1 when another state already has a general on that space as he is assigned.':
    '派遣するマスにすでに他国の武将がいれば入札+1。',
  'After he takes hire instructor and/or import technology: 1 gold and 1 rice.':
    '自ら教官の雇用・技術導入を行った後：金1と米1。',
  'His combat is 5 while Shu has recruited Guan Yu (stationed or not).':
    '蜀が関羽を登用していれば武力5（駐屯は問わない）。',
  'When he is stationed: 1 popular support.': '駐屯したとき：民心1。',
  'After he takes produce crossbows/vessels and made at least 1 crossbow: 1 crossbow.': '自ら弩を1以上造った後：弩1。',
  'Shu pays no popular support upkeep.': '蜀は民心の維持費を払わない。',
  'Bid +1 on the Shu-Wei battle space.': '蜀–魏の戦闘で入札+1。',
  'Round end, once he is stationed: 1 rice.': '駐屯後、ラウンド終了時：米1。',
  'Bid +2 when he is the last general Shu can still assign this round.':
    '蜀がそのラウンドに派遣できる最後の武将なら入札+2。',
  "End of the round he is recruited: put 4 horses from the general supply on his card. End of each later round: move 1 of them to Shu's supply if that supply has at least 2 horses.":
    '登用されたラウンドの終わり：馬4をこのカードに置く。以後のラウンド終了時：蜀に馬が2以上あれば1つを蜀へ移す。',
  'After he takes produce spears/horses and made at least 1 horse: 1 horse.': '自ら馬を1以上得る生産の後：馬1。',
  'When he takes improve tribal relations: 1 level more (at most 12).':
    '異民族との交流を行うとき：友好度がさらに1上がる（12が上限）。',
  'End of the round he is recruited: 4 gold. When he takes construct state enhancement: pay 1 gold or 1 rice less (only if the cost has it).':
    '登用されたラウンドの終わり：金4。国策を建てるとき：費用にあれば金か米を1減らす。',
  'On the turn he is assigned Shu may at once assign 1 more general to the same space.':
    '派遣した手番に、蜀は同じマスへもう1人すぐに派遣できる。',
  'After he takes train armies: 1 spear.': '自ら訓練を行った後：槍1。',
  'After he takes demand tribute: 1 untrained army, plus 1 weapon of his choice per border location Shu occupies (at most 2 weapons).':
    '自ら徴貢を行った後：新兵1と、蜀が占める拠点1つにつき好きな武器1（武器は2まで）。',
  'End of the round he is recruited: draw 1 card from each deck.':
    '登用されたラウンドの終わり：各山札から1枚ずつ引く。',
  'End of the round he is recruited: 1 trained army and 1 crossbow.': '登用されたラウンドの終わり：精兵1と弩1。',
  'When Shu wins a space he is on and a state that did not win it also had a general there: 1 untrained army.':
    '自分のいるマスを蜀が勝ち取り、敗れた国の武将もいたとき：新兵1。',
  'May be stationed without army units (any unoccupied location of that border); if so the location token may be flipped to its 1 VP side.':
    '部隊なしでも駐屯できる（その国境の空き拠点ならどこでも）。そのとき拠点トークンを1点の面にしてよい。',
  'Bid +1 when Guan Yu is already on the same space as he is assigned. After he takes produce spears/horses and made at least 1 spear: 1 spear.':
    '派遣するマスに関羽がいれば入札+1。自ら槍を1以上造った後：槍1。',
  "After he takes develop marketplace / develop farm, if then at most 2 flipped marketplace / farm tokens lie on Shu's development space: 2 gold / 2 rice.":
    '自ら市場／農地を開発した後、蜀の裏返った市場／農地トークンが2個以下なら：金2／米2。',
  'Round end, if you did not take the trade action: may swap exactly 1 weapon for 2 rice or 2 rice for 1 weapon.':
    'ラウンド終了時、交易を行っていなければ：武器1と米2を交換できる（どちら向きでも）。',
  'After collect tax: 2 gold.': '徴税の後：金2。',
  'After the trade action: 1 gold.': '交易の後：金1。',
  'After recruit armies: 1 more untrained army.': '徴兵の後：新兵をもう1。',
  'After produce-crossbows-vessels with 2 crossbows produced: 1 more crossbow.': '弩を2つ造った後：弩をもう1。',
  'After improve tribal relations with at least 1 gold or army unit assigned: 1 gold.':
    '金か部隊を1以上伴う異民族との交流の後：金1。',
  'After win popular support: may train 1 untrained army.': '民心獲得の後：新兵1を訓練できる。',
  'After produce-crossbows-vessels with 2 vessels produced: 1 more vessel.': '船を2つ造った後：船をもう1。',
  'Round end, with at least 2 armies (untrained or trained) in supply: may pay 1 rice for 1 untrained army.':
    'ラウンド終了時、部隊が2以上あれば：米1を払って新兵1を得られる。',
  'After import technology: draw 1 more card from either deck.': '技術導入の後：どちらかの山札からもう1枚引く。',
  'After demand tribute: 1 gold and 1 rice.': '徴貢の後：金1と米1。',
  'When built: harvest at once.': '建てたとき：すぐに収穫する。',
  'When built: collect tax at once.': '建てたとき：すぐに徴税する。',
  'After develop marketplace: 1 gold.': '市場開発の後：金1。',
  'After produce-spears-horses with 2 spears produced: 1 more spear.': '槍を2つ造った後：槍をもう1。',
  'When built: put 1 spare farm token on your granary.': '建てたとき：予備の農地トークン1個を穀倉に置く。',
  'After produce-spears-horses with 2 horses produced: 1 more horse.': '馬を2つ得る生産の後：馬をもう1。',
  'After train armies: may train 1 more.': '訓練の後：もう1部隊訓練できる。',
  'Round end, with at least 1 army unit stationed: 1 rice.': 'ラウンド終了時、駐屯部隊が1以上あれば：米1。',
  'Your weapon trades: buy 3 for 4 gold, sell 3 for 8 gold.': '武器の交易：3つを金4で買い、3つを金8で売る。',
  'Upkeep: gold may stand in for missing rice and rice for missing gold, 1 for 1.':
    '維持費：足りない米を金で、足りない金を米で、1対1で補える。',
  'No further effect.': 'ほかの効果なし。',
  '+1 VP per 2 stationed infantry units (max +2).': '駐屯中の歩兵2につき+1点（最大+2）。',
  '+1 VP per 4 rice in supply (max +3).': '手元の米4につき+1点（最大+3）。',
  '+2 VP if you hold the Han emperor token.': '漢帝トークンを持っていれば+2点。',
  '+1 VP per 4 gold in supply (max +3).': '手元の金4につき+1点（最大+3）。',
  '+1 VP if your tribal level is at least 10.': '友好度が10以上なら+1点。',
  '+1 VP per border you win.': '勝った国境1つにつき+1点。',
  '+1 VP per 3 recruited generals not stationed (max +2).': '駐屯していない登用武将3人につき+1点（最大+2）。',
  '+1 VP if at least 3 tokens lie on your granary.': '穀倉のトークンが3個以上なら+1点。',
  '+1 VP per 2 other enhancements you built (max +3).': '建てたほかの国策2枚につき+1点（最大+3）。',
  '+1 VP per 2 popular support tokens in supply (max +3).': '手元の民心2につき+1点（最大+3）。',
  '+1 VP per 2 stationed archery units (max +2).': '駐屯中の弩兵2につき+1点（最大+2）。',
  '+2 VP if you have no deficit token.': '赤字トークンがなければ+2点。',
  '+1 VP per token on your treasury (max +3).': '金庫のトークン1個につき+1点（最大+3）。',
  '+1 VP per 2 stationed cavalry units (max +2).': '駐屯中の騎兵2につき+1点（最大+2）。',
  '+1 VP per 2 stationed naval units (max +2).': '駐屯中の水軍2につき+1点（最大+2）。',
  '+1 VP per border where you occupy at least 1 location (max +2).': '拠点を1つ以上占める国境1つにつき+1点（最大+2）。',
};
export const skillNamed = (name: string): string => SKILLS[name] ?? name;
export const cardText = (text: string): string => TEXTS[text] ?? text;
