import type { Gain } from '@tianxia/bots/analysis';
import type { GameTypes, Texts } from '@tianxia/kernel';
import { classes } from '@tianxia/look';
import { usePageWords, useWords } from '../text/words.ts';

const LEAST = 0.25; // points: a smaller difference is a matter of luck in the trials

export interface GainsProps {
  gains: readonly Gain[];
  now: number; // points that the best choice brings more at once
  texts: Texts<GameTypes>;
  name: string;
  you: boolean;
}
/** Why, from the score sheet: which lines would have been different at the end of the game. */
export function Gains({ gains, now, texts, name, you }: GainsProps) {
  const { forms } = useWords();
  const { analysis: words } = usePageWords();
  const signed = (by: number) => `${by < 0 ? '' : '+'}${forms.tenths(by)}`;
  const lines = gains.filter(({ chosen, best }) => Math.abs(best - chosen) >= LEAST);
  const sum = (part: 'chosen' | 'best') => gains.reduce((total, gain) => total + gain[part], 0);
  const by = sum('best') - sum('chosen');
  const most = Math.max(1, ...lines.map(({ chosen, best }) => Math.abs(best - chosen)));
  const points = forms.tenths(Math.abs(by));
  const told = by > 0.5 ? words.more(name, you, points) : by < -0.5 ? words.fewer(name, you, points) : words.level;
  const row = (label: string, chosen: number, best: number) => (
    <tr key={label} className={classes(label === words.total && 'an-total')}>
      <th scope="row">{label}</th>
      <td>{forms.tenths(chosen)}</td>
      <td>{forms.tenths(best)}</td>
      <td className="an-bar" aria-hidden="true">
        {label !== words.total && (
          <i
            className={best < chosen ? 'an-less' : 'an-gain'}
            style={{ width: `${(50 * Math.abs(best - chosen)) / most}%` }}
          />
        )}
      </td>
      <td className={best < chosen ? 'minusn' : 'plusn'}>{signed(best - chosen)}</td>
    </tr>
  );
  return (
    <>
      <h3>{words.why}</h3>
      <p>
        {now !== 0 && words.now(now)} {told}
      </p>
      <table className="an-sheet">
        <caption className="unseen">{words.sheet}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{words.line}</span>
            </th>
            <th scope="col">{words.chosenColumn}</th>
            <th scope="col">{words.bestColumn}</th>
            <td />
            <td />
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, chosen, best }) => row(texts.score[line] ?? line, chosen, best))}
          {row(words.total, sum('chosen'), sum('best'))}
        </tbody>
      </table>
    </>
  );
}
