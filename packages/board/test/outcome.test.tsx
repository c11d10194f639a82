import { Icon } from '@tianxia/look';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Becomes, becoming, type InLands, landsTouched, OutcomeSheet } from '../index.ts';

test('numbers that would be others are told in their order, those that stay are not', () => {
  const numbers = (vp: number, trust: number) => [
    { what: 'vp', seat: 0, many: vp },
    { what: 'trust', seat: 0, many: trust },
    { what: 'trust', seat: 1, many: 7 },
  ];
  expect(becoming(numbers(10, 3), numbers(12, 0))).toEqual([
    { what: 'vp', seat: 0, from: 10, to: 12 },
    { what: 'trust', seat: 0, from: 3, to: 0 },
  ]);
  expect(becoming(numbers(1, 1), numbers(1, 1))).toEqual([]);
});
test('what a choice would do is a list under its title: equal lines stand twice, sums last, nothing where none change', () => {
  const sheet = (sums?: React.ReactNode) =>
    renderToStaticMarkup(
      <OutcomeSheet
        title="What this does"
        className="xx"
        lines={[
          { text: 'You gain 1.' },
          { text: 'You gain 1.' },
          { sign: <Icon name="more" />, text: 'Then?', dim: true },
        ]}
        sums={sums}
      />,
    );
  const html = sheet(<Becomes from={3} to={5} />);
  expect(html.match(/You gain 1\./g)).toHaveLength(2);
  expect(html.match(/<li class="dim">/g)).toHaveLength(1);
  const [, id] = /aria-labelledby="([^"]+)"/.exec(html)!;
  expect(html).toContain(`<h2 id="${id}">What this does</h2>`);
  expect(html).toContain('<p class="sum">3 → <b class="plusn">5</b></p>');
  expect(sheet(false)).not.toContain('class="sum"');
});
test('fewer is worse, unless it is told otherwise', () => {
  const drawn = (props: Parameters<typeof Becomes>[0]) => renderToStaticMarkup(<Becomes {...props} />);
  expect(drawn({ from: 5, to: 3 })).toBe('5 → <b class="minusn">3</b>');
  expect(drawn({ from: 5, to: 3, said: '3 left', worse: false })).toBe('5 → <b class="plusn">3 left</b>');
});
test('regions in which a player has just done something: once each, in the order it is told, by kinds of arguments', () => {
  const lands: InLands = {
    kinds: { hired: ['seat', 'region', 'count'], moved: ['seat', 'official', 'region'], scored: ['seat', 'region'] },
    events: ['hired', 'moved'],
    regionOf: { region: region => region, official: at => at % 10 },
  };
  const told = [
    ['hired', 1, 3, 2],
    ['moved', 1, 24, 3],
    ['hired', 0, 1, 1],
    ['scored', 1, 0],
  ] as const;
  expect(landsTouched(lands, told, 1)).toEqual([3, 4]);
  expect(landsTouched(lands, told, 0)).toEqual([1]);
});
