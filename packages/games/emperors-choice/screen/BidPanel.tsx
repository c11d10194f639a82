import { Thing } from '@tianxia/board';
import { Button, classes, Icon } from '@tianxia/look';
import { spareCubes } from '../count.ts';
import { charactersAllowed, lostAt, mostPossible, nextTile } from '../facts/auction.ts';
import { NOTHING_DECLARED } from '../state.ts';
import { withCubes } from './bidding.ts';
import type { EcProps } from './draft.ts';
import { OrderTile, Piece } from './Pieces.tsx';
import { saidLoss } from './passing.ts';
import { useWords } from './words.ts';
import './bid.css';

/** The bid in the making: live total, the number to beat, cubes, and what a pass would do instead. */
export function BidPanel(props: EcProps) {
  const words = useWords();
  const { kernel, view, viewer, draft } = props;
  const { box } = kernel;
  const bid = draft.bid!;
  const free = spareCubes(view, viewer);
  const most = mostPossible(view, box, viewer);
  const good = bid.line.length > 0;
  const shown = view.shown[viewer]!.length + bid.cards.length;
  const scale = Math.max(most, view.highest + 1, 1);
  const set = (cubes: number) => draft.compose(withCubes(draft.stage!, cubes, free));
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
      <div className="ec-cubestep" data-amount="bid" data-value={bid.cubes}>
        <button type="button" aria-label={words.cubeLess} disabled={bid.cubes === 0} onClick={() => set(bid.cubes - 1)}>
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
            onChange={event => set(Number(event.currentTarget.value))}
          />
        </label>
        <button
          type="button"
          aria-label={words.cubeMore}
          disabled={bid.cubes >= free}
          onClick={() => set(bid.cubes + 1)}
        >
          <Icon name="plus" />
        </button>
      </div>
      <div className="ec-bid-acts">
        {bid.least > bid.cubes && <Button onPress={() => set(bid.least)}>{words.justEnough(bid.least)}</Button>}
        {/* a bid that may be made as it lies is proposed by a press, too; the red button alone sends it */}
        {good && props.line.length === 0 && (
          <Button onPress={() => draft.compose(draft.stage!)}>{words.bidNow(bid.total)}</Button>
        )}
        {draft.decision === 'bid' && <PassButton {...props} />}
      </div>
    </section>
  );
}
/** Pass, with its price and its order tile. */
function PassButton({ kernel, view, viewer, draft }: EcProps) {
  const words = useWords();
  const tile = nextTile(view);
  const nameOf = (card: number) => words.name(kernel.box.characters[card]!.names);
  const loss = saidLoss(words, lostAt(view, kernel.box, viewer, tile), view.shownCubes[viewer]!, nameOf);
  return (
    <Thing
      thing="choice pass"
      presses={['do bid.pass']}
      draft={draft}
      label={words.pass}
      spoken
      className="ec-press btn ec-pass"
      hotkey="p"
    >
      <span className="ec-inside" aria-hidden="true">
        <OrderTile number={tile} size={20} />
      </span>
      <span>
        {words.pass}
        <small>{loss}</small>
      </span>
    </Thing>
  );
}
