/** Does this key belong to a field that the reader writes in? Then it is no shortcut. */
export function isTyping({ target }: Pick<Event, 'target'>): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
