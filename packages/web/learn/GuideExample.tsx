import type { ExamplePicture } from '@tianxia/kernel';
import { Icon, Segmented } from '@tianxia/look';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { loadScenes, useExamples } from '../examples/examples.ts';
import { RuleText } from '../rules/RuleText.tsx';
import { useWords } from '../text/words.ts';
import { Pictured } from './Pictured.tsx';

interface GuideExampleProps {
  game: string;
  picture: ExamplePicture;
  number: number;
}
/** A worked example on the page "in two minutes": how each of its positions ends, and the way to the table. */
export function GuideExample({ game, picture, number }: GuideExampleProps) {
  const { examples, rules } = useWords();
  const [, go] = useLocation();
  const told = useExamples(game);
  const { example } = picture;
  const [positions, setPositions] = useState(1);
  const [at, setAt] = useState(0);
  useEffect(() => {
    let here = true;
    void loadScenes(game, example).then(scenes => here && setPositions(scenes.length));
    return () => {
      here = false;
    };
  }, [game, example]);
  const words = told?.words[example];
  if (told === undefined || words === undefined) return null;
  const choices = Array.from({ length: positions }, (_, i) => ({
    id: String(i),
    name: i + 1,
    spoken: examples.position(i + 1, positions),
  }));
  return (
    <section className="guide-chapter">
      <h2>
        <span className="guide-no">{number}</span>
        {examples.link}
      </h2>
      <div className="panel guide-example">
        <div>
          <h3 lang={told.lang}>{words.title}</h3>
          <p lang={told.lang}>
            <RuleText text={words.text} onOpen={rule => go(`/rules/${game}/${rule}`)} />
          </p>
          {positions > 1 && (
            <Segmented
              label={examples.position(at + 1, positions)}
              choices={choices}
              chosen={String(at)}
              onChoose={id => setAt(Number(id))}
            />
          )}
          <p className="guide-see">
            <Link className="link" href={`/examples/${game}/${example}`}>
              <Icon name="eye" size={17} /> {rules.onBoard}
            </Link>
            <Link className="link" href={`/examples/${game}`}>
              {examples.all}
            </Link>
          </p>
        </div>
        <Pictured game={game} picture={{ ...picture, scene: at }} highest={300} />
      </div>
    </section>
  );
}
