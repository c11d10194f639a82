import { Tipped } from '@tianxia/board';
import { classes } from '@tianxia/look';
import { WEAPONS } from '../content/vocabulary.ts';
import type { Side } from '../facts/sights.ts';
import type { Bid } from '../state.ts';
import { FIRST_WEAPON, GOLD, SUPPORT } from '../words.ts';
import { Figure } from './Figure.tsx';
import { Glyph } from './Glyph.tsx';
import { generalKey, HAN, supplyKey, withKey } from './places.ts';
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
/** One general with what lies beside him. He keeps his key wherever he is, so he is seen to walk there. */
export function Placed(props: { bid: Bid; colour: string; man: Man; ghost?: boolean; height?: number }) {
  const { bid, colour, man, ghost = false, height = 24 } = props;
  const { seat, general, units, army, support, emperor, gold } = bid;
  const home = (good: number) => ({ 'data-from': supplyKey(seat, good), 'data-to': supplyKey(seat, good) });
  return (
    <Tipped about="general" className={classes('tk-man', ghost && 'ghost')} says={man.spoken}>
      <i className="tk-figure-of" {...(!ghost && { 'data-thing': generalKey(general) })}>
        <Figure colour={colour} civil={man.civil} height={height} />
      </i>
      {(support > 0 || emperor > 0 || gold > 0) && (
        <i className="tk-with">
          {emperor > 0 && (
            <i {...(!ghost && { 'data-thing': HAN })}>
              <Token name="han" size={14} />
            </i>
          )}
          {support > 0 && (
            <i {...(!ghost && { 'data-thing': withKey('backing', general), ...home(SUPPORT) })}>
              <Token name="support" size={14} />
            </i>
          )}
          {gold > 0 && (
            <i {...(!ghost && { 'data-thing': withKey('carried', general), ...home(GOLD) })}>
              <Token name="gold" size={14} />
            </i>
          )}
          {support + gold > 1 && <span aria-hidden="true">{support + gold}</span>}
        </i>
      )}
      {units > 0 && (
        <i
          className="tk-units"
          {...(!ghost && { 'data-thing': withKey('units', general), ...home(FIRST_WEAPON + army) })}
        >
          {Array.from({ length: units }, (_, n) => `unit ${n}`).map(key => (
            <Glyph key={key} name={WEAPONS[army]!} size={16} />
          ))}
        </i>
      )}
      <span className="unseen">{man.spoken}</span>
    </Tipped>
  );
}
