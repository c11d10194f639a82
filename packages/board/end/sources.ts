import type { GameTypes, Kernel, Result, Seat, Texts, View } from '@tianxia/kernel';
import { signed } from '@tianxia/look';

/** One thing that points of a line come from, by its kind and number: a region, a wall, a card. */
export interface Source {
  kind: string;
  value: number;
  points: number;
}
/** Where the points of a line come from; nothing where the line is one figure. What is given adds up to the line. */
export type SourcesOf<G extends GameTypes> = (
  line: string,
  seat: Seat,
  view: View<G['state']>,
  box: G['box'],
) => readonly Source[];

/** What made the points, by line and seat, in words: 'Chu: 9, Wei: 6'. */
export function sourceNotes(
  kernel: Kernel<GameTypes>,
  texts: Pick<Texts<GameTypes>, 'kinds'>,
  view: View<GameTypes['state']>,
  { lines, totals }: Pick<Result, 'lines' | 'totals'>,
  sources: SourcesOf<GameTypes> | undefined,
): Record<string, string[]> {
  if (sources === undefined) return {};
  const said = (found: readonly Source[]) => {
    const plain = found.length === 1 || found.every(({ points }) => points === 1); // the line itself says how many
    return found.map(({ kind, value, points }) => {
      const name = texts.kinds[kind]?.(value, kernel.box) ?? String(value);
      return plain ? name : `${name}: ${signed(points)}`;
    });
  };
  return Object.fromEntries(
    Object.keys(lines).map(line => [
      line,
      totals.map((_, seat) => said(sources(line, seat, view, kernel.box)).join(', ')),
    ]),
  );
}
