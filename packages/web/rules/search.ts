import type { Rule, RuleBook } from './parse.ts';

/** Questions in the reader's words, and the rules that answer them. */
export interface Answered {
  asked: Readonly<Record<string, readonly string[]>>; // by topic: forms of the question
  answers: Readonly<Record<string, readonly string[]>>; // by topic: ids of rules
}
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '') // accents; the marks of Japanese syllables stay
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe')
    .normalize('NFC');

/** Words that say nothing about what is asked. */
const EMPTY = new Set(
  `a an the of to in on at is are be do does did can may must i me my you we it its this that what when where which who how many much
  if and or for with there have has get any le la les l un une des de du d au aux est sont que quand qui comment combien ou puis je
  on peut faut il elle mon ma mes se ce cette pour avec en et dans y a t`.split(/\s+/),
);
/** A word without its plural: provinces, boxes, généraux. */
function stem(word: string): string {
  if (word.length > 4 && /(ies)$/.test(word)) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 4 && word.endsWith('aux')) return `${word.slice(0, -3)}al`;
  return word.length > 3 && /[^s]s$|[aeiou]ux$/.test(word) ? word.slice(0, -1) : word;
}
const CJK = /[\u3040-\u30ff\u3400-\u9fff]/;
const PIECES = /[\u3040-\u30ff\u3400-\u9fff々ー]+|[\p{L}\p{N}]+(?:-\p{N}+)?/gu;

/** What a text is made of: words without their plural; of Chinese and Japanese, which have no spaces, each pair of characters. */
function termsOf(text: string): string[] {
  return (plain(text).match(PIECES) ?? []).flatMap(piece => {
    if (!CJK.test(piece)) return [stem(piece)];
    const letters = [...piece];
    return letters.length === 1 ? [piece] : letters.slice(1).map((letter, i) => letters[i] + letter);
  });
}
const meant = (terms: readonly string[]): string[] => {
  const kept = terms.filter(term => !EMPTY.has(term));
  return kept.length > 0 ? kept : [...terms];
};

/** What a form of a question needs: without the number, 'how many can play' would fit whatever is asked of playing. */
function asks(text: string): string[] {
  const all = termsOf(text);
  return [...new Set([...meant(all), ...all.filter(term => term === 'many' || term === 'combien')])];
}
/** The topics that are asked about, the closest first. */
function topicsIn(query: string, asked: Answered['asked']): string[] {
  const whole = plain(query).replace(/\s+/g, '');
  const terms = new Set(asks(query));
  const fit = (form: string): number => {
    if (CJK.test(form)) return whole.includes(plain(form)) ? [...form].length * 2 : 0;
    const wanted = asks(form);
    return wanted.every(term => terms.has(term)) ? wanted.join('').length : 0;
  };
  return Object.entries(asked)
    .map(([topic, forms]) => ({ topic, close: Math.max(...forms.map(fit)) }))
    .filter(({ close }) => close > 0)
    .reverse() // of two that are as close, the narrower: what every game has stands first
    .sort((a, b) => b.close - a.close)
    .map(({ topic }) => topic);
}

const ENOUGH = 0.6; // of what was asked for, by weight
const BEGINS = 0.7; // the beginning of a word counts so much of it
const PLACE = 0.5; // as does the title of its chapter
const SHORTEST = 3; // letters of a beginning

interface Indexed {
  rule: Rule;
  text: ReadonlySet<string>;
  place: ReadonlySet<string>;
}
const indexes = new WeakMap<RuleBook, readonly Indexed[]>();
function indexOf(book: RuleBook): readonly Indexed[] {
  const known = indexes.get(book);
  if (known !== undefined) return known;
  const made = book.rules.map(rule => ({
    rule,
    text: new Set(termsOf(rule.text)),
    place: new Set(termsOf(`${rule.chapter} ${rule.section}`)),
  }));
  indexes.set(book, made);
  return made;
}
function closeness(term: string, { rule, text, place }: Indexed): number {
  const id = plain(rule.id);
  if (id === term || id.endsWith(`-${term}`)) return 8; // '106' asks for QIN-106 as much as for the figure in a sentence
  if (text.has(term)) return 1;
  if (place.has(term)) return PLACE;
  if (term.length < SHORTEST || CJK.test(term)) return 0;
  for (const word of text) if (word.startsWith(term)) return BEGINS;
  return 0;
}
/** Rules that speak of what is asked for; rare words count more than those that stand everywhere. */
function spokenOf(book: RuleBook, query: string): Rule[] {
  const index = indexOf(book);
  const terms = [...new Set(meant(termsOf(query)))];
  const weighed = terms.map(term => {
    const near = index.map(one => closeness(term, one));
    const many = near.filter(close => close > 0).length;
    return { near, weight: Math.log(1 + index.length / (1 + many)) };
  });
  const all = weighed.reduce((sum, { weight }) => sum + weight, 0);
  return index
    .map(({ rule }, i) => ({ rule, close: weighed.reduce((sum, { near, weight }) => sum + near[i]! * weight, 0) }))
    .filter(({ close }) => close > 0 && close >= ENOUGH * all)
    .sort((a, b) => b.close - a.close)
    .map(({ rule }) => rule);
}
/** The rules that answer a question: first those that are known to, then those that speak of it. */
export function searchRules(book: RuleBook, query: string, known?: Answered): Rule[] {
  if (termsOf(query).length === 0) return [];
  const ids = known === undefined ? [] : topicsIn(query, known.asked).flatMap(topic => known.answers[topic] ?? []);
  const answers = ids.map(id => book.rules.find(rule => rule.id === id)).filter(rule => rule !== undefined);
  return [...new Set([...answers, ...spokenOf(book, query)])];
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
