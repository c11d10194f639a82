import type { TableProps } from '@tianxia/board';
import { Button, classes, Icon } from '@tianxia/look';
import { spareCubes } from '../count.ts';
import { charactersAllowed, lostAt, mostPossible, nextTile } from '../facts/auction.ts';
import { type EmperorsChoice, NOTHING_DECLARED } from '../state.ts';
import type { EcDraft } from './draft.ts';
import { OrderTile, Piece } from './Pieces.tsx';
import { saidLoss } from './passing.ts';
import { pressing } from './pressing.ts';
import { useWords } from './words.ts';
import './bid.css';

type Props = TableProps<EmperorsChoice> & { draft: EcDraft };

/** The bid in the making: live total, the number to beat, cubes, and what a pass would do instead. */
export function BidPanel(props: Props) {
  const words = useWords();
  const { kernel, view, viewer, draft, confirm } = props;
  const { box } = kernel;
  const bid = draft.bid!;
  const proposed = bid.line.length > 0 && draft.isProposed(bid.line.at(-1));
  const free = spareCubes(view, viewer);
  const least = view.highest + 1;
  const most = mostPossible(view, box, viewer);
  const good = bid.line.length > 0;
  const shown = view.shown[viewer]!.length + bid.cards.length;
  const reveals = draft.at === 'addCubes' || draft.offers.of('bid.reveal').some(offer => offer.legal);
  const scale = Math.max(most, least, 1);
  return (
    <section className="ec-bid" aria-label={words.yourBid}>
      <div className="ec-bid-head">
        <h2>{words.yourBid}</h2>
        <span className="note">{words.charactersOf(shown, charactersAllowed(view, box, viewer))}</span>
      </div>
      <div className={classes('ec-bid-total', good ? 'ec-is-good' : 'ec-is-low')}>
        <output aria-live="polite">{bid.total}</output>
        <span>
          {view.highest === NOTHING_DECLARED ? (
            words.opensWithAny
          ) : (
            <>
              {good ? words.beats : words.mustBeat} <b>{view.highest}</b>
            </>
          )}
          <small>{words.atMost(most)}</small>
        </span>
      </div>
      <div className="ec-gauge" aria-hidden="true">
        <i style={{ width: `${Math.min(100, (100 * bid.total) / scale)}%` }} />
        {view.highest !== NOTHING_DECLARED && <u style={{ left: `${(100 * view.highest) / scale}%` }} />}
      </div>
      <div className="ec-cubestep">
        <button
          type="button"
          aria-label={words.cubeLess}
          disabled={bid.cubes === 0}
          onClick={pressing(() => draft.setCubes(bid.cubes - 1))}
        >
          <Icon name="minus" />
        </button>
        <label>
          <span>
            <Piece name="cube" size={20} />
            <b>+{bid.cubes}</b> <small>{words.of(free)}</small>
          </span>
          <input
            type="range"
            min={0}
            max={free}
            value={bid.cubes}
            disabled={free === 0}
            aria-label={words.cubesToAdd}
            onChange={event => draft.setCubes(Number(event.currentTarget.value))}
            onKeyDown={event => event.key === 'Enter' && (proposed ? confirm() : draft.declare())}
          />
        </label>
        <button
          type="button"
          aria-label={words.cubeMore}
          disabled={bid.cubes >= free}
          onClick={pressing(() => draft.setCubes(bid.cubes + 1))}
        >
          <Icon name="plus" />
        </button>
      </div>
      <div className="ec-bid-acts">
        {bid.least > bid.cubes && reveals && (
          <Button onPress={pressing(() => draft.setCubes(bid.least))}>{words.justEnough(bid.least)}</Button>
        )}
        {good && (
          <Button kind="main" pressed={proposed} onPress={pressing(draft.declare, proposed, confirm)}>
            {words.bidNow(bid.total)}
          </Button>
        )}
        <PassButton {...props} />
      </div>
    </section>
  );
}
/** Pass, with its price and its order tile. */
function PassButton({ kernel, view, viewer, draft, confirm }: Props) {
  const words = useWords();
  if (draft.at !== 'bid') return null;
  const offer = draft.offers.of('bid.pass')[0];
  const why = offer?.legal === false ? draft.why(offer) : undefined;
  const tile = nextTile(view);
  const loss = lostAt(view, kernel.box, viewer, tile);
  return (
    <Button
      className={classes('ec-pass', draft.isProposed(offer?.option) && 'chosen')}
      onPress={pressing(() => draft.passAnd(undefined), draft.isProposed(offer?.option), confirm)}
      {...(why === undefined ? {} : { whyNot: `${why.text} (${why.rule})` })}
    >
      <OrderTile number={tile} size={20} />
      <span>
        {words.pass}
        <small>
          {saidLoss(words, loss, view.shownCubes[viewer]!, card => words.name(kernel.box.characters[card]!.names))}
        </small>
      </span>
    </Button>
  );
}
