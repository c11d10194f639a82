import { RuleBadge } from '@tianxia/look';
import { useWords } from '../text/words.ts';
import { spansOf } from './spans.ts';

/** A sentence of the rules: *words*, _words_, **strong words**, and numbers of other rules that open them. */
export function RuleText({ text, onOpen }: { text: string; onOpen?: (id: string) => void }) {
  const { rules } = useWords();
  const parts = spansOf(text);
  return parts.map((part, i) => {
    const key = `${i} ${part}`;
    if (part.startsWith('**')) return <b key={key}>{part.slice(2, -2)}</b>;
    if (part.startsWith('*') || part.startsWith('_')) return <em key={key}>{part.slice(1, -1)}</em>;
    if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>;
    if (/^[A-Z]{2,4}-\d{3}$/.test(part))
      return onOpen ? <RuleBadge key={key} rule={part} label={rules.open(part)} onOpen={onOpen} /> : part;
    return part;
  });
}
