import type { Result, Seat } from '@tianxia/kernel';
import { IconButton } from '@tianxia/look';
import { useWords } from '../text/words.ts';
import { Course } from './Course.tsx';
import type { Story } from './story.ts';
import { marginOf, timesLeadChanged } from './turning.ts';

export interface TurningProps {
  story: Story;
  result: Result;
  seats: readonly { name: string; colour: string }[];
  viewer: Seat;
  onMoment?: (choice: number) => void; // opens the replay there
}
/** How it went: the chart, the moments it turned on, and how close it was. */
export function Turning({ story, result, seats, viewer, onMoment }: TurningProps) {
  const { over } = useWords();
  const who = (seat: Seat) => ({ name: seats[seat]?.name ?? '', you: seat === viewer });
  const first = result.places.indexOf(1);
  const margin = marginOf(result.totals, first); // below 0: the clock decided, not the points
  return (
    <section className="panel en-how" aria-label={over.turning}>
      <h2>{over.turning}</h2>
      <Course story={story} seats={seats} />
      <ol className="en-turning">
        {story.points.map((point, i) => (
          <li key={point.kind}>
            <i>{i + 1}</i>
            <span>
              <b>{over.moments[point.kind](who(point.seat), 'points' in point ? point.points : point.by)}</b>
              <small>{point.said}</small>
            </span>
            {onMoment && <IconButton icon="replay" label={over.moment} onPress={() => onMoment(point.choice)} />}
          </li>
        ))}
      </ol>
      {margin >= 0 && <p className="en-close">{over.closeness(who(first), margin, timesLeadChanged(story.course))}</p>}
    </section>
  );
}
