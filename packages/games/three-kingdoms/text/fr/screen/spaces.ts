import { counted, listed, listedOr } from '@tianxia/kernel/french';
import { GOODS, type Goods } from '../../../content/vocabulary.ts';
import type { Words } from '../../../screen/words.ts';
import { amountOf } from '../names.ts';

/** Short names of the spaces, by their action. */
export const spaces: Words['spaces'] = {
  'recruit-armies': 'Lever des armées',
  'train-armies': 'Entraîner',
  'demand-tribute': 'Tribut',
  'win-popular-support': 'Soutien',
  'control-han-emperor': 'Empereur Han',
  'produce-spears-horses': 'Lance, cheval',
  'produce-crossbows-vessels': 'Arbalète, navire',
  'develop-farm-or-harvest': 'Ferme ou récolte',
  'develop-marketplace-or-collect-tax': 'Marché ou impôt',
  'trade-rice-weapons': 'Commerce',
  'hire-import': 'Instructeur, technologie',
  'construct-enhancement': 'Bâtir',
};
const ARMY = { infantry: 'd’infanterie', cavalry: 'de cavalerie', archery: 'd’archers', naval: 'navales' };
const goodsText = (goods: Goods): string => {
  const parts = GOODS.flatMap((good, i) => (goods[good] ? [amountOf(i, goods[good])] : []));
  if (goods.weapon) parts.push(counted(goods.weapon, 'arme'));
  return listed(parts);
};
/** What winning a space brings, for who never read the rules. */
export const does: Words['does'] = deed => {
  switch (deed.kind) {
    case 'gain':
      return `Recevez ${goodsText(deed.goods)}.`;
    case 'oneOf':
      return `Choisissez ${listedOr(deed.options.map(goodsText))}.`;
    case 'train':
      return `Entraînez jusqu’à ${deed.most} de vos armées.`;
    case 'develop':
      return deed.land === 'farm'
        ? `Développez une ferme, ou récoltez : ${deed.yields} riz par ferme développée, ou rangez-la pour réduire l’entretien.`
        : `Développez un marché, ou levez l’impôt : ${deed.yields} or par marché développé, ou rangez-le pour réduire l’entretien.`;
    case 'trade': {
      const { rice, weapons } = deed;
      return `Riz : ${rice.lot} pour ${rice.buy} or, ou vendez-en ${rice.lot} pour ${rice.sell}. Armes : ${weapons.lot} pour ${weapons.buy}, ou vendez-en ${weapons.lot} pour ${weapons.sell}.`;
    }
    case 'technology':
      return `Engagez un instructeur : ${deed.rice} riz pour entraîner jusqu’à ${deed.trains} armées. Ou importez une technologie : piochez une amélioration. Ou les deux.`;
    case 'construct':
      return 'Bâtissez une amélioration de votre main en payant son coût.';
    case 'emperor':
      return `Payez ${deed.gold} or pour monter d’un rang ; un général reste et manque la manche suivante. Le gagnant a le jeton Han à la prochaine manche.`;
    case 'battle':
      return 'Postez-y un général avec ses unités : la frontière, un entretien réduit, et des points à chaque manche.';
    case 'tribe':
      return 'Votre niveau de tribu monte de 1 par or ou unité envoyés. Même un général seul l’empêche de baisser.';
  }
};
/** What a card asks for before it can be built. */
export const needs: Words['needs'] = one => {
  switch (one.kind) {
    case 'stationedUnits':
      return `demande ${counted(one.least, 'unité')} ${one.army === undefined ? '' : `${ARMY[one.army]} `}en poste`;
    case 'stationedGenerals':
      return `demande ${counted(one.least, 'général posté', 'généraux postés')}`;
    case 'locations':
      return `demande ${counted(one.least, 'lieu de frontière', 'lieux de frontière')}`;
    case 'bothBorders':
      return 'demande un lieu sur chaque frontière';
    case 'domestic':
      return `demande ${counted(one.least, 'niveau', 'niveaux')} de terres`;
    case 'level':
      return `demande ${one.land === 'farm' ? 'ferme' : 'marché'} niveau ${one.least}`;
    case 'rank':
      return 'demande un rang plus élevé';
    case 'tribe':
      return `demande tribu niveau ${one.least}`;
    case 'granary':
      return `demande ${counted(one.least, 'jeton')} au grenier`;
    case 'built':
      return `demande ${counted(one.least, 'carte bâtie', 'cartes bâties')}`;
    default:
      return 'pas encore possible';
  }
};
