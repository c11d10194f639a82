import type { Figure, ScenePicture } from '@tianxia/kernel';
import { Icon } from '@tianxia/look';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { Link } from 'wouter';
import type { Told } from '../../examples/examples.ts';
import { useLanguage, useWords } from '../../text/words.ts';
import { RuleText } from '../RuleText.tsx';
import { useNear } from './useNear.ts';

const LiveFigure = lazy(async () => ({ default: (await import('../../learn/LiveFigure.tsx')).LiveFigure }));
const SceneFigure = lazy(async () => ({ default: (await import('../../examples/SceneFigure.tsx')).SceneFigure }));
const HIGHEST = 340; // pixels

/** Drawn when the reader comes near; until then its place is kept. */
function Near({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const near = useNear(box);
  return (
    <div ref={box} className="book-drawn">
      {near && <Suspense fallback={null}>{children}</Suspense>}
    </div>
  );
}
/** A part of the real board beside what the rules say of it. */
export function Pictured({ game, figure }: { game: string; figure: Figure }) {
  return (
    <div className="book-figure">
      <Near>
        <LiveFigure game={game} figure={figure} highest={HIGHEST} />
      </Near>
    </div>
  );
}
interface ExampleProps {
  game: string;
  example: string;
  told: Told;
  onOpen(id: string): void;
}
/** Said where it differs from the page's: an example that nobody has translated. */
const useForeign = ({ language }: Told) => (language === useLanguage() ? undefined : language);

/** A worked example with its position. */
export function PicturedExample({ game, example, told, picture, onOpen }: ExampleProps & { picture: ScenePicture }) {
  const { title = example, text = '' } = told.words[example] ?? {};
  const lang = useForeign(told);
  return (
    <figure className="book-figure">
      <Near>
        <SceneFigure game={game} example={example} picture={picture} highest={HIGHEST} />
      </Near>
      <figcaption>
        <b lang={lang}>{title}</b>
        <p lang={lang}>
          <RuleText text={text} onOpen={onOpen} />
        </p>
        <SeeIt game={game} example={example} told={told} brief />
      </figcaption>
    </figure>
  );
}
/** The way to an example's position at the real table. */
export function SeeIt({ game, example, told, brief }: Omit<ExampleProps, 'onOpen'> & { brief?: boolean }) {
  const { learn, rules } = useWords();
  const title = told.words[example]?.title ?? example;
  const lang = useForeign(told);
  return (
    <Link className="link book-see" href={`/examples/${game}/${example}`} aria-label={learn.seeIt(title)}>
      <Icon name="eye" size={17} />
      {brief ? rules.onBoard : <span lang={lang}>{title}</span>}
    </Link>
  );
}
