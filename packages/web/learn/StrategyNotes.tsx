import { loadGame, loadStrategy, loadTexts, type Strategy, type StrategyRun } from '@tianxia/catalog';
import { type GameTypes, kernelFor, type Texts, tableFor } from '@tianxia/kernel';
import { useEffect, useState } from 'react';
import { loadHelp } from '../help/words.ts';
import { type Later, useLater } from '../text/later.ts';
import { useLanguage, useWords } from '../text/words.ts';
import { FirstMoves } from './FirstMoves.tsx';
import { type Namer, namerOf } from './first-moves.ts';
import { type Note, notesOn } from './strategy.ts';
import './strategy.css';

interface Shown {
  strategy: Strategy;
  texts: Texts<GameTypes>;
  colours: readonly string[];
  nameOf: Namer | undefined;
}
async function load(id: string, language: string): Promise<Shown | undefined> {
  const [strategy, texts, game, help] = await Promise.all([
    loadStrategy(id),
    loadTexts(id, undefined, language),
    loadGame(id),
    loadHelp(id, language),
  ]);
  if (strategy === undefined || texts === undefined || game === undefined || help === undefined) return undefined;
  const { first } = strategy;
  const nameOf = first && namerOf(first, texts, help, kernelFor(game, tableFor(game, first.players)).box);
  return { strategy, texts, colours: Object.values(texts.colours), nameOf };
}
/** The last chapter of a game's page: what games between bots show, each figure with the command that gave it. */
export default function StrategyNotes({ game, number }: { game: string; number: number }) {
  const later = useLater();
  const language = useLanguage();
  const { forms } = useWords();
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    let here = true;
    void load(game, language).then(found => here && setShown(found));
    return () => {
      here = false;
    };
  }, [game, language]);
  if (later === undefined || shown === undefined) return null;
  const words = later.strategy;
  const { runs, first } = shown.strategy;
  const games = [...runs, ...(first?.kinds ?? [])].reduce((sum, one) => sum + one.games, 0);
  return (
    <section className="guide-chapter strategy">
      <h2>
        <span className="guide-no">{number}</span>
        {words.title}
      </h2>
      <p className="note">{words.lead(games)}</p>
      <div className="guide-items">
        {runs.map(run => (
          <Run key={run.command} run={run} words={words} {...shown} forms={forms} />
        ))}
        {first && shown.nameOf && (
          <FirstMoves first={first} words={words} nameOf={shown.nameOf} percent={forms.percent} />
        )}
      </div>
    </section>
  );
}
interface RunProps extends Shown {
  run: StrategyRun;
  words: Later['strategy'];
  forms: { tenths(n: number): string; percent(n: number): string };
}
function Run({ run, words, texts, colours, forms: { tenths, percent } }: RunProps) {
  const counted = (wins: number) => (Number.isInteger(wins) ? String(wins) : tenths(wins)); // a shared win counts as its share
  const lineOf = (line: string) => texts.score[line] ?? line;
  const said = (note: Note): readonly [sentence: string, sure?: string | undefined] => {
    if (note.of === 'long') return [words.long(Math.round(run.decisions))];
    if ('line' in note)
      return [
        words[note.of](lineOf(note.line), tenths(note.points)),
        note.within === undefined ? undefined : words.apart(tenths(note.within)),
      ];
    const { low, high, luck } = note.sure;
    const between = words.between(percent(low), percent(high));
    const sentence =
      note.of === 'begins'
        ? words.begins(counted(note.wins), run.games)
        : words.seat(colours[note.seat] ?? '', counted(note.wins), run.games);
    return [sentence, luck ? `${between} · ${words.luck}` : between];
  };
  return (
    <article className="panel guide-item">
      <h3>{words.players(run.players)}</h3>
      <ul>
        {notesOn(run).map(note => {
          const [sentence, sure] = said(note);
          return (
            <li key={sentence}>
              {sentence} {sure && <span className="note">{sure}</span>}
            </li>
          );
        })}
      </ul>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.line}</th>
            <th scope="col">{words.winners}</th>
            <th scope="col">{words.others}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(run.sheet).map(([line, { winners, others }]) => (
            <tr key={line}>
              <th scope="row">{lineOf(line)}</th>
              <td>{tenths(winners)}</td>
              <td>{tenths(others)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">
        {words.made(run.date)} <code>{run.command}</code>
      </p>
    </article>
  );
}
