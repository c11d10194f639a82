import { expect, test } from 'vitest';
import { No } from '../reasons.ts';
import { texts } from '../text/en/index.ts';
import { texts as fr } from '../text/fr/index.ts';
import { texts as ja } from '../text/ja/index.ts';
import { texts as hans } from '../text/zh-Hans/index.ts';
import { texts as hant } from '../text/zh-Hant/index.ts';
import { position } from './position.ts';

test('FE-008 an Alchemist card is told by what it does, never by the code of its row', () => {
  const { box } = position();
  for (let card = box.firstAlchemist; card < box.type.length; card++) {
    const name = texts.kinds.card!(card, box);
    expect(name).not.toMatch(/\b(AC|MA)\d/);
    expect(name).toMatch(/^the (Master )?Alchemist card “.+”$/);
  }
});
test('FE-244 a reward that cannot be taken in full says why', () => {
  const { box } = position();
  const why = texts.kinds.reason!(No.rewardShipAtEnd, box);
  expect(why).toBe('the Ship is at the end of the route');
  expect(texts.events.unable).toContain('{2}');
  for (const [name] of No.book.slice(1))
    if (name.startsWith('reward')) expect(texts.reasons[name as keyof typeof texts.reasons]).not.toMatch(/\byou/);
});
test('a refusal, which knows no pack, names no number that a pack prints', () => {
  for (const { reasons, prompts } of [texts, fr, ja, hans, hant]) {
    const { tooMuchUnrest, hireUnrest, tileUnrest, restless, priceTooHigh, rewardTooMuchUnrest, notEnoughPaid } =
      reasons;
    const { hire, largeToken, unlock, giveBack } = prompts;
    for (const text of [tooMuchUnrest, hireUnrest, tileUnrest, restless, priceTooHigh, rewardTooMuchUnrest])
      expect(text).not.toMatch(/\d/);
    for (const text of [hire, largeToken, unlock, giveBack]) expect(text).not.toMatch(/[2-9]|three|five|trois|cinq|五/);
    expect(notEnoughPaid).not.toMatch(/[2-9]/);
  }
});
test('FE-120 French counts the Officials of a sentence: one General, two Generals', () => {
  expect(fr.finish?.('#0 a recruté 1 × Général à Chu.')).toBe('#0 a recruté 1 Général à Chu.');
  expect(fr.finish?.('#0 a recruté 2 × Général à Chu.')).toBe('#0 a recruté 2 Généraux à Chu.');
  expect(fr.finish?.('Ann a recruté 2 × Architecte à Qi.')).toBe('Ann a recruté 2 Architectes à Qi.');
});
test('FE-276 French says whose a Mausoleum tile is', () => {
  const { box } = position();
  const tiles = Array.from({ length: 9 }, (_, spot) => fr.kinds.spot!(spot, box));
  expect(tiles).toContain('tuile de Chu');
  expect(tiles).toContain('tuile de l’Élixir');
  expect(tiles).toContain('tuile du Site cramoisi');
});
