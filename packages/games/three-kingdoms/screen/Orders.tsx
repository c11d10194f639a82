import { colourOf, Tipped } from '@tianxia/board';
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
  const s = draft.made?.s ?? view;
  const wins = winsNow(s, box);
  const now = settled ? view.acting : view.order;
  const row = (order: readonly number[], counted: boolean) =>
    order.map((seat, i) => (
      <Tipped
        key={seat}
        about="order"
        as="b"
        says={counted ? words.wins(wins[seat]!) : words.named(box.pack.states[seat]!.names)}
      >
        <em>{i + 1}</em>
        <SeatMark colour={colourOf(players, seat)} size={16} label={words.named(box.pack.states[seat]!.names)} />
        {counted && <span>{wins[seat]}</span>}
      </Tipped>
    ));
  return (
    <div className="tk-orders">
      <Tipped about="allies" className="tk-order" says={words.allyPair}>
        <i>{words.orderNow}</i>
        {row(now, false)}
        <Token name="ally" size={15} />
      </Tipped>
      <span className="tk-order">
        <i>{words.orderNext}</i>
        {row(orderNext(s, box), true)}
      </span>
    </div>
  );
}
