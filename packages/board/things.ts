import type { GameTypes, Kernel, Told } from '@tianxia/kernel';

/** A thing on the table by its kind and number: 'card 48', 'region 3'. Drawn elements carry it as data-thing. */
export type ThingKey = string;
export const thing = (kind: string, value: number): ThingKey => `${kind} ${value}`;
export const kindOf = (key: ThingKey): string => key.slice(0, key.lastIndexOf(' '));
export const numberOf = (key: ThingKey): number => Number(key.slice(key.lastIndexOf(' ') + 1));

const NO_THING: readonly string[] = ['seat', 'count'];

/** The things that events speak of, in the order they are named. */
export function thingsTold<G extends GameTypes>(kernel: Kernel<G>, told: readonly Told[]): ReadonlySet<ThingKey> {
  const kindsOf = kernel.game.events as Readonly<Record<string, readonly string[]>>;
  return new Set(
    told.flatMap(([event, ...args]) =>
      args.flatMap((value, i) => {
        const kind = kindsOf[event]?.[i]?.replace(/^secret /, '');
        return kind === undefined || NO_THING.includes(kind) ? [] : [thing(kind, value)];
      }),
    ),
  );
}
