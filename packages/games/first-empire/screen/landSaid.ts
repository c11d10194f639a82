import { EMPTY } from '@tianxia/kernel';
import { inRegion, placesIn, standing } from '../at.ts';
import { triggerAt } from '../tableau.ts';
import { cardText, officialName } from './naming.ts';
import type { Props } from './props.ts';
import type { Words } from './words.ts';

/** Everything that lies and stands there, in words. */
export function landSaid(
  words: Words,
  { kernel, view, seat }: Pick<Props, 'kernel' | 'view'> & { seat: number },
  region: number,
): string {
  const { box } = kernel;
  const cards = placesIn(region).flatMap(place => {
    const card = view.tableau[seat]![place]!;
    return card === EMPTY ? [] : [`${cardText(words, box, card, triggerAt(view, box, seat, place))}.`];
  });
  const officials = box.pack.officials.flatMap((_, type) => {
    const many = view.officials[standing(seat, region, type)]!;
    return many === 0 ? [] : [words.so(many, officialName(words, box, type))];
  });
  const workers = view.workers[inRegion(seat, region)]!;
  const people = workers === 0 ? officials : [...officials, words.workers(workers)];
  return [...cards, people.length === 0 ? '' : `${words.list(people)}.`].filter(part => part !== '').join(' ');
}
