import { colourOf, type Player, thing } from '@tianxia/board';
import { Icon, Pagoda } from '@tianxia/look';
import { memo } from 'react';
import { atColumn, atRow } from './measure.ts';
import type { Change, Standing } from './standing.ts';

interface PagodasProps {
  standing: readonly Standing[];
  changes: ReadonlyMap<string, Change>; // by the proposed lay
  players: readonly Player[];
}

/** Every pagoda on the board; with a lay proposed, those that leave are faded and those that come are lit. */
export const Pagodas = memo(function Pagodas({ standing, changes, players }: PagodasProps) {
  return (
    <g>
      {standing.map(one => {
        const change = changes.get(one.id);
        const look = change === undefined ? undefined : change.after ? 'qin-under' : 'qin-leaving';
        if (change?.after !== undefined && change.leaving === 0) return null; // Coming draws it, with its new storey
        const home = {
          'data-told': one.id,
          'data-from': thing('seat', one.owner),
          'data-to': thing('seat', one.owner),
        };
        const drawn = { standing: one, colour: colourOf(players, one.owner), aside: change?.after !== undefined };
        return (
          <g key={`${one.id} ${one.owner}`} className={look}>
            <g data-thing={keyOf('pagoda', one)} {...home}>
              <One {...drawn} />
            </g>
            {one.count > 1 && (
              <g data-thing={keyOf('second', one)} {...home} className="qin-second">
                <One {...drawn} standing={{ ...one, count: 1, major: false }} />
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
});
/** A pagoda is known by where it stands and whose it is; the second one of a double travels by itself. */
const keyOf = (piece: 'pagoda' | 'second', { id, owner }: Standing): string => thing(`${piece} ${id}`, owner);

/** Those that the proposed lay would set down; they stand on the tile too, so they are drawn after it. */
export function Coming({ changes, players }: Pick<PagodasProps, 'changes' | 'players'>) {
  const fresh = [...changes.values()].flatMap(({ after, coming, leaving, before }) =>
    after && coming > 0 ? [{ after, aside: leaving > 0, grows: before !== undefined && leaving === 0 }] : [],
  );
  return (
    <g>
      {fresh.map(({ after, aside, grows }) => (
        // one that grows stands there already, and is known by the same name
        <g key={`${after.id} coming`} className="qin-coming" {...(grows && { 'data-thing': keyOf('pagoda', after) })}>
          <One standing={after} colour={colourOf(players, after.owner)} aside={aside} to={1} />
        </g>
      ))}
    </g>
  );
}
interface OneProps {
  standing: Standing;
  colour: string;
  aside?: boolean;
  to?: 1 | -1;
}
/** One pagoda of one or two storeys; where one takes another's place they stand side by side. */
function One({ standing, colour, aside = false, to = -1 }: OneProps) {
  const storeys = standing.count > 1 ? 2 : 1;
  const width = (standing.village ? 33.4 : storeys === 2 ? 40 : 38) * (aside ? (to === 1 ? 0.9 : 0.7) : 1);
  const x = atColumn(standing.column) + (aside ? to * 8 : 0);
  const foot = atRow(standing.row) + (standing.village ? 19 : 21);
  const height = (width * (storeys === 1 ? 48 : 62)) / 44;
  return (
    <>
      <Pagoda colour={colour} storeys={storeys} width={width} x={x - width / 2} y={foot - height} />
      {standing.major && (
        <g transform={`translate(${x + 13} ${foot - 16})`} className="qin-lock">
          <circle r="9" />
          <g transform="translate(-7 -7.5)">
            <Icon name="lock" size={14} />
          </g>
        </g>
      )}
    </>
  );
}
