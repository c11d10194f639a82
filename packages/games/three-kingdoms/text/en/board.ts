import { ARMIES } from '../../content/vocabulary.ts';
import { boardTextIn } from '../board.ts';
import { enhancement, general, numbered } from './names.ts';

export const boardText = boardTextIn({
  named: ({ en }) => en,
  general,
  enhancement,
  goods: ['gold', 'rice', 'untrained', 'trained', 'spears', 'horses', 'crossbows', 'vessels', 'support'],
  armies: ARMIES,
  of: numbered,
  nobody: 'nobody',
  emperor: 'emperor',
  skill: bonus => `skill +${bonus}`,
  criteria: ['A', 'C'],
  alliance: 'alliance',
  and: ' and ',
  stores: ['treasury', 'granary'],
  garrison: (state, who, units, store, points) =>
    `${state} ${who}, ${units} ${units === 1 ? 'unit' : 'units'}, ${store} ${points} VP`,
  land: (land, level, flipped, stored) =>
    `${land === 0 ? 'farm' : 'marketplace'} ${level} (${flipped} flipped, ${stored} stored)`,
  state: (state, rank, tribe, military, deficits) =>
    `${state}  ${rank}  tribe ${tribe}  military ${military}  deficits ${deficits}`,
  passed: 'passed',
  generals: 'generals',
  hand: 'hand',
  built: 'built',
  drawn: 'drawn',
  head: (round, order, emperor) => `round ${round}  bid order ${order}  emperor ${emperor}`,
  left: who => `${who} left there`,
  decks: 'decks',
});
/** What its signs mean. */
export const legend: readonly string[] = [
  'A, C before a space: administration or combat counts there.',
  'Behind a general: the bid, in brackets what went along. ->: who is ahead.',
  'Behind a place: which army fits, then who is stationed there. -: nothing. >: whose turn it is.',
];
