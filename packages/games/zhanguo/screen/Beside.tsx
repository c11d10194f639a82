import { peopleAt, type TableProps } from '@tianxia/board';
import { Panel, SeatMark } from '@tianxia/look';
import type { ZhanGuo } from '../state.ts';
import { words } from '../text/en/screen/index.ts';
import type { ZgDraft } from './draft.ts';
import './panels.css';

/** Under the players: the Rewards Track of discs, which breaks ties. */
export function Beside({ players, viewer, draft }: TableProps<ZhanGuo> & { draft: ZgDraft }) {
  const { track } = draft.shown;
  const people = peopleAt(players, viewer);
  return (
    <Panel className="beside zg-beside" label={words.track}>
      <h2 title={words.trackHint}>{words.track}</h2>
      <ol>
        {track.map((seat, i) => (
          <li key={seat}>
            <b aria-hidden="true">{i + 1}</b>
            <SeatMark colour={people(seat).colour} size={26} disc label={words.trackPlace(i + 1, people(seat))} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}
