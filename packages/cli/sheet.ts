import { type BoardText, loadBoardText } from '@tianxia/catalog';
import type { GameTypes, Result, View } from '@tianxia/kernel';
import { columns } from './help.ts';
import type { Speaker } from './speaker.ts';
import type { AnyKernel } from './table.ts';

/** The score sheet as lines: a column for each player. */
export function sheet(say: Speaker, { lines, totals, places }: Result): string[] {
  const row = (name: string, cells: readonly (string | number)[]) => [`  ${name}`, ...cells.map(cell => `${cell}`)];
  return columns([
    row('', say.names),
    ...Object.entries(lines).map(([line, bySeat]) => row(say.line(line), bySeat)),
    row('Total', totals),
    row('Place', places),
  ]);
}
/** A game without a text board shows its view as it is. */
export async function boardOf(k: AnyKernel): Promise<(view: View<GameTypes['state']>) => string> {
  const text: BoardText | undefined = await loadBoardText(k.game.id, k.game.rules);
  return view => (text === undefined ? JSON.stringify(view, undefined, 1) : text(view, k.box).trimEnd());
}
