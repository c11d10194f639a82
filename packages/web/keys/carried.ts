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

/** What a screen reader says of it: its label, else what is written on it and not only drawn. */
function saidOf(thing: Element): string {
  const label = thing.getAttribute('aria-label');
  if (label !== null) return label;
  const written = [...thing.childNodes].map(node => {
    if (node.nodeType !== ELEMENT) return node.textContent ?? '';
    return (node as Element).getAttribute('aria-hidden') === 'true' ? '' : saidOf(node as Element);
  });
  return written.join(' ');
}
const ELEMENT = 1; // of Node.nodeType

/** Everything on the page that a number key or a letter presses now. */
export function carriedKeys(page: Pick<Document, 'querySelectorAll'>): Carried[] {
  const things = [...page.querySelectorAll('[data-hotkey]')];
  return things.map(thing => {
    const name = saidOf(thing).replace(/\s+/g, ' ').trim();
    return {
      key: (thing.getAttribute('data-hotkey') ?? '').toUpperCase(),
      name: name.length > NAMED ? `${name.slice(0, NAMED)}…` : name,
    };
  });
}
