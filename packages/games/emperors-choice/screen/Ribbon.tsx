import { peopleAt } from '@tianxia/board';
import { SeatMark } from '@tianxia/look';
import { decreesToCome, feeOf } from '../facts/decree.ts';
import type { EcProps } from './draft.ts';
import { Ja, vars } from './Pieces.tsx';
import { useWords } from './words.ts';
import './ribbon.css';

/** The trust track with everybody's disc, and who decrees as it stands. */
export function Ribbon({ kernel, view, viewer, players, preview }: EcProps) {
  const words = useWords();
  const { box } = kernel;
  const people = peopleAt(players, viewer);
  const max = box.pack.limits.trust;
  const spaces = Array.from({ length: max + 1 }, (_, n) => n);
  const discs = view.trust.map((trust, seat) => ({ trust, seat, next: preview?.after.trust[seat] ?? trust }));
  const after = discs.filter(({ trust, next }) => next !== trust);
  return (
    <section
      className="ec-ribbon"
      aria-label={words.trustSpoken(discs.map(({ seat, trust }) => [people(seat), trust]))}
    >
      <div className="ec-ribbon-head">
        <h2>
          {words.trust} <Ja>信頼</Ja>
        </h2>
        <span className="note">
          {words.fee} <b>{feeOf(view, box)}</b>
        </span>
        <span className="ec-decreers">
          {decreesToCome(view, box).map(decree => (
            <span key={decree.nth}>
              <b>{words.decreer(decree.seats.map(people), decree)}</b>{' '}
              {words.dropsTo(decree.trust, decree.left, decree.missing)}{' '}
            </span>
          ))}
        </span>
      </div>
      <div className="ec-track" style={vars({ '--spaces': max + 1 })} aria-hidden="true">
        {spaces.map(n => (
          <span key={n} className={n % 5 === 0 ? 'ec-space ec-is-five' : 'ec-space'}>
            <span className="ec-stack">
              {after
                .filter(({ next }) => next === n)
                .map(({ seat }) => (
                  <SeatMark key={seat} colour={people(seat).colour} size={22} disc className="ec-togo" />
                ))}
              {discs
                .filter(({ trust }) => trust === n)
                .map(({ seat }) => (
                  <span key={seat} data-thing={`trust ${seat}`}>
                    <SeatMark colour={people(seat).colour} size={24} disc />
                  </span>
                ))}
            </span>
            <i>{n}</i>
          </span>
        ))}
      </div>
    </section>
  );
}
