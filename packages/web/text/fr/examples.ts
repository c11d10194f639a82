import type { Words } from '../words.ts';
import { several } from './forms.ts';

export const examples: Words['examples'] = {
  link: 'Exemples',
  title: game => `${game} : exemples`,
  hint: 'Chacun est une position à la vraie table : regardez-la, voyez-la jouée, ou poursuivez la partie.',
  note: id => `exemple ${id}`,
  show: 'Montrez-moi',
  back: 'Revenir au début',
  playOn: 'Jouer à partir d’ici',
  position: (n, of) => `Position ${n} sur ${of}`,
  choice: (n, of) => `Choix ${n} sur ${of}`,
  tried: what => `Essai : ${what}`,
  refused: why => `Les règles disent non : ${why}`,
  done: 'Voilà le résultat.',
  only: 'Il n’y a rien à choisir ici : regardez la table.',
  yours: 'La partie est à vous, contre des bots faciles.',
  noTable: 'Cet exemple ne parle que de nombres : il n’y a pas de table à montrer.',
  all: 'Tous les exemples',
  previous: 'Exemple précédent',
  next: 'Exemple suivant',
  rules: 'Ses règles',
  count: n => several(n, 'exemple'),
};
