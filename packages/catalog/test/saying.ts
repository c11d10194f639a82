/** What holds of the words of a game in every language, for tests: each check gives the list of what is wrong. */
import {
  fastRand,
  type GameTypes,
  type Kernel,
  type Option,
  plain,
  SPECTATOR,
  sentence,
  type Table,
  type Texts,
  type View,
} from '@tianxia/kernel';
import ts from 'typescript';

/** Keys of one that the other lacks, and leaves of another kind. A list counts its entries. */
export function unlike(english: unknown, other: unknown, path = ''): string[] {
  if (typeof english !== typeof other) return [`${path}: ${typeof other} instead of ${typeof english}`];
  if (typeof english === 'string') return (english === '') === (other === '') ? [] : [`${path}: empty in one only`];
  if (typeof english !== 'object' || english === null) return [];
  const [one, two] = [english as Record<string, unknown>, other as Record<string, unknown>];
  const keys = new Set([...Object.keys(one), ...Object.keys(two)]);
  return [...keys].flatMap(key => unlike(one[key], two[key], path === '' ? key : `${path}.${key}`));
}

const holes = (template: string): string => [...new Set(template.match(/\{\d/g) ?? [])].sort().join(' ');
type Templates = Readonly<Record<string, string>>;
/** Sentences that leave out an argument which English tells, or tell another one. */
export const otherHoles = (english: Templates, other: Templates): string[] =>
  Object.keys(english).filter(key => holes(english[key]!) !== holes(other[key] ?? ''));

/** One distinct thing that was done or offered: a sentence with its kinds and numbers. */
export interface Say {
  key: string; // of the sentence: 'lay.lay', 'founded'
  of: 'moves' | 'events';
  kinds: readonly string[];
  args: readonly number[];
}
/** What random games offer and tell: every sentence once for each set of numbers. */
export interface Heard<G extends GameTypes> {
  says: Say[];
  views: View<G['state']>[]; // a few positions as seats and spectators see them
}
const FEW = 40; // of one sentence: enough for every kind of number, few enough for every language
export function hear<G extends GameTypes>(k: Kernel<G>, table: Table, games: number): Heard<G> {
  const heard = new Map<string, Say>();
  const often = new Map<string, number>();
  const views: View<G['state']>[] = [];
  const kindsOf = k.game.events as Record<string, readonly string[]>;
  const note = (say: Say) => {
    const name = `${say.of} ${say.key}`;
    const whole = `${name} ${say.args.join(' ')}`;
    if (heard.has(whole) || (often.get(name) ?? 0) >= FEW) return;
    heard.set(whole, say);
    often.set(name, (often.get(name) ?? 0) + 1);
  };
  const emit = (event: string, ...args: number[]) =>
    note({ key: event, of: 'events', kinds: kindsOf[event] ?? [], args });
  const list: Option[] = [];
  for (let game = 1; game <= games; game++) {
    const rand = fastRand(game);
    const s = k.setup(table, rand, emit);
    for (let turn = 0; !k.over(s); turn++) {
      const seat = k.waiting(s)[0]!;
      if (turn % 5 === 0) {
        const count = k.options(s, seat, list);
        for (let i = 0; i < Math.min(count, FEW); i++) {
          const { move, kinds, args } = k.words(list[Math.floor((i * count) / FEW) % count]!);
          note({ key: move, of: 'moves', kinds, args });
        }
      }
      if (game <= 3 && turn % 25 === 0) views.push(k.view(s, turn % 2 === 0 ? seat : SPECTATOR));
      const option = k.anyOption(s, seat, rand);
      const { move, kinds, args } = k.words(option);
      note({ key: move, of: 'moves', kinds, args });
      k.apply(s, seat, option, rand, emit);
    }
  }
  return { says: [...heard.values()], views };
}
/** Everything heard, as a language says it, with its last touch; a seat is its number, in no language's letters. */
export function saidIn<G extends GameTypes>(k: Kernel<G>, texts: Texts<G>, says: readonly Say[]): string[] {
  const nameOf = (kind: string, value: number) => (kind === 'seat' ? `#${value}` : texts.kinds[kind]!(value, k.box));
  const finish = texts.finish ?? (text => text);
  return says.map(({ of, key, kinds, args }) =>
    finish(plain(sentence((texts[of] as Templates)[key]!, kinds, args, nameOf))),
  );
}
/** Sentences that no reader should see. */
export const broken = (said: readonly string[]): string[] =>
  said.filter(text => /undefined|NaN|null|\[object|[{}]/.test(text));

const SCRIPT = /^(ja|zh)/; // languages that are not written in Latin letters
const WORD = /(?<![A-Za-zÀ-ÿ])[A-Za-zÀ-ÿ]{2,}(?![A-Za-zÀ-ÿ\d]|-\d)/g; // a code such as WT3a is no word, nor is a rule such as QIN-085
/** Latin words (two letters or more) in a language with a script of its own. */
export const latinIn = (language: string, said: readonly string[], allowed: readonly string[]): string[] =>
  SCRIPT.test(language) ? said.filter(text => (text.match(WORD) ?? []).some(word => !allowed.includes(word))) : [];
/** The words written in a source file: its strings, without what only names a key, a type, a kind or a file. */
export function wordsWritten(source: string): string[] {
  const read = (node: ts.Node): string[] =>
    ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
      ? [node.text]
      : partsOf(node).flatMap(read);
  return read(ts.createSourceFile('words.ts', source, ts.ScriptTarget.Latest));
}
function partsOf(node: ts.Node): readonly ts.Node[] {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return [];
  if (ts.isCaseClause(node)) return node.statements;
  if (ts.isPropertyAssignment(node)) return [node.initializer];
  if (ts.isElementAccessExpression(node)) return [node.expression];
  if (ts.isBinaryExpression(node) && COMPARED.includes(node.operatorToken.kind)) return [];
  const parts: ts.Node[] = [];
  ts.forEachChild(node, part => {
    parts.push(part);
  });
  return parts;
}
const COMPARED: readonly ts.SyntaxKind[] = [
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
];
