import type { Saying } from '@tianxia/kernel';
import { capital, counted, does, listedOr, who } from '@tianxia/kernel/french';
import type { auctionWords as english } from '../../en/screen/auction.ts';
import { cubes } from './things.ts';

const PLACES = ['plus fort', 'deuxième', 'troisième', 'quatrième', 'cinquième'];
const TURNS = ['en premier', 'en deuxième', 'en troisième', 'en quatrième', 'en cinquième'];
export const turn = (tile: number): string => TURNS[tile - 1] ?? `à la place ${tile}`;
const perte = (names: readonly string[]): string =>
  names.length === 0 ? 'rien à perdre' : `perte : ${listedOr(names)}`;

export const auctionWords: Saying<typeof english> = {
  auction: 'Enchère',
  total: 'total',
  place: tile => PLACES[tile - 1] ?? `${tile}.`,
  lostOnPass: 'perdu si l’on passe',
  nothingToLose: 'rien à perdre',
  toBeat: 'à battre',
  was: declared => `était ${declared}`,
  now: total => `maintenant ${total}`,
  noBid: 'première enchère',
  realTotal: total => `Ce qui reste ici vaut ${total}. L’enchère annoncée tient jusqu’au prochain tour.`,
  hasPassed: (tile, of) =>
    `A passé. Prend des tuiles ${tile === of ? 'en dernier et ouvre la manche suivante' : turn(tile)}.`,
  further: many =>
    `${counted(many, 'élément')} plus ${many > 1 ? 'faibles' : 'faible'}, à l’abri de toute tuile d’ordre`,
  wouldBeLost: 'serait perdu si l’on passait maintenant',
  mightBeLost: 'l’un d’eux serait perdu si l’on passait maintenant',
  power: power => `puissance ${power}`,
  exits: 'Tuiles de sortie',
  exitName: id => `Tuile de sortie ${id}`,
  exitTip: (gives, up, passing) =>
    `${capital(gives)}.${up ? (passing ? ' Touchez pour passer et la prendre.' : '') : ' Déjà utilisée cette manche.'}`,
  or: 'ou',
  used: 'utilisée',
  yourBid: 'Votre enchère',
  charactersOf: (shown, allowed) => `${shown} personnages sur ${Math.max(shown, allowed)}`,
  opensWithAny: 'ouvre l’enchère',
  beats: 'bat',
  mustBeat: 'doit battre',
  atMost: most => `au plus ${most}`,
  cubeLess: 'Un cube de moins',
  cubeMore: 'Un cube de plus',
  cubesToAdd: 'Cubes à ajouter',
  of: many => `sur ${many}`,
  justEnough: least => `+${cubes(least)} pour mener`,
  bidNow: total => `Miser ${total}`,
  pass: 'Passer',
  loses: perte,
  bidDoes: 'Effet de cette enchère',
  nextNeeds: (next, need, allowed) =>
    `Ensuite, ${who(next)} ${does(next, 'devez', 'doit')} atteindre ${need} et ${does(next, 'pouvez', 'peut')} montrer ${counted(allowed, 'personnage')}.`,
  orPass: 'Ou passer maintenant',
  passDoes: (loss, exits, tile) =>
    `${capital(loss)}. Prenez la tuile de sortie ${listedOr(exits)}, puis choisissez vos tuiles ${turn(tile)}.`,
};
