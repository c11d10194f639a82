import type { Result, Seat } from '@tianxia/kernel';
import { classes, SeatMark, signed, WinSeal } from '@tianxia/look';
import { useWords } from '../text/words.ts';

export interface RankingProps {
  result: Result;
  seats: readonly { name: string; colour: string; note?: string; change?: number }[];
  viewer: Seat;
  how: string;
}

/** The seal, the winner, and everybody's place. */
export function Ranking({ result, seats, viewer, how }: RankingProps) {
  const { over, together, forms } = useWords();
  const winners = seats.filter((_, seat) => result.places[seat] === 1);
  const youWon = result.places[viewer] === 1;
  const alone = winners.length === 1;
  const headline = youWon
    ? alone
      ? over.youWin
      : over.youShare
    : alone
      ? over.wins(winners[0]?.name ?? '')
      : over.shared(forms.list(winners.map(seat => seat.name)));
  const order = seats
    .map((seat, index) => ({ seat, index, place: result.places[index] ?? 0 }))
    .sort((a, b) => a.place - b.place);
  return (
    <section className="panel win0">
      <div className="wtop">
        <Hills />
        <WinSeal label={over.seal} />
        <h2>{headline}</h2>
        <p className="lead">{how}</p>
      </div>
      <ol className="en-rank" aria-label={over.ranking}>
        {order.map(({ seat, index, place }) => (
          <li key={seat.colour} className={classes(place === 1 && 'first')}>
            <span className="rk">{place}</span>
            <SeatMark colour={seat.colour} size={30} disc />
            <span className="nm">
              <b>{seat.name}</b>
              {seat.note && <small>{seat.note}</small>}
            </span>
            <b className="pt">{signed(result.totals[index] ?? 0)}</b>
            {seat.change !== undefined && (
              <span className={classes('end-change', seat.change >= 0 ? 'plusn' : 'minusn')}>
                <span aria-hidden="true">{over.change(seat.change)}</span>
                <span className="unseen">{together.end.change(seat.change)}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Hills() {
  return (
    <svg className="en-hills" viewBox="0 0 340 150" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient id="hill-far" x2="0" y2="1">
          <stop stopColor="var(--mist-2)" />
          <stop offset="1" stopColor="var(--mist-2)" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="hill-near" x2="0" y2="1">
          <stop stopColor="var(--mist-3)" />
          <stop offset="1" stopColor="var(--mist-3)" stopOpacity=".05" />
        </linearGradient>
      </defs>
      <path d="M0 70C30 60 50 30 84 34S130 66 160 60 214 14 252 18s50 38 88 36V150H0Z" fill="url(#hill-far)" />
      <path d="M0 112C40 96 64 84 96 90s60 26 98 16 70-44 100-40 30 14 46 16V150H0Z" fill="url(#hill-near)" />
    </svg>
  );
}
