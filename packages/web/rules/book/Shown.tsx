import type { Picture, ScenePicture } from '@tianxia/kernel';
import { Icon } from '@tianxia/look';
import { Link } from 'wouter';
import type { Told } from '../../examples/examples.ts';
import { Pictured } from '../../learn/Pictured.tsx';
import { useLanguage, useWords } from '../../text/words.ts';
import { RuleText } from '../RuleText.tsx';

const HIGHEST = 340; // pixels

/** A part of the real board beside what the rules say of it. */
export function Figure({ game, picture }: { game: string; picture: Picture }) {
  return (
    <div className="book-figure">
      <Pictured game={game} picture={picture} highest={HIGHEST} className="book-drawn" />
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
      <Pictured game={game} picture={{ example, ...picture }} highest={HIGHEST} className="book-drawn" />
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
