import type { Player, Speech } from '@tianxia/board';
import { type Analysis, pointsLost, pointsOfChance } from '@tianxia/bots/analysis';
import { SeatMark } from '@tianxia/look';
import type { ReactNode } from 'react';
import { usePageWords, useWords } from '../text/words.ts';

export interface StandingProps {
  analysis: Analysis;
  at: number;
  totals: readonly number[];
  players: readonly Player[];
  speech: Speech;
  seat: number; // whose decisions are listed: told first
  isYou(seat: number): boolean;
  compared?: ReactNode; // with the game that this one left
}
/** Who stands how at this moment, and what luck and choices did in the whole game. */
export function Standing({ analysis, at, totals, players, speech, seat: first, isYou, compared }: StandingProps) {
  const { over, forms } = useWords();
  const { analysis: words } = usePageWords();
  const { levels, ledger } = analysis;
  const now = levels[at] ?? [];
  const worth = pointsOfChance(analysis.decisions);
  const points = (seat: number) =>
    analysis.decisions.reduce(
      (sum, one) => sum + (one.seat === seat && one.knew.loss > 0 ? pointsLost(one.gains) : 0),
      0,
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, also by the keyboard
    <section className="panel an-standing" aria-label={words.standing} tabIndex={0}>
      <h2>{words.standing}</h2>
      <ul>
        {players.map(({ colour }, seat) => (
          <li key={colour} className={`seat-${colour}`}>
            <SeatMark colour={colour} size={16} />
            <span>{speech.name(seat)}</span>
            <b data-tip={over.unit}>{totals[seat] ?? 0}</b>
            <i className="an-win" aria-hidden="true">
              <i style={{ width: `${100 * (now[seat] ?? 0)}%` }} />
            </i>
            <b>{now[seat] === undefined ? '–' : forms.percent(now[seat])}</b>
          </li>
        ))}
      </ul>
      {compared}
      {ledger.length > 0 && (
        <>
          <h3 data-tip={words.ledgerHint}>{words.ledger}</h3>
          {ledger
            .map((entry, seat) => ({ ...entry, seat }))
            .sort((a, b) => Number(b.seat === first) - Number(a.seat === first))
            .map(({ choices, rivals, luck, seat }) => (
              <p key={players[seat]?.colour ?? seat}>
                {words.ledgerLine(speech.name(seat), isYou(seat), choices, rivals, luck, {
                  choices: Math.round(points(seat)),
                  luck: Math.round(worth * Math.abs(luck)),
                })}
              </p>
            ))}
          <p className="note">{words.ledgerHint}</p>
        </>
      )}
    </section>
  );
}
