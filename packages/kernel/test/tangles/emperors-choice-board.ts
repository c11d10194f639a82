/** Emperor's Choice, cut down: characters, cubes, and hands that others partly remember. */
import {
  type Core,
  type EventKinds,
  flag,
  kinds,
  type Layout,
  type Look,
  list,
  maybe,
  type Of,
  type Play,
  type Remembered,
  reasons,
  record,
  type Seat,
  whole,
} from '../../index.ts';

// ---- what is printed ----
const effect = kinds({
  trust: { amount: whole(-3, 3) },
  money: { amount: whole(1, 3) },
  cube: {},
  assassinate: {},
});
export type Effect = Of<typeof effect>;
const character = record({
  power: maybe(whole(0, 9)), // none printed: cubes owned and two more
  cost: whole(0, 9),
  defence: maybe(whole(1, 9)),
  blood: maybe(flag),
  reveals: maybe(effect), // when revealed in the auction
  copies: whole(1, 5),
});
const shape = record({ starting: list(character, 2, 2), deck: list(character, 1, 99) });
export const content: Of<typeof shape> = {
  starting: [
    { power: 2, cost: 0, copies: 5 },
    { power: 3, cost: 0, copies: 5 },
  ],
  deck: [
    { power: 0, cost: 2, reveals: { kind: 'assassinate' }, copies: 2 },
    { cost: 3, copies: 1 },
    { power: 7, cost: 4, blood: true, copies: 1 },
    { power: 5, cost: 3, blood: true, reveals: { kind: 'trust', amount: 1 }, copies: 2 },
    { power: 2, cost: 1, blood: true, reveals: { kind: 'trust', amount: -2 }, copies: 2 },
    { power: 4, cost: 2, reveals: { kind: 'money', amount: 1 }, copies: 2 },
    { power: 3, cost: 2, reveals: { kind: 'cube' }, copies: 2 },
    { power: 8, cost: 3, defence: 3, copies: 1 },
    { power: 5, cost: 2, defence: 2, copies: 3 },
    { power: 4, cost: 1, defence: 1, copies: 4 },
  ],
};
type Character = Omit<Of<typeof character>, 'copies'>;
export interface Box {
  characters: readonly Character[]; // by card, from 1; the starting ones first
  starting: number;
}
export function open(json: unknown): Box {
  const { starting, deck } = shape(json, 'emperors-choice');
  const cards = (rows: typeof deck) => rows.flatMap(({ copies, ...one }) => Array<Character>(copies).fill(one));
  return { characters: [{ cost: 0 }, ...cards(starting), ...cards(deck)], starting: cards(starting).length };
}
export const startingHand = (seat: Seat): number[] => [1 + seat, 6 + seat];
export const POLICIES = ['borderDefence', 'meritocracy', 'bloodLineage'] as const;
export type Policy = { kind: (typeof POLICIES)[number] };

// ---- state ----
export interface Player {
  hand: Remembered;
  drawn: number[];
  shown: number[]; // revealed in the auction
  cubes: number;
  shownCubes: number; // of these, revealed
  trust: number;
  money: number;
  points: number;
  tile: number; // order tile, 0 while in the auction
}
export interface State extends Core<Frames> {
  round: number;
  start: Seat;
  highest: number; // declared so far
  opened: boolean;
  exits: number; // a set of exit tiles
  done: number; // a set of policies
  strength: number;
  supply: number; // cubes
  deck: number[];
  market: number[];
  discard: number[];
  unused: number[]; // starting characters of empty seats
  players: Player[];
}
export interface Frames {
  round: {};
  auction: { mustOpen: boolean };
  bid: { mustOpen: boolean };
  addCubes: { added: number };
  declare: {};
  effects: { pending: number[] };
  victim: {};
  loss: {};
  loseOne: { power: number };
  exit: {};
  keepOne: {};
  management: { tile: number };
  hire: {};
  settle: {};
  show: { policy: number };
  endOfRound: {};
}
export type Events = {
  declared: [Seat, total: number];
  killed: [Seat, character: number];
  passed: [Seat, tile: number];
  lost: [Seat, item: number];
  scored: [Seat, points: number];
  settled: [Seat, policy: number];
  showed: [Seat, character: number];
  drew: [Seat, character: number];
};
export type EmperorsChoice = { state: State; frames: Frames; events: Events; box: Box };
export const events: EventKinds<Events> = {
  declared: ['seat', 'count'],
  killed: ['seat', 'character'],
  passed: ['seat', 'count'],
  lost: ['seat', 'item'],
  scored: ['seat', 'count'],
  settled: ['seat', 'policy'],
  showed: ['seat', 'character'],
  drew: ['seat', 'secret character'],
};
const openly = { zone: 'character', seen: 'all' } as const;
export const layout: Layout<State> = {
  seats: 'open',
  agenda: 'open',
  sealed: 'sealed',
  ending: 'open',
  round: 'open',
  start: 'open',
  highest: 'open',
  opened: 'open',
  exits: 'open',
  done: 'open',
  strength: 'open',
  supply: 'open',
  deck: { zone: 'character', seen: 'nobody' },
  market: openly,
  discard: openly,
  unused: openly,
  players: {
    bySeat: {
      hand: { zone: 'character', seen: 'owner' },
      drawn: { zone: 'character', seen: 'owner' },
      shown: openly,
      cubes: 'open',
      shownCubes: 'open',
      trust: 'open',
      money: 'open',
      points: 'open',
      tile: 'open',
    },
  },
};
export const No = reasons({
  alone: 'EC-063',
  cannotBeat: 'EC-072',
  openWithSomething: 'EC-073',
  mustOpen: 'EC-061',
  tileGone: 'EC-090',
  tooPoor: 'EC-018',
  alreadyDone: 'EC-153',
  exactlyTwo: 'EC-181',
});

// ---- as every chapter reads and changes it ----
export const has = (set: number, i: number): boolean => ((set >> i) & 1) === 1;
export const membersOf = (set: number, cards: readonly number[]): number[] => cards.filter((_, i) => has(set, i));
export const me = ({ s, seat }: Look<EmperorsChoice>): Player => s.players[seat]!;
export const everyone = ({ s }: Look<EmperorsChoice>): number => (1 << s.seats) - 1;
export const spareCubes = (p: Player): number => p.cubes - p.shownCubes;
export const powerOf = (box: Box, p: Player, card: number): number => box.characters[card]!.power ?? p.cubes + 2;
export function score({ s, emit }: Play<EmperorsChoice>, seat: Seat, points: number): void {
  s.players[seat]!.points = Math.max(0, s.players[seat]!.points + points);
  emit('scored', seat, points);
}
export function gainCubes(play: Play<EmperorsChoice>, n: number): void {
  const gained = Math.min(n, play.s.supply);
  play.s.supply -= gained;
  me(play).cubes += gained;
}
/** EC-015, 016: hidden cubes go first; each one missing costs three points. */
export function payCubes(play: Play<EmperorsChoice>, n: number): void {
  const p = me(play);
  const paid = Math.min(n, p.cubes);
  p.cubes -= paid;
  p.shownCubes = Math.min(p.shownCubes, p.cubes);
  play.s.supply += paid;
  if (paid < n) score(play, play.seat, -3 * (n - paid));
}
