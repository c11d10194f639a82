import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseRules } from '../rules/parse.ts';
import { closeBy, searchRules } from '../rules/search.ts';

const sample = `# Qin: rules

Some words before.

## 7. Provinces

Let a *group* be the connected squares.

- **QIN-080** A province has at least two territories. [printed: 1 Found]
- **QIN-081** A lone territory is no province. [seed: 1 Found; public: Pöppelkiste]

### 7.4 Absorb (join provinces)
- **QIN-105** One owner needs no comparison (but see QIN-109). [seed: 6, example 2 in part; ruling]
- **QIN-106** The lay is illegal if two or more players tie for the highest total. [seed: 6, Important; example 3]
- **QIN-109** Two majors may never be joined,
  not even by one owner [as printed]. [ruling: because [it] says so; rejected: the other way]

## 8. Where each sentence went

| Part | Rules |
|---|---|
| Contents | 010 |
`;

describe('rules.md', () => {
  const book = parseRules(sample);

  it('keeps chapters that hold rules, with their numbers, sections and notes', () => {
    expect(book.chapters.map(chapter => [chapter.number, chapter.title])).toEqual([['7', 'Provinces']]);
    expect(book.chapters[0]?.notes).toEqual(['Let a *group* be the connected squares.']);
    expect(book.rules.map(rule => [rule.id, rule.section])).toEqual([
      ['QIN-080', ''],
      ['QIN-081', ''],
      ['QIN-105', 'Absorb (join provinces)'],
      ['QIN-106', 'Absorb (join provinces)'],
      ['QIN-109', 'Absorb (join provinces)'],
    ]);
  });

  it('keeps what stands before the first chapter, paragraph by paragraph', () => {
    expect(book.foreword).toEqual(['Some words before.']);
    const { foreword } = parseRules(
      '# Title\n\nOne line\nand its next.\n\nAnother.\n\n## 1. Goal\n\nNote.\n\n- TK-001 A.\n',
    );
    expect(foreword).toEqual(['One line and its next.', 'Another.']);
  });

  it('drops the bracketed note into sources', () => {
    expect(book.rules[3]).toMatchObject({
      text: 'The lay is illegal if two or more players tie for the highest total.',
      sources: [{ kind: 'rulebook', text: '6, Important; example 3' }],
    });
    expect(book.rules[1]?.sources.map(source => source.kind)).toEqual(['rulebook', 'public']);
    expect(book.rules[2]?.sources).toEqual([
      { kind: 'rulebook', text: '6, example 2 in part' },
      { kind: 'ruling', text: '' },
    ]);
  });

  it('joins lines, keeps brackets inside the sentence and inside the note', () => {
    expect(book.rules[4]?.text).toBe('Two majors may never be joined, not even by one owner [as printed].');
    expect(book.rules[4]?.sources[0]?.text).toBe('because [it] says so; rejected: the other way');
  });

  it('reads the plainer forms of a rule line', () => {
    const plain = parseRules('## 1. Goal\n- ZG-001: Two players. [seed: p1]\n- TK-002 Three players.\n');
    expect(plain.rules.map(rule => [rule.id, rule.text])).toEqual([
      ['ZG-001', 'Two players.'],
      ['TK-002', 'Three players.'],
    ]);
  });

  it('finds by words, by beginnings of words and by number', () => {
    expect(searchRules(book, 'tie highest').map(rule => rule.id)).toEqual(['QIN-106']);
    expect(searchRules(book, '106')[0]?.id).toBe('QIN-106');
    expect(searchRules(book, 'QIN-081')[0]?.id).toBe('QIN-081');
    expect(searchRules(book, 'dragon')).toEqual([]);
    expect(searchRules(book, ' ')).toEqual([]);
  });

  it('knows what stands close by', () => {
    const [, , rule] = book.rules;
    expect(rule && closeBy(book, rule).map(other => other.id)).toEqual(['QIN-106', 'QIN-109']);
  });

  it('reads every rule of Qin', () => {
    const qin = readFileSync(new URL('../../games/qin/rules.md', import.meta.url), 'utf8');
    const lines = qin.match(/^- \*\*QIN-\d+\*\*/gm) ?? [];
    const { rules } = parseRules(qin);
    expect(rules).toHaveLength(lines.length);
    expect(rules.every(rule => rule.text !== '' && rule.sources.length > 0)).toBe(true);
  });
});
