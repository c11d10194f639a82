import type { GameTypes, Kernel, Option, Rand, Seat } from '@tianxia/kernel';

const list: Option[] = [];
/** One of the moves on offer, then one of its options. */
export function anyMove<G extends GameTypes>(k: Kernel<G>, s: G['state'], seat: Seat, rand: Rand): Option {
  const many = k.options(s, seat, list, false);
  const moveOf = (option: Option) => option >> 20;
  const moves = new Set<number>();
  for (let i = 0; i < many; i++) moves.add(moveOf(list[i]!));
  const move = [...moves][rand(moves.size)];
  const options = list.slice(0, many).filter(option => moveOf(option) === move);
  return options[rand(options.length)]!;
}
