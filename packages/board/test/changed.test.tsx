import type { Told } from '@tianxia/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { screen } from '../../games/first-empire/screen/index.tsx';
import { propsAt } from '../../games/first-empire/screen/test/desk.ts';
import { position } from '../../games/first-empire/test/position.ts';
import { words } from '../../games/first-empire/text/en/screen/index.ts';
import { WordsProvider } from '../index.ts';

const [ME, RIVAL] = [0, 1];
const RECRUIT = 'action 0';
const courtBy = (seat: number): Told => ['court', seat, 40, 0, 1];
const recruitBy = (seat: number): Told => ['recruited', seat, 1, 0, 2];

/** The classes of everything that wears a corner, by its key. */
function marked(told: { last?: readonly Told[]; since?: readonly Told[] }): Record<string, string> {
  const t = position({ players: { S: { hand: [33, 49], officials: { chu: 'G' } }, M: {} }, court: [40] });
  const props = { ...propsAt(t.k, t.s), ...told };
  const Whole = () => {
    const draft = screen.useDraft(props);
    return (
      <>
        <screen.Board {...props} draft={draft} />
        <screen.Tray {...props} draft={draft} />
      </>
    );
  };
  const html = renderToStaticMarkup(
    <WordsProvider value={words}>
      <Whole />
    </WordsProvider>,
  );
  const all = [...html.matchAll(/class="(thing[^"]*changed[^"]*)"[^>]*data-thing="([^"]+)"/g)];
  return Object.fromEntries(all.map(([, look, key]) => [key!, /changed( earlier)?/.exec(look!)![0]]));
}
test('all that others did since one’s turn is marked, more weakly than the last choice', () => {
  expect(marked({ last: [courtBy(RIVAL)] })[RECRUIT]).toBe('changed');
  expect(marked({ since: [courtBy(RIVAL)] })[RECRUIT]).toBe('changed earlier');
  expect(marked({ last: [courtBy(RIVAL)], since: [courtBy(RIVAL)] })[RECRUIT]).toBe('changed');
  expect(marked({})).toEqual({});
});
test('what a rival does at home marks nothing of one’s own that has the same name there', () => {
  expect(Object.keys(marked({ last: [recruitBy(ME)] }))).toContain('region 2');
  expect(marked({ last: [recruitBy(RIVAL)], since: [recruitBy(RIVAL)] })).toEqual({});
});
