import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { iconNames } from '../Icon.tsx';
import { seatColours } from '../seats.ts';

const sprite = readFileSync(new URL('../sprite.svg', import.meta.url), 'utf8');
const ids = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(match => match[1]);

it('every icon of the list is in the sprite, and every icon of the sprite in the list', () => {
  expect(ids.filter(id => id?.startsWith('i-')).map(id => id?.slice(2))).toEqual([...iconNames]);
});

it('every seat has a mark, a disc and pagodas', () => {
  for (const colour of seatColours)
    for (const id of [`sh-${colour}`, `disc-${colour}`, `pg-${colour}-1`, `pg-${colour}-2`]) expect(ids).toContain(id);
});

it('holds no colour value of its own', () => {
  expect(sprite).not.toMatch(/#[0-9a-f]{3,8}"/i);
});
