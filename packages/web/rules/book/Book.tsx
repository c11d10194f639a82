import { useMedia } from '@tianxia/board';
import type { Pictures } from '@tianxia/kernel';
import { RuleBadge } from '@tianxia/look';
import { Fragment, useEffect, useMemo } from 'react';
import { byRule } from '../../examples/chapters.ts';
import { type Told, useExamples } from '../../examples/examples.ts';
import { useWords } from '../../text/words.ts';
import type { Rule, RuleBook } from '../parse.ts';
import { RuleText } from '../RuleText.tsx';
import { partsOf } from './paragraphs.ts';
import { usePictures } from './pictures.ts';
import { Figure, PicturedExample, SeeIt } from './Shown.tsx';
import './book.css';

export interface BookProps {
  game: string;
  book: RuleBook;
  onOpen(id: string): void;
}
type Chapter = RuleBook['chapters'][number];
const chapterId = (at: number) => `chapter-${at + 1}`;
/** Where a rule stands in the book: the address `/rules/qin#at-QIN-106` leads there. */
export const placeOf = (rule: string) => `at-${rule}`;

/** The rules as a book: contents, chapters that flow, pictures from the real board and the examples in their places. */
export function Book({ game, book, onOpen }: BookProps) {
  const told = useExamples(game);
  const pictures = usePictures(game);
  const examples = useMemo(() => (told ? byRule(book, told.index) : undefined), [book, told]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one book is opened once at its place
  useEffect(() => {
    document.getElementById(decodeURIComponent(window.location.hash.slice(1)))?.scrollIntoView();
  }, [book]);
  const open = (id: string) => {
    history.replaceState(history.state, '', `#${placeOf(id)}`); // who comes back reads on here
    onOpen(id);
  };
  return (
    <div className="book">
      <Contents chapters={book.chapters} />
      <div className="book-text">
        <Foreword paragraphs={book.foreword} onOpen={open} />
        {book.chapters.map((chapter, at) => (
          <section key={chapter.title} id={chapterId(at)} aria-labelledby={`${chapterId(at)}-title`}>
            <h2 id={`${chapterId(at)}-title`}>
              {chapter.number && <span className="book-no">{chapter.number}</span>}
              {chapter.title}
            </h2>
            <Said chapter={chapter} after={{ game, told, examples, pictures }} onOpen={open} />
          </section>
        ))}
      </div>
    </div>
  );
}
function Contents({ chapters }: { chapters: readonly Chapter[] }) {
  const { rules } = useWords();
  const wide = useMedia('(min-width: 1000px)');
  return (
    <nav className="book-contents" aria-label={rules.contents}>
      <details open={wide}>
        <summary>{rules.contents}</summary>
        <ol>
          {chapters.map(({ number, title }, at) => (
            <li key={title}>
              <a href={`#${chapterId(at)}`}>
                <span className="no">{number}</span>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
function Foreword({ paragraphs, onOpen }: { paragraphs: readonly string[]; onOpen: (id: string) => void }) {
  const { rules } = useWords();
  const [first, ...more] = paragraphs;
  return (
    <div className="book-foreword">
      {first && (
        <p>
          <RuleText text={first} onOpen={onOpen} />
        </p>
      )}
      {more.length > 0 && (
        <details>
          <summary>{rules.foreword}</summary>
          {more.map(text => (
            <p key={text}>
              <RuleText text={text} onOpen={onOpen} />
            </p>
          ))}
        </details>
      )}
    </div>
  );
}
interface After {
  game: string;
  told: Told | undefined;
  examples: ReadonlyMap<string, readonly string[]> | undefined;
  pictures: Pictures;
}
interface SaidProps {
  chapter: Chapter;
  after: After;
  onOpen(id: string): void;
}
function Said({ chapter, after, onOpen }: SaidProps) {
  const parts = useMemo(() => partsOf(chapter.rules), [chapter]);
  return (
    <>
      {chapter.notes.map(note => (
        <p key={note} className="book-note">
          <RuleText text={note} onOpen={onOpen} />
        </p>
      ))}
      {parts.map(({ section, paragraphs }) => (
        <Fragment key={section + paragraphs[0]?.[0]?.id}>
          {section && <h3>{section}</h3>}
          {paragraphs.map(rules => (
            <Fragment key={rules[0]!.id}>
              <p>
                {rules.map(rule => (
                  <Clause key={rule.id} rule={rule} onOpen={onOpen} />
                ))}
              </p>
              <ShownAfter rules={rules} {...after} onOpen={onOpen} />
            </Fragment>
          ))}
        </Fragment>
      ))}
    </>
  );
}
function Clause({ rule, onOpen }: { rule: Rule; onOpen: (id: string) => void }) {
  const { rules } = useWords();
  return (
    <span className="clause" id={placeOf(rule.id)}>
      <RuleText text={rule.text} onOpen={onOpen} />{' '}
      <RuleBadge rule={rule.id} label={rules.open(rule.id)} onOpen={onOpen} />{' '}
    </span>
  );
}
/** What can be seen of these rules: figures, examples with their position, and the ways to the others. */
function ShownAfter({
  rules,
  game,
  told,
  examples,
  pictures,
  onOpen,
}: After & Pick<SaidProps, 'onOpen'> & { rules: readonly Rule[] }) {
  const { examples: words } = useWords();
  const here = rules.flatMap(({ id }) => examples?.get(id) ?? []);
  const plain = here.filter(example => pictures.examples[example] === undefined);
  return (
    <>
      {rules.map(({ id }) => {
        const figure = pictures.figures[id];
        return figure && <Figure key={id} game={game} picture={figure} />;
      })}
      {told &&
        here.map(example => {
          const picture = pictures.examples[example];
          const one = { game, example, told, onOpen };
          return picture && <PicturedExample key={example} {...one} picture={picture} />;
        })}
      {told && plain.length > 0 && (
        <ul className="book-examples" aria-label={words.link}>
          {plain.map(example => (
            <li key={example}>
              <SeeIt game={game} example={example} told={told} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
