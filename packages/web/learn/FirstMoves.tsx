import type { StrategyFirst } from '@tianxia/catalog';
import type { Later } from '../text/later.ts';
import type { Namer } from './first-moves.ts';
import { sureOf } from './strategy.ts';

interface FirstMovesProps {
  first: StrategyFirst;
  words: Later['strategy'];
  nameOf: Namer;
  percent(n: number): string;
}
/** How often each kind of first move won, the best first. */
export function FirstMoves({ first, words, nameOf, percent }: FirstMovesProps) {
  const rows = first.kinds.map(({ kind, games, wins, liked }) => {
    const name = nameOf(kind);
    const { low, high } = sureOf(wins, games, first.players);
    return {
      kind,
      name: typeof name === 'number' ? words.scores(name) : name,
      won: percent(wins / games),
      sure: `${percent(low)} – ${percent(high)}`,
      liked: `${liked} / ${first.deals}`,
    };
  });
  return (
    <article className="panel guide-item">
      <h3>{words.first}</h3>
      <p className="note">{words.firstLead(first.deals, first.players)}</p>
      <table>
        <thead>
          <tr>
            {[words.move, words.won, words.sure, words.liked].map(title => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, name, won, sure, liked }) => (
            <tr key={kind}>
              <th scope="row">{name}</th>
              <td>{won}</td>
              <td>{sure}</td>
              <td>{liked}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">
        {words.made(first.date)} <code>{first.command}</code>
      </p>
    </article>
  );
}
