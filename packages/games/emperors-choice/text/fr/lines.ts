import type { FINAL_LINES, score } from '../../score.ts';
import type { Source } from '../../state.ts';

export const lines: Record<keyof typeof score, string> = {
  start: 'Départ',
  policies: 'Politiques décomptées',
  decrees: 'Décrets',
  icons: 'Espaces du palais et tuiles',
  treasureUse: 'Usage des trésors',
  assassin: 'Assassin',
  emptyPile: 'À la place de tributs',
  shortfalls: 'Cubes et confiance manquants',
  finalPolicies: 'Final : toutes les politiques',
  trust: 'Final : moitié de la confiance',
  palace: 'Final : niveau du palais',
  money: 'Final : pièces',
  characters: 'Final : personnages en main',
  treasures: 'Final : trésors',
  tributes: 'Final : tributs',
};
export const aboutLines: Readonly<Record<string, string>> = {
  start: 'ce que chacun reçoit au départ',
  policies: 'à chaque décompte d’une politique',
  decrees: 'imprimés sur les tuiles décret',
  icons: 'au moment où on les atteint ou les utilise',
  treasureUse: 'à chaque usage',
  assassin: 'quand il a frappé',
  emptyPile: 'quand il ne restait plus de tribut',
  shortfalls: 'ce qui n’a pu être payé',
  finalPolicies: 'toutes les faces visibles, une dernière fois',
  trust: 'selon la place sur la piste',
  palace: 'imprimés sur l’espace atteint',
  money: 'ce qu’il en reste',
  characters: 'imprimés sur les cartes',
  treasures: 'imprimés sur les tuiles',
  tributes: 'imprimés sur les tuiles',
};
export const sources: Record<Source, string> = {
  start: 'départ',
  policies: 'politique',
  decrees: 'décret',
  icons: 'espace du palais ou tuile',
  treasureUse: 'trésor',
  assassin: 'assassin',
  emptyPile: 'plus de tribut',
  shortfalls: 'manque',
  finalPolicies: 'politique, décompte final',
};
export const finalSources: Record<(typeof FINAL_LINES)[number], string> = {
  trust: 'confiance',
  palace: 'palais',
  money: 'pièces',
  characters: 'personnages en main',
  treasures: 'trésors',
  tributes: 'tributs',
};
