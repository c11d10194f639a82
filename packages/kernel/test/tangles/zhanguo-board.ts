/** ZhanGuo, cut down to what is tangled in it: the player board, its cards and powers. */
import {
  type Core,
  type EventKinds,
  kinds,
  type Layout,
  type Look,
  list,
  type Of,
  type Play,
  type Rand,
  type Remembered,
  reasons,
  record,
  type Seat,
  takeAnyOf,
  whole,
  word,
} from '../../index.ts';

// ---- what is printed ----
export const REGIONS = [0, 1, 2, 3, 4];
export const COLOURS = [0, 1, 2];
export const ACTIONS = ['hire', 'recruit', 'reassign'] as const;
const bonus = kinds({
  points: { victory: whole(1, 9) },
  worker: {},
  calmHere: {},
  calmAnywhere: {},
  reassign: { most: whole(1, 4) },
});
export type Bonus = Of<typeof bonus>;
const ability = record({ after: word(...ACTIONS), gives: bonus });
type Ability = Of<typeof ability>;
const shape = record({
  abilities: list(ability, 1, 99), // the cards show these over and over
  powers: list(list(ability, 0, 9), 4, 4), // of the four boards
  unrest: list(whole(1, 4), 5, 5), // length of each Region's track
});
export const content: Of<typeof shape> = {
  abilities: [
    { after: 'hire', gives: { kind: 'points', victory: 2 } },
    { after: 'recruit', gives: { kind: 'worker' } },
    { after: 'hire', gives: { kind: 'calmAnywhere' } },
    { after: 'recruit', gives: { kind: 'reassign', most: 2 } },
    { after: 'hire', gives: { kind: 'reassign', most: 2 } },
    { after: 'recruit', gives: { kind: 'calmHere' } },
    { after: 'hire', gives: { kind: 'calmHere' } },
  ],
  powers: [
    [{ after: 'hire', gives: { kind: 'reassign', most: 1 } }],
    [{ after: 'reassign', gives: { kind: 'calmAnywhere' } }],
    [{ after: 'recruit', gives: { kind: 'reassign', most: 2 } }],
    [
      { after: 'recruit', gives: { kind: 'points', victory: 1 } },
      { after: 'hire', gives: { kind: 'calmAnywhere' } },
    ],
  ],
  unrest: [3, 2, 3, 4, 3],
};
export interface Box {
  ability: readonly Ability[]; // by card
  powers: readonly (readonly Ability[])[]; // by board
  unrest: readonly number[];
}
const CARDS_OF_ASPECT = 24;
export const ASPECTS = [0, 1, 2];
export const CARDS = Array.from({ length: 3 * CARDS_OF_ASPECT }, (_, i) => i + 1);
export const aspectOf = (card: number): number => Math.floor((card - 1) / CARDS_OF_ASPECT);
export function open(json: unknown): Box {
  const { abilities, powers, unrest } = shape(json, 'zhanguo');
  return { ability: [0, ...CARDS].map(card => abilities[card % abilities.length]!), powers, unrest };
}

// ---- state ----
export interface Player {
  drawn: number[];
  hand: number[];
  tucked: number[][]; // by Region
  up: number[]; // Officials in the Governors areas, by Region and colour
  down: number[]; // Officials in the Workers areas
  supply: number[]; // Officials, by colour
  workers: number[];
  unrest: number[];
  points: number;
}
export interface State extends Core<Frames> {
  round: number;
  decks: Remembered[][]; // by aspect: layers, the top one last
  court: number[];
  players: Player[];
}
export interface Points {
  points: number;
  spent: number;
  must: boolean; // ZG-103: the action spends at least one, a bonus none (ZG-113)
  passing: number; // the place of an Official inside a full Workers area, or NOBODY
}
export interface Frames {
  round: {};
  keep: {};
  turns: { left: number };
  play: {};
  hire: {};
  recruit: {};
  reassign: Points;
  activate: { action: number; fits: boolean; used: number; powers: number }; // sets of tucked cards and of powers used
  calm: {};
  end: {};
}
export type Events = {
  kept: [Seat];
  tucked: [Seat, card: number, region: number];
  court: [Seat, card: number, action: number];
  moved: [Seat, from: number, to: number];
  hired: [Seat, region: number, workers: number];
  activated: [Seat, card: number];
  scored: [Seat, points: number];
};
export type ZhanGuo = { state: State; frames: Frames; events: Events; box: Box };
export const events: EventKinds<Events> = {
  kept: ['seat'],
  tucked: ['seat', 'card', 'region'],
  court: ['seat', 'card', 'action'],
  moved: ['seat', 'place', 'place'],
  hired: ['seat', 'region', 'count'],
  activated: ['seat', 'card'],
  scored: ['seat', 'count'],
};
export const layout: Layout<State> = {
  seats: 'open',
  agenda: 'open',
  sealed: 'sealed',
  ending: 'open',
  round: 'open',
  decks: { each: { each: { zone: 'card', seen: 'nobody' } } },
  court: { zone: 'card', seen: 'all' },
  players: {
    bySeat: {
      drawn: { zone: 'card', seen: 'owner' },
      hand: { zone: 'card', seen: 'owner' },
      tucked: { each: { zone: 'card', seen: 'all' } },
      up: 'open',
      down: 'open',
      supply: 'open',
      workers: 'open',
      unrest: 'open',
      points: 'open',
    },
  },
};
export const No = reasons({
  regionFull: 'ZG-076',
  tooRestless: 'ZG-089',
  impossible: 'ZG-098',
  nobodyThere: 'ZG-125',
  areaFull: 'ZG-021',
  noneInSupply: 'ZG-102',
  noRoad: 'ZG-104',
  noPointLeft: 'ZG-107',
  otherOnTheWay: 'ZG-108',
  spendOne: 'ZG-103',
  otherTrigger: 'ZG-144',
  wrongNumber: 'ZG-147',
  usedAlready: 'ZG-150',
  blocked: 'ZG-152',
  noUnrest: 'ZG-091',
  oneOfEach: 'ZG-238',
});

// ---- the board, as every chapter reads it ----
export const NOBODY = -1;
export const at = (region: number, colour: number): number => region * 3 + colour;
export const me = ({ s, seat }: Look<ZhanGuo>): Player => s.players[seat]!;
export const inWorkersArea = (p: Player, region: number): number =>
  p.down[at(region, 0)]! + p.down[at(region, 1)]! + p.down[at(region, 2)]!;
export const restless = ({ s, box, seat }: Look<ZhanGuo>, region: number): boolean =>
  s.players[seat]!.unrest[region]! >= box.unrest[region]!;
export function score(play: Play<ZhanGuo>, points: number): void {
  me(play).points += points;
  play.emit('scored', play.seat, points);
}

/** ZG-253: what was put below lies in layers of its own, drawn from only when all above is used up. */
export function drawFrom(layers: Remembered[], rand: Rand): number {
  while (layers.length > 1 && layers.at(-1)!.pieces.length === 0) layers.pop();
  return takeAnyOf(layers.at(-1)!, rand);
}
