import { EMPTY } from '@tianxia/kernel';
import { classes } from '@tianxia/look';
import { ALL_REGIONS, hasLands, unrestIn } from '../at.ts';
import { CARD_PLACES } from '../box.ts';
import { ASPECTS } from '../content/shape.ts';
import type { ZgProps } from './draft.ts';
import { times } from './keyed.ts';
import { regionSaid } from './said.ts';
import { useWords } from './words.ts';
import './mini.css';

/**
 * A rival's five Regions in their panel: a tick for each tucked card, a bar for each step of unrest; the tip says the rest.
 * Cards that are tucked travel here.
 */
export function MiniLands(props: ZgProps & { seat: number }) {
  const { kernel, view, players, seat } = props;
  const { box } = kernel;
  const words = useWords();
  if (!hasLands(view, box, seat)) return null;
  return (
    <ul className="zg-mini-lands" aria-label={words.landsOf(players[seat]?.name ?? '')}>
      {ALL_REGIONS.map(region => {
        const cards = view.tucked[seat]!.slice(region * CARD_PLACES, (region + 1) * CARD_PLACES);
        const said = regionSaid(words, props, seat, region);
        return (
          <li key={region} className="zg-mini" data-tip={said}>
            <span className="unseen">{said}</span>
            <span className="ticks">
              {times(CARD_PLACES).map(({ key, i }) => {
                const card = cards[i]!;
                if (card === EMPTY) return <i key={key} />;
                const aspect = ASPECTS[box.aspectOf[card]!];
                return <i key={key} className={classes('zg-back', aspect)} data-thing={`card ${card}`} />;
              })}
            </span>
            <u style={{ '--unrest': unrestIn(view, seat, region) } as React.CSSProperties} />
          </li>
        );
      })}
    </ul>
  );
}
