/** ZhanGuo's tangles: re-assigning through full areas, activations in any order, a deck of layers. */
import {
  among,
  type Check,
  type Decision,
  EVERYONE,
  endGame,
  type Frame,
  type Game,
  known,
  OK,
  put,
  remove,
  type Seat,
  type Step,
  subset,
  todo,
  WHOLE_TABLE,
} from '../../index.ts';
import {
  ACTIONS,
  ASPECTS,
  aspectOf,
  CARDS,
  content,
  drawFrom,
  events,
  type Frames,
  inWorkersArea,
  layout,
  me,
  NOBODY,
  No,
  open,
  type Player,
  REGIONS,
  type State,
  type ZhanGuo,
} from './zhanguo-board.ts';
import { activate, calm, hire, moveDownAnyTime, reassign, recruit, regionOf } from './zhanguo-moves.ts';

type Rule = Check<ZhanGuo>;
const ROUNDS = 3;
const TURNS = 6;

// ---- a turn: one card, tucked or put to Court ----
const [HIRE, , REASSIGN] = [0, 1, 2] as const;
const frameOf = (seat: Seat, action: number): Frame<Frames> =>
  action === REASSIGN
    ? { at: 'reassign', seat, points: 3, spent: 0, must: true, passing: NOBODY }
    : { at: action === HIRE ? 'hire' : 'recruit', seat };
const possible: Rule = (look, _, action) => (look.why(frameOf(look.seat, action)) === OK ? OK : No.impossible);
const roomForCard: Rule = (look, _, region) => (me(look).tucked[region]!.length < 3 ? OK : No.regionFull);
const bearsUnrest: Rule = (look, _, region) =>
  me(look).unrest[region]! + me(look).tucked[region]!.length <= look.box.unrest[region]! ? OK : No.tooRestless;
/** ZG-145 to 149: hiring wants a higher number than the card below, recruiting a lower one; the first card fits all. */
const numberFits = (action: number, card: number, below: number | undefined) =>
  action !== REASSIGN && (below === undefined || card > below === (action === HIRE));

const play: Decision<ZhanGuo> = {
  moves: {
    tuck: {
      rule: 'ZG-075',
      point: [among('card', look => me(look).hand), among('region', REGIONS, roomForCard, bearsUnrest)],
      effect(play, card, region) {
        const { hand, tucked, unrest } = me(play);
        remove(hand, card);
        unrest[region]! += tucked[region]!.length;
        tucked[region]!.push(card);
        play.emit('tucked', play.seat, card, region);
      },
    },
    court: {
      rule: 'ZG-096',
      point: [among('card', look => me(look).hand), among('action', [...ACTIONS.keys()], possible)],
      effect(play, card, action) {
        const { s, seat } = play;
        const fits = numberFits(action, card, s.court.at(-1));
        remove(me(play).hand, card);
        s.court.push(card);
        play.emit('court', seat, card, action);
        todo(play, frameOf(seat, action), { at: 'activate', seat, action, fits, used: 0, powers: 0 });
      },
    },
    moveDownAnyTime,
  },
};

// ---- a round: all choose their cards at once; what they put back lies under everything ----
const chosen = (set: number, i: number) => ((set >> i) & 1) === 1;
const oneOfEachDeck: Rule = (look, set) => {
  const perDeck = [0, 0, 0];
  me(look).drawn.forEach((card, i) => {
    if (chosen(set, i)) perDeck[aspectOf(card)]!++;
  });
  return perDeck.every(n => n === 1) ? OK : No.oneOfEach;
};
const keep: Decision<ZhanGuo> = {
  asks: look => me(look).drawn.length > 0,
  moves: {
    putBack: {
      rule: 'ZG-238',
      point: [
        subset(
          'card',
          look => me(look).drawn.length,
          () => ASPECTS.length,
          oneOfEachDeck,
        ),
      ],
      effect(play, set) {
        const { drawn, hand } = me(play);
        drawn.forEach((card, i) => {
          if (chosen(set, i)) put(play.s.decks[aspectOf(card)]![0]!, card, known(play.seat));
          else hand.push(card);
        });
        drawn.length = 0;
        play.emit('kept', play.seat);
      },
    },
  },
};
const round: Step<ZhanGuo> = play => {
  const { s, rand } = play;
  const last = s.round === ROUNDS - 1;
  for (const layers of s.decks) layers.unshift({ pieces: [], known: [] });
  for (const { hand, drawn } of s.players)
    for (const layers of s.decks)
      for (let i = 0; i < (last ? 2 : 3); i++) (last ? hand : drawn).push(drawFrom(layers, rand));
  todo(
    play,
    { at: 'keep', seat: EVERYONE },
    { at: 'turns', seat: 0, left: TURNS * s.seats },
    { at: 'end', seat: WHOLE_TABLE },
  );
};
const turns: Step<ZhanGuo, Frames['turns']> = play => {
  const { s, seat, frame } = play;
  if (frame.left === 0) return;
  todo(play, { at: 'play', seat }, { at: 'turns', seat: (seat + 1) % s.seats, left: frame.left - 1 });
};
const end: Step<ZhanGuo> = play => {
  if (++play.s.round === ROUNDS) endGame(play, 'unified');
  else todo(play, { at: 'round', seat: WHOLE_TABLE });
};

const newPlayer = (): Player => ({
  drawn: [],
  hand: [],
  tucked: REGIONS.map(() => []),
  up: [2, 1, 0, 0, 1, 1, ...Array<number>(9).fill(0)],
  down: Array<number>(15).fill(0),
  supply: [3, 3, 4],
  workers: REGIONS.map(() => 0),
  unrest: REGIONS.map(() => 0),
  points: 0,
});
/** The one moment in which three Officials stand in a Workers area: one of them is on its way. */
function isPassing({ agenda }: State, seat: Seat, region: number): boolean {
  const frame = agenda.at(-1);
  return (
    frame?.at === 'reassign' && frame.seat === seat && frame.passing !== NOBODY && regionOf(frame.passing) === region
  );
}
const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

export const zhanguo: Game<ZhanGuo> = {
  id: 'zhanguo',
  rules: 'tangles',
  seats: [2, 4],
  colours: ['blue', 'yellow', 'green', 'purple'],
  options: {},
  content,
  open,
  setup: (_, { seats }) => ({
    seats,
    agenda: [{ at: 'round', seat: WHOLE_TABLE }],
    sealed: [],
    ending: '',
    round: 0,
    decks: ASPECTS.map(aspect => {
      const pieces = CARDS.filter(card => aspectOf(card) === aspect);
      return [{ pieces, known: pieces.map(() => 0) }];
    }),
    court: [],
    players: Array.from({ length: seats }, newPlayer),
  }),
  flow: { round, keep, turns, play, hire, recruit, reassign, activate, calm, end },
  layout,
  pools: () => ({ card: { pieces: CARDS, back: [0, ...CARDS].map(aspectOf) } }),
  events,
  reasons: No.book,
  endings: ['unified'],
  always: {
    'ZG-015': s => s.players.every(p => sum([...p.up, ...p.down, ...p.supply]) === 15),
    'ZG-021': s =>
      s.players.every((p, seat) => REGIONS.every(r => inWorkersArea(p, r) <= (isPassing(s, seat, r) ? 3 : 2))),
    'ZG-089': (s, box) => s.players.every(p => p.unrest.every((level, region) => level <= box.unrest[region]!)),
  },
  score: { points: (s, seat) => s.players[seat]!.points, workers: (s, seat) => sum(s.players[seat]!.workers) },
};
