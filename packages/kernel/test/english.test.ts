import { expect, test } from 'vitest';
import { agree, capital, counted, does, listed, listedOr, one, who, whom, whose } from '../words/english.ts';

const mei = { name: 'Mei', you: false };
const you = { name: 'Mei', you: true };

test('one thing is singular; none and several are not', () => {
  expect([0, 1, 2].map(n => counted(n, 'tile'))).toEqual(['0 tiles', '1 tile', '2 tiles']);
  expect([1, 3].map(n => counted(n, 'ability', 'abilities'))).toEqual(['1 ability', '3 abilities']);
  expect([1, 2].map(n => agree(n, 'card'))).toEqual(['card', 'cards']);
});
test('a list has its word before the last, and no comma there', () => {
  expect([[], ['Chu'], ['Chu', 'Yan'], ['Chu', 'Yan', 'Qi']].map(listed)).toEqual([
    '',
    'Chu',
    'Chu and Yan',
    'Chu, Yan and Qi',
  ]);
  expect(listedOr(['A', 'B', 'C'])).toBe('A, B or C');
});
test('the reader is addressed, others are named, and the verb goes with them', () => {
  expect([who(mei), whom(mei), whose(mei)]).toEqual(['Mei', 'Mei', 'Mei’s']);
  expect([who(you), whom(you), whose(you)]).toEqual(['You', 'you', 'your']);
  const verbs = ['take', 'lay', 'annex', 'have', 'are', 'pass', 'reach', 'push', 'buzz', 'go', 'carry', 'tie'];
  expect(verbs.map(verb => does(you, verb))).toEqual(verbs);
  expect(verbs.map(verb => does(mei, verb)).join(' ')).toBe(
    'takes lays annexes has is passes reaches pushes buzzes goes carries ties',
  );
});
test('the first letter is large, and a thing has the article of its own first letter', () => {
  expect([capital('trust +2'), capital('')]).toEqual(['Trust +2', '']);
  expect(['Alchemist', 'Official', 'General', 'ability'].map(one)).toEqual([
    'an Alchemist',
    'an Official',
    'a General',
    'an ability',
  ]);
});
