import { Button, say } from '@tianxia/look';
import type { SeatFacts, TableFacts } from '@tianxia/protocol';
import { ApiError } from '@tianxia/protocol/api-error';
import type { ReactNode } from 'react';
import { aboutOf } from '../games.ts';
import { LearnLinks } from '../learn/LearnLinks.tsx';
import { useMe } from '../me.ts';
import { Wait } from '../parts/Wait.tsx';
import { nameIn } from '../text/named.ts';
import { useWords } from '../text/words.ts';
import { AskFriend } from './AskFriend.tsx';
import { changeSeat, leaveTable } from './asks.ts';
import { BotsComing } from './BotsComing.tsx';
import { Room } from './Room.tsx';
import { TermsInWords } from './Terms.tsx';

interface TableRoomProps {
  facts: TableFacts;
  title: string;
  hint: string;
  botsAt?: number; // when bots take the free seats
  onLeft?: () => void; // who sits here may get up again
  children?: ReactNode;
}

/** A table on the server before its first move. Its host may put bots into free seats, and free a seat again. */
export function TableRoom({ facts, title, hint, botsAt, onLeft, children }: TableRoomProps) {
  const { table: words, called, together } = useWords();
  const me = useMe();
  const about = aboutOf(facts.game);
  if (!about) return <Wait />;
  const isHost = facts.host !== undefined && facts.host === me?.id;
  const fail = (problem: unknown) => say(problem instanceof ApiError ? problem.message : together.silent);
  const act = (seat: SeatFacts, number: number) => {
    if (!isHost || seat.person === me?.id) return undefined;
    if (seat.by === 'open')
      return (
        <Button icon="bot" onPress={() => void changeSeat(facts.id, number, { to: 'bot' }).catch(fail)}>
          {together.room.bot}
          <span className="unseen">{together.room.seat(number + 1)}</span>
        </Button>
      );
    return (
      <Button onPress={() => void changeSeat(facts.id, number, { to: 'open' }).catch(fail)}>
        {together.room.kick}
        <span className="unseen">{nameIn(called, seat)}</span>
      </Button>
    );
  };
  const note = (seat: SeatFacts) => {
    if (seat.by === 'open') return '';
    const rating = seat.rating === undefined ? '' : together.people.rating(seat.rating, seat.provisional === true);
    if (seat.by === 'bot')
      return [called.botNote(called.bots[seat.bot ?? 'greedy']), rating].filter(Boolean).join(' · ');
    return [seat.person === facts.host && together.room.host, rating, seat.away && together.people.away]
      .filter(Boolean)
      .join(' · ');
  };
  return (
    <Room
      about={about}
      title={title}
      hint={hint}
      link={`${location.origin}/t/${facts.id}`}
      seats={facts.seats.map((seat, i) => ({
        colour: seat.colour,
        name: seat.by === 'open' ? words.freeSeat : nameIn(called, seat),
        note: note(seat),
        act: act(seat, i),
      }))}
      more={
        onLeft && (
          <>
            <AskFriend id={facts.id} />
            <Button onPress={() => void leaveTable(facts.id).then(onLeft, fail)}>{together.table.leave}</Button>
          </>
        )
      }
      terms={
        <>
          <h2>{together.terms.title}</h2>
          <TermsInWords terms={facts.terms} />
          <p>
            <LearnLinks game={facts.game} />
          </p>
        </>
      }
    >
      {botsAt !== undefined && <BotsComing at={botsAt} />}
      {children}
    </Room>
  );
}
