import type { People } from '@tianxia/board';
import { cardsIn, inRegion, palacesIn, trackLength, unrestIn } from '../at.ts';
import { governorsOf } from '../facts/governors.ts';
import { progressOf } from '../facts/tasks.ts';
import { NOBODY } from '../state.ts';
import type { ZgProps } from './draft.ts';
import type { Words } from './words.ts';

type At = Pick<ZgProps, 'kernel' | 'texts' | 'view'>;
interface Count {
  seat: number;
  value: number;
}
/** 'You 2, Ada 1'. */
export const countsSaid = (words: Words, people: People, counts: readonly Count[]): string =>
  counts
    .filter(({ value }) => value > 0)
    .map(({ seat, value }) => words.scores(people(seat), value))
    .join(', ');
/** A Region of the map: 'Region 3. Palaces: You 1. Governors: none.' */
export function mapRegionSaid(words: Words, { kernel: { box }, texts, view }: At, people: People, region: number) {
  const palaces = Array.from({ length: view.seats }, (_, seat) => ({
    seat,
    value: palacesIn(view, box, seat, region),
  }));
  return words.regionSpoken(
    texts.kinds.region!(region, box),
    countsSaid(words, people, palaces) || words.none,
    countsSaid(words, people, governorsOf(view, box, region)) || words.none,
  );
}
/** A Region of somebody's lands in one line: 'Region 4, 2 cards, unrest 0 of 4, 1 Worker'. */
export function regionSaid(words: Words, { kernel: { box }, texts, view }: At, seat: number, region: number): string {
  return words.cardSpoken(
    texts.kinds.region!(region, box),
    words.cardsHere(cardsIn(view, seat, region)),
    words.unrestNow(unrestIn(view, seat, region), trackLength(view, box, seat, region)),
    words.workers(view.workers[inRegion(seat, region)]!),
  );
}
/** What a Task asks for, how far somebody is, what the next claim is worth. */
export function taskSaid(words: Words, { kernel: { box }, texts, view }: At, seat: number, task: number): string {
  const { piece, needs, met, next } = progressOf(view, box, seat, task);
  const asked = needs.map(({ where }) =>
    piece === 'wall' ? words.named(box.pack.sites[where]!.names) : words.region(where + 1),
  );
  return words.taskSpoken(
    texts.kinds.task!(task, box),
    asked.join(', '),
    met,
    needs.length,
    next === NOBODY ? words.allTaken : words.nextSlot(box.pack.taskSlots[next]!),
  );
}
