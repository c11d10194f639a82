import { Panel, Segmented } from '@tianxia/look';
import type { BotRating } from '@tianxia/protocol';
import { type ReactNode, useState } from 'react';
import type { GameSetup } from '../games.ts';
import { usePageWords } from '../text/words.ts';
import { type Limits, type Plan, withCount, withOption } from './plan.ts';
import { SeatRow } from './SeatRow.tsx';

export interface SeatsProps {
  setup: GameSetup;
  rated?: readonly BotRating[] | undefined; // bots, on this site
  limits: Limits;
  plan: Plan;
  name: string; // your own
  signedIn?: { name: string; note: string } | undefined;
  onName: (name: string) => void;
  onChange: (plan: Plan) => void;
  friends?: ReactNode; // whom one may ask, in place of what the words mean
}

/** Who sits where, in which colour, and who begins. */
export function Seats({ setup, rated, limits, plan, name, signedIn, onName, onChange, friends }: SeatsProps) {
  const { setup: words } = usePageWords();
  const [open, setOpen] = useState<number>(); // whose colours are shown
  const [min, max] = limits.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const start = setup.options.start;
  return (
    <Panel className="col seatsc">
      <div className="h2r">
        <h2>{words.seats}</h2>
        {counts.length > 1 && (
          <Segmented
            className="cnt"
            label={words.count}
            chosen={String(plan.seats.length)}
            onChoose={count => onChange(withCount(plan, Number(count), limits))}
            choices={counts.map(count => ({ id: String(count), name: count, spoken: words.players(count) }))}
          />
        )}
      </div>
      <ol>
        {plan.seats.map((seat, i) => (
          <SeatRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={i}
            index={i}
            seat={seat}
            plan={plan}
            setup={setup}
            rated={rated}
            yourName={name}
            signedIn={signedIn}
            onName={onName}
            open={open === i}
            onOpen={show => setOpen(show ? i : undefined)}
            onChange={onChange}
          />
        ))}
      </ol>
      {friends}
      {plan.seats.length > 1 && !friends && (
        <dl className="who-legend">
          <dt>{words.here}</dt>
          <dd>{words.legend.here}</dd>
          <dt>{words.bot}</dt>
          <dd>{words.legend.bots}</dd>
          <dt>{words.link}</dt>
          <dd>{words.legend.link}</dd>
        </dl>
      )}
      {start && (
        <div className="ordr">
          <span>{setup.texts.options.start?.name ?? words.firstPlayer}</span>
          <Segmented
            label={setup.texts.options.start?.name ?? words.firstPlayer}
            chosen={plan.options.start ?? start[0]}
            onChoose={value => onChange(withOption(plan, 'start', value))}
            choices={start.map(value => {
              const text = setup.texts.options.start?.values[value];
              return text
                ? { id: value, name: text.name, spoken: `${text.name}: ${text.about}` }
                : { id: value, name: value };
            })}
          />
        </div>
      )}
    </Panel>
  );
}
