import { expect, it } from 'vitest';
import { tokensOf } from '../../scripts/mutation/code.mjs';
import { isTooFew, saysNothing } from '../../scripts/mutation/enough.mjs';

it('what a result is of does not change with a comment or white space, and does with any token', () => {
  const source =
    '/** TOY-1 */\nconst price = (n: number): number => (n > 3 ? n * 2 : `/* a text */`.length); // half\n';
  const as = (text: string) => tokensOf('a.ts', text);
  const alike = [
    source.replace(' // half', ''),
    source.replace('/** TOY-1 */', '/* TOY-2, at\n * length */'),
    source.replace('n * 2', 'n /* twice */ *  2').replace('=>', '=>\n  '),
    `${source}\n// the end`,
  ];
  for (const one of alike) expect([one === source, as(one) === as(source)]).toEqual([false, true]);
  const others = [
    source.replace('> 3', '>= 3'),
    source.replace('n * 2', 'n * 3'),
    source.replace('(n: number)', '(n: unknown)'),
    source.replace('a text', 'another'),
    source.replace('a text', 'a  text'),
    source.replace('const', 'let'),
  ];
  for (const one of others) expect([one, as(one) === as(source)]).toEqual([one, false]);
  expect(as('const a = /x y/;')).not.toBe(as('const a = /x  y/;'));
  const counted = (text: string) => tokensOf('a.ts', text, { rules: true });
  expect(alike.map(one => counted(one) === counted(source))).toEqual([true, false, true, true]); // by rule: TOY-2 is another
});
it('a sample of mutants fails where a gap in the tests shows, not by chance and not because there was little time', () => {
  const fewest = (judged: number) => Array.from({ length: judged + 1 }, (_, n) => n).find(n => !isTooFew(n, judged));
  expect([200, 100, 20, 5, 1, 0].map(fewest)).toEqual([182, 90, 17, 4, 1, 0]);
});
it('a sample of which hardly anything could be judged neither holds nor fails', () => {
  expect([49, 50, 200].map(judged => saysNothing(judged, 200))).toEqual([true, false, false]);
  expect(saysNothing(0, 0)).toBe(false);
});
