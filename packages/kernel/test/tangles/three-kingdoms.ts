/** Three Kingdoms' tangles: a bid of many parts, alliance sums, skills at many moments in the owner's order. */
import {
  among,
  type Decision,
  EVERYONE,
  endGame,
  type Game,
  type Look,
  NOBODY_KNOWS,
  type Seat,
  type Step,
  takeAny,
  todo,
  WHOLE_TABLE,
} from '../../index.ts';
import { alliance, bid, draft, escort, isPlaced, ownGenerals, placed, support, winners } from './three-kingdoms-bid.ts';
import {
  COMMON,
  EVERY_SPACE,
  events,
  type Frames,
  gainGoods,
  generalsOf,
  HAN,
  has,
  isBattle,
  layout,
  me,
  No,
  type Player,
  type State,
  type ThreeKingdoms,
} from './three-kingdoms-board.ts';
import { content, open, TRAINED } from './three-kingdoms-cards.ts';
import { benefits, moment, weapons } from './three-kingdoms-skills.ts';

const ROUNDS = 4;
const DRAWN = 4;

// ---- a round ----
const round: Step<ThreeKingdoms> = play => {
  const { s } = play;
  const [first, second, third] = s.order as [Seat, Seat, Seat];
  s.bids = [];
  s.allies = (1 << second) | (1 << third);
  for (const p of s.players) p.passed = false;
  todo(play, { at: 'alliance', seat: third }, { at: 'bidding', seat: first }, { at: 'resolve', seat: WHOLE_TABLE });
};
const canBid = (s: State, seat: Seat) =>
  !s.players[seat]!.passed && ownGenerals(s.players[seat]!).some(general => !isPlaced(s, general));
const bidding: Step<ThreeKingdoms> = play => {
  const { s } = play;
  const seat = [0, 1, 2].map(k => (play.seat + k) % 3).find(one => canBid(s, one));
  if (seat !== undefined) todo(play, { at: 'bid', seat }, { at: 'bidding', seat: (seat + 1) % 3 });
};
const resolve: Step<ThreeKingdoms> = play => {
  const { s, box } = play;
  const winnersOf = EVERY_SPACE.map(space => winners(s, space, box.tieWinner));
  const lost = s.bids.filter(one => !has(winnersOf[one.space]!, one.seat));
  const losses = [...new Map(lost.map(({ seat, space }) => [seat * 16 + space, { seat, space }])).values()];
  const wonBy = (seat: Seat) => EVERY_SPACE.reduce((set, i) => (has(winnersOf[i]!, seat) ? set | (1 << i) : set), 0);
  for (const { seat, army, units, space } of s.bids) {
    s.players[seat]!.goods[army]! += units;
    s.players[seat]!.goods[TRAINED]! += units;
    play.emit(has(winnersOf[space]!, seat) ? 'won' : 'lost', seat, space);
  }
  const end = s.round === 1 ? 'recruited' : 'roundEnd';
  todo(
    play,
    ...losses.map(loss => ({ ...loss, at: 'moment', moment: 'bidLost' }) as const),
    ...s.order.map(seat => ({ at: 'actions', seat, left: wonBy(seat) }) as const),
    ...s.order.map(seat => ({ at: 'moment', seat, moment: end, space: -1 }) as const),
    { at: 'endOfRound', seat: WHOLE_TABLE },
  );
};
/** TK-181, 182: in any order; each may be declined. */
const stillLeft = ({ frame }: Look<ThreeKingdoms, Frames['actions']>) => EVERY_SPACE.filter(i => has(frame.left, i));
const actions: Decision<ThreeKingdoms, Frames['actions']> = {
  asks: ({ frame }) => frame.left !== 0,
  moves: {
    take: {
      rule: 'TK-181',
      stays: true,
      point: [among('space', stillLeft)],
      effect(play, space) {
        const { s, seat } = play;
        play.frame.left &= ~(1 << space);
        if (COMMON.includes(space)) gainGoods(play, play.box.spaces[space]!, 2);
        else me(play).points += isBattle(space) ? 3 : 1;
        if (space === HAN) s.emperor = seat;
        me(play).won++;
        todo(play, { at: 'moment', seat, moment: 'afterAction', space });
      },
    },
    decline: {
      rule: 'TK-182',
      stays: true,
      point: [among('space', stillLeft)],
      effect(play, space) {
        play.frame.left &= ~(1 << space);
      },
    },
  },
};
const endOfRound: Step<ThreeKingdoms> = play => {
  const { s } = play;
  s.order.sort((a, b) => s.players[b]!.won - s.players[a]!.won || a - b);
  if (s.round++ === ROUNDS) endGame(play, 'settled');
  else todo(play, { at: 'round', seat: WHOLE_TABLE });
};

function newPlayer(seat: Seat, deal: (pieces: number[]) => number): Player {
  const [lord, ...rest] = generalsOf(seat) as [number, ...number[]];
  const drawn = Array.from({ length: DRAWN }, () => deal(rest));
  const reserve = { pieces: rest, known: rest.map(() => NOBODY_KNOWS) };
  return { drawn, hidden: [lord], shown: [], reserve, goods: [3, 2, 1, 2, 1, 1, 2], passed: false, won: 0, points: 0 };
}
export const threeKingdoms: Game<ThreeKingdoms> = {
  id: 'three-kingdoms',
  rules: 'tangles',
  seats: [3, 3],
  colours: ['blue', 'red', 'green'],
  options: {},
  content,
  open,
  setup: (_, { seats }, rand) => ({
    seats,
    agenda: [
      { at: 'round', seat: WHOLE_TABLE },
      { at: 'draft', seat: EVERYONE },
    ],
    sealed: [],
    ending: '',
    round: 1,
    order: [0, 1, 2],
    allies: 0,
    allianceSpace: -1,
    emperor: 0,
    bids: [],
    players: [0, 1, 2].map(seat => newPlayer(seat, rest => takeAny(rest, rand))),
  }),
  flow: {
    draft,
    round,
    alliance,
    bidding,
    bid,
    escort,
    support,
    placed,
    resolve,
    actions,
    moment,
    benefits,
    weapons,
    endOfRound,
  },
  layout,
  pools: box => {
    const all = [...box.generals.keys()];
    return { general: { pieces: all.slice(1), back: all.map(id => Math.max(0, Math.ceil(id / 6) - 1)) } };
  },
  events,
  reasons: No.book,
  endings: ['settled'],
  always: { 'TK-130': s => s.players.every(p => p.goods.every(n => n >= 0)) },
  score: {
    goods: (s, seat) => s.players[seat]!.goods.reduce((sum, n) => sum + n),
    points: (s, seat) => s.players[seat]!.points,
  },
  tiebreak: [(s, seat) => s.players[seat]!.won],
};
