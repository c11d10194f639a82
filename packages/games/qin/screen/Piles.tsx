import type { TableProps } from '@tianxia/board';
import { OK } from '@tianxia/kernel';
import { classes } from '@tianxia/look';
import type { Qin } from '../state.ts';
import { words } from '../text/en/screen/index.ts';
import type { QinDraft } from './draft.ts';
import { TileBack } from './Tile.tsx';
import './tray.css';

/** The piles with their heights; when a pile is to be chosen they can be pressed. */
export function Piles({ kernel, view, viewer, asked, proposed, draft }: TableProps<Qin> & { draft: QinDraft }) {
  const choosing = asked && view.agenda.at(-1)?.at === 'draw';
  return (
    <div className="qin-piles">
      {view.heights.map((height, pile) => {
        const option = choosing ? kernel.read(`draw.draw ${pile}`) : undefined;
        const can = option !== undefined && kernel.whyNot(view, viewer, option) === OK;
        const key = `pile ${pile}`;
        const face = (
          <>
            <TileBack />
            <span className="unseen">{words.pile(pile + 1, height)}</span>
            <b aria-hidden="true">{height}</b>
          </>
        );
        if (!choosing)
          return (
            <span key={key} className={classes('qin-pile', height === 0 && 'empty')}>
              {face}
            </span>
          );
        return (
          <button
            key={key}
            type="button"
            className={classes('qin-pile', option === proposed ? 'chosen' : can ? 'can' : 'cannot')}
            aria-disabled={!can}
            aria-pressed={option === proposed}
            onClick={() => draft.pressPile(pile)}
          >
            {face}
          </button>
        );
      })}
    </div>
  );
}
