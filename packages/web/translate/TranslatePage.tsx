import { loadGame, loadTexts } from '@tianxia/catalog';
import { kernelFor, tableFor } from '@tianxia/kernel';
import { Panel } from '@tianxia/look';
import { useEffect, useState } from 'react';
import { playable, titleOf } from '../games.ts';
import { Header } from '../parts/Header.tsx';
import { useTitle } from '../parts/title.ts';
import { screenWordsOf } from '../table/game.ts';
import { languages } from '../text/languages.ts';
import { usePageWords } from '../text/words.ts';
import { everyWordIn } from './everyWord.ts';
import { type Row, rowsOf } from './rows.ts';
import { taughtIn } from './taught.ts';
import './translate.css';

const PAGES = 'pages';

async function pageRows(): Promise<Row[]> {
  return rowsOf(await Promise.all(languages.map(({ code }) => everyWordIn(code))));
}
async function gameRows(id: string): Promise<Row[]> {
  const game = (await loadGame(id))!;
  const { box } = kernelFor(game, tableFor(game, game.seats[1]), game.content);
  const each = <T,>(load: (code: string) => Promise<T>) => Promise.all(languages.map(({ code }) => load(code)));
  const [texts, screen, taught] = await Promise.all([
    each(code => loadTexts(id, undefined, code)),
    each(code => screenWordsOf(id, code)),
    each(code => taughtIn(id, code)),
  ]);
  return [...rowsOf(texts, [box]), ...rowsOf(screen.map(words => ({ screen: words }))), ...rowsOf(taught)];
}

/** Every text in every language side by side, for translators. Reached from docs/translating.md. */
export default function TranslatePage() {
  const { translate: words } = usePageWords();
  const [what, setWhat] = useState(PAGES);
  const [rows, setRows] = useState<readonly Row[]>([]);
  useTitle(`${words.title} · Tianxia`);
  useEffect(() => {
    let here = true;
    void (what === PAGES ? pageRows() : gameRows(what)).then(found => here && setRows(found));
    return () => {
      here = false;
    };
  }, [what]);
  return (
    <>
      <Header wide />
      <main id="content" tabIndex={-1} className="tr-page">
        <Panel>
          <h1>{words.title}</h1>
          <p>{words.lead}</p>
          <label className="tr-what">
            {words.what}
            <select value={what} onChange={event => setWhat(event.target.value)}>
              <option value={PAGES}>{words.pages}</option>
              {playable.map(({ id }) => (
                <option key={id} value={id}>
                  {titleOf(id)}
                </option>
              ))}
            </select>
          </label>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls and must be reachable by keyboard */}
          <div className="tr-scroll" tabIndex={0}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{words.key}</th>
                  {languages.map(({ code, name }) => (
                    <th key={code} scope="col" lang={code}>
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ key, said }) => (
                  <tr key={key}>
                    <th scope="row">{key}</th>
                    {languages.map(({ code }, i) => (
                      <td key={code} lang={code} className={said[i] === '' ? 'tr-missing' : undefined}>
                        {said[i]}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Panel>
      </main>
    </>
  );
}
