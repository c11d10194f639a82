/** Whether somebody who searches for the id of a rule finds the line that is meant. */

/** 'QIN-100 to QIN-109', 'EC-113 to 115', 'EC-159, 242', 'EC-174/176', 'EC-152 ff.': no search for the rules in between leads there. */
const SHORT =
  /\b[A-Z]{2,}-\d{3}(?:\s*(?:to|–|-|…|\.{2,3})\s*(?:[A-Z]{2,}-)?\d{3}\b|\s*(?:,|\/|and|or)\s*\d{3}\b|\s*(?:\.{2,3}|…)|\s+ff?\b)/g;
/** Rules of one line of code: a list that is longer stands for a chapter, and leads to no line of it. */
const MOST = 3;

/** What is wrong with how a source names rules, each with its line. */
export function unfindable(source: string, isCode: boolean): string[] {
  return source.split('\n').flatMap((line, i) => {
    const short = (line.match(SHORT) ?? []).map(found => `:${i + 1} writes "${found}": name each rule by its whole id`);
    const many = new Set(line.match(/\b[A-Z]{2,}-\d{3}\b/g)).size;
    const crowd = isCode && many > MOST ? [`:${i + 1} names ${many} rules: name each where it is carried out`] : [];
    return [...short, ...crowd];
  });
}
