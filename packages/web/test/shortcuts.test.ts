import { BOARD_KEYS, STAGE_KEYS } from '@tianxia/board/shown-keys.ts';
import { expect, test } from 'vitest';
import { ANALYSIS_KEYS } from '../analysis/useAnalysisKeys.ts';
import { carriedKeys, GENERAL_KEYS } from '../keys/carried.ts';
import { RULES_KEYS } from '../rules/Rules.tsx';
import { ASK_KEYS } from '../table/AskBoard.tsx';
import { TABLE_KEYS } from '../table/keys.ts';
import { REPLAY_KEYS } from '../table/ReplayTable.tsx';
import { words as en } from '../text/en/index.ts';
import { later } from '../text/en/later.ts';
import { words as fr } from '../text/fr/index.ts';
import { words as ja } from '../text/ja/index.ts';
import { words as hans } from '../text/zh-Hans/index.ts';
import { words as hant } from '../text/zh-Hant/index.ts';

test('every key that a page tells of has words, and no words are left over', () => {
  const all = [
    GENERAL_KEYS,
    BOARD_KEYS,
    STAGE_KEYS,
    TABLE_KEYS,
    ASK_KEYS,
    REPLAY_KEYS,
    ANALYSIS_KEYS,
    RULES_KEYS,
  ].flat();
  expect(all.map(({ id }) => id).toSorted()).toEqual(Object.keys(later.keys.names).toSorted());
});
test('the keys of pieces are those that lie on the page, by what a screen reader calls them', () => {
  const written = (textContent: string) => ({ nodeType: 3, textContent });
  const element = (attributes: Readonly<Record<string, string>>, ...childNodes: object[]) => ({
    nodeType: 1,
    getAttribute: (name: string) => attributes[name] ?? null,
    childNodes,
  });
  const things = [
    element({ 'data-hotkey': '1', 'aria-label': 'red–blue tile' }, written('x')),
    element({ 'data-hotkey': 'r' }, written('  Turn\n it ')),
    element({ 'data-hotkey': 'p', 'aria-label': 'a'.repeat(99) }),
    element(
      { 'data-hotkey': 'w' },
      element({}, written('Build 1 Wall')),
      element({ 'aria-hidden': 'true' }, written('Wall')),
    ),
  ];
  const page = { querySelectorAll: () => things } as unknown as Document;
  expect(carriedKeys(page)).toEqual([
    { key: '1', name: 'red–blue tile' },
    { key: 'R', name: 'Turn it' },
    { key: 'P', name: `${'a'.repeat(90)}…` },
    { key: 'W', name: 'Build 1 Wall' },
  ]);
});
test.each(Object.entries({ en, fr, ja, 'zh-Hant': hant, 'zh-Hans': hans }))(
  '%s: what a button is called names no key, which means nothing to a finger or an ear',
  (_, { play }) => {
    const { skip, skipAll, pause, goOn } = play.stage;
    const { play: autoplay, pause: halt, first, back, next, last } = play.replay;
    for (const label of [skip, skipAll, pause, goOn, autoplay, halt, first, back, next, last])
      expect(label).not.toMatch(/[()（）←→]/);
  },
);
