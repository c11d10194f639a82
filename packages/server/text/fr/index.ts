import type { Letters } from '../letters.ts';

const of = (name: string): string => (/^[aeiouàâéèêëîïôûüœ]/i.test(name) ? `d’${name}` : `de ${name}`);

export const letters: Letters = {
  turn: (game, table) => ({
    title: `${game} : à vous de jouer`,
    text: `C’est à vous de jouer à ${game}, table ${table}.`,
  }),
  invite: (game, by) => ({
    title: `${game} avec ${by} ?`,
    text: `${by} vous invite à une table ${of(game)}.`,
  }),
  rematch: (game, by) => ({
    title: `${game} : la revanche`,
    text: `${by} veut rejouer à ${game} avec vous.`,
  }),
  noMore: link => `Ne plus recevoir ces messages : ${link}`,
  confirm: (link, site) => ({
    subject: 'Tianxia : est-ce bien votre adresse ?',
    text: `Quelqu’un, sans doute vous, a donné cette adresse sur ${site} pour être averti quand vient son tour.

Est-ce la vôtre ? Confirmez-le ici, sous 24 heures :
${link}

Si ce n’était pas vous, ne faites rien, ou dites-le derrière le même lien : l’adresse est retirée et plus aucun message n’arrive.`,
  }),
  password: (name, link) => ({
    subject: 'Tianxia : un nouveau mot de passe',
    text: `Quelqu’un, sans doute vous, demande un nouveau mot de passe pour ${name}. Choisissez-le ici, dans l’heure :

${link}

Si ce n’était pas vous, ignorez ce message : rien n’a changé.`,
  }),
  unsubscribe: {
    ask: 'Ne plus recevoir de message quand vient votre tour ?',
    go: 'Ne plus en recevoir',
    done: 'Vous ne recevrez plus de message quand vient votre tour.',
  },
};
