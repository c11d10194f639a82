import type { ShownKey } from '@tianxia/board/shown-keys.ts';

/** What works on every page. */
export const GENERAL_KEYS: readonly ShownKey[] = [
  { id: 'sheet', keys: ['?'] },
  { id: 'tab', keys: ['Tab'] },
];
/** A thing that carries a key of its own. */
export interface Carried {
  key: string;
  name: string;
}
const NAMED = 90; // characters

/** Everything on the page that a number key or a letter presses now. */
export function carriedKeys(page: Pick<Document, 'querySelectorAll'>): Carried[] {
  const things = [...page.querySelectorAll('[data-hotkey]')];
  return things.map(thing => {
    const name = (thing.getAttribute('aria-label') ?? thing.textContent ?? '').replace(/\s+/g, ' ').trim();
    return {
      key: (thing.getAttribute('data-hotkey') ?? '').toUpperCase(),
      name: name.length > NAMED ? `${name.slice(0, NAMED)}…` : name,
    };
  });
}
