import type { Rule, RuleBook } from './parse.ts';

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '');

/** Rules that speak of every word asked for, the closest first. */
export function searchRules(book: RuleBook, query: string): Rule[] {
  const asked = plain(query).match(/[\p{L}\p{N}-]+/gu) ?? [];
  const words = asked.length > 1 ? asked.filter(word => word.length > 2 || /\d/.test(word)) : asked;
  if (words.length === 0) return [];
  const found: { rule: Rule; closeness: number }[] = [];
  for (const rule of book.rules) {
    const id = plain(rule.id);
    const text = plain(rule.text);
    const place = plain(`${rule.chapter} ${rule.section}`);
    let closeness = 0;
    for (const word of words) {
      // '106' asks for QIN-106 as much as for the figure in a sentence
      const near = id === word || id.endsWith(`-${word}`) ? 8 : closenessOf(word, text, place);
      if (near === 0) {
        closeness = 0;
        break;
      }
      closeness += near;
    }
    if (closeness > 0) found.push({ rule, closeness });
  }
  return found.sort((a, b) => b.closeness - a.closeness).map(({ rule }) => rule);
}

function closenessOf(word: string, text: string, place: string): number {
  const at = text.indexOf(word);
  if (at >= 0) return at === 0 || /[^\p{L}\p{N}]/u.test(text[at - 1] ?? '') ? 4 : 2;
  return place.includes(word) ? 1 : 0;
}

/** What stands close by: rules it names, rules that name it, then its neighbours in the same section. */
export function closeBy(book: RuleBook, rule: Rule, most = 5): Rule[] {
  const named = new Set(rule.text.match(/[A-Z]{2,4}-\d+/g) ?? []);
  const at = book.rules.indexOf(rule);
  const near = [at - 1, at + 1, at - 2, at + 2, at - 3, at + 3, at - 4, at + 4]
    .map(i => book.rules[i])
    .filter(other => other?.chapter === rule.chapter && other.section === rule.section);
  const all = [
    ...book.rules.filter(other => named.has(other.id)),
    ...book.rules.filter(other => new RegExp(`\\b${rule.id}\\b`).test(other.text)),
    ...near,
  ];
  const chosen = [...new Set(all)]
    .filter((other): other is Rule => other !== undefined && other !== rule)
    .slice(0, most);
  return chosen.sort((a, b) => book.rules.indexOf(a) - book.rules.indexOf(b));
}
