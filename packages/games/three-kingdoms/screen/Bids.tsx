import { classes } from '@tianxia/look';
import { WEAPONS } from '../content/vocabulary.ts';
import type { Side } from '../facts/sights.ts';
import type { Bid } from '../state.ts';
import { Figure } from './Figure.tsx';
import { Glyph } from './Glyph.tsx';
import { Token } from './Token.tsx';
import './bids.css';

export interface Man {
  civil: boolean;
  spoken: string; // 'Liu Bei 4 + 1 support'
}

/** The generals of one side on a space, and their total. */
export function SideBid(props: {
  side: Side;
  leads: boolean;
  colours: readonly string[]; // by seat
  manOf(bid: Bid): Man;
  ghost?: Bid | undefined; // the one who is not there yet
}) {
  const { side, leads, colours, manOf, ghost } = props;
  const allied = side.seats.length > 1;
  const colour = colours[side.seats[0] ?? 0];
  return (
    <span className={classes('tk-bid', leads && 'lead', allied ? 'tk-allied' : `seat-${colour}`)}>
      {side.bids.map(bid => (
        <Placed
          key={bid.general}
          bid={bid}
          colour={colours[bid.seat] ?? 'black'}
          man={manOf(bid)}
          ghost={bid.general === ghost?.general}
        />
      ))}
      <b>{side.total}</b>
    </span>
  );
}
function Placed({ bid, colour, man, ghost }: { bid: Bid; colour: string; man: Man; ghost: boolean }) {
  const { units, army, support, emperor, gold } = bid;
  return (
    <span className={classes('tk-man', ghost && 'ghost')} title={man.spoken}>
      <Figure colour={colour} civil={man.civil} height={24} />
      {(support > 0 || emperor > 0 || gold > 0) && (
        <i className="tk-with">
          {emperor > 0 && <Token name="han" size={14} />}
          {support > 0 && <Token name="support" size={14} />}
          {gold > 0 && <Token name="gold" size={14} />}
          {support + gold > 1 && <span aria-hidden="true">{support + gold}</span>}
        </i>
      )}
      {units > 0 && (
        <i className="tk-units">
          {Array.from({ length: units }, (_, n) => `unit ${n}`).map(key => (
            <Glyph key={key} name={WEAPONS[army]!} size={16} />
          ))}
        </i>
      )}
      <span className="unseen">{man.spoken}</span>
    </span>
  );
}
