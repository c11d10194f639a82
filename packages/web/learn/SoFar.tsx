import type { Result } from '@tianxia/kernel';
import { SeatMark, signed } from '@tianxia/look';
import type { TableGame } from '../table/game.ts';
import type { WholeTable } from '../table/useWholeTable.ts';
import { useWords } from '../text/words.ts';
import './so-far.css';

/** Everybody in the order of their places, each with the lines that brought or cost them points. */
export function standingsOf({ lines, totals, places }: Result, nameOf: Readonly<Record<string, string>>) {
  return places
    .map((place, seat) => ({
      seat,
      place,
      total: totals[seat] ?? 0,
      from: Object.entries(lines).flatMap(([line, values]) =>
        values[seat] ? [`${nameOf[line] ?? line} ${signed(values[seat])}`] : [],
      ),
    }))
    .sort((a, b) => a.place - b.place);
}
/** How the short game at the end of the lessons stands, and why. */
export function SoFar({ table, tableGame }: { table: WholeTable; tableGame: TableGame }) {
  const { play } = useWords();
  const { view, viewer, players } = table.shared;
  const standings = standingsOf(tableGame.kernel.result(view), tableGame.texts.score);
  return (
    <ol className="so-far" aria-label={play.scores}>
      {standings.map(({ seat, total, from }) => (
        <li key={seat}>
          <SeatMark colour={players[seat]?.colour ?? ''} size={22} />
          <span>
            <b>{seat === viewer ? play.you : players[seat]?.name}</b>
            <small>{from.join(' · ')}</small>
          </span>
          <b>{signed(total)}</b>
        </li>
      ))}
    </ol>
  );
}
