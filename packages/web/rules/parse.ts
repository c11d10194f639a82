/** Reads a game's rules.md: chapters (##), sections (###) and numbered rules with their sources in brackets. */

type SourceKind = 'rulebook' | 'public' | 'ruling' | 'reconstructed' | 'other';

interface Source {
  kind: SourceKind;
  text: string;
}

export interface Rule {
  id: string; // 'QIN-106'
  text: string;
  sources: readonly Source[];
  chapter: string;
  section: string; // '' when it stands directly under its chapter
}

interface Chapter {
  number: string; // '7', or '' where chapters are not numbered
  title: string;
  notes: readonly string[]; // sentences between the rules
  rules: readonly Rule[];
}

export interface RuleBook {
  foreword: readonly string[]; // paragraphs before the first chapter: what this text is, then the words it uses
  chapters: readonly Chapter[]; // only those with rules
  rules: readonly Rule[]; // all, in order
}

const ruleLine = /^-\s+(?:\*\*)?([A-Z]{2,4}-\d+)(?:\*\*)?:?\s+(.*)$/;

export function parseRules(markdown: string): RuleBook {
  const chapters: { number: string; title: string; notes: string[]; rules: Rule[] }[] = [];
  const foreword: string[] = [];
  let paragraph = false; // the line before belongs to it, too
  let section = '';
  let open: { id: string; text: string } | undefined;
  const close = () => {
    const chapter = chapters.at(-1);
    if (open && chapter) chapter.rules.push({ id: open.id, ...split(open.text), chapter: chapter.title, section });
    open = undefined;
  };
  for (const line of markdown.split(/\r?\n/)) {
    const heading = /^(#{1,3})\s+(?:([\d.]+?)\.?\s+)?(.*)$/.exec(line);
    const rule = ruleLine.exec(line);
    if (heading) {
      close();
      if (heading[1] === '##') {
        chapters.push({ number: heading[2] ?? '', title: heading[3] ?? '', notes: [], rules: [] });
        section = '';
      } else if (heading[1] === '###') section = heading[3] ?? '';
    } else if (rule) {
      close();
      open = { id: rule[1] ?? '', text: rule[2] ?? '' };
    } else if (open && /^\s+\S/.test(line)) {
      open.text += ` ${line.trim()}`;
    } else if (line.trim() !== '') {
      close();
      if (chapters.length > 0 && !line.startsWith('|')) chapters.at(-1)!.notes.push(line.trim());
      else if (chapters.length === 0) foreword.push([paragraph ? foreword.pop() : '', line.trim()].join(' ').trim());
    }
    paragraph = line.trim() !== '' && !heading;
  }
  close();
  const kept = chapters.filter(chapter => chapter.rules.length > 0);
  return { foreword, chapters: kept, rules: kept.flatMap(chapter => chapter.rules) };
}

/** The sentence, and the note in brackets at its end. */
function split(line: string): { text: string; sources: Source[] } {
  const text = line.trim();
  if (!text.endsWith(']')) return { text, sources: [] };
  let depth = 0;
  let start = text.length;
  while (start > 0) {
    start -= 1;
    if (text[start] === ']') depth += 1;
    if (text[start] === '[') depth -= 1;
    if (depth === 0) break;
  }
  return { text: text.slice(0, start).trim(), sources: sourcesOf(text.slice(start + 1, -1)) };
}

const kinds: Readonly<Record<string, SourceKind>> = {
  printed: 'rulebook',
  seed: 'rulebook',
  rulebook: 'rulebook',
  public: 'public',
  ruling: 'ruling',
  reconstructed: 'reconstructed',
};

function sourcesOf(note: string): Source[] {
  return note
    .split(/;\s*(?=(?:printed|seed|rulebook|public|ruling|reconstructed)\b)/)
    .map(part => {
      const word = /^(printed|seed|rulebook|public|ruling|reconstructed)\b(?:[:;]\s*)?/.exec(part);
      return { kind: kinds[word?.[1] ?? ''] ?? 'other', text: part.slice(word?.[0].length ?? 0).trim() };
    })
    .filter(source => source.text !== '' || source.kind !== 'other');
}
