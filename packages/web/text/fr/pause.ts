import type { Words } from '../words.ts';
import { forms } from './forms.ts';

export const pause: Words['together']['pause'] = {
  until: forms.until,
  title: 'Pause',
  about:
    'Si tout le monde est d’accord, aucune pendule ne tourne jusque-là. On peut encore jouer, et reprendre plus tôt tous ensemble.',
  ask: 'Demander une pause',
  askTitle: 'Combien de temps ?',
  upTo: until => `Au plus tard jusqu’à ${until}.`,
  cancel: 'Annuler',
  already: 'Il y a déjà une pause, ou quelqu’un en a demandé une.',
  asks: (name, until) =>
    `${name} demande une pause jusqu’à ${until} : aucune pendule ne tourne, et on peut encore jouer. Tous les autres doivent accepter.`,
  youAsked: (until, waiting) => `Vous avez demandé une pause jusqu’à ${until}. En attente : ${waiting}.`,
  withdraw: 'Retirer',
  youAgreed: (until, waiting) => `Vous avez accepté une pause jusqu’à ${until}. En attente : ${waiting}.`,
  refuse: 'Pas de pause',
  agree: 'Accepter',
  lasts: until => `En pause jusqu’à ${until} : aucune pendule ne tourne. On peut encore jouer.`,
  wouldGoOn: (names, one) => `${names} ${one ? 'veut' : 'veulent'} reprendre.`,
  youWouldGoOn: waiting => `Vous voulez reprendre. En attente : ${waiting}.`,
  goOn: 'Reprendre',
  began: 'Tout le monde est d’accord : les pendules sont arrêtées.',
  none: 'Pas de pause : les pendules tournent.',
  over: 'La pause est finie : les pendules tournent.',
};
