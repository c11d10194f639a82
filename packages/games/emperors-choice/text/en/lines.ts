import type { FINAL_LINES, score } from '../../score.ts';
import type { Source } from '../../state.ts';

export const lines: Record<keyof typeof score, string> = {
  start: 'Start',
  policies: 'Policies settled',
  decrees: 'Decrees',
  icons: 'Palace spaces and tiles',
  treasureUse: 'Use of treasures',
  assassin: 'Assassin',
  emptyPile: 'Instead of tributes',
  shortfalls: 'Missing cubes and trust',
  finalPolicies: 'Final: all policies',
  trust: 'Final: half of trust',
  palace: 'Final: palace level',
  money: 'Final: money',
  characters: 'Final: characters in hand',
  treasures: 'Final: treasures',
  tributes: 'Final: tributes',
};
/** In a sentence of the log. */
export const sources: Record<Source, string> = {
  start: 'the start',
  policies: 'policy',
  decrees: 'decree',
  icons: 'palace space or tile',
  treasureUse: 'treasure',
  assassin: 'assassin',
  emptyPile: 'no tribute left',
  shortfalls: 'shortfall',
  finalPolicies: 'final policy',
};
export const finalSources: Record<(typeof FINAL_LINES)[number], string> = {
  trust: 'trust',
  palace: 'the palace',
  money: 'money',
  characters: 'characters in hand',
  treasures: 'treasures',
  tributes: 'tributes',
};
