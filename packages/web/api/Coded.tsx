/** A sentence in which `this` is a word of the program. */
export function Coded({ text }: { text: string }) {
  const parts = text.split('`');
  return parts.map((part, i) => {
    if (i % 2 === 0) return part;
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence does not change
    return <code key={i}>{part}</code>;
  });
}
