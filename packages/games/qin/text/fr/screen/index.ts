import { agree, counted, does, elided, listed, who, whom, whose } from '@tianxia/kernel/french';
import type { Words } from '../../../screen/words.ts';
import type { Person } from '../../en/screen/index.ts';

const COLOURS: Readonly<Record<string, string>> = { red: 'rouge', blue: 'bleu', yellow: 'jaune' };
const FEMININE: Readonly<Record<string, string>> = { red: 'rouge', blue: 'bleue', yellow: 'jaune' };
const he = (colour: string) => COLOURS[colour] ?? colour;
const she = (colour: string) => FEMININE[colour] ?? colour;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const small = ['', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'];
const territories = (n: number) => `${capital(small[n] || `${n}`)} ${agree(n, 'territoire')}`;
const pagodas = (n: number) => `${n === 1 ? 'une' : (small[n] ?? n)} ${agree(n, 'pagode')}`;
const province = (owner: Person, colour: string) => whose(owner, `province ${she(colour)}`);
const of = (one: Person) => (one.you ? 'vous' : one.name);

/** Qin's table in French. */
export const words: Words = {
  who,
  chooseTile: 'Choisissez une tuile.',
  chooseTileHint: 'Touchez-en une dans votre main, ou glissez-la sur le plateau.',
  chooseTileFor: square => `Choisissez une tuile pour ${square}.`,
  chooseTileForHint: 'Touchez la moitié qui doit s’y trouver.',
  chooseSquares: tile => `Choisissez deux cases pour ${tile}.`,
  chooseSquaresHint: (colour, turns) =>
    `Touchez une case éclairée pour la moitié ${she(colour)}.${turns ? ' Touchez l’autre moitié dans votre main pour tenir celle-là.' : ''}`,
  layIt: place => `La poser en ${place} ?`,
  layItHint: 'Touchez-la encore pour la tourner, une autre case éclairée pour la déplacer, ou confirmez.',
  drawHint: 'Toutes les piles se valent. Touchez-en une.',
  drawFrom: pile => `Piocher dans la pile ${pile} ?`,
  drawNow: pile => `Piocher dans la pile ${pile}`,
  lays: player => `${who(player)} ${does(player, 'posez', 'pose')} une tuile.`,
  draws: player => `${who(player)} ${does(player, 'piochez', 'pioche')} une tuile.`,
  over: 'La partie est terminée.',
  refused: (where, reason, numbers) => `${where} : ${reason}${numbers === '' ? '' : ` (${numbers})`}.`,
  numbers: list => list.map(([one, n]) => `${who(one)} ${n}`).join(', '),
  ofColour: (colour, numbers) => `${he(colour)} : ${numbers}`,
  board: (wide, high) => `Plateau, ${wide} cases sur ${high}`,
  turnTile: 'Tourner la tuile',
  grassland: 'prairie',
  water: 'point d’eau',
  village: 'village',
  territory: colour => `territoire ${he(colour)} isolé`,
  province: (colour, size, owner) => `${province(owner, colour)}, ${counted(size, 'territoire')}`,
  major: 'majeure',
  heldBy: holder => `tenu par ${of(holder)}`,
  heldByNobody: 'libre',
  strengths: numbers => `forces : ${numbers}`,
  ghost: 'la tuile se trouve ici',
  lastLay: 'dernière pose',
  yourHand: 'Votre main',
  yourHandHint: 'touches 1 2 3, R pour tourner',
  turn: 'Tourner',
  tile: (name, key) => `Tuile ${key} : ${name}`,
  byHalf: (tile, colour, halves) => (halves ? `${tile}, par sa moitié ${she(colour)}` : tile),
  tileFitsNowhere: 'Cette tuile ne va nulle part pour l’instant.',
  toPlace: n => `${agree(n, 'pagode')} à poser`,
  toPlaceSpoken: (left, total) => `${counted(left, 'pagode')} sur ${total} à poser`,
  unseen: 'Tuiles que vous n’avez pas vues',
  unseenWatching: 'Tuiles absentes du plateau',
  watching: 'Les mains sont cachées',
  watchingHint: 'Aucune main n’est montrée sur cet écran.',
  left: 'pagodes restantes',
  leftNearEnd: n => `plus que ${n} : la partie peut bientôt finir`,
  leads: 'en tête',
  onBoard: 'sur le plateau',
  villages: n => agree(n, 'village'),
  tiles: n => agree(n, 'tuile'),
  raceSpoken: (placed, total) => `${counted(placed, 'pagode')} sur ${total} ${agree(placed, 'posée')}`,
  piles: 'Tuiles à piocher',
  pile: (n, height) => `Pile ${n}, ${counted(height, 'tuile')}`,
  villageRule: 'Il revient au joueur le plus fort autour de lui, s’il l’est seul.',
  nobodyStrong: 'Aucune province ne le touche encore.',
  loneRule: 'La prochaine moitié de même couleur en fait une province.',
  moreToMajor: n => `Encore ${n} avant d’être majeure.`,
  isMajor: 'Majeure : on ne peut plus la prendre.',
  change: (before, after) => `${before} → ${after}`,
  views: { board: 'Plateau', provinces: 'Provinces', tiles: 'Tuiles', rivals: 'Rivaux' },
  villagesTitle: 'Villages',
  provincesTitle: 'Provinces',
  noProvinces: 'Aucune province pour l’instant.',
  noVillages: 'Aucune province ne touche encore un village.',
  provinceRow: (colour, size, square) => `${capital(she(colour))}, ${size} en ${square}`,
  yours: n => `vous ${n}`,
  none: 'aucun',
  yourGoods: 'Vos pagodes et vos tuiles',
  layThere: place => `Poser en ${place}`,
  outcome: 'Effet de cette pose',
  founds: (owner, colour, size) =>
    `${who(owner)} ${does(owner, 'fondez', 'fonde')} une province ${she(colour)} de ${counted(size, 'territoire')}.`,
  grows: (owner, colour, size) => `${capital(province(owner, colour))} passe à ${counted(size, 'territoire')}.`,
  absorbs: (owner, colour, own, losers) =>
    `${capital(province(owner, colour))} (${own}) annexe ${listed(losers.map(([one, n]) => `${one.you ? 'la vôtre' : elided(`celle de ${one.name}`)} (${n})`))}.`,
  joins: (owner, colour) =>
    owner.you
      ? `Vos provinces ${she(colour)}s se réunissent.`
      : elided(`Les provinces ${she(colour)}s de ${owner.name} se réunissent.`),
  squaresNow: n => `${territories(n)}.`,
  majorNow: n => `${territories(n)} : une province majeure, à l’abri pour toujours.`,
  takesBack: (one, n) => `${who(one)} ${does(one, 'reprenez', 'reprend')} ${pagodas(n)}.`,
  annexes: (one, village) => `${who(one)} ${does(one, 'annexez', 'annexe')} le village ${village}`,
  conquers: (one, village, loser) =>
    `${who(one)} ${does(one, 'prenez', 'prend')} le village ${village} à ${whom(loser)}`,
  strengthTo: (winner, next) => `${winner} contre ${next}`,
  wins: one => `${who(one)} ${does(one, 'posez votre', 'pose sa')} dernière pagode : la partie s’arrête là.`,
  layOnly: 'Aucune province ne change, aucune pagode ne bouge.',
  leftAfter: n => `reste ${n}`,
};
