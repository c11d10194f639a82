import { bits, type Texts } from '@tianxia/kernel';
import { agree, counted, listed } from '@tianxia/kernel/french';
import type { Box } from '../../box.ts';
import type { Bundle } from '../../printed.ts';
import type { ThreeKingdoms } from '../../state.ts';
import { amountIn, armyIn, goodIn, unitsIn } from '../../words.ts';
import { cardText } from './cards.ts';

/** Printed names by their English; people, states and places keep their pinyin. */
const NAMES: Readonly<Record<string, string>> = {
  Governor: 'Gouverneur',
  'Grand General': 'Grand général',
  'Prime Minister': 'Chancelier',
  Duke: 'Duc',
  King: 'Roi',
  Emperor: 'Empereur',
  'Recruit Armies': 'Lever des armées',
  'Produce Crossbows/Vessels': 'Produire arbalètes et navires',
  'Train Armies': 'Entraîner des armées',
  'Demand Tribute': 'Exiger un tribut',
  'Win Popular Support': 'Gagner du soutien',
  'Produce Spears/Horses': 'Produire lances et chevaux',
  'Develop Marketplace or Collect Tax': 'Développer le marché ou lever l’impôt',
  'Control Han Emperor': 'Contrôler l’empereur Han',
  'Trade Rice and/or Weapons': 'Commerce de riz et d’armes',
  'Hire Instructor and/or Import Technology': 'Instructeur et technologie',
  'Develop Farm or Harvest': 'Développer la ferme ou récolter',
  'Construct State Enhancement': 'Bâtir une amélioration',
  'Battle (Wei - Wu border)': 'Bataille (frontière Wei–Wu)',
  'Battle (Shu - Wei border)': 'Bataille (frontière Shu–Wei)',
  'Battle (Shu - Wu border)': 'Bataille (frontière Shu–Wu)',
  'Improve Tribal Relations (Xiong Nu)': 'Soigner la tribu (Xiong Nu)',
  'Improve Tribal Relations (Shan Yue)': 'Soigner la tribu (Shan Yue)',
  'Improve Tribal Relations (Nan Man)': 'Soigner la tribu (Nan Man)',
  'Barter Market': 'Marché de troc',
  'Bronze Coinage': 'Monnaie de bronze',
  'Chinese Abacus': 'Boulier',
  'Conscription Office': 'Bureau de conscription',
  'Crossbow Workshop': 'Atelier d’arbalètes',
  'Envoy Lodge': 'Hôtel des émissaires',
  Garrison: 'Garnison',
  Harbor: 'Port',
  'Hereditary Army System': 'Armée héréditaire',
  'Imperial Academy': 'Académie impériale',
  'Imperial Palace': 'Palais impérial',
  'Military Farm Bureau': 'Bureau des fermes militaires',
  'Office of Minister of Finance': 'Ministère des Finances',
  'Silk Workshop': 'Atelier de soie',
  'Spear Armory': 'Arsenal de lances',
  'Square-pallet Chain Pumps': 'Noria à palettes',
  Stable: 'Écurie',
  'Training Ground': 'Terrain d’exercice',
  'Tun Tian Colonies': 'Colonies Tuntian',
  'Weapon Trading Post': 'Comptoir d’armes',
  'Wooden Ox Transport': 'Bœuf de bois',
  'Ancestral Temple': 'Temple des ancêtres',
  'Bronze Sparrow': 'Moineau de bronze',
  'Danyang Spearmen': 'Lanciers de Danyang',
  'Eight Formations': 'Huit formations',
  'Ever-Normal Granary': 'Grenier régulateur',
  'Imperial Jade Seal': 'Sceau de jade impérial',
  'Imperial Treasury': 'Trésor impérial',
  Infirmary: 'Infirmerie',
  'Mobile Siege Tower': 'Tour de siège',
  'Nine-Rank System': 'Système des neuf rangs',
  'Plank Roads': 'Routes suspendues',
  'Pulp Papermaking': 'Fabrique de papier',
  'Puppet Theatre': 'Théâtre de marionnettes',
  'Repeating Crossbow': 'Arbalète à répétition',
  Seismoscope: 'Sismoscope',
  'South-Pointing Chariot': 'Char pointant le sud',
  'Stone Classics': 'Classiques de pierre',
  'Tax Modification System': 'Réforme de l’impôt',
  'Tiger and Leopard Cavalry': 'Cavalerie Tigre et Léopard',
  'Tower Ships': 'Navires à étages',
  Watchtower: 'Tour de guet',
};
export const named = ({ en }: { en: string }): string => NAMES[en] ?? en;

