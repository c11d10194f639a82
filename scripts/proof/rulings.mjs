/** docs/rulings.md by rule: what the text says, what we do and why, each in its own words. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';

const RULING = /^### ([A-Z]+-\d+(?:, [A-Z]+-\d+)*)\n\n\*\*The text\*\*: (.+) \*\*We\*\*: (.+) \*\*Why\*\*: (.+)$/gm;

export function rulings() {
  const page = readFileSync(join(root, 'docs/rulings.md'), 'utf8');
  return Object.fromEntries(
    [...page.matchAll(RULING)].flatMap(([, ids, text, we, why]) => ids.split(', ').map(id => [id, { text, we, why }])),
  );
}
