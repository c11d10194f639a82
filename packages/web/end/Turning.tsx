import type { Analysis } from '@tianxia/bots/analysis';
import type { Result, Seat } from '@tianxia/kernel';
import { IconButton } from '@tianxia/look';
import { useWords } from '../text/words.ts';
import { Course, type Moment } from './Course.tsx';
import type { Story } from './story.ts';
import { shareOf } from './taught.ts';
import { marginOf, timesLeadChanged } from './turning.ts';

export interface TurningProps {
  story: Story;
  result: Result;
  seats: readonly { name: string; colour: string }[];
  viewer: Seat;
  analysis?: Analysis | undefined; // where there is one
  onMoment?: (choice: number) => void; // opens the replay there
}
interface Told extends Moment {
  choice: number; // where the replay opens
  text: string;
  said: string;
}
/** How it went: the chart, the moments it turned on (as the teacher saw them, once it has looked), and how close it was. */
export function Turning({ story, result, seats, viewer, analysis, onMoment }: TurningProps) {
  const { over, forms } = useWords();
  const who = (seat: Seat) => ({ name: seats[seat]?.name ?? '', you: seat === viewer });
  const taught = analysis === undefined ? [] : story.taught(analysis);
  const told: Told[] =
    taught.length > 0
      ? taught.map(moment => ({
          ...moment,
          after: moment.kind === 'throughout' ? 0 : moment.choice + 1,
          text: over.taught[moment.kind](who(moment.seat), forms.percent(shareOf(moment))),
        }))
      : story.points.map(point => ({
          ...point,
          after: point.choice,
          text: over.moments[point.kind](who(point.seat), 'points' in point ? point.points : point.by),
        }));
  const first = result.places.indexOf(1);
  const margin = marginOf(result.totals, first); // below 0: the clock decided, not the points
  return (
    <section className="panel en-how" aria-label={over.turning}>
      <h2>{over.turning}</h2>
      <Course story={story} seats={seats} moments={told} />
      <ol className="en-turning">
        {told.map(({ kind, choice, text, said }, i) => (
          <li key={kind}>
            <i>{i + 1}</i>
            <span>
              <b>{text}</b>
              {said !== '' && <small>{said}</small>}
            </span>
            {onMoment && <IconButton icon="replay" label={over.moment} onPress={() => onMoment(choice)} />}
          </li>
        ))}
      </ol>
      {margin >= 0 && <p className="en-close">{over.closeness(who(first), margin, timesLeadChanged(story.course))}</p>}
    </section>
  );
}
