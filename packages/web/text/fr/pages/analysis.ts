import type { PageWords } from '../../words.ts';
import { forms, several } from '../forms.ts';

const share = new Intl.NumberFormat('fr', { style: 'percent' });
/** '1er', '2e' */
const ordinal = (n: number) => (n === 1 ? '1er' : `${n}e`);
const percent = (part: number) => share.format(part);

export const analysis: PageWords['analysis'] = {
  title: 'Analyse',
  missing: 'Il n’y a pas de partie terminée ici.',
  thinking: (done, total) =>
    total === 0
      ? 'Lecture de la partie…'
      : `${several(done, 'décision jugée', 'décisions jugées')} sur ${total} ; la suite vient au fil de la réflexion.`,
  closer: 'Chaque décision est jugée ; regardons de plus près les plus coûteuses.',
  summary: (errors, won) => {
    const end = won === undefined ? '' : won ? 'Vous avez gagné. ' : 'Vous n’avez pas gagné. ';
    const cost = ['Aucun de vos choix n’a coûté cher.', 'Un de vos choix était une erreur.'];
    return `${end}${cost[errors] ?? `${errors} de vos choix étaient des erreurs.`}`;
  },
  watched: errors =>
    errors === 0
      ? 'Aucun choix n’a coûté cher.'
      : errors === 1
        ? 'Une seule erreur en tout.'
        : `${errors} erreurs en tout.`,
  judged: 'Jugé selon',
  knew: 'Ce qu’on savait',
  true: 'Ce qui était vrai',
  share: 'Partager',
  shared: 'Le lien vers ce moment est copié.',
  playOn: 'Jouer à partir d’ici',
  save: 'Enregistrer l’analyse',
  leave: 'Revenir à la partie',
  before: (when, nth, name) => `Avant le ${ordinal(nth)} choix (${name}), ${when}`,
  atEnd: 'La fin de la partie',
  soFar: 'Où en est la partie',
  compared: {
    title: 'À côté de la partie',
    after: when => `Points après autant de choix de part et d’autre (${when})`,
    line: 'cette variante',
    game: 'la partie',
  },
  shows: 'Le plateau',
  boardAt: { before: 'avant', chosen: 'joué', best: 'meilleur' },
  onBoard: 'Sur le plateau : 1, le meilleur choix ; 2, ce qui a été joué.',
  played: (name, you) => (you ? 'Vous avez joué' : `${name} a joué`),
  best: 'Meilleur choix',
  only: 'Rien de mieux n’a été trouvé.',
  forced: 'Rien ne se décidait ici. Allez à la décision suivante.',
  notYet: 'Pas encore jugé.',
  toWin: 'de chances de gagner',
  why: 'Pourquoi',
  now: by =>
    `Sur le coup, le meilleur choix rapporte ${Math.abs(by)} ${Math.abs(by) < 2 ? 'point' : 'points'} de ${by > 0 ? 'plus' : 'moins'}.`,
  more: (name, you, points) =>
    `À la fin, ${you ? 'vous auriez' : `${name} aurait`} en moyenne ${points} points de plus :`,
  fewer: (name, you, points) =>
    `À la fin, ${you ? 'vous auriez' : `${name} aurait`} en moyenne ${points} points de moins, mais de meilleures chances :`,
  level: 'À la fin, les points seraient à peu près les mêmes en moyenne, mais venus d’autres lignes de la feuille :',
  sheet: 'Score final attendu',
  line: 'Ligne',
  chosenColumn: 'joué',
  bestColumn: 'meilleur',
  total: 'Total',
  expected: 'Suite attendue après le meilleur choix',
  showNext: 'Montrer sur le plateau',
  differs: mark => `À cartes ouvertes, cela aurait été : ${mark}.`,
  decisions: 'Décisions',
  whose: 'Décisions de qui',
  order: 'Ordre',
  orders: { costly: 'les plus coûteuses', played: 'dans l’ordre' },
  lost: '% perdus',
  points: points => `−${points} points`,
  choice: (when, nth, name) => `${when}, ${ordinal(nth)} choix${name === undefined ? '' : ` (${name})`}`,
  better: words => `Meilleur : ${words}`,
  marks: {
    best: 'meilleur',
    good: 'bon',
    inaccuracy: 'imprécision',
    mistake: 'erreur',
    blunder: 'gaffe',
  },
  signs: { best: '✓', good: '·', inaccuracy: '?!', mistake: '?', blunder: '??' },
  counts: {
    best: many => (many < 2 ? 'meilleur' : 'meilleurs'),
    good: many => (many < 2 ? 'bon' : 'bons'),
    inaccuracy: many => (many < 2 ? 'imprécision' : 'imprécisions'),
    mistake: many => (many < 2 ? 'erreur' : 'erreurs'),
    blunder: many => (many < 2 ? 'gaffe' : 'gaffes'),
  },
  chart: 'Chances de gagner de chaque joueur au fil de la partie',
  slider: 'Moment',
  prev: 'Décision précédente',
  next: 'Décision suivante',
  prevError: 'Erreur précédente',
  nextError: 'Erreur suivante',
  keys: '← → décision · M erreur suivante · K su ou vrai',
  standing: 'Chances de gagner',
  ledger: 'Chance et choix',
  ledgerLine: (name, you, choices, rivals, luck, points) => {
    const about = (n: number) => (n > 0 ? ` et environ ${several(n, 'point', 'points')}` : '');
    const parts = [
      ...(choices < -0.005
        ? [`${you ? 'vos' : 'ses'} propres choix ont coûté ${percent(-choices)}${about(points.choices)}`]
        : []),
      ...(rivals > 0.005 ? [`les choix des autres ont rapporté ${percent(rivals)}`] : []),
      ...(rivals < -0.005 ? [`les choix des autres ont pris ${percent(-rivals)}`] : []),
      ...(Math.abs(luck) > 0.005
        ? [`la chance a ${luck > 0 ? 'donné' : 'pris'} ${percent(Math.abs(luck))}${about(points.luck)}`]
        : []),
    ];
    return `${you ? 'Vous' : name} : ${parts.length === 0 ? 'tout est resté égal' : forms.list(parts)}.`;
  },
  ledgerHint: 'La chance, c’est ce qu’a fait le hasard, ce que cachaient les pièces, et ce que l’analyse a mal jugé.',
  learn: errors => `Apprendre de vos erreurs (${errors})`,
  puzzles: {
    of: game => `Problèmes : ${game}`,
    none: 'Il n’y a pas encore de problèmes pour ce jeu.',
    own: 'Tirés de vos parties',
    ownOf: game => `Vos propres erreurs : ${game}`,
    noneOwn:
      'Rien à retenter pour l’instant. Ouvrez l’analyse d’une partie que vous avez terminée : les erreurs trouvées reviennent ici.',
    task: (name, points) =>
      points > 1
        ? `À ${name} de jouer : trouvez le choix qui vaut ${points} points.`
        : `À ${name} de jouer : trouvez le meilleur choix.`,
    where: (n, total) => `problème ${n} sur ${total}`,
    wrong: loss => `Pas celui-là : il abandonne ${loss} de chances de gagner. Regardez encore.`,
    trying: 'Ce choix est mis à l’essai…',
    right: 'C’est cela.',
    nearly: 'Il vaut le meilleur.',
    solution: 'Montrer la réponse',
    next: 'Problème suivant',
    leave: 'Quitter',
    inGame: 'Dans la partie',
    explained: 'Explication',
  },
};
