import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Pressable } from '../gesture/index.ts';
import { ChoiceList, type ListedChoice } from '../index.ts';

const draft = {
  at: (thing: string) => (thing.startsWith('region') ? { thing, is: 'can', leads: [] } : undefined),
  press() {},
  settled: new Set<string>(),
  changed: new Set<string>(),
  pointed: new Set<string>(),
} as never as Pressable;
const regions = (many: number): ListedChoice[] =>
  Array.from({ length: many }, (_, n) => ({
    thing: `choice region ${n}`,
    presses: `region ${n}`,
    label: `Region ${n}`,
    name: `Region ${n}`,
    ...(n === 0 && { art: <svg />, about: 'two Workers' }),
  }));
const drawn = (props: Partial<Parameters<typeof ChoiceList>[0]>) =>
  renderToStaticMarkup(
    <ChoiceList label="Choices" className="list" kind="large" draft={draft} choices={regions(11)} {...props} />,
  );
const hotkeys = (html: string) => [...html.matchAll(/data-hotkey="(\d+)"/g)].map(([, key]) => key);

test('the first nine choices answer to 1 to 9, and a press on each means what lies on the table', () => {
  const html = drawn({});
  expect(hotkeys(html)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  expect(html.match(/data-press="region \d+"/g)).toHaveLength(11);
  expect(html.match(/data-thing="choice region \d+"/g)).toHaveLength(11);
  expect(hotkeys(drawn({ keys: false }))).toEqual([]);
});
test('a choice shows its drawing, its name and what it brings; nothing stands empty', () => {
  const html = drawn({ choices: regions(2) });
  expect(html).toContain('<span class="choice-art" aria-hidden="true"><svg></svg></span>');
  expect(html).toContain('<b>Region 0</b> <small>two Workers</small>');
  expect(html.match(/choice-art|<small>/g)).toHaveLength(2); // of the first alone
});
