import { Icon } from '@tianxia/look';
import { useWords } from '../text/words.ts';
import { RuleList } from './OneRule.tsx';
import type { RuleBook } from './parse.ts';
import { RuleText } from './RuleText.tsx';

/** The chapters beside a table, where there is little room: closed, each a list of its rules. */
export function Chapters({ book, onOpen }: { book: RuleBook; onOpen: (id: string) => void }) {
  const { rules } = useWords();
  const [first, ...more] = book.foreword;
  const said = (paragraph: string) => (
    <p key={paragraph} className="said">
      <RuleText text={paragraph} onOpen={onOpen} />
    </p>
  );
  const chapters = book.chapters.map(chapter => (
    <details key={chapter.title} className="chap">
      <summary>
        <span className="no">{chapter.number}</span>
        <b>{chapter.title}</b>
        <span className="note">{rules.count(chapter.rules.length)}</span>
        <Icon name="open" size={18} />
      </summary>
      {chapter.notes.map(said)}
      <RuleList rules={chapter.rules} onOpen={onOpen} />
    </details>
  ));
  return (
    <>
      {first && <div className="foreword">{said(first)}</div>}
      {more.length > 0 && (
        <details className="chap">
          <summary>
            <span className="no" />
            <b>{rules.foreword}</b>
            <Icon name="open" size={18} />
          </summary>
          {more.map(said)}
        </details>
      )}
      {chapters}
    </>
  );
}
