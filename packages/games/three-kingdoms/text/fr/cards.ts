// What the printed cards say, by their English; a text that a pack of one's own adds stays as it is.

/** Names of skills. */
const SKILLS: Readonly<Record<string, string>> = {
  Overlord: 'Hégémon',
  Escort: 'Escorte',
  Bulwark: 'Rempart',
  Campaigner: 'Homme de guerre',
  Provisioner: 'Pourvoyeur',
  'Military Farms': 'Fermes militaires',
  Might: 'Force brute',
  'Frontier Watch': 'Garde des marches',
  Foresight: 'Clairvoyance',
  Scheming: 'Manigances',
  'Scholar Soldier': 'Soldat lettré',
  'Coffin Oath': 'Serment du cercueil',
  'Hidden Depths': 'Eaux dormantes',
  Resolve: 'Résolution',
  'Swift Raid': 'Raid éclair',
  'Tiger Guard': 'Garde du Tigre',
  Discipline: 'Discipline',
  Stratagems: 'Stratagèmes',
  Recommendation: 'Recommandation',
  Turncoat: 'Transfuge',
  'First over the Wall': 'Premier sur le rempart',
  Adaptability: 'Souplesse',
  Dread: 'Terreur',
  'Tiger of Jiangdong': 'Tigre du Jiangdong',
  Recruiter: 'Recruteur',
  'Elder Statesman': 'Doyen',
  'Long Service': 'Vétéran',
  'Silk-Sail Raider': 'Pirate aux voiles de soie',
  Boatman: 'Batelier',
  'Bitter Ruse': 'Ruse amère',
  'River Patrol': 'Patrouille fluviale',
  'River Guard': 'Gardien du fleuve',
  'Filial Vengeance': 'Vengeance filiale',
  Treasurer: 'Trésorier',
  Potential: 'Potentiel',
  'Open Granary': 'Grenier ouvert',
  'Fire Attack': 'Attaque par le feu',
  Plunder: 'Pillage',
  'Little Conqueror': 'Petit Conquérant',
  Balance: 'Équilibre',
  Pledge: 'Parole donnée',
  'Decoy Walls': 'Murs factices',
  Counsel: 'Conseil',
  Scars: 'Cicatrices',
  'Grand Admiral': 'Grand amiral',
  Envoy: 'Émissaire',
  Benevolence: 'Bienveillance',
  Opportunist: 'Opportuniste',
  Steward: 'Intendant',
  'Filial Son': 'Fils dévoué',
  Honour: 'Honneur',
  Marksman: 'Tireur d’élite',
  Stability: 'Stabilité',
  'Northern Expedition': 'Expédition du Nord',
  Quartermaster: 'Fourrier',
  'Last Vanguard': 'Dernière avant-garde',
  'Horse Breeder': 'Éleveur de chevaux',
  'Western Herds': 'Troupeaux de l’Ouest',
  'Southern Envoy': 'Émissaire du Sud',
  Fortune: 'Fortune',
  'Linked Chain': 'Chaîne',
  'Sober Command': 'Sang-froid',
  Clout: 'Influence',
  'Farewell Gift': 'Cadeau d’adieu',
  Unbowed: 'Insoumis',
  Roar: 'Rugissement',
  Courage: 'Courage',
  'Sworn Guard': 'Garde juré',
  'Wise Governor': 'Sage gouverneur',
};
/** What skills and enhancements do. */
const TEXTS: Readonly<Record<string, string>> = {
  'Wins ties on any space where he is assigned.': 'Gagne les égalités sur tout espace où il est envoyé.',
  'When he is the general left face down after control Han emperor: 2 gold.':
    'Quand c’est lui qui reste face cachée auprès de l’empereur Han : 2 or.',
  "While he is stationed, Wei's rice upkeep for stationed armies is 1 less (not below 0).":
    'Tant qu’il est posté, l’entretien en riz des armées postées de Wei baisse de 1 (minimum 0).',
  'After a battle action he took in which a Wei general was stationed: 2 rice.':
    'Après une bataille qu’il mène et où un général de Wei est posté : 2 riz.',
  'After a trade action he took in which rice was bought: 2 rice.':
    'Après un commerce qu’il mène et où du riz est acheté : 2 riz.',
  "End of the round he is recruited: put 1 spare farm token on Wei's granary.":
    'À la fin de la manche où il est recruté : 1 jeton ferme de réserve va au grenier de Wei.',
  'When he takes train armies he may train up to 3 instead of 2.':
    'Quand il entraîne des armées, il peut en entraîner 3 au lieu de 2.',
  'End of the round he is recruited: 1 untrained army and 2 crossbows.':
    'À la fin de la manche où il est recruté : 1 armée non entraînée et 2 arbalètes.',
  'When he takes import technology: look at the top 3 cards of the chosen deck, keep 1, put the others under that deck in any order.':
    'Quand il importe une technologie : regardez les 3 premières cartes de la pioche choisie, gardez-en 1, remettez les autres dessous dans l’ordre voulu.',
  'Even rounds: if Wei did not take improve tribal relations, its level is kept instead of dropping.':
    'Manches paires : si Wei n’a pas soigné sa tribu, son niveau se maintient au lieu de baisser.',
  'After he takes the trade action: 1 weapon of his choice.': 'Après un commerce qu’il mène : 1 arme au choix.',
  'When he is stationed: 2 gold.': 'Quand il est posté : 2 or.',
  'When he takes import technology: draw 1 card from each deck instead of 1 card.':
    'Quand il importe une technologie : piochez 1 carte de chaque pioche au lieu d’une seule.',
  'When he returns from a lost bid: 1 gold.': 'Quand il revient d’une enchère perdue : 1 or.',
  'Battle bid +1 when assigned with at least 1 cavalry unit.':
    'Enchère de bataille +1 s’il part avec au moins 1 unité de cavalerie.',
  'After he takes demand tribute: 1 rice.': 'Après avoir exigé un tribut : 1 riz.',
  'After he takes recruit armies: 1 spear.': 'Après avoir levé des armées : 1 lance.',
  'After he takes construct state enhancement (a card was built): draw 1 Unification card.':
    'Après avoir bâti une amélioration : piochez 1 carte Unification.',
  'When Wei recruits in a later recruiting round: draw 2 more cards; the number selected does not change.':
    'Aux recrutements suivants de Wei : piochez 2 cartes de plus ; le nombre à garder ne change pas.',
  'End of the round he is recruited: put both Wei bid tokens on his card. In a Conflict Phase, right after the alliance space is chosen, Wei may return 1 of them to join the alliance for the round.':
    'À la fin de la manche où il est recruté : posez les deux jetons d’enchère de Wei sur sa carte. Juste après le choix de l’espace d’alliance, Wei peut en rendre 1 pour rejoindre l’alliance cette manche.',
  'Bid +1 when he is the first general of any state placed on that space this round.':
    'Enchère +1 s’il est le premier général, tous États confondus, sur cet espace dans la manche.',
  'End of the round he is recruited: 1 untrained army and 2 horses. After he takes recruit armies or train armies: 1 horse.':
    'À la fin de la manche où il est recruté : 1 armée non entraînée et 2 chevaux. Après avoir levé ou entraîné des armées : 1 cheval.',
  'Once stationed: the first Wei general assigned each round to the battle space of his border gets +1.':
    'Une fois posté : à chaque manche, le premier général de Wei envoyé à la bataille de sa frontière gagne +1.',
  'Combat bid +1 when he is the first general Wu assigns in the round.':
    'Enchère de combat +1 s’il est le premier général que Wu envoie dans la manche.',
  'After he takes recruit armies: 1 more untrained army.':
    'Après avoir levé des armées : 1 armée non entraînée de plus.',
  'Bid +1 on the alliance action space while Wu is in the alliance.':
    'Enchère +1 sur l’espace d’alliance quand Wu est dans l’alliance.',
  'From round 7 his combat is 5.': 'Dès la manche 7, son combat est de 5.',
  'After he takes demand tribute: 1 gold.': 'Après avoir exigé un tribut : 1 or.',
  'After he takes produce crossbows/vessels and made at least 1 vessel: 1 vessel.':
    'Après avoir produit au moins 1 navire : 1 navire.',
  'When assigned to bid: Wu may return 1 army (untrained or trained) to the general supply for +2.':
    'Quand il est envoyé : Wu peut rendre 1 armée (entraînée ou non) pour +2.',
  'End of the round he is recruited: 1 untrained army and 2 vessels.':
    'À la fin de la manche où il est recruté : 1 armée non entraînée et 2 navires.',
  'Once stationed with a naval unit: in rounds when Wu did not take improve tribal relations its level rises by 1 (or stays at 12) instead of dropping.':
    'Une fois posté avec une unité navale : quand Wu n’a pas soigné sa tribu, son niveau monte de 1 (ou reste à 12) au lieu de baisser.',
  'After he takes train armies: 1 vessel.': 'Après avoir entraîné des armées : 1 navire.',
  "End of the round he is recruited: put 1 spare marketplace token on Wu's treasury.":
    'À la fin de la manche où il est recruté : 1 jeton marché de réserve va au trésor de Wu.',
  'After he takes win popular support: 1 untrained army or 1 weapon of his choice. From round 4 his administration is 4.':
    'Après avoir gagné du soutien : 1 armée non entraînée ou 1 arme au choix. Dès la manche 4, son administration est de 4.',
  'Round end, if Wu was in the alliance this round: 1 rice.': 'Fin de manche, si Wu était dans l’alliance : 1 riz.',
  'When he is stationed with at least 1 archery unit: 1 popular support.':
    'Quand il est posté avec au moins 1 unité d’archers : 1 soutien.',
  'When he is stationed: 1 gold and 1 weapon of his choice.': 'Quand il est posté : 1 or et 1 arme au choix.',
  'When he takes recruit armies: 1 of the armies received comes trained.':
    'Quand il lève des armées : 1 des armées reçues arrive entraînée.',
  'Round end, if no state has a lower rank than Wu: 1 gold.':
    'Fin de manche, si aucun État n’a un rang inférieur à celui de Wu : 1 or.',
  "End of the round he is recruited, if he was not assigned in that round's Conflict Phase: 1 trained army and 1 weapon of his choice.":
    'À la fin de la manche où il est recruté, s’il n’y a pas été envoyé : 1 armée entraînée et 1 arme au choix.',
  'After he takes construct state enhancement (a card was built): 1 untrained army.':
    'Après avoir bâti une amélioration : 1 armée non entraînée.',
  'After he takes collect tax: 2 gold.': 'Après avoir levé l’impôt : 2 or.',
  'When he returns from a lost bid: 1 untrained army.':
    'Quand il revient d’une enchère perdue : 1 armée non entraînée.',
  'Once stationed: on each battle space, the first Wu general assigned there in a round with at least 1 naval unit gets +1.':
    'Une fois posté : à chaque bataille, le premier général de Wu envoyé dans la manche avec au moins 1 unité navale gagne +1.',
  'Wu in the alliance and he takes the alliance action: 1 rice just before it. Wu not in the alliance and it has at most 4 actions this round: 2 rice before Wu takes its actions.':
    'Si Wu est dans l’alliance et qu’il mène l’action d’alliance : 1 riz juste avant. Sinon, si Wu a au plus 4 actions dans la manche : 2 riz avant ses actions.',
  "If he was assigned with popular support tokens, 1 of them goes back to Shu's supply after his action (also if he is then stationed or left face down) or when he returns from a lost bid.":
    'S’il est parti avec du soutien, 1 revient à Shu après son action (même s’il est alors posté ou reste face cachée) ou quand il revient d’une enchère perdue.',
  'Bid +1 when another state already has a general on that space as he is assigned.':
    'Enchère +1 si un autre État a déjà un général sur l’espace où il est envoyé.',
  'After he takes hire instructor and/or import technology: 1 gold and 1 rice.':
    'Après avoir engagé un instructeur ou importé une technologie : 1 or et 1 riz.',
  'His combat is 5 while Shu has recruited Guan Yu (stationed or not).':
    'Son combat est de 5 tant que Shu a recruté Guan Yu (posté ou non).',
  'When he is stationed: 1 popular support.': 'Quand il est posté : 1 soutien.',
  'After he takes produce crossbows/vessels and made at least 1 crossbow: 1 crossbow.':
    'Après avoir produit au moins 1 arbalète : 1 arbalète.',
  'Shu pays no popular support upkeep.': 'Shu ne paie pas l’entretien du soutien populaire.',
  'Bid +1 on the Shu-Wei battle space.': 'Enchère +1 à la bataille Shu–Wei.',
  'Round end, once he is stationed: 1 rice.': 'Fin de manche, une fois posté : 1 riz.',
  'Bid +2 when he is the last general Shu can still assign this round.':
    'Enchère +2 s’il est le dernier général que Shu peut encore envoyer dans la manche.',
  "End of the round he is recruited: put 4 horses from the general supply on his card. End of each later round: move 1 of them to Shu's supply if that supply has at least 2 horses.":
    'À la fin de la manche où il est recruté : posez 4 chevaux sur sa carte. À la fin de chaque manche suivante : 1 d’eux va à la réserve de Shu si elle compte au moins 2 chevaux.',
  'After he takes produce spears/horses and made at least 1 horse: 1 horse.':
    'Après avoir produit au moins 1 cheval : 1 cheval.',
  'When he takes improve tribal relations: 1 level more (at most 12).':
    'Quand il soigne la tribu : 1 niveau de plus (12 au maximum).',
  'End of the round he is recruited: 4 gold. When he takes construct state enhancement: pay 1 gold or 1 rice less (only if the cost has it).':
    'À la fin de la manche où il est recruté : 4 or. Quand il bâtit une amélioration : 1 or ou 1 riz de moins (si le coût en comporte).',
  'On the turn he is assigned Shu may at once assign 1 more general to the same space.':
    'Au tour où il est envoyé, Shu peut envoyer aussitôt 1 autre général sur le même espace.',
  'After he takes train armies: 1 spear.': 'Après avoir entraîné des armées : 1 lance.',
  'After he takes demand tribute: 1 untrained army, plus 1 weapon of his choice per border location Shu occupies (at most 2 weapons).':
    'Après avoir exigé un tribut : 1 armée non entraînée, plus 1 arme au choix par lieu de frontière tenu par Shu (2 armes au maximum).',
  'End of the round he is recruited: draw 1 card from each deck.':
    'À la fin de la manche où il est recruté : piochez 1 carte de chaque pioche.',
  'End of the round he is recruited: 1 trained army and 1 crossbow.':
    'À la fin de la manche où il est recruté : 1 armée entraînée et 1 arbalète.',
  'When Shu wins a space he is on and a state that did not win it also had a general there: 1 untrained army.':
    'Quand Shu gagne un espace où il se trouve et où un État perdant avait aussi un général : 1 armée non entraînée.',
  'May be stationed without army units (any unoccupied location of that border); if so the location token may be flipped to its 1 VP side.':
    'Peut être posté sans unité (tout lieu libre de cette frontière) ; le jeton du lieu peut alors être mis sur sa face 1 PV.',
  'Bid +1 when Guan Yu is already on the same space as he is assigned. After he takes produce spears/horses and made at least 1 spear: 1 spear.':
    'Enchère +1 si Guan Yu est déjà sur l’espace où il est envoyé. Après avoir produit au moins 1 lance : 1 lance.',
  "After he takes develop marketplace / develop farm, if then at most 2 flipped marketplace / farm tokens lie on Shu's development space: 2 gold / 2 rice.":
    'Après avoir développé le marché / la ferme, si Shu a alors au plus 2 jetons marché / ferme retournés : 2 or / 2 riz.',
  'Round end, if you did not take the trade action: may swap exactly 1 weapon for 2 rice or 2 rice for 1 weapon.':
    'Fin de manche, si vous n’avez pas commercé : échangez si vous voulez 1 arme contre 2 riz, ou 2 riz contre 1 arme.',
  'After collect tax: 2 gold.': 'Après la levée de l’impôt : 2 or.',
  'After the trade action: 1 gold.': 'Après un commerce : 1 or.',
  'After recruit armies: 1 more untrained army.': 'Après une levée d’armées : 1 armée non entraînée de plus.',
  'After produce-crossbows-vessels with 2 crossbows produced: 1 more crossbow.':
    'Après la production de 2 arbalètes : 1 arbalète de plus.',
  'After improve tribal relations with at least 1 gold or army unit assigned: 1 gold.':
    'Après avoir soigné la tribu avec au moins 1 or ou 1 unité : 1 or.',
  'After win popular support: may train 1 untrained army.':
    'Après un gain de soutien : entraînez si vous voulez 1 armée.',
  'After produce-crossbows-vessels with 2 vessels produced: 1 more vessel.':
    'Après la production de 2 navires : 1 navire de plus.',
  'Round end, with at least 2 armies (untrained or trained) in supply: may pay 1 rice for 1 untrained army.':
    'Fin de manche, avec au moins 2 armées en réserve : payez si vous voulez 1 riz pour 1 armée non entraînée.',
  'After import technology: draw 1 more card from either deck.':
    'Après une importation : piochez 1 carte de plus dans une pioche au choix.',
  'After demand tribute: 1 gold and 1 rice.': 'Après un tribut exigé : 1 or et 1 riz.',
  'When built: harvest at once.': 'À la construction : récoltez aussitôt.',
  'When built: collect tax at once.': 'À la construction : levez aussitôt l’impôt.',
  'After develop marketplace: 1 gold.': 'Après un développement du marché : 1 or.',
  'After produce-spears-horses with 2 spears produced: 1 more spear.':
    'Après la production de 2 lances : 1 lance de plus.',
  'When built: put 1 spare farm token on your granary.':
    'À la construction : 1 jeton ferme de réserve va à votre grenier.',
  'After produce-spears-horses with 2 horses produced: 1 more horse.':
    'Après la production de 2 chevaux : 1 cheval de plus.',
  'After train armies: may train 1 more.': 'Après un entraînement : entraînez si vous voulez 1 armée de plus.',
  'Round end, with at least 1 army unit stationed: 1 rice.': 'Fin de manche, avec au moins 1 unité postée : 1 riz.',
  'Your weapon trades: buy 3 for 4 gold, sell 3 for 8 gold.':
    'Vos échanges d’armes : achetez-en 3 pour 4 or, vendez-en 3 pour 8 or.',
  'Upkeep: gold may stand in for missing rice and rice for missing gold, 1 for 1.':
    'Entretien : l’or peut remplacer le riz manquant, et le riz l’or, 1 pour 1.',
  'No further effect.': 'Aucun autre effet.',
  '+1 VP per 2 stationed infantry units (max +2).': '+1 PV par 2 unités d’infanterie postées (max +2).',
  '+1 VP per 4 rice in supply (max +3).': '+1 PV par 4 riz en réserve (max +3).',
  '+2 VP if you hold the Han emperor token.': '+2 PV si vous avez le jeton de l’empereur Han.',
  '+1 VP per 4 gold in supply (max +3).': '+1 PV par 4 or en réserve (max +3).',
  '+1 VP if your tribal level is at least 10.': '+1 PV si votre niveau de tribu est d’au moins 10.',
  '+1 VP per border you win.': '+1 PV par frontière gagnée.',
  '+1 VP per 3 recruited generals not stationed (max +2).': '+1 PV par 3 généraux recrutés non postés (max +2).',
  '+1 VP if at least 3 tokens lie on your granary.': '+1 PV si votre grenier a au moins 3 jetons.',
  '+1 VP per 2 other enhancements you built (max +3).': '+1 PV par 2 autres améliorations bâties (max +3).',
  '+1 VP per 2 popular support tokens in supply (max +3).': '+1 PV par 2 soutiens en réserve (max +3).',
  '+1 VP per 2 stationed archery units (max +2).': '+1 PV par 2 unités d’archers postées (max +2).',
  '+2 VP if you have no deficit token.': '+2 PV si vous n’avez aucun jeton déficit.',
  '+1 VP per token on your treasury (max +3).': '+1 PV par jeton dans votre trésor (max +3).',
  '+1 VP per 2 stationed cavalry units (max +2).': '+1 PV par 2 unités de cavalerie postées (max +2).',
  '+1 VP per 2 stationed naval units (max +2).': '+1 PV par 2 unités navales postées (max +2).',
  '+1 VP per border where you occupy at least 1 location (max +2).':
    '+1 PV par frontière où vous tenez au moins 1 lieu (max +2).',
};
export const skillNamed = (name: string): string => SKILLS[name] ?? name;
export const cardText = (text: string): string => TEXTS[text] ?? text;
