import { type Handlers, handle, type Texts } from '@tianxia/kernel';
import { agree, counted, listed, listedOr } from '@tianxia/kernel/french';
import { colourOf, isBelow, regionOf } from '../../at.ts';
import { type Box, type Gift, SLOTS } from '../../box.ts';
import { ASPECTS, COLOURS, type Face, PIECES, REGIONS, type Reward, type SquareBonus } from '../../content/shape.ts';
import type { ZhanGuo } from '../../state.ts';

/** Printed names by their English; a name that a pack of one's own adds stays as it is. */
const NAMES: Readonly<Record<string, string>> = {
  Writing: 'Écriture',
  Currency: 'Monnaie',
  Laws: 'Lois',
  military: 'militaire',
  civilian: 'civil',
  inspector: 'inspecteur',
  'Build 1 Wall': 'Bâtir 1 muraille',
  'Build 1 Palace': 'Bâtir 1 palais',
  'Hire Workers': 'Engager des ouvriers',
  'Re-assign Officials': 'Muter des fonctionnaires',
  'Recruit 1 Official': 'Recruter 1 fonctionnaire',
  'Install 1 Governor': 'Nommer 1 gouverneur',
  Turquoise: 'Turquoise',
  Gold: 'Or',
  Silver: 'Argent',
  Circle: 'Cercle',
  Square: 'Carré',
  Triangle: 'Triangle',
  Star: 'Étoile',
};
const DYED: Readonly<Record<string, string>> = { red: 'rouge', gray: 'gris', white: 'blanc' };
const ASPECT: Readonly<Record<string, string>> = { writing: 'Écriture', currency: 'Monnaie', laws: 'Lois' };
const PIECE: Readonly<Record<string, string>> = { wall: 'Muraille', palace: 'Palais', governor: 'Gouverneur' };
export const named = ({ en }: { en: string }): string => NAMES[en] ?? en;
export const dyed = (colour: string): string => DYED[colour] ?? colour;
export const aspectNamed = (aspect: string): string => ASPECT[aspect] ?? aspect;
/** '2 fonctionnaires gris', '2 fonctionnaires blancs' */
export const officials = (count: number, colour: string): string =>
  `${counted(count, 'fonctionnaire')} ${count > 1 && colour !== 'gray' ? `${dyed(colour)}s` : dyed(colour)}`;

const vp = (count: number) => counted(count, 'point');
const workers = (count: number) => counted(count, 'ouvrier');
const region = (i: number) => `Région ${i + 1}`;
const aspect = (i: number, box: Box) => named(box.pack.aspects[i]!.names);
const regionsOf = (set: number) => Array.from({ length: REGIONS }, (_, r) => r).filter(r => (set >> r) & 1);

const giftText: Handlers<Gift, [], string> = {
  points: ({ amount }) => vp(amount),
  pointsPerCard: gift => `1 point par carte ${aspectNamed(gift.aspect)}`,
  marker: () => '1 marqueur',
  calmHere: ({ steps }) => `agitation −${steps} ici`,
  calmAnywhere: ({ steps }) => `agitation −${steps} où l’on veut`,
  reassign: ({ points }) => `mutation, ${points} max`,
  moveWorker: ({ count }) => `déplacer ${workers(count)}`,
  worker: ({ count }) => `${workers(count)} ici`,
  official: ({ colour, count }) => `${officials(count, colour)} ici`,
  calmForWorker: () => 'agitation −1 et un ouvrier là-bas',
  moveGovernor: () => 'déplacer un gouverneur',
};
const squareText: Handlers<SquareBonus, [], string> = {
  points: ({ amount }) => vp(amount),
  reassign: ({ points }) => `mutation, ${points} max`,
  anyOfficial: () => 'un fonctionnaire',
};
const rewardText: Handlers<Reward, [], string> = {
  anyOfficial: reward => `un fonctionnaire en ${region(reward.region - 1)}`,
  officials: ({ colour, count, region: where }) => `${officials(count, colour)} en ${region(where - 1)}`,
  workers: ({ count, region: where }) => `${workers(count)} en ${region(where - 1)}`,
  governor: ({ regions }) =>
    regions.length === REGIONS
      ? 'un gouverneur dans la Région de son choix'
      : `un gouverneur en ${listedOr(regions.map(r => region(r - 1)))}`,
  wall: () => 'une muraille',
  palace: () => 'un palais',
};
const faceText: Handlers<Face, [], string> = {
  calmRegions: () => 'par Région sans agitation',
  guardedRegions: () => 'par Région avec au moins autant de fonctionnaires que d’agitation',
  officialRegions: ({ colour }) => `par Région avec un fonctionnaire ${dyed(colour)}`,
  fullRegions: ({ cards }) => `par Région avec ${counted(cards, 'carte')}`,
  pairRegions: ({ cards }) => `par Région avec ${counted(cards, 'carte')} d’une même couleur`,
  aspectRegions: face => `par Région avec une carte ${aspectNamed(face.aspect)}`,
  cardSets: () => 'par série de cartes des trois couleurs',
  lessUnrest: () => 'moins votre agitation totale',
};

