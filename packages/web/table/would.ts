import type { Speech } from '@tianxia/board';
import { type Told, UNKNOWN } from '@tianxia/kernel';

/** What a proposed choice would do, for whoever hears the table: its sentences in the order of the rules, none twice in a row. */
export function wouldSay(title: string, told: readonly Told[], speech: Pick<Speech, 'event'>): string {
  const said = told.filter(one => !one.includes(UNKNOWN)).map(one => speech.event(one));
  const sentences = said.filter((text, i) => text !== '' && text !== said[i - 1]);
  return sentences.length === 0 ? '' : `${title}: ${sentences.join(' ')}`;
}
