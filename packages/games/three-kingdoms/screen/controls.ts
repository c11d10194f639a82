import type { Option } from '@tianxia/kernel';
import { askedAt, type Desk, type FrameName, legalAt } from './desk.ts';

/** Where on the table an option of a decision is pressed. */
export type Place =
  | 'cards' // general cards to keep, toggled
  | 'bid' // a general, then a space
  | 'space'
  | 'todo' // a won space in the tray, or on the board
  | 'general' // one of the generals in the tray
  | 'location' // a general, then a place at the border
  | 'enhancement' // a card in the tray
  | 'row'; // a large choice in the tray

const places: Readonly<Record<string, Place>> = {
  'recruit.keep': 'cards',
  'alliance.choose': 'space',
  'bid.assign': 'bid',
  'follow.assign': 'bid',
  'actions.take': 'todo',
  'actions.decline': 'todo',
  'emperor.leave': 'general',
  'station.station': 'location',
  'construct.build': 'enhancement',
  'keep.keep': 'enhancement',
  'under.put': 'enhancement',
};
/** Whatever has no place of its own is a row of large choices: no decision is ever without a control. */
export const placeOf = (move: string): Place => places[move] ?? 'row';

interface Control {
  option: Option;
  move: string;
  args: readonly number[];
  place: Place;
}
export interface Controls {
  at: FrameName;
  all: readonly Control[];
}
export function controlsFor(desk: Desk): Controls | undefined {
  const frame = askedAt(desk);
  if (frame === undefined) return undefined;
  const all = legalAt(desk).map(option => {
    const { move, args } = desk.kernel.words(option);
    return { option, move, args, place: placeOf(move) };
  });
  return { at: frame.at, all };
}
