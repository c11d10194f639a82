import type { TabMark } from '@tianxia/look';
import type { ChatLine } from '@tianxia/protocol';
import { useState } from 'react';
import type { Facts, Seen } from '../link/link.ts';
import { useMe } from '../me.ts';
import { useWords } from '../text/words.ts';
import { useUnread } from './chat.ts';
import { type Notes, useNotes } from './useNotes.ts';

/** What is said and written beside the game, kept by the table while its tabs come and go. */
export interface Talk {
  lines: readonly ChatLine[];
  mark: { mark?: TabMark }; // how much of it is new
  draft: string;
  setDraft(text: string): void;
  notes: Notes;
  halfDone: boolean; // something is written that is not yet sent or kept
}
const NOBODY: readonly ChatLine[] = [];

export function useTalk(facts: Facts, seen: Seen | undefined, inSight: 'chat' | 'notes' | undefined): Talk {
  const { together } = useWords();
  const [draft, setDraft] = useState('');
  const { company } = facts;
  const lines = seen?.chat ?? NOBODY;
  const unread = useUnread(company?.id, lines, useMe()?.id, inSight === 'chat');
  const notes = useNotes(company?.id, inSight === 'notes');
  return {
    lines,
    mark: unread > 0 ? { mark: { count: unread, spoken: together.chat.unread(unread) } } : {},
    draft,
    setDraft,
    notes,
    halfDone: draft.trim() !== '' || notes.state !== 'kept',
  };
}
