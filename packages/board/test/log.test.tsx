import type { Told } from '@tianxia/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Entry, Telling } from '../log/commentary.ts';
import { type LogRules, LogView } from '../log/LogView.tsx';
import { together } from '../speech/repeated.ts';

const entry = (more: Partial<Entry>): Entry => ({
  kind: 'table',
  seat: undefined,
  told: [],
  tally: undefined,
  first: -1,
  last: -1,
  forced: false,
  round: 1,
  ...more,
});
const draw = (entries: readonly Entry[], rules?: LogRules) =>
  renderToStaticMarkup(
    <LogView
      entries={entries}
      telling={{} as Telling}
      players={[{ name: 'Mei', colour: 'red' }]}
      speech={{
        event: told => `${told.join(' ')}.`,
        details: ([, ...rest]) => rest.map(told => told.join(' ')),
        option: String,
        name: String,
      }}
      words={{ log: 'Log', began: 'BEGUN', fresh: '', forced: '', roundBegins: round => `Round ${round}` }}
      isFresh={() => false}
      onPoint={() => undefined}
      onShow={() => undefined}
      rules={rules}
    />,
  );
const first: Told = ['first', 0];
const round: Told = ['round', 1];
const drew: Told = ['drew', 6];

test('a game begins once, also where its deal goes on under the heading of the first round', () => {
  const html = draw([entry({ told: [first] }), entry({ kind: 'break', told: [round] }), entry({ told: [drew] })]);
  expect(html.split('BEGUN').length - 1).toBe(1);
  expect(html).toContain('<p>drew 6.</p>');
  expect(html).toContain('<li>first 0.</li>');
});
test('sentences that follow each other word for word are told once, with how often', () => {
  expect(together(['a', 'a', 'b', 'a'])).toEqual([
    { part: 'a', times: 2, at: 0 },
    { part: 'b', times: 1, at: 2 },
    { part: 'a', times: 1, at: 3 },
  ]);
  const paid: Told = ['paid', 1];
  const html = draw([entry({ kind: 'turn', seat: 0, first: 0, last: 0, told: [first, paid, paid, paid] })]);
  expect(html).toContain('<li>paid 1 (×3)</li>');
});
test('an entry leads to the rules of what it tells, each once, and Tab passes by those of other entries', () => {
  const rules: LogRules = {
    of: ([event]) => (event === 'first' ? 'QIN-041' : event === 'paid' ? 'QIN-050' : undefined),
    open: () => undefined,
    label: rule => `Open ${rule}`,
  };
  const paid: Told = ['paid', 1];
  const turn = entry({ kind: 'turn', seat: 0, first: 0, last: 0, told: [first, paid, drew, paid] });
  const badges = draw([turn], rules).match(/<button[^>]*>[^<]*<\/button>/g) ?? [];
  expect(badges.map(badge => badge.replace(/<[^>]*>/g, ''))).toEqual(['QIN-041', 'QIN-050']);
  for (const badge of badges)
    expect(badge).toMatch(/aria-label="Open QIN-0\d\d".*tabindex="-1"|tabindex="-1".*aria-label/i);
  expect(draw([turn])).not.toContain('<button');
});
