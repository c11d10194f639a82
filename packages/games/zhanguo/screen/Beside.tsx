import { peopleAt, Thing } from '@tianxia/board';
import { Panel, SeatMark } from '@tianxia/look';
import type { ZgProps } from './draft.ts';
import { useWords } from './words.ts';
import './panels.css';

/** The Rewards Track of discs, which breaks ties: under the players, or above the rivals on a smaller table. */
export function Beside({ players, viewer, draft }: ZgProps) {
  const words = useWords();
  const { track } = draft.shown;
  const people = peopleAt(players, viewer);
  return (
    <Panel className="beside zg-beside" label={words.track}>
      <Thing thing="rewardsTrack 0" draft={draft} label={words.track} says={words.trackHint} spoken as="div">
        <h2>{words.track}</h2>
      </Thing>
      <ol>
        {track.map((seat, i) => (
          <li key={seat} data-thing={`disc ${seat}`}>
            <b aria-hidden="true">{i + 1}</b>
            <SeatMark colour={people(seat).colour} size={26} disc label={words.trackPlace(i + 1, people(seat))} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}
