import { type Explained, type GameTypes, OK, type Seat, type View } from '@tianxia/kernel';
import type { Speaker } from '../speaker.ts';
import type { AnyKernel } from '../table.ts';
import { matches, PAGE } from './menu.ts';

/** Why not? All that cannot be chosen now, by reason; or, when few match the filter, one by one. */
export function refusals(
  k: AnyKernel,
  english: Speaker,
  view: View<GameTypes['state']>,
  seat: Seat,
  filter: string,
): string[] {
  const explained = k.explain(view, seat);
  const labels = labelled(k, english, explained);
  const named = explained
    .map((one, i) => ({ ...one, label: labels[i]! }))
    .filter(({ label }) => filter === '' || matches(label, filter));
  const refused = named.filter(one => one.why !== OK);
  const legal = named.length - refused.length;
  if (named.length === 0) return [`Nothing here is like "${filter}".`];
  if (filter !== '' && named.length <= PAGE)
    return named.map(({ label, why }) => `  ${label}: ${why === OK ? 'allowed' : english.reason(why)}`);
  const reasons = [...new Set(refused.map(one => one.why))];
  return [
    ...reasons.map(why => {
      const alike = refused.filter(one => one.why === why);
      return `${`${alike.length}`.padStart(5)}  ${english.reason(why)}, for instance: ${alike[0]!.label}`;
    }),
    `${`${legal}`.padStart(5)}  allowed`,
  ];
}

/** A refusal of a whole move, or of the first thing pointed at, is about no second thing: that is left open. */
function labelled(k: AnyKernel, english: Speaker, explained: readonly Explained[]): string[] {
  const words = explained.map(({ option }) => k.words(option));
  const siblings = new Map<string, number>();
  const count = (key: string) => siblings.set(key, (siblings.get(key) ?? 0) + 1);
  for (const { move, args } of words) {
    count(move);
    count(`${move} ${args[0]}`);
  }
  return explained.map(({ option, why }, i) => {
    const { move, args } = words[i]!;
    const alone = (key: string) => why !== OK && siblings.get(key) === 1;
    if (args.every(arg => arg === 0) && alone(move)) return english.choice(option, 0);
    return english.choice(option, args.length === 2 && args[1] === 0 && alone(`${move} ${args[0]}`) ? 1 : args.length);
  });
}
