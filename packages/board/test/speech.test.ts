import { kernelFor, type Texts, type Told, tableFor } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { game } from '../../games/qin/index.ts';
import type { ReasonName } from '../../games/qin/reasons.ts';
import type { Qin } from '../../games/qin/state.ts';
import { texts as english } from '../../games/qin/text/en/index.ts';
import { texts as chinese } from '../../games/qin/text/zh-Hant/index.ts';
import { type SpeechWords, speech } from '../speech/speech.ts';

const kernel = kernelFor(game, tableFor(game, 2));
const players = ['Ann', 'Bo'].map(name => ({ name, colour: 'green' }));
const GREW: Told = ['extended', 0, 0, 4];
const LAID: Told = ['laid', 0, 1, 0];
const told = (texts: Texts<Qin, ReasonName>, viewer: number, play: SpeechWords) =>
  speech(kernel, texts as Texts<Qin>, players, viewer, play);

test('what is mine is said as the language says it: your, 你的', () => {
  const you = { you: 'You', youWord: 'you', yourWord: 'your' };
  const ni = { you: '你', youWord: '你', yourWord: '你' };
  expect(told(english, 0, you).event(GREW)).toBe('Your province at A1 grew to 4.');
  expect(told(english, 1, you).event(GREW)).toBe('Ann\u0027s province at A1 grew to 4.');
  expect(told(chinese, 0, ni).event(GREW)).toBe('你的A1省份擴大到4格。');
  expect(told(chinese, 1, ni).event(GREW)).toBe('Ann的A1省份擴大到4格。');
});
test('a subject is named once, but not where something of theirs is the subject', () => {
  const ni = { you: '你', youWord: '你', yourWord: '你' };
  const [same, theirs] = told(chinese, 1, ni).details([LAID, LAID, GREW]);
  expect(same).toMatch(/^放下/);
  expect(theirs).toBe('Ann的A1省份擴大到4格');
});
