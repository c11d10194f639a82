/** What the content pack offers to be used, in words; `walk.ts` finds the same words in a recorded game. */
import type { Decision, Game } from '@tianxia/kernel';
import type { Pack } from '../content/shape.ts';
import type { Icon } from '../content/vocabulary.ts';
import { FINAL_LINES } from '../score.ts';
import type { EmperorsChoice } from '../state.ts';

/** What may run out, and what then happens. */
export const SHORTAGES = [
  'no cube left',
  'missing cubes',
  'trust full',
  'missing trust',
  'no character left',
  'no tribute left',
  'no point left',
];
const each = (name: string, icons: readonly Icon[] = []) => icons.map(({ kind }) => `${name} ${kind}`);

/** Every entry of the pack, and everything it can do. */
export const usesOf = (pack: Pack): string[] => [
  ...pack.policies.flatMap(({ a, b }) => [a, b]).flatMap(({ id }) => [`settle ${id}`, `final ${id}`, `turn ${id}`]),
  ...pack.characters.flatMap(({ id, reveals, atEnd, defence, blood }) => [
    `reveal ${id}`,
    ...(reveals ?? []).flatMap(({ kind }) => [
      `effect ${id} ${kind}`,
      ...(kind === 'kill' ? [`effect ${id} nobody`] : []),
    ]),
    ...(atEnd === undefined ? [] : [`end ${id}`]),
    ...(defence === undefined ? [] : [`defence ${id}`]),
    ...(blood === true ? [`blood ${id}`] : []),
  ]),
  ...pack.treasures.flatMap(({ id, uses }) => [
    `take ${id}`,
    `steal ${id}`,
    `end ${id}`,
    ...uses.map(({ from }) => `use ${id} from ${from}`),
  ]),
  ...pack.exitTiles.flatMap(({ id, icons }) => each(`exit ${id}`, icons)),
  ...pack.bonusTiles.flatMap(({ id, icons }) => each(`bonus ${id}`, icons)),
  ...pack.palace.spaces.flatMap(({ icons }, level) => [
    ...(level > 0 ? [`level ${level}`] : []),
    ...each(`space ${level}`, icons),
  ]),
  ...pack.palace.prices.map((_, i) => `raise ${i + 1}`),
  ...pack.decreeTiles.flatMap(({ id, parts }) => each(id, parts)),
  ...pack.tiles.flatMap(({ id, start, gained, strength }) => {
    if (strength !== undefined) return [`raid ${id}`];
    return start === true ? [] : [`tile ${id}`, ...each(`tile ${id}`, gained)];
  }),
  ...pack.tributes.map(({ vp }) => `tribute ${vp}`),
  ...FINAL_LINES.map(line => `line ${line}`),
  ...SHORTAGES,
];
/** Every move of every decision. */
export const movesOf = ({ flow }: Game<EmperorsChoice>): string[] =>
  Object.entries(flow).flatMap(([at, node]) =>
    typeof node === 'function'
      ? []
      : Object.keys((node as Decision<EmperorsChoice>).moves).map(move => `${at}.${move}`),
  );
