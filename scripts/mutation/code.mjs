/** A source without what no program can tell: its comments, its white space. What stays are its tokens, one a line. */
import { isJSDoc, createSourceFile as parsed, ScriptTarget } from 'typescript';

const RULE = /\b[A-Z]+-\d+\b/g;
const known = new Map(); // by text: a test asks for the same files again and again

/** `rules`: what comments name of them stays, for figures that are counted by rule. */
export function tokensOf(name, text, { rules = false } = {}) {
  const key = `${name} ${rules}\n${text}`;
  if (!known.has(key)) known.set(key, tokensIn(parsed(name, text, ScriptTarget.Latest), rules).join('\n'));
  return known.get(key);
}
function tokensIn(file, rules) {
  const tokens = [];
  const walk = node => {
    if (isJSDoc(node)) return;
    const parts = node.getChildren(file).filter(part => !isJSDoc(part));
    if (parts.length > 0) {
      parts.forEach(walk);
      return;
    }
    const start = node.getStart(file);
    if (rules) tokens.push(...(file.text.slice(node.getFullStart(), start).match(RULE) ?? []));
    tokens.push(file.text.slice(start, node.getEnd()));
  };
  walk(file);
  return tokens.filter(token => token !== '');
}
