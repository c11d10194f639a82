/** docs/proof.md, from the sections, in the words of the English page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';

const words = JSON.parse(readFileSync(join(root, 'packages/web/text/en/pages/proof.json'), 'utf8'));
const OLDER = ', before the sources were last changed';
const cell = text => text.replace(/^(\d{4}-\d\d-\d\d) older$/, `$1${OLDER}`).replaceAll('|', '\\|');
const row = cells => `| ${cells.map(cell).join(' | ')} |`;
const commands = command => [command].flat().map(one => `\`${one}\``);

export function markdown(sections) {
  const parts = sections.map(({ id, command, rows }) => {
    const { title, text, head } = words[id];
    return [
      `## ${title}`,
      '',
      text,
      '',
      row(head),
      row(head.map(() => '---')),
      ...rows.map(row),
      '',
      ...commands(command).map(one => `- ${one}`),
    ].join('\n');
  });
  return `${[
    '# How do we know?',
    '',
    'Made by `npm run proof` from the files in `docs/figures/proof`; `npm test` compares. What is promised about secrets, faults and strangers stands in [security.md](security.md), doubted readings of the rulebooks in [rulings.md](rulings.md).',
    '',
    parts.join('\n\n'),
  ].join('\n')}\n`;
}
