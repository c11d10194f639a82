import { expect, it } from 'vitest';
import { addressOf } from '../home/join.ts';

it('reads a link, a code, and a code in a sentence', () => {
  expect(addressOf('https://tianxia.example/t/QIN-7F3K9QXW')).toBe('/t/QIN-7F3K9QXW');
  expect(addressOf('https://tianxia.example/table/QIN-7F3K9QXW?x=1')).toBe('/t/QIN-7F3K9QXW');
  expect(addressOf(' qin-7f3k9qxw ')).toBe('/t/QIN-7F3K9QXW');
  expect(addressOf('come to QIN-7F3K9QXW please')).toBe('/t/QIN-7F3K9QXW');
  expect(addressOf('http://localhost/play/abc23456')).toBe('/play/abc23456');
});

it('finds nothing in nothing', () => {
  expect(addressOf('')).toBeUndefined();
  expect(addressOf('hello there')).toBeUndefined();
});
