import type { Words } from '../words.ts';
import { of, several } from './forms.ts';

export const over: Words['over'] = {
  title: 'La partie est finie',
  hint: 'Tout est compté ; plus rien ne peut changer.',
  board: 'Voir le plateau',
  leave: 'Quitter',
  youWin: 'Vous gagnez',
  youShare: 'Vous partagez la victoire',
  wins: name => `${name} gagne`,
  shared: names => `${names} partagent la victoire`,
  seal: 'Sceau : tout sous le ciel',
  ranking: 'Classement',
  change: n => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0'),
  you: 'Vous',
  sheet: 'Feuille de score',
  sheetHint: 'Ce que compte chaque ligne, et d’où viennent les points',
  line: 'Ligne',
  total: 'Total',
  most: 'le plus',
  unit: 'PV',
  turning: 'Le fil de la partie',
  courseSpoken: 'Points de chaque joueur au fil de la partie ; les tournants ci-dessous en disent l’essentiel',
  courseY: 'points',
  courseRounds: 'manches',
  courseTurns: 'tours',
  moment: 'Aller à ce moment',
  moments: {
    lead: ({ name, you }, by) =>
      `${you ? 'Vous prenez' : `${name} prend`} la tête pour de bon, avec ${several(by, 'point')} d’avance.`,
    gain: ({ name, you }, points) =>
      `${you ? 'Vous gagnez' : `${name} gagne`} ${several(points, 'point')}, le plus beau coup de la partie.`,
    loss: ({ name, you }, points) =>
      `${you ? 'Vous perdez' : `${name} perd`} ${several(points, 'point')}, la plus lourde perte de la partie.`,
    close: ({ name, you }, by) =>
      `${you ? 'Vous revenez' : `${name} revient`} au plus près : ${several(by, 'point')} de retard.`,
  },
  taught: {
    decided: ({ name, you }, win) => `À partir d’ici, ${you ? 'vous êtes' : `${name} est`} favori : ${win}.`,
    throughout: ({ name, you }, win) =>
      `${you ? 'Vous êtes' : `${name} est`} favori du premier choix au dernier : ${win} au départ.`,
    costliest: ({ name, you }, loss) =>
      `${you ? 'Vous faites' : `${name} fait`} le choix le plus coûteux de la partie : ${loss} des chances de victoire perdues.`,
    own: (_, loss) => `Votre choix le plus coûteux : ${loss} des chances de victoire perdues.`,
    turn: ({ name, you }, by) =>
      `C’est ici que ${you ? 'vos chances' : `les chances ${of(name)}`} montent le plus : de ${by}.`,
    better: words => `Mieux : ${words}`,
  },
  closeness: ({ name, you }, margin, changes) => {
    const end =
      margin <= 0
        ? 'Égalité de points à la fin.'
        : `${you ? 'Vous gagnez' : `${name} gagne`} ${margin === 1 ? 'd’un seul point' : `de ${margin} points`}.`;
    const lead = ['La première place n’a jamais changé de mains.', 'La première place a changé de mains une fois.'];
    return `${end} ${lead[changes] ?? `La première place a changé de mains ${changes} fois.`}`;
  },
  fair: 'Les tirages étaient honnêtes',
  fairUnchecked: 'Les tirages étaient-ils honnêtes ?',
  unfair: 'Les tirages ne correspondent pas au sceau',
  fairHint: draws =>
    draws === 1
      ? 'L’unique tirage découle de la clé scellée avant la partie.'
      : `Les ${draws} tirages découlent de la clé scellée avant le premier.`,
  uncheckedHint: draws =>
    `La clé a été scellée avant le premier ${draws === 1 ? 'tirage' : `des ${draws} tirages`} et elle est maintenant ouverte.`,
  unfairHint:
    'La partie enregistrée ou la clé a été modifiée. Enregistrez la partie et prévenez l’administrateur du site.',
  sealed: 'sceau, montré au début',
  key: 'clé, ouverte depuis la fin',
  verify: 'Vérifier soi-même',
  again: 'On remet ça, à la même table ?',
  replay: 'Revoir',
  analyse: 'Analyser',
  save: 'Enregistrer la partie',
  rematch: 'Revanche',
};