const ONE = [
  'or',
  'riz',
  'armée non entraînée',
  'armée entraînée',
  'lance',
  'cheval',
  'arbalète',
  'navire',
  'soutien',
] as const;
export const MANY = [
  'or',
  'riz',
  'armées non entraînées',
  'armées entraînées',
  'lances',
  'chevaux',
  'arbalètes',
  'navires',
  'soutiens',
] as const;
const WEAPONS = ['une lance', 'un cheval', 'une arbalète', 'un navire'];
export const ARMIES = ['infanterie', 'cavalerie', 'archers', 'marine'];
export const amountOf = (good: number, n: number): string => counted(n, ONE[good]!, MANY[good]!);
/** '1 lance', '3 lances', by the word for several; a word that is no good stays. */
export const numbered = (n: number, many: string): string => {
  const good = (MANY as readonly string[]).indexOf(many);
  return good < 0 ? `${n} ${many}` : amountOf(good, n);
};
export const general = (g: number, box: Box): string =>
  g > 0 ? named(box.pack.generals[g - 1]!.names) : `un général de ${named(box.pack.states[-1 - g]!.names)}`;
export const enhancement = (e: number, box: Box): string =>
  e > 0 ? `« ${named(box.pack.enhancements[e - 1]!.names)} »` : 'une carte';
const card = (c: number, box: Box): string =>
  c <= box.generals ? general(c, box) : enhancement(c - box.generals, box);
function bundleText({ goods, weapons }: Bundle): string {
  const parts = goods.flatMap((n, good) => (n > 0 ? [amountOf(good, n)] : []));
  if (weapons > 0) parts.push(counted(weapons, 'arme au choix', 'armes au choix'));
  return listed(parts);
}
const skillOf = (c: number, box: Box): string =>
  cardText(
    c <= box.generals ? box.pack.generals[c - 1]!.skill.text : box.pack.enhancements[c - box.generals - 1]!.text,
  );

/** What the things of this game are called. */
export const kinds: Texts<ThreeKingdoms>['kinds'] = {
  space: (space, box) => named(box.pack.spaces[space]!.names),
  general,
  generals: set => counted(bits(set), 'général', 'généraux'),
  enhancement,
  card,
  location: (at, box) => named(box.pack.locations[at]!.names),
  rank: (rank, box) => named(box.pack.ranks[rank]!.names),
  good: good => ONE[good]!,
  army: army => ARMIES[army]!,
  weapon: weapon => WEAPONS[weapon]!,
  land: land => (land === 0 ? 'ferme' : 'marché'),
  store: store => (store === 0 ? 'grenier' : 'trésor'),
  deck: deck => (deck === 0 ? 'Unification' : 'Séparation'),
  criterion: criterion => (criterion === 0 ? 'administration' : 'combat'),
  bundle: (which, box) => bundleText(box.bundles[which]!),
  benefit: (gift, box) => `${card(box.gifts[gift]!.card, box)} : ${skillOf(box.gifts[gift]!.card, box)}`,
  recruits: n => counted(n, 'général', 'généraux'),
  goods: goods => amountOf(goodIn(goods), amountIn(goods)),
  force: force => `${counted(unitsIn(force), 'unité')} (${ARMIES[armyIn(force)]!})`,
  cards: n => counted(n, 'carte'),
  deficits: n => counted(n, 'jeton déficit', 'jetons déficit'),
  units: units => (units === 0 ? 'aucune unité' : counted(units, 'unité')),
  gold: n => `${n} or`,
  support: n => (n === 0 ? 'aucun soutien' : counted(n, 'soutien')),
  emperor: token => (token === 0 ? 'sans l’empereur Han' : 'avec l’empereur Han'),
  tokens: n => counted(n, 'jeton'),
  lots: n => counted(n, 'lot'),
  armies: n => (n === 0 ? 'aucune armée' : counted(n, 'armée')),
  points: n => `sa face ${n === 0 ? '0' : '1'} PV`,
  swapped: n => (n === 0 ? 'rien' : `${n}`),
  military: n => `${n} PV ${agree(n, 'militaire')}`,
  generalCards: n => `${n} ${agree(n, 'carte')} général`,
};
