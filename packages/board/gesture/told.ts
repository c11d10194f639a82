import { type Told as Event, type GameTypes, type Kernel, UNKNOWN } from '@tianxia/kernel';
import { type ThingKey, thing } from './things.ts';

/** The things one event is about, where its arguments do not name them; nothing: as its arguments say. */
export type Told<G extends GameTypes> = (
  event: Event,
  state: G['state'],
  box: G['box'],
) => readonly ThingKey[] | undefined;

const NUMBERS = new Set(['count', 'points', 'round']);

/** The things on the table that events speak of: marked as changed, or lit from the log. */
export function thingsTold<G extends GameTypes>(
  kernel: Kernel<G>,
  state: G['state'],
  events: readonly Event[],
  told?: Told<G>,
): ReadonlySet<ThingKey> {
  const kindsOf = kernel.game.events as Readonly<Record<string, readonly string[]>>;
  return new Set(
    events.flatMap(event => {
      const own = told?.(event, state, kernel.box);
      if (own !== undefined) return own;
      const [name, ...args] = event;
      return args.flatMap((value, i) => {
        const kind = kindsOf[name]?.[i]?.replace('secret ', '');
        return kind === undefined || NUMBERS.has(kind) || value <= UNKNOWN ? [] : [thing(kind, value)];
      });
    }),
  );
}
