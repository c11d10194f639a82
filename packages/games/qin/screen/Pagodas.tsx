import { type Player, thing } from '@tianxia/board';
import { Icon, Pagoda } from '@tianxia/look';
import { memo } from 'react';
import { atColumn, atRow } from './measure.ts';
import type { Change, Standing } from './standing.ts';

export interface PagodasProps {
  standing: readonly Standing[];
  changes: ReadonlyMap<string, Change>; // by the proposed lay
  players: readonly Player[];
}

/** Every pagoda on the board; with a lay proposed, those that leave are faded and those that come are lit. */
export const Pagodas = memo(function Pagodas({ standing, changes, players }: PagodasProps) {
  const colour = (one: Standing) => players[one.owner]?.colour ?? 'black';
  return (
    <g>
      {standing.map(one => {
        const change = changes.get(one.id);
        const look = change === undefined ? undefined : change.after ? 'qin-under' : 'qin-leaving';
        if (change?.after !== undefined && change.leaving === 0) return null; // Coming draws it, with its new storey
        return (
          <g
            key={`${one.id} ${one.owner} ${one.count}`}
            className={look}
            data-thing={`pagoda ${one.id} ${one.owner} ${one.count}`}
            data-told={one.id}
            data-from={thing('seat', one.owner)}
            data-to={thing('seat', one.owner)}
          >
            <One standing={one} colour={colour(one)} aside={change?.after !== undefined} />
          </g>
        );
      })}
    </g>
  );
});

/** Those that the proposed lay would set down; they stand on the tile too, so they are drawn after it. */
export function Coming({ changes, players }: Pick<PagodasProps, 'changes' | 'players'>) {
  const fresh = [...changes.values()].flatMap(({ after, coming }) => (after && coming > 0 ? [after] : []));
  return (
    <g>
      {fresh.map(one => (
        <g key={`${one.id} coming`} className="qin-coming">
          <One
            standing={one}
            colour={players[one.owner]?.colour ?? 'black'}
            aside={(changes.get(one.id)?.leaving ?? 0) > 0}
            to={1}
          />
        </g>
      ))}
    </g>
  );
}
/** One pagoda of one or two storeys; where one takes another's place they stand side by side. */
function One({
  standing,
  colour,
  aside = false,
  to = -1,
}: {
  standing: Standing;
  colour: string;
  aside?: boolean;
  to?: 1 | -1;
}) {
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
