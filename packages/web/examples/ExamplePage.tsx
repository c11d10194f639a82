import { type About, kernelIn, type Scene } from '@tianxia/kernel';
import { Panel } from '@tianxia/look';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { aboutOf, brief, titleOf } from '../games.ts';
import { Header } from '../parts/Header.tsx';
import { Lost } from '../parts/Lost.tsx';
import { useTitle } from '../parts/title.ts';
import { Wait } from '../parts/Wait.tsx';
import { openGame, type TableGame } from '../table/game.ts';
import { useInLanguage } from '../table/useInLanguage.ts';
import { languageNow, useWords } from '../text/words.ts';
import { ExampleTable } from './ExampleTable.tsx';
import { hasExamples, loadScenes, type Told, useExamples } from './examples.ts';
import './examples.css';

/** One worked example at the real table. */
export default function ExamplePage({ game, example }: { game: string; example: string }) {
  const { examples } = useWords();
  const about = aboutOf(game);
  const told = useExamples(game);
  const [scenes, setScenes] = useState<readonly Scene[]>();
  useTitle(`${told?.words[example]?.title ?? examples.note(example)} · ${brief(titleOf(game))}`);
  useEffect(() => {
    let here = true;
    void loadScenes(game, example).then(found => here && setScenes(found));
    return () => {
      here = false;
    };
  }, [game, example]);
  if (about === undefined || !hasExamples(game)) return <Lost />;
  if (told === undefined || scenes === undefined) return <Wait />;
  if (told.index[example] === undefined) return <Lost />;
  if (scenes.length === 0) return <WithoutTable about={about} told={told} example={example} />;
  return <Scenes about={about} told={told} example={example} scenes={scenes} />;
}
interface OneExample {
  about: About;
  told: Told;
  example: string;
}
function Scenes({ scenes, ...one }: OneExample & { scenes: readonly Scene[] }) {
  const [at, setAt] = useState(0);
  const scene = scenes[at]!;
  const [opened, setOpened] = useState<{ scene: Scene; tableGame: TableGame }>();
  const game = one.about.id;
  useEffect(() => {
    let here = true;
    void openGame(game, scene.seats, scene.options, { language: languageNow() }).then(found => {
      if (here && found) setOpened({ scene, tableGame: { ...found, kernel: kernelIn(found.game, scene) } });
    });
    return () => {
      here = false;
    };
  }, [game, scene]);
  const retold = useCallback((tableGame: TableGame) => setOpened(now => now && { ...now, tableGame }), []);
  useInLanguage(opened?.tableGame, retold);
  if (opened?.scene !== scene) return <Wait />;
  return (
    <ExampleTable
      key={at}
      {...one}
      tableGame={opened.tableGame}
      scene={scene}
      first={scenes[0]!}
      at={at}
      of={scenes.length}
      onScene={setAt}
    />
  );
}
function WithoutTable({ about, told, example }: OneExample) {
  const { examples } = useWords();
  const { title, text } = told.words[example] ?? { title: examples.note(example), text: '' };
  return (
    <>
      <Header />
      <main className="example-page" id="content" tabIndex={-1}>
        <Panel>
          <div className="example-words" lang={told.lang}>
            <h1>{title}</h1>
            <p>{text}</p>
          </div>
          <p className="note">{examples.noTable}</p>
          <Link className="link" href={`/examples/${about.id}`}>
            {examples.all}
          </Link>
        </Panel>
      </main>
    </>
  );
}
