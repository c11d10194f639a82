import type { Rule } from '../parse.ts';

interface Part {
  section: string; // '' for what stands directly under the chapter
  paragraphs: readonly (readonly Rule[])[]; // clauses that are read in one breath
}
const LONG = 330; // letters of a paragraph, after which another begins
const WIDE = /[\u3040-\u30ff\u3400-\u9fff\uff00-\uffef]/g; // a sign of Chinese or Japanese says as much as two letters
const lengthOf = (text: string) => text.length + (text.match(WIDE)?.length ?? 0);
/** 'Cao Cao (Wei): wins ties': a name and what it does. A section of such clauses is a list, one by one. */
const NAMED = /^[^.。;；]{1,90}?[:：]\s*\S/;
const isList = (rules: readonly Rule[]) => rules.filter(({ text }) => NAMED.test(text)).length * 2 > rules.length;

/** The clauses of a chapter as text that flows: section by section, short clauses together. */
export function partsOf(rules: readonly Rule[]): Part[] {
  const sections: Rule[][] = [];
  for (const rule of rules) {
    const open = sections.at(-1);
    if (open?.[0]?.section === rule.section) open.push(rule);
    else sections.push([rule]);
  }
  return sections.map(own => ({
    section: own[0]!.section,
    paragraphs: isList(own) ? own.map(one => [one]) : flow(own),
  }));
}
function flow(rules: readonly Rule[]): Rule[][] {
  const paragraphs: Rule[][] = [];
  let length = 0;
  for (const rule of rules) {
    const more = lengthOf(rule.text);
    const open = paragraphs.at(-1);
    if (open !== undefined && length + more <= LONG) {
      open.push(rule);
      length += more;
    } else {
      paragraphs.push([rule]);
      length = more;
    }
  }
  return paragraphs;
}
