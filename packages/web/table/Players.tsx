import { thing } from '@tianxia/board';
import type { GameTypes, Seat, Update } from '@tianxia/kernel';
import { PlayerPanel } from '@tianxia/look';
import type { Facts, Seated } from '../link/link.ts';
import { useWords, type Words } from '../text/words.ts';
import { SeatClock } from './SeatClock.tsx';

interface PlayersProps {
  facts: Facts;
  update: Update<GameTypes['state']>;
  viewer: Seat;
  acting?: Seat | undefined; // whose deed is being shown: it is their turn until the stage goes on
  marks?(seat: Seat): readonly number[]; // of what they did, where nothing on the board carries it
  factsOf(seat: Seat): React.ReactNode; // the game's own facts of a seat
  beside?: React.ReactNode; // panels of the game under the players
  onOpen?: (seat: Seat) => void; // all that is public of one
}

/**
 * Everybody at the table: who must choose, whose time runs, who is away, for whom a bot plays.
 * While a bot or the reader must choose, 'turn' stands where their note stood: a panel has no room for both in every language.
 */
export function Players({ facts, update, viewer, acting, marks, factsOf, beside, onOpen }: PlayersProps) {
  const words = useWords();
  const { play, together } = words;
  const { company } = facts;
  return (
    <>
      {facts.players.map((player, seat) => {
        const name = seat === viewer ? play.you : player.name;
        const waiting = acting === undefined ? update.waiting.includes(seat) : acting === seat;
        const isKnown = player.bot !== undefined || seat === viewer;
        return (
          <PlayerPanel
            key={player.colour}
            thing={thing('seat', seat)}
            name={name}
            colour={player.colour}
            {...(isKnown && waiting ? {} : { note: noteOn(player, seat === viewer, words) })}
            active={waiting}
            marks={marks?.(seat) ?? []}
            {...(onOpen && {
              open: {
                label: seat === viewer ? play.allOfYou : play.allOf(player.name),
                onPress: () => onOpen(seat),
              },
            })}
            {...(player.away || player.standIn !== undefined ? { away: together.people.away } : {})}
            {...(waiting ? { tag: play.tag } : {})}
            {...(company?.clocks === undefined || player.bot !== undefined
              ? {}
              : {
                  clock: (
                    <SeatClock
                      company={company}
                      seat={seat}
                      name={name}
                      asked={waiting}
                      yours={facts.you.includes(seat)}
                    />
                  ),
                })}
          >
            {factsOf(seat)}
          </PlayerPanel>
        );
      })}
      {beside}
      {company !== undefined && company.watching > 0 && (
        <p className="tg-watching note">{together.people.watching(company.watching)}</p>
      )}
    </>
  );
}
/** What there is to know of a player besides the game: a bot and of which kind, away, who plays on, the rating. */
export function noteOn(player: Seated, isViewer: boolean, { play, together }: Words): string {
  if (player.standIn !== undefined) return player.standIn === 'lost' ? together.people.lost : together.people.standIn;
  const rating = player.rating === undefined ? '' : together.people.rating(player.rating, player.provisional === true);
  if (player.bot !== undefined) return [play.bot[player.bot] ?? player.bot, rating].filter(Boolean).join(' · ');
  if (player.away) return together.people.away;
  return isViewer ? [player.name, rating].filter(Boolean).join(' · ') : rating;
}
