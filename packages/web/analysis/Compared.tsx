import type { Player, Speech } from '@tianxia/board';
import { usePageWords } from '../text/words.ts';

export interface ComparedProps {
  when: string; // as many choices were made on both sides
  line: readonly number[]; // points by seat, in the line that is looked at …
  game: readonly number[]; // … and in the game it left
  players: readonly Player[];
  speech: Speech;
}
/** A line beside the game it left: who has how many points after as many choices. */
export function Compared({ when, line, game, players, speech }: ComparedProps) {
  const { analysis: words } = usePageWords();
  const signed = (by: number) => (by === 0 ? '0' : `${by < 0 ? '−' : '+'}${Math.abs(by)}`);
  return (
    <>
      <h3>{words.compared.title}</h3>
      <table className="an-sheet an-compared">
        <caption className="note">{words.compared.after(when)}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{words.compared.line}</th>
            <th scope="col">{words.compared.game}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {players.map(({ colour }, seat) => {
            const by = (line[seat] ?? 0) - (game[seat] ?? 0);
            return (
              <tr key={colour}>
                <th scope="row">{speech.name(seat)}</th>
                <td>{line[seat] ?? 0}</td>
                <td>{game[seat] ?? 0}</td>
                <td className={by < 0 ? 'minusn' : 'plusn'}>{signed(by)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
