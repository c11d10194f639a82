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
/** Under its name on the sheet: what the line counts. */
export const aboutLines: Readonly<Record<string, string>> = {
  start: 'what everybody begins with',
  policies: 'each time a policy was settled',
  decrees: 'printed on the decree tiles',
  icons: 'as they were reached or used',
  treasureUse: 'as they were used',
  assassin: 'as he struck',
  emptyPile: 'when no tribute was left',
  shortfalls: 'what could not be paid',
  finalPolicies: 'all that lie face up, once more',
  trust: 'where the marker stands on the track',
  palace: 'printed on the space reached',
  money: 'what is left of it',
  characters: 'printed on the cards',
  treasures: 'printed on the tiles',
  tributes: 'printed on the tiles',
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
