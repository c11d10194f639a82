import { PromptBar } from '@tianxia/look';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

const bar = { game: { title: 'Qin', original: '秦', note: '' }, turn: { text: 'Your turn', yours: true } };
const refusal = { text: 'water is there', rule: 'QIN-061', onOpen: () => undefined, label: 'Open rule QIN-061' };
/** What a screen reader is told by itself. */
const spoken = (html: string) =>
  [...html.matchAll(/<(\w+)[^>]*role="status"[^>]*>(.*?)<\/\1>/g)].map(([, , said]) => said!.replace(/<[^>]+>/g, ''));

test('said in full: the question and the hint under it', () => {
  const html = renderToStaticMarkup(<PromptBar {...bar} title="Lay a tile." hint="Point at a square." />);
  expect(spoken(html)).toEqual(['Lay a tile.Point at a square.']);
});
test('said briefly: the question alone, but a refusal always', () => {
  const asked = renderToStaticMarkup(<PromptBar {...bar} brief title="Lay a tile." hint="Point at a square." />);
  expect(spoken(asked)).toEqual(['Lay a tile.']);
  expect(asked).toContain('Point at a square.');
  const refused = renderToStaticMarkup(<PromptBar {...bar} brief title="Lay a tile." hint="" refusal={refusal} />);
  expect(spoken(refused).join()).toContain('water is there');
});
