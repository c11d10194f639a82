import { Group, Thing, thing } from '@tianxia/board';
import { classes } from '@tianxia/look';
import type { QinProps } from './draft.ts';
import { TileBack } from './Tile.tsx';
import { useWords } from './words.ts';
import './tray.css';

/** Where drawn tiles come from. */
export const PILES = thing('piles', 0);

/** The piles with their heights; when a pile is to be chosen they can be pressed. */
export function Piles({ view, draft }: QinProps) {
  const words = useWords();
  return (
    <div data-thing={PILES}>
      <Group label={words.piles} className="qin-piles">
        {view.heights.map((height, pile) => (
          <Thing
            key={thing('pile', pile)}
            thing={thing('pile', pile)}
            draft={draft}
            label={words.pile(pile + 1, height)}
            quiet
            place
            className={classes('qin-pile', height === 0 && 'empty')}
          >
            <TileBack />
            <b>{height}</b>
          </Thing>
        ))}
      </Group>
    </div>
  );
}
