import { peopleAt, tipOn } from '@tianxia/board';
import { Icon, SeatMark } from '@tianxia/look';
import { has } from '../count.ts';
import { charactersAllowed, isBidding, lostAt, nextTile } from '../facts/auction.ts';
import type { EcProps } from './draft.ts';
import { changesOf, sentencesOf } from './outcome.ts';
import { OrderTile, Piece } from './Pieces.tsx';
import { saidLoss } from './passing.ts';
import { useWords } from './words.ts';
import './outcome.css';

const PIECES = { vp: 'vpx', trust: 'trust', money: 'coin', cubes: 'cube', palace: 'palace' } as const;

/** What the proposed choice would do, in rule order; the numbers last; while bidding also what a pass would do. */
export function Outcome(props: EcProps) {
  const words = useWords();
  const { view, viewer, players, preview, draft } = props;
  if (preview === undefined) return null;
  const people = peopleAt(players, viewer);
  const bidding = draft.bid !== undefined && draft.bid.line.length > 0 && draft.stage?.exit === undefined;
  const lines = sentencesOf(words, props, preview.told);
  const changes = changesOf(view, preview.after);
  const seats = [...new Set(changes.map(({ seat }) => seat))];
  return (
    <section className="ec-outcome" aria-labelledby="ec-outcome">
      <h2 id="ec-outcome">{bidding ? words.bidDoes : words.choiceDoes}</h2>
      <ol>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may happen twice
          <li key={i}>
            <Icon name="next" size={16} />
            <span>{line}</span>
          </li>
        ))}
        {bidding && <NextBidder {...props} />}
        {preview.stopped && !bidding && (
          <li className="ec-dim">
            <Icon name="more" size={16} />
            <span>{words.thenUnknown}</span>
          </li>
        )}
      </ol>
      {seats.map(seat => (
        <p key={seat} className="ec-sums">
          <SeatMark colour={people(seat).colour} size={16} />
          <span>{words.who(people(seat))}</span>
          {changes
            .filter(change => change.seat === seat)
            .map(({ what, from, to }) => (
              <span key={what} {...tipOn(() => ({ text: words.whats[what] }), what)}>
                <Piece name={PIECES[what]} size={16} />
                <span className="unseen">{words.whats[what]} </span>
                {from} → <b className={to > from ? 'plusn' : 'minusn'}>{to}</b>
              </span>
            ))}
        </p>
      ))}
      {bidding && <OrPass {...props} />}
    </section>
  );
}
function NextBidder({ kernel, view, viewer, players, preview }: EcProps) {
  const words = useWords();
  const after = preview!.after;
  const next = view.order
    .map((_, k) => (viewer + 1 + k) % view.seats)
    .find(seat => isBidding(view, seat) && seat !== viewer);
  if (next === undefined) return null;
  return (
    <li>
      <Icon name="down" size={16} />
      <span>
        {words.nextNeeds(
          peopleAt(players, viewer)(next),
          after.highest + 1,
          charactersAllowed(after, kernel.box, next),
        )}
      </span>
    </li>
  );
}
function OrPass({ kernel, view, viewer, draft }: EcProps) {
  const words = useWords();
  if (draft.at('do bid.pass')?.is === 'cannot') return null;
  const { box } = kernel;
  const tile = nextTile(view);
  const loss = lostAt(view, box, viewer, tile);
  const exits = box.pack.exitTiles.filter((_, exit) => has(view.exits, exit)).map(({ id }) => id);
  return (
    <div className="ec-orpass">
      <h3>{words.orPass}</h3>
      <p>
        <OrderTile number={tile} size={24} />
        <span>
          {words.passDoes(
            saidLoss(words, loss, view.shownCubes[viewer]!, card => words.name(box.characters[card]!.names)),
            exits,
            tile,
          )}
        </span>
      </p>
    </div>
  );
}
