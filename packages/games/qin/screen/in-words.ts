import { type InWordsProps, type PartInWords, part, peopleAt } from '@tianxia/board';
import { strengthsOf } from '../facts/villages.ts';
import { NOBODY } from '../land.ts';
import { squareName } from '../squares.ts';
import type { Qin } from '../state.ts';
import { areasOf } from './areas.ts';
import { spokenSquare } from './spoken.ts';
import type { Words } from './words.ts';

/** The viewer's hand, every player's pagodas and provinces, villages, lone territories, piles. */
export function inWords({ kernel, texts, view, viewer, players }: InWordsProps<Qin>, words: Words): PartInWords[] {
  const { box } = kernel;
  const people = peopleAt(players, viewer);
  const areas = areasOf(view, box).sort((a, b) => b.squares.length - a.squares.length);
  const squares = (list: readonly number[]) => list.map(square => squareName(box, square)).join(' ');
  const lands = (seat: number) =>
    areas.flatMap(({ owner, colour, squares: all, name, major }) => {
      if (owner !== seat) return [];
      const row = words.provinceRow(colour, all.length, squareName(box, name));
      return [`${row} (${squares(all)}): ${major ? words.major : words.moreToMajor(box.major - all.length)}`];
    });
  const hand = (view.hands[viewer] ?? []).map((tile, i) => words.tile(texts.kinds.tile!(tile, box), i + 1));
  const villages = box.villages.flatMap((village, i) =>
    view.holder[i] !== NOBODY || strengthsOf(view, box, i).some(n => n > 0)
      ? [spokenSquare(view, box, words, people, village[0]!)]
      : [],
  );
  const lone = areas.filter(({ owner }) => owner === NOBODY);
  return [
    ...(viewer < 0 ? [] : [part(words.yourHand, ...hand)]),
    ...players.map((_, seat) => {
      const own = lands(seat);
      const left = words.toPlaceSpoken(view.supply[seat]!, box.pagodas);
      return part(words.who(people(seat)), left, ...(own.length === 0 ? [words.noProvinces] : own));
    }),
    part(words.villagesTitle, ...(villages.length === 0 ? [words.noVillages] : villages)),
    part(
      words.views.board,
      words.board(box.wide, box.high),
      ...lone.map(({ name }) => spokenSquare(view, box, words, people, name)),
    ),
    part(words.piles, ...view.heights.map((height, pile) => words.pile(pile + 1, height))),
  ];
}
