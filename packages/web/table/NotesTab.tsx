import { useWords } from '../text/words.ts';
import type { Notes } from './useNotes.ts';
import './talk.css';

/** A sheet of one's own beside the table. */
export function NotesTab({ notes }: { notes: Notes }) {
  const { together } = useWords();
  const words = together.notes;
  return (
    <div className="tg-notes">
      <p className="note">{words.hint}</p>
      <textarea
        aria-label={words.label}
        maxLength={10_000}
        readOnly={notes.text === undefined}
        value={notes.text ?? ''}
        onChange={event => notes.write(event.target.value)}
      />
      <p className="note" role="status">
        {notes.state === 'kept' ? words.kept : notes.state === 'keeping' ? words.keeping : words.notKept}
      </p>
    </div>
  );
}
