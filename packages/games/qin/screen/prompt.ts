import { type Draft, peopleAt, type TableProps } from '@tianxia/board';
import { COLOURS, squareName } from '../squares.ts';
import type { Qin } from '../state.ts';
import { type Choice, type Ghost, NO_SQUARE } from './choice.ts';
import type { Words } from './words.ts';

interface Making {
  choice: Choice;
  tile: number; // held, or 0
  ghost: Ghost | undefined;
}
const STEPS = 3; // a tile, two squares, the confirmation

/** What is asked now, and how to answer. */
export function promptOf(props: TableProps<Qin>, words: Words, { choice, tile, ghost }: Making): Draft {
  const { kernel, view, viewer, asked, proposed, texts, players } = props;
  const { box } = kernel;
  const frame = view.agenda.at(-1);
  if (frame === undefined) return { title: texts.endings[view.ending] ?? words.over, hint: '' };
  if (!asked) {
    const person = peopleAt(players, viewer)(frame.seat);
    return { title: frame.at === 'draw' ? words.draws(person) : words.lays(person), hint: '' };
  }
  if (frame.at === 'draw') {
    const pile = proposed === undefined ? undefined : kernel.words(proposed).args[0];
    if (pile === undefined) return { title: texts.prompts.draw, hint: words.drawHint };
    return { title: words.drawFrom(pile + 1), hint: words.drawHint, does: words.drawNow(pile + 1) };
  }
  if (ghost?.option !== undefined) {
    const place = texts.kinds.place!(ghost.place, box);
    return { title: words.layIt(place), hint: words.layItHint, does: words.layThere(place), step: [3, STEPS] };
  }
  if (tile <= 0) {
    const isAt = choice.square !== NO_SQUARE;
    const title = isAt ? words.chooseTileFor(squareName(box, choice.square)) : words.chooseTile;
    return { title, hint: isAt ? words.chooseTileForHint : words.chooseTileHint, step: [1, STEPS] };
  }
  const colours = [box.firstColour[tile]!, box.secondColour[tile]!];
  return {
    title: words.chooseSquares(texts.kinds.tile!(tile, box)),
    hint: words.chooseSquaresHint(COLOURS[colours[choice.half]!]!, colours[0] !== colours[1]),
    step: [2, STEPS],
  };
}
