import { type ShownKey, useShownKeys } from '@tianxia/board/shown-keys.ts';
import { Hotkey, Icon, IconButton } from '@tianxia/look';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../text/words.ts';
import { useAnswers } from './answers.ts';
import { OneRule, RuleList } from './OneRule.tsx';
import { parseRules, type RuleBook } from './parse.ts';
import { searchRules } from './search.ts';
import './rules.css';

export const RULES_KEYS: readonly ShownKey[] = [{ id: 'search', keys: ['/'] }];
export interface RulesProps {
  game: string;
  text: string; // a game's rules.md
  at: string | undefined; // the rule that is open; without one, all of them
  why?: string | undefined;
  beside?: boolean; // a table lies open beside them, which they never lead away from
  all(book: RuleBook, open: (id: string) => void): ReactNode;
  onOpen: (id: string | undefined) => void;
}

/** The rules of a game: search, all of them, one rule at a time. Fills a drawer or a page. */
export function Rules({ game, text, at, why, beside = false, all, onOpen }: RulesProps) {
  const { rules } = useWords();
  useShownKeys(RULES_KEYS);
  const book = useMemo(() => parseRules(text), [text]);
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const known = useAnswers(game);
  const found = useMemo(() => searchRules(book, query, known), [book, query, known]);
  const open = (id: string | undefined) => {
    setQuery('');
    onOpen(id);
  };
  const index = book.rules.findIndex(rule => rule.id === at);
  const rule = book.rules[index];

  // biome-ignore lint/correctness/useExhaustiveDependencies: a newly opened rule is read from its beginning
  useEffect(() => {
    page.current?.scrollTo(0, 0);
    if (beside) page.current?.parentElement?.scrollTo(0, rule === undefined ? 0 : page.current.offsetTop); // where all of a drawer scrolls
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
        <Hotkey name="/" />
      </div>
      {rule && query === '' && <Crumb book={book} index={index} onOpen={open} />}
      <div className="scr" ref={page} tabIndex={beside ? 0 : undefined}>
        {query.trim() !== '' ? (
          <>
            <p className="note" role="status">
              {found.length > 0 ? rules.found(found.length) : rules.nothing(query.trim())}
            </p>
            <RuleList rules={found.slice(0, 40)} onOpen={open} />
          </>
        ) : rule ? (
          <OneRule game={game} book={book} rule={rule} why={why} beside={beside} onOpen={open} />
        ) : (
          all(book, open)
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
