import { among, type Game, kernelFor, type LiveTable, liveTable, remove, type Seat, tableFor } from '../index.ts';
import { stones } from './stones.ts';

type Stones = typeof stones extends Game<infer G> ? G : never;
/** Stones by stages: whoever a stage belongs to takes one of its stones, the rest of it is gone. A stage of one stone plays itself. */
export function stagesOf(...stages: readonly (readonly [Seat, ...stones: number[]])[]): LiveTable<Stones['state']> {
  const game: Game<Stones> = {
    ...stones,
    setup: (_box, { seats }) => ({
      seats,
      agenda: stages.map(([seat]) => ({ at: 'pick' as const, seat })).toReversed(),
      sealed: [],
      ending: '',
      left: stages.flatMap(([, ...stones], stage) => stones.map(stone => 100 * stage + stone)),
      taken: [0, 0],
    }),
    flow: {
      pick: {
        moves: {
          stone: {
            rule: 'STONE-1',
            point: [
              among('stone', ({ s }) => {
                const stage = Math.floor(s.left[0]! / 100);
                return s.left.filter(one => Math.floor(one / 100) === stage).map(one => one % 100);
              }),
            ],
            effect({ s, seat, emit }, stone) {
              const stage = Math.floor(s.left[0]! / 100);
              for (const one of s.left.filter(one => Math.floor(one / 100) === stage)) remove(s.left, one);
              s.taken[seat]! += stone;
              emit('took', seat, stone);
            },
          },
        },
      },
    },
  };
  const table = tableFor(game, 2);
  const live = liveTable(kernelFor(game, table), table, () => 0);
  live.begin(0);
  return live;
}
