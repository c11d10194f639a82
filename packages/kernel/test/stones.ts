import { among, type Core, endGame, type Game, reasons, remove, todo } from '../index.ts';

/** Stones: players in turn take one of the stones that are left; the last one is nobody's choice. */
interface Frames {
  pick: {};
}
interface State extends Core<Frames> {
  left: number[];
  taken: number[]; // by seat: the sum of the stones
}
type Stones = { state: State; frames: Frames; events: { took: [seat: number, stone: number] }; box: {} };

export const stones: Game<Stones> = {
  id: 'stones',
  rules: '1',
  seats: [2, 2],
  colours: ['red', 'blue'],
  options: {},
  content: {},
  open: () => ({}),
  setup: (_box, { seats }) => ({
    seats,
    agenda: [{ at: 'pick', seat: 0 }],
    sealed: [],
    ending: '',
    left: [1, 2, 3],
    taken: [0, 0],
  }),
  flow: {
    pick: {
      moves: {
        stone: {
          rule: 'STONE-1',
          point: [among('stone', ({ s }) => s.left)],
          effect(play, stone) {
            const { s, seat, emit } = play;
            remove(s.left, stone);
            s.taken[seat]! += stone;
            emit('took', seat, stone);
            if (s.left.length === 0) endGame(play, 'none left');
            else todo(play, { at: 'pick', seat: 1 - seat });
          },
        },
      },
    },
  },
  layout: { seats: 'open', agenda: 'open', sealed: 'sealed', ending: 'open', left: 'open', taken: 'open' },
  pools: () => ({}),
  events: { took: ['seat', 'stone'] },
  reasons: reasons({}).book,
  endings: ['none left'],
  score: { stones: (s, seat) => s.taken[seat]! },
};
