import { type Deed, thing, thingsTold } from '@tianxia/board';
import { fastRand, type GameTypes, type Option, type Preview, type Seat, type Told, type View } from '@tianxia/kernel';
import type { TableGame } from '../table/game.ts';

type S = GameTypes['state'];

/** What a choice does by itself, by what the one who chooses sees: until chance, a sealed answer or somebody else comes in. */
export const previewOf = ({ kernel }: TableGame, view: View<S>, seat: Seat, option: Option): Preview<S> =>
  kernel.preview(view, seat, [option], fastRand(1));

/** The things on the board that a choice is about: what it names, the last first, then what is told of it. */
export function thingsOf(
  { kernel, screen }: TableGame,
  view: View<S>,
  option: Option,
  told: readonly Told[],
): string[] {
  const { args, kinds } = kernel.words(option);
  const named = args.map((arg, i) => thing(kinds[i] ?? '', arg));
  return [...named.toReversed(), ...thingsTold(kernel, told, event => screen?.told?.(event, view, kernel.box))];
}
/** So that a number stands there on the board. */
export const marked = (seat: Seat, things: readonly string[]): Deed => ({
  seat,
  title: '',
  details: [],
  banner: undefined,
  things,
  told: [],
  forced: false,
});
