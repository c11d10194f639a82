import { Becomes, OutcomeSheet, peopleAt } from '@tianxia/board';
import { Icon, type IconName, SeatMark } from '@tianxia/look';
import type { QinProps } from './draft.ts';
import { type Line, outcomeOf, supplyChanges } from './outcome.ts';
import { useWords } from './words.ts';
import './panels.css';

const ICONS: Readonly<Record<Exclude<Line['kind'], 'village'>, IconName>> = {
  found: 'plus',
  grow: 'up',
  absorb: 'flame',
  return: 'undo',
  win: 'check',
  nothing: 'info',
};

/** What the proposed lay would do, in rule order; the sums last. */
export function Outcome({ kernel, view, viewer, players, preview, draft }: QinProps) {
  const words = useWords();
  if (preview === undefined || draft.ghost === undefined) return null;
  const people = peopleAt(players, viewer);
  const lines = outcomeOf(words, preview.told, preview.after, kernel.box, people);
  const sums = supplyChanges(view, preview.after);
  return (
    <OutcomeSheet
      title={words.outcome}
      className="qin-outcome"
      lines={lines.map(({ kind, lead, text, tail }) => ({
        sign: kind === 'village' ? <House /> : <Icon name={ICONS[kind]} />,
        text: (
          <>
            {lead && <b>{lead} </b>}
            {text}
            {tail && (
              <>
                , <b>{tail}</b>.
              </>
            )}
          </>
        ),
      }))}
      sums={
        sums.length > 0 &&
        sums.map(({ seat, from, to }) => (
          <span key={seat} className={`seat-${people(seat).colour}`}>
            <SeatMark colour={people(seat).colour} size={18} />
            {words.who(people(seat))} <Becomes from={from} to={to} said={words.leftAfter(to)} worse={to > from} />
          </span>
        ))
      }
    />
  );
}
function House() {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" className="qin-house">
      <path d="M2.5 10.5C7 9.5 10 7 12 3.5c2 3.5 5 6 9.5 7M5 11v9.5h14V11M10 20.5V15h4v5.5M4 20.5h16" />
    </svg>
  );
}
