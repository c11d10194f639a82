import { Panel } from '@tianxia/look';
import { Header } from '../parts/Header.tsx';
import { useTitle } from '../parts/title.ts';
import figures from './figures.json';
import { proofWords as words } from './words.ts';
import './proof.css';

/** What is known of the rules, and by which command: the figures of docs/proof.md. */
export default function ProofPage() {
  useTitle(words.heading);
  return (
    <>
      <Header />
      <main id="content" tabIndex={-1} className="proof-page" lang="en">
        <Panel className="proof-panel">
          <h1>{words.heading}</h1>
          <p>{words.lead}</p>
          {figures.map(({ title, text, head, rows, date, command }) => (
            <section key={title} aria-label={title}>
              <h2>{title}</h2>
              {text.map(sentence => (
                <p key={sentence}>{sentence}</p>
              ))}
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
                          <td key={head[i]}>{cell}</td>
                        ))}
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
              <p className="note">{words.measured(date)}</p>
              <ul className="note">
                {[command].flat().map(one => (
                  <li key={one}>
                    <code>{one}</code>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </Panel>
      </main>
    </>
  );
}
