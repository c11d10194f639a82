/** Phrases of tests as the words of records; and a player's belongings in words. */
import { EMPTY, type Seat } from '@tianxia/kernel';
import type { Box } from '../box.ts';
import { THE_CUBES } from '../facts/auction.ts';
import { fitting } from '../facts/showing.ts';
import type { State } from '../state.ts';
import { cardIn, indexNamed, sideNamed, tileNamed, words } from './names.ts';

export function inWords(s: State, box: Box, seat: Seat, phrase: string): string {
  const [move = '', ...rest] = phrase.split(' ');
  const { at } = s.agenda.at(-1)!;
  const [arg = ''] = rest;
  const set = (cards: readonly number[]) => {
    const left = [...cards];
    return words(rest.join(' ')).reduce((bitset, id) => {
      const index = left.indexOf(cardIn(box, left, id));
      left[index] = EMPTY;
      return bitset | (1 << index);
    }, 0);
  };
  const asked = `${at}.${move}`;
  const number = (): number | undefined => {
    if (asked === 'bid.reveal') return set(s.hands[seat]!.pieces);
    const frame = s.agenda.at(-1)!;
    if (frame.at === 'show') return set(fitting(s, box, seat, frame.side));
    if (arg === '') return undefined;
    if (move === 'settle' || move === 'turn') return sideNamed(box, arg);
    if (at === 'bonus') return indexNamed(box.pack.bonusTiles, arg) + 1;
    if (at === 'exit') return indexNamed(box.pack.exitTiles, arg);
    if (at === 'treasure' || at === 'treasures') return indexNamed(box.pack.treasures, arg);
    if (at === 'immediate' || at === 'keepTile') return tileNamed(box, arg);
    if (at === 'takeSet' || at === 'decree') return Number(arg) - 1;
    if (frame.at === 'choose') return box.gains[frame.slash]!.find(icon => box.alternatives[icon]!.kind === arg) ?? 999;
    if (frame.at === 'edict')
      return box.decreeGains[frame.decree]!.find(icon => box.alternatives[icon]!.kind === arg) ?? 999;
    if (arg === 'cubes') return THE_CUBES;
    if (at === 'addCubes' || move === 'buy' || move === 'raise') return Number(arg);
    if (move === 'hire') return cardIn(box, s.market, arg);
    if (at === 'keepCharacter') return cardIn(box, s.drawn[seat]!, arg);
    if (at === 'victim') return cardIn(box, s.shown.filter((_, other) => other !== seat).flat(), arg);
    return cardIn(box, s.shown[seat]!, arg);
  };
  const value = number();
  return value === undefined ? asked : `${asked} ${value}`;
}
export interface Summary {
  vp: number;
  trust: number;
  money: number;
  cubes: number;
  shownCubes: number;
  declared: number;
  palace: number;
  order: number;
  hand: string;
  shown: string;
  tiles: string;
  tributes: number[];
  treasures: string;
}
export function summary(s: State, box: Box, seat: Seat): Summary {
  const ids = (cards: readonly number[]) => cards.map(card => box.characters[card]!.id).sort();
  const tiles = s.tiles[seat]!.map(tile => box.tiles[tile]!.id).sort();
  const counted = [...new Set(tiles)].map(id => {
    const many = tiles.filter(other => other === id).length;
    return many > 1 ? `${id}*${many}` : id;
  });
  return {
    vp: s.vp[seat]!,
    trust: s.trust[seat]!,
    money: s.money[seat]!,
    cubes: s.cubes[seat]!,
    shownCubes: s.shownCubes[seat]!,
    declared: s.declared[seat]!,
    palace: s.palace[seat]!,
    order: s.order[seat]!,
    hand: ids(s.hands[seat]!.pieces).join(' '),
    shown: ids(s.shown[seat]!).join(' '),
    tiles: counted.join(' '),
    tributes: s.tributes[seat]!.map(tribute => box.pack.tributes[tribute - 1]!.vp).sort(),
    treasures: box.pack.treasures.flatMap(({ id }, i) => (s.treasures[i] === seat ? [id] : [])).join(' '),
  };
}
