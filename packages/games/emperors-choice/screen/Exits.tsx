import type { TableProps } from '@tianxia/board';
import { classes } from '@tianxia/look';
import { has } from '../count.ts';
import type { EmperorsChoice } from '../state.ts';
import type { EcDraft } from './draft.ts';
import { iconFace, termOf } from './faces.ts';
import { Ja, Piece } from './Pieces.tsx';
import { type Look, Press, Row } from './Press.tsx';
import { useWords } from './words.ts';
import './exits.css';

type Props = TableProps<EmperorsChoice> & { draft: EcDraft };

/** The exit tiles: pressed while bidding, one passes and takes it in one gesture. */
export function Exits({ kernel, draft, view, confirm }: Props) {
  const words = useWords();
  const { box } = kernel;
  const used = box.pack.exitTiles.map((tile, exit) => ({ tile, exit })).filter(({ exit }) => box.exits.includes(exit));
  const pass = draft.offers.of('bid.pass')[0];
  return (
    <aside className="ec-exits">
      <h3 title={termOf(box, 'exit-tile').ja}>
        {words.exits} <Ja>離脱</Ja>
      </h3>
      <Row label={words.exits} className={`ec-exit-row ec-n${used.length}`}>
        {used.map(({ tile, exit }) => {
          const up = has(view.exits, exit);
          const offer = draft.at === 'exit' ? draft.offers.at('exit.take', exit) : undefined;
          const option = kernel.read(`exit.take ${exit}`);
          const passing = draft.at === 'bid' && pass?.legal === true && up;
          const look: Look = draft.isProposed(option)
            ? 'chosen'
            : offer?.legal
              ? 'can'
              : offer !== undefined
                ? 'cannot'
                : '';
          return (
            <Press
              key={tile.id}
              label={`${words.exitName(tile.id)}: ${words.exitTip(words.icons(tile.icons), up, passing)}`}
              look={look}
              className={classes('ec-exit', !up && 'ec-is-off', passing && 'ec-is-maypass')}
              why={look === 'cannot' ? draft.why(offer) : undefined}
              tip={words.exitTip(words.icons(tile.icons), up, passing)}
              onPress={() => (passing ? draft.passAnd(exit) : draft.press(offer))}
              confirm={confirm}
              acts={passing}
            >
              <i>{tile.id}</i>
              <span className="ec-exit-icons">
                {tile.icons.map(icon => (
                  <span key={icon.kind}>
                    <Piece name={iconFace(icon).piece} size={tile.icons.length > 1 ? 20 : 26} />
                    <b>{iconFace(icon).mark}</b>
                  </span>
                ))}
              </span>
            </Press>
          );
        })}
      </Row>
    </aside>
  );
}
