import { among, type Core, EVERYONE, endGame, type Game, type GameTypes, type Step, todo } from '@tianxia/kernel';

/** Two rounds in which everybody shows a number of fingers at once. */
interface Frames {
  round: { left: number };
  fingers: {};
}
type Fingers = {
  state: Core<Frames> & { round: number; shown: number[] };
  frames: Frames;
  events: { showed: [number, number] };
  box: object;
};
const round: Step<Fingers, Frames['round']> = play => {
  const { left } = play.frame;
  if (left === 0) return endGame(play, 'done');
  play.s.round++;
  todo(play, { at: 'fingers', seat: EVERYONE }, { at: 'round', seat: -2, left: left - 1 });
};
const fingers: Game<Fingers> = {
  id: 'fingers',
  rules: '1',
  seats: [2, 4],
  colours: ['red', 'blue', 'white', 'black'],
  options: {},
  content: {},
  open: () => ({}),
  setup: (_, { seats }) => ({
    seats,
    agenda: [{ at: 'round', seat: -2, left: 2 }],
    sealed: [],
    ending: '',
    round: 0,
    shown: Array<number>(seats).fill(0),
  }),
  flow: {
    round,
    fingers: {
      moves: {
        show: {
          rule: 'FIN-1',
          point: [among('count', [1, 2, 3])],
          effect(play, count) {
            play.s.shown[play.seat]! += count;
            play.emit('showed', play.seat, count);
          },
        },
      },
    },
  },
  layout: { seats: 'open', agenda: 'open', sealed: 'sealed', ending: 'open', round: 'open', shown: 'open' },
  pools: () => ({}),
  events: { showed: ['seat', 'count'] },
  reasons: [],
  endings: ['done'],
  score: { shown: (s, seat) => s.shown[seat]! },
};
/** A shelf with nothing else on it. */
export const onlyFingers = async (): Promise<Game<GameTypes>> => fingers as unknown as Game<GameTypes>;
