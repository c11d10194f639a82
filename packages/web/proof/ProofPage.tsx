import { Panel } from '@tianxia/look';
import { Link } from 'wouter';
import { aboutOf, titleOf } from '../games.ts';
import { Header } from '../parts/Header.tsx';
import { useTitle } from '../parts/title.ts';
import { type PageWords, useLanguage, usePageWords } from '../text/words.ts';
import figures from './figures.json';
import './proof.css';

/** What is known of the rules, and by which command: the figures of docs/proof.md. */
export default function ProofPage() {
  const { proof: words } = usePageWords();
  useTitle(words.heading);
  return (
    <>
      <Header />
      <main id="content" tabIndex={-1} className="proof-page">
        <Panel className="proof-panel">
          <h1>{words.heading}</h1>
          <p>{words.lead}</p>
          {figures.map(({ id, rows, command }) => (
            <Section key={id} id={id as Id} rows={rows} command={command} />
          ))}
        </Panel>
      </main>
    </>
  );
}
type Id = keyof PageWords['proof']['sections'];
function Section({ id, rows, command }: { id: Id; rows: string[][]; command: string | string[] }) {
  const { proof: words } = usePageWords();
  const { title, text, head } = words.sections[id];
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <p>{text}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls and must be reachable by keyboard */}
      <div className="proof-table" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {head.map(name => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <tr key={row.join()}>
                {row.map((cell, i) => (
                  <td key={head[i]}>
                    <Cell of={cell} game={row[0]!} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className="note">
        {[command].flat().map(one => (
          <li key={one}>
            <code>{one}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
/** A figure, a date, a game by its name, a file, or rules that never came up, each with its test. Tests are named in English. */
function Cell({ of, game }: { of: string; game: string }) {
  const language = useLanguage();
  const { proof: words } = usePageWords();
  if (of === 'none') return words.none;
  const older = /^(\S+) older$/.exec(of)?.[1];
  if (older !== undefined) return words.older(older);
  if (aboutOf(of)) return titleOf(of);
  if (/^[\d,]+$/.test(of)) return Number(of.replaceAll(',', '')).toLocaleString(language);
  if (of.endsWith('.ts')) return <code>{of}</code>;
  const scenes = [...of.matchAll(/([A-Z]{2,3}-\d{3}) \((.+?)\)(?:; |$)/g)];
  if (scenes.length === 0) return of;
  return scenes.map(([, rule, test]) => (
    <p key={rule}>
      <Link className="link" href={`/rules/${game}/${rule}`}>
        {rule}
      </Link>{' '}
      <span lang="en">{test}</span>
    </p>
  ));
}
