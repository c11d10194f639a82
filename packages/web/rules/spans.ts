/**
 * A sentence of the rules cut where something stands out: **strong**, *words*, _words_, `code`, numbers of other rules.
 * A star right behind a value ("C4*") marks it and opens nothing.
 */
export const spansOf = (text: string): string[] =>
  text.split(/(\*\*[^*]+\*\*|(?<!\w)\*[^*]+\*|\b_[^_]+_\b|`[^`]+`|\b[A-Z]{2,4}-\d{3}\b)/);
