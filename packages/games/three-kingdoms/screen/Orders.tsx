import { colourOf } from '@tianxia/board';
import { SeatMark } from '@tianxia/look';
import { isResolving, orderNext, winsNow } from '../facts/order.ts';
import type { Props } from './Space.tsx';
import { Token } from './Token.tsx';
import { useWords } from './words.ts';

/** Bid order now, and the next round's if bidding stopped here; the bid in the making counts in. */
export function Orders({ kernel, view, players, draft }: Props) {
  const words = useWords();
  const { box } = kernel;
  const settled = isResolving(view);
  const s = draft.bid?.s ?? view;
  const wins = winsNow(s, box);
  const now = settled ? view.acting : view.order;
  const row = (order: readonly number[], counted: boolean) =>
    order.map((seat, i) => (
      <b key={seat} title={counted ? words.wins(wins[seat]!) : undefined}>
        <em>{i + 1}</em>
        <SeatMark colour={colourOf(players, seat)} size={16} label={box.pack.states[seat]!.names.en} />
        {counted && <span>{wins[seat]}</span>}
      </b>
    ));
  return (
    <div className="tk-orders">
      <span className="tk-order-round only-phone">{words.roundShort(view.round, box.pack.rounds)}</span>
      <span className="tk-order" title={words.allyPair}>
        <i>{words.orderNow}</i>
        {row(now, false)}
        <Token name="ally" size={15} />
      </span>
      <span className="tk-order">
        <i>{words.orderNext}</i>
        {row(orderNext(s, box), true)}
      </span>
    </div>
  );
}
