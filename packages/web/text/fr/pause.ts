import type { Words } from '../words.ts';
import { forms } from './forms.ts';

/** « jusqu’à 15:40 », « jusqu’au jeu. 20 nov., 15:40 ». */
const till = (until: string) => (/^\d/.test(until) ? `jusqu’à ${until}` : `jusqu’au ${until}`);

export const pause: Words['together']['pause'] = {
  until: forms.until,
  title: 'Pause',
  about:
    'Si tout le monde est d’accord, aucune pendule ne tourne jusque-là. On peut encore jouer, et reprendre plus tôt tous ensemble.',
  ask: 'Demander une pause',
  askTitle: 'Combien de temps ?',
  upTo: until => `Au plus tard ${till(until)}.`,
  cancel: 'Annuler',
  already: 'Il y a déjà une pause, ou quelqu’un en a demandé une.',
  asks: (name, until) =>
    `${name} demande une pause ${till(until)} : aucune pendule ne tourne, et on peut encore jouer. Tous les autres doivent accepter.`,
  youAsked: (until, waiting) => `Vous avez demandé une pause ${till(until)}. En attente : ${waiting}.`,
  withdraw: 'Retirer',
  youAgreed: (until, waiting) => `Vous avez accepté une pause ${till(until)}. En attente : ${waiting}.`,
  refuse: 'Pas de pause',
  agree: 'Accepter',
  lasts: until => `En pause ${till(until)} : aucune pendule ne tourne. On peut encore jouer.`,
  wouldGoOn: (names, one) => `${names} ${one ? 'veut' : 'veulent'} reprendre.`,
  youWouldGoOn: waiting => `Vous voulez reprendre. En attente : ${waiting}.`,
  goOn: 'Reprendre',
  began: 'Tout le monde est d’accord : les pendules sont arrêtées.',
  none: 'Pas de pause : les pendules tournent.',
  over: 'La pause est finie : les pendules tournent.',
};
