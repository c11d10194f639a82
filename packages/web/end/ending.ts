import type { Result } from '@tianxia/kernel';
import type { RecordLine } from '@tianxia/protocol';
import type { Facts } from '../link/link.ts';
import type { Words } from '../text/words.ts';

/** What stands beside a player's place, apart from the figures of the game. */
export interface EndNote {
  note?: string; // 'rating 1534', 'lost on time'
  change?: number; // of the rating
}
/** Places by the terms of the table, where the server knows them: who lost on time is last, whatever the figures say. */
export function placesOf(result: Result, ending: RecordLine | undefined): Result {
  if (ending === undefined) return result;
  return { ...result, places: result.places.map((place, seat) => ending.players[seat]?.place ?? place) };
}
export function notesOf(facts: Facts, ending: RecordLine | undefined, { together }: Words): EndNote[] {
  return facts.players.map((player, seat) => {
    const line = ending?.players[seat];
    const how = line?.how ?? player.standIn;
    const { rating, provisional, change } = line ?? {};
    const notes = [
      ...(rating === undefined || change === undefined
        ? []
        : [together.end.rating(Math.round(rating - change), Math.round(rating), provisional === true)]),
      ...(how === undefined
        ? []
        : [{ left: together.end.left, time: together.end.timed, lost: together.end.lost }[how]]),
    ];
    return {
      ...(notes.length === 0 ? {} : { note: notes.join(' · ') }),
      ...(change === undefined ? {} : { change: Math.round(change) }),
    };
  });
}
/** A game that a clock ended: by whose. */
export function endedBy(facts: Facts, { places }: Result, { together, over }: Words): string {
  const late = facts.players.findIndex(({ standIn }) => standIn !== undefined);
  const seat = late >= 0 ? late : places.indexOf(Math.max(...places));
  const name = facts.you.includes(seat) ? over.you : (facts.players[seat]?.name ?? '');
  return facts.players[seat]?.standIn === 'left' ? together.end.leftGame(name) : together.end.time(name);
}
/** Who would sit down again at once. */
export function againWith(facts: Facts, { together, forms }: Words): string {
  const others = facts.players.filter(
    ({ person, standIn }, seat) => person !== undefined && standIn !== 'left' && !facts.you.includes(seat),
  );
  const here = others.filter(({ away }) => !away).map(({ name }) => name);
  const who =
    others.length === 0
      ? []
      : [here.length === 0 ? together.end.nobodyHere : together.end.here(forms.list(here), here.length === 1)];
  return [...who, together.end.turns].join(' ');
}
