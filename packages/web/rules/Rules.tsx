import { Icon, IconButton } from '@tianxia/look';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../text/words.ts';
import { OneRule, RuleList } from './OneRule.tsx';
import { parseRules, type RuleBook } from './parse.ts';
import { RuleText } from './RuleText.tsx';
import { searchRules } from './search.ts';
import './rules.css';

export interface RulesProps {
  game: string;
  text: string; // a game's rules.md
  at: string | undefined; // the rule that is open; without one, the chapters
  why?: string | undefined;
  onOpen: (id: string | undefined) => void;
}

/** The rules of a game: search, chapters, one rule at a time. Fills a drawer or a page. */
export function Rules({ game, text, at, why, onOpen }: RulesProps) {
  const { rules } = useWords();
  const book = useMemo(() => parseRules(text), [text]);
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const found = useMemo(() => searchRules(book, query), [book, query]);
  const open = (id: string | undefined) => {
    setQuery('');
    onOpen(id);
  };
  const index = book.rules.findIndex(rule => rule.id === at);
  const rule = book.rules[index];

  // biome-ignore lint/correctness/useExhaustiveDependencies: a newly opened rule is read from its beginning
  useEffect(() => {
    page.current?.scrollTo(0, 0);
  }, [at, query === '']);
  useEffect(() => {
    const slash = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', slash);
    return () => document.removeEventListener('keydown', slash);
  }, []);

  return (
    <>
      <div className="srch field-box">
        <Icon name="search" size={19} />
        <input
          ref={field}
          type="search"
          value={query}
          aria-label={rules.search(book.rules.length)}
          placeholder={rules.search(book.rules.length)}
          onChange={event => setQuery(event.target.value)}
        />
        <kbd className="only-wide">/</kbd>
      </div>
      {rule && query === '' && <Crumb book={book} index={index} onOpen={open} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls and must be reachable by keyboard */}
      <div className="scr" ref={page} tabIndex={0}>
        {query.trim() !== '' ? (
          <>
            <p className="note" role="status">
              {found.length > 0 ? rules.found(found.length) : rules.nothing(query.trim())}
            </p>
            <RuleList rules={found.slice(0, 40)} onOpen={open} />
          </>
        ) : rule ? (
          <OneRule game={game} book={book} rule={rule} why={why} onOpen={open} />
        ) : (
          <Chapters book={book} onOpen={open} />
        )}
      </div>
      {(rule || query !== '') && (
        <footer className="df">
          <button type="button" className="link" onClick={() => open(undefined)}>
            {rules.chapters}
          </button>
        </footer>
      )}
    </>
  );
}

function Crumb({ book, index, onOpen }: { book: RuleBook; index: number; onOpen: (id: string) => void }) {
  const { rules } = useWords();
  const rule = book.rules[index];
  const [before, after] = [book.rules[index - 1], book.rules[index + 1]];
  const firstOf = (section: string | undefined) =>
    book.rules.find(other => other.chapter === rule?.chapter && (section === undefined || other.section === section));
  if (!rule) return null;
  return (
    <nav className="crumb" aria-label={rules.chapter}>
      <button type="button" className="link" onClick={() => onOpen(firstOf(undefined)?.id ?? rule.id)}>
        {rule.chapter}
      </button>
      {rule.section && (
        <>
          <Icon name="next" size={15} />
          <button type="button" className="link" onClick={() => onOpen(firstOf(rule.section)?.id ?? rule.id)}>
            {rule.section}
          </button>
        </>
      )}
      <span className="pn">
        {before && <IconButton icon="prev" label={rules.previous(before.id)} onPress={() => onOpen(before.id)} />}
        {after && <IconButton icon="next" label={rules.next(after.id)} onPress={() => onOpen(after.id)} />}
      </span>
    </nav>
  );
}

function Chapters({ book, onOpen }: { book: RuleBook; onOpen: (id: string) => void }) {
  const { rules } = useWords();
  return book.chapters.map(chapter => (
    <details key={chapter.title} className="chap">
      <summary>
        <span className="no">{chapter.number}</span>
        <b>{chapter.title}</b>
        <span className="note">{rules.count(chapter.rules.length)}</span>
        <Icon name="open" size={18} />
      </summary>
      {chapter.notes.map(note => (
        <p key={note} className="said">
          <RuleText text={note} onOpen={onOpen} />
        </p>
      ))}
      <RuleList rules={chapter.rules} onOpen={onOpen} />
    </details>
  ));
}
