import { Group, Thing } from '@tianxia/board';
import { classes } from '@tianxia/look';
import { Fragment } from 'react';
import { has } from '../count.ts';
import type { EcProps } from './draft.ts';
import { iconFace } from './faces.ts';
import { Ja, Piece } from './Pieces.tsx';
import { useWords } from './words.ts';
import './exits.css';

/** The exit tiles: pressed while bidding, one passes and takes it in one gesture. */
export function Exits({ kernel, draft, view }: EcProps) {
  const words = useWords();
  const { box } = kernel;
  const used = box.pack.exitTiles.map((tile, exit) => ({ tile, exit })).filter(({ exit }) => box.exits.includes(exit));
  return (
    <aside className="ec-exits">
      <h3>
        {words.exits} <Ja>離脱</Ja>
      </h3>
      <Group label={words.exits} className={`ec-exit-row ec-n${used.length}`}>
        {used.map(({ tile, exit }) => {
          const up = has(view.exits, exit);
          const passing = draft.decision === 'bid';
          return (
            <Thing
              key={tile.id}
              thing={`exit ${exit}`}
              draft={draft}
              label={`${words.exitName(tile.id)}: ${words.icons(tile.icons)}${up ? '' : `, ${words.used}`}`}
              says={words.exitTip(words.icons(tile.icons), up, passing)}
              className={classes('ec-press', 'ec-exit', !up && 'ec-is-off')}
            >
              <i>{tile.id}</i>
              <span className="ec-exit-icons">
                {tile.icons.map((icon, i) => (
                  <Fragment key={icon.kind}>
                    {i > 0 && <em>{words.or}</em>}
                    <span>
                      <Piece name={iconFace(icon).piece} size={tile.icons.length > 1 ? 20 : 26} />
                      <b>{iconFace(icon).mark}</b>
                    </span>
                  </Fragment>
                ))}
              </span>
            </Thing>
          );
        })}
      </Group>
    </aside>
  );
}
