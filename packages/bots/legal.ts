import type { GameTypes, Kernel, Option, Seat, View } from '@tianxia/kernel';

/** What a bot may choose from. A view is enough: no rule reads what the chooser cannot see (a law of every game). */
export function legalOptions<G extends GameTypes>(k: Kernel<G>, view: View<G['state']>, seat: Seat): Option[] {
  if (!k.waiting(view).includes(seat)) throw new Error(`seat ${seat} has nothing to choose here`);
  const options: Option[] = [];
  options.length = k.options(view, seat, options, false);
  if (options.length === 0) throw new Error(`seat ${seat} has no legal option`);
  return options;
}
