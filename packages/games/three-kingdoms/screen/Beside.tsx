import { colourOf, tipOn } from '@tianxia/board';
import { classes, Panel, SeatMark } from '@tianxia/look';
import { distances } from '../facts/ends.ts';
import { Glyph } from './Glyph.tsx';
import type { Props } from './Space.tsx';
import './panels.css';
import { useWords } from './words.ts';

/** The round track, and how near each end of the game is. */
export function Beside({ kernel, view, players }: Props) {
  const words = useWords();
  const { box } = kernel;
  const { rounds, recruiting, ranks, stationedToEnd, lands } = box.pack;
  const far = distances(view, box);
  const mark = (seat: number) => <SeatMark key={seat} colour={colourOf(players, seat)} size={15} />;
  const nearest = Math.min(...far.ranks);
  const most = Math.max(...far.levels.map(([farm = 0, market = 0]) => farm + market));
  const recruits = recruiting.map(({ round }) => round);
  const seats = view.players.map((_, seat) => seat);
  return (
    <Panel className="beside tk-ends">
      <h2>{words.endsWith}</h2>
      <div
        className="tk-rounds"
        role="img"
        aria-label={`${words.round(view.round, rounds)}. ${words.recruitsIn(recruits)}`}
        {...tipOn(() => ({ text: words.recruitsIn(recruits) }), 'rounds')}
      >
        {Array.from({ length: rounds }, (_, i) => i + 1).map(round => (
          <i
            key={round}
            className={classes(
              round < view.round && 'past',
              round === view.round && 'now',
              recruits.includes(round) && 'rec',
            )}
          >
            {round === view.round || round === rounds ? round : ''}
          </i>
        ))}
      </div>
      <p {...tipOn(() => ({ text: words.endEmperor }), 'ends')}>
        <Glyph name="crown" />
        <span>{words.endEmperor}</span>
        {nearest < ranks.length - 1 && seats.filter(seat => far.ranks[seat] === nearest).map(mark)}
        <b>{words.ranksOff(nearest)}</b>
      </p>
      <p {...tipOn(() => ({ text: words.endLands(lands.levels) }), 'ends')}>
        <Glyph name="farm" />
        <span>{words.endLands(lands.levels)}</span>
        {most > 0 &&
          seats
            .filter(seat => far.levels[seat]!.reduce((sum, level) => sum + level, 0) === most)
            .slice(0, 1)
            .map(seat => (
              <b key={seat}>
                {mark(seat)}
                {far.levels[seat]!.join(' + ')}
              </b>
            ))}
      </p>
      <p {...tipOn(() => ({ text: words.endStationed(stationedToEnd) }), 'ends')}>
        <Glyph name="banner" />
        <span>{words.endStationed(stationedToEnd)}</span>
        {seats.map(seat => (
          <b key={seat}>
            {mark(seat)}
            {far.stationed[seat]}
          </b>
        ))}
      </p>
    </Panel>
  );
}
