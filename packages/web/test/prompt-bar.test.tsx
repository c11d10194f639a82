import { UNKNOWN } from '@tianxia/kernel';
import { PromptBar } from '@tianxia/look';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { wouldSay } from '../table/would.ts';

const bar = { game: { title: 'Qin', original: '秦', note: '' }, turn: { text: 'Your turn', yours: true } };
const refusal = { text: 'water is there', rule: 'QIN-061', onOpen: () => undefined, label: 'Open rule QIN-061' };
/** What a screen reader is told by itself. */
const spoken = (html: string) =>
  [...html.matchAll(/<(\w+)[^>]*role="status"[^>]*>(.*?)<\/\1>/g)].map(([, , said]) => said!.replace(/<[^>]+>/g, ''));

test('said in full: the question and the hint under it', () => {
  const html = renderToStaticMarkup(<PromptBar {...bar} title="Lay a tile." hint="Point at a square." />);
  expect(spoken(html)).toEqual(['Lay a tile.Point at a square.']);
});
test('said in full: what the proposed choice would do, in a place of its own that stays', () => {
  const would = wouldSay('What this would do', [['laid', 0], ['drew', 0, UNKNOWN], ['quiet'], ['won', 0], ['won', 0]], {
    event: ([event]) => ({ laid: 'You laid a tile.', drew: 'You drew a tile.', won: 'You won.' })[event] ?? '',
  });
  expect(would).toBe('What this would do: You laid a tile. You won.');
  const html = (outcome: string, brief = false) =>
    renderToStaticMarkup(<PromptBar {...bar} brief={brief} title="Lay a tile?" hint="" outcome={outcome} />);
  expect(spoken(html(would))).toEqual(['Lay a tile?', would]);
  expect(spoken(html(''))).toEqual(['Lay a tile?', '']);
  expect(spoken(html(would, true))).toEqual(['Lay a tile?']);
});
test('said briefly: the question alone, but a refusal always', () => {
  const asked = renderToStaticMarkup(<PromptBar {...bar} brief title="Lay a tile." hint="Point at a square." />);
  expect(spoken(asked)).toEqual(['Lay a tile.']);
  expect(asked).toContain('Point at a square.');
  const refused = renderToStaticMarkup(<PromptBar {...bar} brief title="Lay a tile." hint="" refusal={refusal} />);
  expect(spoken(refused).join()).toContain('water is there');
});
