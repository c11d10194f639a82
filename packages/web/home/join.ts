/** The address of a table from whatever a friend sent: a link, a bare code, a code in a sentence. */
export function addressOf(pasted: string): string | undefined {
  const text = pasted.trim();
  const linked = /\/(t|table|play)\/([\w-]+)/.exec(text);
  if (linked) return linked[1] === 'play' ? `/play/${linked[2]}` : `/t/${linked[2]?.toUpperCase()}`;
  const code = /\b([a-z0-9]{2,4}-[a-z0-9]{6,10})\b/i.exec(text) ?? /^([\w-]{4,})$/.exec(text);
  return code ? `/t/${code[1]?.toUpperCase()}` : undefined;
}
