import { readFileSync } from 'node:fs';
import type { Runs } from './counting.ts';

/** A place in the code that names a rule: the line that carries it out, and where the declaration it begins ends. */
interface Citation {
  rule: string;
  line: number;
  until: number;
}
const ID = /\b[A-Z]+-\d+\b/g;
/** Lines that carry nothing out: a comment above a chapter stands at such a one by accident. */
const CARRIES_NOTHING = /^\s*(?:export )?(?:(?:type|interface) |(?:const|let) (?:[A-Z][A-Z_\d]*\b|[[{]))/;

/**
 * The rules a source names, each with the code it stands at: on its own line, or the next one below a comment. Where that is a type, the
 * name of a number or what a function takes out of its arguments, the comment leads nowhere and does not count.
 */
export function citations(source: string): Citation[] {
  const lines = source.split('\n');
  const code = codeOf(lines);
  return lines.flatMap((text, i) => {
    const ids = new Set(text.match(ID) ?? []);
    const at = code.findIndex((some, l) => l >= i && some !== '');
    const leadsNowhere = at < 0 || (at > i && CARRIES_NOTHING.test(code[at]!));
    return leadsNowhere ? [] : [...ids].map(rule => ({ rule, line: at + 1, until: endOf(code, at) + 1 }));
  });
}
/** Each line without its comments. */
function codeOf(lines: readonly string[]): string[] {
  let within = false;
  return lines.map(line => {
    let rest = line;
    if (within) {
      const end = rest.indexOf('*/');
      if (end < 0) return '';
      rest = rest.slice(end + 2);
      within = false;
    }
    rest = rest.replaceAll(/\/\*.*?\*\//g, '').replace(/(^|\s)\/\/.*$/, '');
    const start = rest.indexOf('/*');
    within = start >= 0;
    return (within ? rest.slice(0, start) : rest).trimEnd();
  });
}
/** A declaration goes on as long as its lines are indented more than its first. */
function endOf(code: readonly string[], at: number): number {
  const depth = (text: string) => text.length - text.trimStart().length;
  let end = at;
  while (end + 1 < code.length && (code[end + 1] === '' || depth(code[end + 1]!) > depth(code[at]!))) end++;
  return end;
}

/**
 * How often a rule's code ran. A line with a condition counts its rarer side; where the line itself runs once only, when
 * the file is loaded, the busiest function of its declaration counts. Where several places name a rule, the busiest.
 * Undefined: it stands at data or types alone.
 */
export function timesRun(files: Iterable<readonly [file: string, runs: Runs | undefined]>): Map<string, number> {
  const times = new Map<string, number>();
  for (const [file, runs] of files) {
    if (runs === undefined) continue;
    for (const { rule, line, until } of citations(readFileSync(file, 'utf8'))) {
      const here = runs.get(line) ?? [];
      const within = here.length > 0 ? [Math.min(...here)] : [...linesOf(runs, line + 1, until)];
      if (within.length > 0) times.set(rule, Math.max(times.get(rule) ?? 0, ...within));
    }
  }
  return times;
}
function* linesOf(runs: Runs, from: number, to: number): Generator<number> {
  for (let line = from; line <= to; line++) yield* runs.get(line) ?? [];
}
