import { counted } from '@tianxia/kernel/french';
import { boardTextIn } from '../board.ts';
import { ARMIES, enhancement, general, MANY, named, numbered } from './names.ts';

export const boardText = boardTextIn({
  named,
  general,
  enhancement,
  goods: MANY,
  armies: ARMIES,
  of: numbered,
  nobody: 'personne',
  emperor: 'empereur',
  skill: bonus => `capacité +${bonus}`,
  criteria: ['A', 'C'],
  alliance: 'alliance',
  and: ' et ',
  stores: ['trésor', 'grenier'],
  garrison: (state, who, units, store, points) => `${state} ${who}, ${counted(units, 'unité')}, ${store} ${points} PV`,
  land: (land, level, flipped, stored) =>
    `${land === 0 ? 'ferme' : 'marché'} ${level} (${counted(flipped, 'retourné')}, ${counted(stored, 'rangé')})`,
  state: (state, rank, tribe, military, deficits) =>
    `${state}  ${rank}  tribu ${tribe}  militaire ${military}  déficits ${deficits}`,
  passed: 'a passé',
  generals: 'généraux',
  hand: 'main',
  built: 'bâti',
  drawn: 'pioché',
  head: (round, order, emperor) => `manche ${round}  ordre ${order}  empereur ${emperor}`,
  left: who => `${who} y reste`,
  decks: 'pioches',
});
/** What its signs mean. */
export const legend: readonly string[] = [
  'A, C devant un espace : c’est l’administration ou le combat qui y compte.',
  'Après un général : son enchère, entre parenthèses ce qui l’accompagne. -> : qui est en tête.',
  'Après un lieu : l’armée qu’il demande, puis qui y est posté. - : rien. > : à qui de jouer.',
];
