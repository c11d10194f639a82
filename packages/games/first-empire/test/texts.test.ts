import { expect, test } from 'vitest';
import { No } from '../reasons.ts';
import { texts } from '../text/en/index.ts';
import { texts as french } from '../text/fr/index.ts';
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
test('FE-120 French counts the Officials of a sentence: one General, two Generals', () => {
  expect(french.finish?.('#0 a recruté 1 × Général à Chu.')).toBe('#0 a recruté 1 Général à Chu.');
  expect(french.finish?.('#0 a recruté 2 × Général à Chu.')).toBe('#0 a recruté 2 Généraux à Chu.');
  expect(french.finish?.('Ann a recruté 2 × Architecte à Qi.')).toBe('Ann a recruté 2 Architectes à Qi.');
});
test('FE-276 French says whose a Mausoleum tile is', () => {
  const { box } = position();
  const tiles = Array.from({ length: 9 }, (_, spot) => french.kinds.spot!(spot, box));
  expect(tiles).toContain('tuile de Chu');
  expect(tiles).toContain('tuile de l’Élixir');
  expect(tiles).toContain('tuile du Site cramoisi');
});
