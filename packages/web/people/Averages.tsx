import { Panel } from '@tianxia/look';
import type { ProfileBody } from '@tianxia/protocol';
import { GameName } from '../lobby/GameName.tsx';
import { usePageWords, useWords } from '../text/words.ts';

/** How somebody fares at each game. */
export function Averages({ averages }: Pick<ProfileBody, 'averages'>) {
  const { forms } = useWords();
  const { people } = usePageWords();
  const { averages: title, averagesHead: head } = people.profile;
  if (averages.length === 0) return null;
  return (
    <Panel className="pp-part">
      <h2>{title}</h2>
      <table className="pf-averages">
        <thead>
          <tr>
            {Object.values(head).map(name => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {averages.map(({ game, games, wins, mean, best }) => (
            <tr key={game}>
              <th scope="row" className="serif">
                <GameName game={game} />
              </th>
              <td>{games}</td>
              <td>{wins}</td>
              <td>{forms.tenths(mean)}</td>
              <td>{best}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
