import type { Erased } from '../engine/erased.ts';
import {
  type Decision,
  fastRand,
  type Game,
  kernelFor,
  known,
  type Move,
  mute,
  OK,
  put,
  remove,
  subset,
  tableFor,
} from '../index.ts';
import { apart, change } from '../proof/knowledge.ts';
import { LAWS } from '../proof/laws.ts';
import { No, type Stash, type State, stash, withTurn } from './toy.ts';

export type Effect = Move<Stash>['effect'];
export const SEEDS = Array.from({ length: 12 }, (_, i) => i + 1);

/** A table at its first turn, or where `until` holds. */
export function begun(game: Game<Stash>, seed: number, until = (s: State) => s.agenda.at(-1)!.at === 'turn') {
  const table = tableFor(game, 3);
  const k = kernelFor(game, table);
  const rand = fastRand(seed);
  const s = k.setup(table, rand, mute);
  while (!until(s)) k.apply(s, k.waiting(s)[0]!, k.anyOption(s, k.waiting(s)[0]!, rand), rand, mute);
  return { k, s, rand };
}
/** What a law says of this pass, at several tables; `prepare` changes the position before it. */
export function ofPass(
  law: (change: Erased, rand: Erased) => string | undefined,
  game: Game<Stash>,
  prepare = (_: State) => {},
) {
  return SEEDS.map(seed => {
    const { k, s, rand } = begun(game, seed);
    prepare(s);
    return law(change(k as Erased, s, k.waiting(s)[0]!, k.read('turn.pass')!, rand), rand);
  });
}
export const passing = (effect: Effect, more: Partial<Game<Stash>> = {}): Game<Stash> => ({
  ...withTurn({ pass: { rule: 'TOY-1', effect } }),
  ...more,
});
export const alike: Partial<Game<Stash>> = {
  open: (content, table) => ({ ...stash.open(content, table), cards: [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2] }),
};
export const found = (said: readonly (string | undefined)[]) => said.filter(one => one !== undefined);

export const lastHidden = ({ s, seat }: { s: State; seat: number }) => s.hands[(seat + 1) % s.seats]!.at(-1) ?? 0;
/** Stash where the card that each chooses, all at once, by its place in the hand, goes into the chest unseen; the choice may do more. */
export const sealing = (more: Effect = () => {}, changed: Partial<Game<Stash>> = {}): Game<Stash> => ({
  ...stash,
  ...changed,
  flow: {
    ...stash.flow,
    show: {
      ...(stash.flow.show as Decision<Stash>),
      moves: {
        card: {
          rule: 'TOY-1',
          point: [
            subset(
              'card',
              ({ s, seat }) => s.hands[seat]!.length,
              () => 1,
              (_, set) => (set === 0 ? No.noCard : OK),
            ),
          ],
          effect(play, set) {
            const card = play.s.hands[play.seat]!.find((_, i) => (set >> i) & 1)!;
            remove(play.s.hands[play.seat]!, card);
            put(play.s.chest, card, known(play.seat));
            more(play, 0, 0);
          },
        },
      },
    },
  },
});
/** What the law says where all choose at once and so many have answered. */
export function whereAllChoose(game: Game<Stash>, answered: number) {
  return SEEDS.map(seed => {
    const { k, s, rand } = begun(
      game,
      seed,
      one => one.sealed.filter(answer => answer > 1).length === answered && one.agenda.at(-1)!.at === 'show',
    );
    const seat = k.waiting(s)[0]!;
    return apart(change(k as Erased, s, seat, k.anyOption(s, seat, rand), rand), rand);
  });
}
export const says = (law: string, moment: object) => LAWS[law]!(moment as Erased);
