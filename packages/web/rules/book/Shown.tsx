import type { Picture, ScenePicture } from '@tianxia/kernel';
import { Icon } from '@tianxia/look';
import { Link } from 'wouter';
import type { Told } from '../../examples/examples.ts';
import { Pictured } from '../../learn/Pictured.tsx';
import { useWords } from '../../text/words.ts';
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
/** A worked example with its position. */
export function PicturedExample({ game, example, told, picture, onOpen }: ExampleProps & { picture: ScenePicture }) {
  const { title = example, text = '' } = told.words[example] ?? {};
  return (
    <figure className="book-figure">
      <Pictured game={game} picture={{ example, ...picture }} highest={HIGHEST} className="book-drawn" />
      <figcaption>
        <b lang={told.lang}>{title}</b>
        <p lang={told.lang}>
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
  return (
    <Link className="link book-see" href={`/examples/${game}/${example}`} aria-label={learn.seeIt(title)}>
      <Icon name="eye" size={17} />
      {brief ? rules.onBoard : <span lang={told.lang}>{title}</span>}
    </Link>
  );
}