const card = (number: number, box: Box) =>
  number > 0 ? `${number} (${aspect(box.aspectOf[number]!, box)})` : 'une carte';
/** `78 (Monnaie), après Recruter 1 fonctionnaire : 2 points` */
const ability = (number: number, box: Box) =>
  `${card(number, box)}, après « ${named(box.pack.court[box.triggerOf[number]!]!.names)} » : ${handle(giftText, box.bonusOf[number]!)}`;
const section = (slot: number, box: Box) => {
  const at = Math.floor(slot / SLOTS);
  return `${named(box.pack.sites[box.siteOf[at]!]!.names)} ${'AB'[box.siteOf.slice(0, at).filter(site => site === box.siteOf[at]).length]}`;
};
const stepDown = (who: number, box: Box) => {
  const down = box.stepsDown[who]!.flatMap((count, i) => (count > 0 ? [`${count} ${dyed(COLOURS[i]!)}`] : []));
  return down.length === 0 ? 'personne' : listed(down);
};
const spot = (at: number, box: Box) => {
  const perRegion = box.spotsOf[0]!.length;
  const bonus = box.squareAt[at];
  const where = region(Math.floor(at / perRegion));
  return bonus === undefined
    ? `la zone libre de la ${where}`
    : `une case de la ${where} (${handle(squareText, bonus)})`;
};
const areaOf = (isWorkers: boolean, r: number) =>
  `zone des ${isWorkers ? 'ouvriers' : 'gouverneurs'} de la ${region(r)}`;

/** What each thing that can be pointed at or told of is called. */
export const kinds: Texts<ZhanGuo>['kinds'] = {
  card,
  region,
  donor: region,
  aspect,
  spot,
  stepDown,
  workers,
  points: vp,
  tucked: ability,
  task: at => `mission ${PIECE[PIECES[at % PIECES.length]!]} ${at < PIECES.length ? 'du haut' : 'du bas'}`,
  markers: count => counted(count, 'marqueur'),
  cards: count => counted(count, 'carte'),
  round: round => `manche ${round + 1}`,
  board: (board, box) => `le plateau ${named(box.pack.boards.b[board]!.names)}`,
  action: (action, box) => named(box.pack.court[action]!.names),
  colour: colour => `un fonctionnaire ${dyed(COLOURS[colour]!)}`,
  official: official =>
    `fonctionnaire ${dyed(COLOURS[colourOf(official)]!)} de la ${areaOf(isBelow(official), regionOf(official))}`,
  area: area => areaOf(area >= REGIONS, area % REGIONS),
  regions: set => `${agree(regionsOf(set).length, 'Région')} ${listed(regionsOf(set).map(r => `${r + 1}`))}`,
  drawn: set =>
    `les cartes ${listed(Array.from({ length: 20 }, (_, i) => i).flatMap(i => ((set >> i) & 1 ? [`${i + 1}`] : [])))}`,
  wallSlot: (slot, box) => `${section(slot, box)}, ${counted(box.pack.costs.rods[slot % SLOTS]!, 'tige')}`,
  power: (power, box) => listed(box.powers[power]!.gives.map(gift => handle(giftText, gift))),
  reward: (at, box) =>
    `${handle(rewardText, box.rewards[at]!)} (${aspect(at % ASPECTS.length, box)}, manche ${Math.floor(at / ASPECTS.length) + 1})`,
  taskSection: at => `Missions ${at === 0 ? 'du haut' : 'du bas'}`,
  face: (at, box) => {
    const face = box.faces[at]!;
    return `${face.points.join('/')} ${handle(faceText, face)}`;
  },
};
