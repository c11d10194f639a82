import { type Handlers, handle, type Texts } from '@tianxia/kernel';
import { agree, capital, counted, listed, listedOr } from '@tianxia/kernel/english';
import { colourOf, isBelow, regionOf } from '../../at.ts';
import { type Box, type Gift, SLOTS } from '../../box.ts';
import { ASPECTS, COLOURS, type Face, PIECES, REGIONS, type Reward, type SquareBonus } from '../../content/shape.ts';
import type { ZhanGuo } from '../../state.ts';

const vp = (count: number) => counted(count, 'point');
const region = (i: number) => `Region ${i + 1}`;
const aspect = (i: number, box: Box) => box.pack.aspects[i]!.names.en;
const regionsOf = (set: number) => Array.from({ length: REGIONS }, (_, r) => r).filter(r => (set >> r) & 1);

/** What a card or a power gives, in a few words. */
const giftText: Handlers<Gift, [], string> = {
  points: ({ amount }) => vp(amount),
  pointsPerCard: gift => `1 point per ${capital(gift.aspect)} card`,
  marker: () => '1 marker',
  calmHere: ({ steps }) => `unrest −${steps} here`,
  calmAnywhere: ({ steps }) => `unrest −${steps} anywhere`,
  reassign: ({ points }) => `re-assign up to ${points}`,
  moveWorker: ({ count }) => `move ${counted(count, 'Worker')}`,
  worker: ({ count }) => `${counted(count, 'Worker')} here`,
  official: ({ colour, count }) => `${counted(count, `${colour} Official`)} here`,
  calmForWorker: () => 'unrest −1 for a Worker there',
  moveGovernor: () => 'move a Governor',
};
const squareText: Handlers<SquareBonus, [], string> = {
  points: ({ amount }) => vp(amount),
  reassign: ({ points }) => `re-assign up to ${points}`,
  anyOfficial: () => 'an Official',
};
const rewardText: Handlers<Reward, [], string> = {
  anyOfficial: reward => `an Official in ${region(reward.region - 1)}`,
  officials: ({ colour, count, region: where }) => `${counted(count, `${colour} Official`)} in ${region(where - 1)}`,
  workers: ({ count, region: where }) => `${counted(count, 'Worker')} in ${region(where - 1)}`,
  governor: ({ regions }) =>
    regions.length === REGIONS
      ? 'a Governor in any Region'
      : `a Governor in ${listedOr(regions.map(r => region(r - 1)))}`,
  wall: () => 'a Wall',
  palace: () => 'a Palace',
};
const faceText: Handlers<Face, [], string> = {
  calmRegions: () => 'per Region without unrest',
  guardedRegions: () => 'per Region with at least as many Officials as unrest',
  officialRegions: ({ colour }) => `per Region with a ${colour} Official`,
  fullRegions: ({ cards }) => `per Region with ${cards} cards`,
  pairRegions: ({ cards }) => `per Region with ${cards} cards of one colour`,
  aspectRegions: face => `per Region with a ${capital(face.aspect)} card`,
  cardSets: () => 'per set of three colours of cards',
  lessUnrest: () => 'less your total unrest',
};

const card = (number: number, box: Box) =>
  number > 0 ? `${number} (${aspect(box.aspectOf[number]!, box)})` : 'a card';
/** `78 (Currency), after Recruit 1 Official: 2 points` */
const ability = (number: number, box: Box) =>
  `${card(number, box)}, after ${box.pack.court[box.triggerOf[number]!]!.names.en}: ${handle(giftText, box.bonusOf[number]!)}`;
const section = (slot: number, box: Box) => {
  const at = Math.floor(slot / SLOTS);
  return `${box.pack.sites[box.siteOf[at]!]!.names.en} ${'AB'[box.siteOf.slice(0, at).filter(site => site === box.siteOf[at]).length]}`;
};
const stepDown = (who: number, box: Box) => {
  const [red, gray, white] = box.stepsDown[who]!;
  const words = [red, gray, white].flatMap((count, i) => (count! > 0 ? [`${count} ${COLOURS[i]}`] : []));
  return words.length === 0 ? 'nobody' : listed(words);
};
const spot = (at: number, box: Box) => {
  const perRegion = box.spotsOf[0]!.length;
  const bonus = box.squareAt[at];
  const where = region(Math.floor(at / perRegion));
  return bonus === undefined ? `the open area of ${where}` : `a square of ${where} (${handle(squareText, bonus)})`;
};
const task = (at: number) => `${at < PIECES.length ? 'upper' : 'lower'} ${capital(PIECES[at % PIECES.length]!)} Task`;

/** What each thing that can be pointed at or told of is called. */
export const kinds: Texts<ZhanGuo>['kinds'] = {
  card,
  region,
  donor: region,
  aspect,
  task,
  spot,
  stepDown,
  points: vp,
  tucked: ability,
  markers: count => counted(count, 'marker'),
  workers: count => counted(count, 'Worker'),
  round: round => `Round ${round + 1}`,
  board: (board, box) => `the ${box.pack.boards.b[board]!.names.en} board`,
  action: (action, box) => box.pack.court[action]!.names.en,
  colour: colour => `a ${COLOURS[colour]} Official`,
  official: official =>
    `${COLOURS[colourOf(official)]} Official in the ${isBelow(official) ? 'Workers' : 'Governors'} area of ${region(regionOf(official))}`,
  area: area => `${area < REGIONS ? 'Governors' : 'Workers'} area of ${region(area % REGIONS)}`,
  regions: set => `${agree(regionsOf(set).length, 'Region')} ${listed(regionsOf(set).map(r => `${r + 1}`))}`,
  drawn: set =>
    `cards ${listed(Array.from({ length: 20 }, (_, i) => i).flatMap(i => ((set >> i) & 1 ? [`${i + 1}`] : [])))}`,
  wallSlot: (slot, box) => `${section(slot, box)}, ${counted(box.pack.costs.rods[slot % SLOTS]!, 'rod')}`,
  power: (power, box) => listed(box.powers[power]!.gives.map(gift => handle(giftText, gift))),
  reward: (at, box) =>
    `${handle(rewardText, box.rewards[at]!)} (${aspect(at % ASPECTS.length, box)}, round ${Math.floor(at / ASPECTS.length) + 1})`,
  taskSection: at => `${at === 0 ? 'Upper' : 'Lower'} Tasks`,
  face: (at, box) => {
    const face = box.faces[at]!;
    return `${face.points.join('/')} ${handle(faceText, face)}`;
  },
};
