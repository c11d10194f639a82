import type { Saying } from '@tianxia/kernel';
import { counted, does, elided, who } from '@tianxia/kernel/french';
import type { trayWords as english } from '../../en/screen/tray.ts';
import { named } from '../names.ts';
import { gain } from './policies.ts';
import { cubes } from './things.ts';

const GROUPS: Readonly<Record<string, string>> = {
  territory: 'Territoires',
  canal: 'Canaux',
  carriage: 'Chars',
  legalist: 'Légistes',
  confucian: 'Confucéens',
  book: 'Livres',
};
const TIPS: Readonly<Record<string, string>> = {
  territory: 'Territoires : 1 pièce chacun à chaque tour de gestion',
  canal: 'Canaux : ils rapportent tant que Prodigalité est visible',
  carriage: 'Chars : pour la tournée et la parade impériales',
  legalist: 'Légistes : décomptés par Légisme',
  confucian: 'Confucéens : décomptés par Confucianisme',
  book: 'Livres : sauvés ou brûlés',
};

export const trayWords: Saying<typeof english> = {
  estate: 'Votre domaine',
  estateOf: ({ name, you }) => (you ? 'Votre domaine' : elided(`Domaine de ${name}`)),
  moneyTip: 'Pièces, et revenu de votre prochain tour de gestion',
  incomeNext: income => `+${income} ensuite`,
  cubesTip: 'Cubes soldats, révélés compris',
  tributesTip: 'Tributs : des points de victoire pour la fin. Personne d’autre ne les voit.',
  tributes: 'Tributs',
  onlyYou: 'cachés aux autres',
  wallLength: 'longueur',
  wallSpoken: (length, towers, walls) =>
    `Grande Muraille de longueur ${length}${towers + walls > 0 ? ` ; en attente : ${towers > 0 ? counted(towers, 'tour') : counted(walls, 'pan')}` : ''}`,
  waits: (piece, many) =>
    many > 1
      ? `${many} attendent ${piece === 'tower' ? 'des pans' : 'des tours'}`
      : `attend ${piece === 'tower' ? 'un pan' : 'une tour'}`,
  tileGroup: (family, names) => GROUPS[family] ?? named(names),
  tileTip: family => TIPS[family] ?? family,
  hand: 'Votre main',
  cardsToShow: 'Cartes qui conviennent',
  toggleHint: 'touchez pour ajouter ou reprendre',
  noCards: 'Aucun personnage en main.',
  nothingFits: 'Aucune de vos cartes ne convient. Ne rien montrer est permis.',
  showFor: policy => `Cartes pour ${policy}`,
  showExactly: many => `Choisissez-en exactement ${many}.`,
  showThese: many =>
    many === 0 ? 'Ne rien montrer' : many === 1 ? 'Montrer cette carte' : `Montrer ces ${many} cartes`,
  watching: 'Les mains sont cachées',
  watchingHint: 'Aucune carte n’est montrée sur cet écran. Regardez une politique pour voir qui y gagnerait.',
  choices: 'Choix',
  back: 'Retour',
  groups: { choose: '', orders: '', hire: 'Recruter 雇用', buy: 'Soldats 兵士', raise: 'Palais 宮殿', end: '' },
  killBrings: (owner, vp) => `${who(owner)} ${does(owner, 'le perdez', 'le perd')} ; ${vp} PV chacun`,
  hireCost: (cost, effect) => `${counted(cost, 'pièce')}. ${effect}`,
  allCubesGo: 'tous retournent à la réserve',
  goesToDiscard: 'va à la défausse',
  settleBrings: (own, best) => `vous ${gain(own)} ; meilleur rival ${best} PV`,
  turnsTo: other => `devient ${named(other)} ${other.ja}`,
  orders: { settle: policy => `Décompter ${policy}`, turn: policy => `Retourner ${policy}` },
  settleOne: 'Décompter une politique',
  settleOneText: 'elle vaut pour tous',
  turnOne: 'Retourner une politique',
  turnOneText: 'son autre face compte désormais',
  raise: (levels, price) => `${counted(levels, 'niveau', 'niveaux')} : ${counted(price, 'pièce')}`,
  raiseTip: spaces => `En chemin : ${spaces.join(', puis ')}.`,
  buy: many => `Acheter ${cubes(many)}`,
  buyNone: 'Acheter des soldats',
  moneyLeft: left => `reste ${counted(left, 'pièce')}`,
  shortSupply: supply => `seulement ${supply} en réserve : tout le monde paiera`,
  ends: { turn: 'Finir le tour', treasures: 'Continuer', edict: 'Finir le décret' },
  skip: 'Laisser',
  skipText: 'ne rien utiliser ici',
  spare: 'Ne tuer personne',
  spareText: 'l’assassin reste devant vous, avec 0 de puissance',
};
