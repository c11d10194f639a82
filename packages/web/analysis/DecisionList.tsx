import type { Player, Speech } from '@tianxia/board';
import { type Decision, MARKS, pointsLost } from '@tianxia/bots/analysis';
import type { GameTypes, Kernel, Seat } from '@tianxia/kernel';
import { classes, SeatMark, Segmented } from '@tianxia/look';
import { type ReactNode, useState } from 'react';
import type { Place } from '../table/replaying.ts';
import { whenIs } from '../table/rounds.ts';
import { usePageWords, useWords } from '../text/words.ts';
import { optionSaid } from './said.ts';

const TOLD = 0.5; // points: less is a matter of luck in the games played

export interface DecisionListProps {
  decisions: readonly Decision[];
  judgedBy: 'knew' | 'truth';
  kernel: Kernel<GameTypes>;
  speech: Speech;
  players: readonly Player[];
  placeOf(choice: number): Place;
  people: number;
  seat: Seat; // whose decisions are listed
  onSeat(seat: Seat): void;
  at: number;
  onGo(choice: number): void;
  foot?: ReactNode;
}
/** One player's decisions, the costliest first or as they were made. */
export function DecisionList(props: DecisionListProps) {
  const { decisions, judgedBy, kernel, speech, players, seat, at, onGo, placeOf } = props;
  const { play } = useWords();
  const { forms } = useWords();
  const { analysis: words } = usePageWords();
  const [order, setOrder] = useState<'costly' | 'played'>('costly');
  const own = decisions.filter(decision => decision.seat === seat);
  const listed =
    order === 'played' ? own : own.toSorted((a, b) => b[judgedBy].loss - a[judgedBy].loss || a.choice - b.choice);
  const counts = MARKS.map(mark => ({ mark, many: own.filter(one => one[judgedBy].mark === mark).length }));
  return (
    <section className="panel an-list" aria-label={words.decisions}>
      <div className="an-list-head">
        <h2>{words.decisions}</h2>
        <Segmented
          label={words.whose}
          chosen={String(seat)}
          onChoose={chosen => props.onSeat(Number(chosen))}
          choices={players.slice(0, props.people).map(({ name, colour }, one) => ({
            id: String(one),
            name: <SeatMark colour={colour} size={18} />,
            spoken: name,
          }))}
        />
      </div>
      <p className="an-counts">
        {counts.map(({ mark, many }) => (
          <span key={mark}>
            <b>{many}</b> {words.counts[mark](many)}
          </span>
        ))}
      </p>
      <div className="an-list-order">
        <Segmented
          label={words.order}
          chosen={order}
          onChoose={setOrder}
          choices={(['costly', 'played'] as const).map(id => ({ id, name: words.orders[id] }))}
        />
        <span className="note">{words.lost}</span>
      </div>
      <ol>
        {listed.map(({ choice, chosen, gains, knew, [judgedBy]: { mark, loss, best } }) => (
          <li key={choice}>
            <button type="button" aria-current={choice === at || undefined} onClick={() => onGo(choice)}>
              <i className={classes('an-mark', `an-${mark}`)} data-tip={words.marks[mark]}>
                <span aria-hidden="true">{words.signs[mark]}</span>
                <span className="unseen">{words.marks[mark]}</span>
              </i>
              <span className="an-said">
                <b>{optionSaid(kernel, speech, chosen)}</b>
                {best !== chosen && <small>{words.better(optionSaid(kernel, speech, best))}</small>}
              </span>
              <span className="an-loss">
                <b>{loss === 0 ? '0' : forms.tenths(-100 * loss)}</b>
                {best === knew.best && pointsLost(gains) >= TOLD && (
                  <small>{words.points(forms.tenths(pointsLost(gains)))}</small>
                )}
                <small>{words.choice(whenIs(placeOf(choice), play), placeOf(choice).nth)}</small>
              </span>
            </button>
          </li>
        ))}
      </ol>
      {props.foot && <div className="an-list-foot">{props.foot}</div>}
    </section>
  );
}
