import { Becomes, type OutcomeLine, OutcomeSheet, peopleAt, tipOn } from '@tianxia/board';
import { Icon, SeatMark } from '@tianxia/look';
import { has } from '../count.ts';
import { charactersAllowed, lostAt, nextBidder, nextTile } from '../facts/auction.ts';
import type { State } from '../state.ts';
import type { EcProps } from './draft.ts';
import { changesOf, sentencesOf } from './outcome.ts';
import { OrderTile, Piece } from './Pieces.tsx';
import { saidLoss } from './passing.ts';
import { useWords, type Words } from './words.ts';
import './outcome.css';

const PIECES = { vp: 'vpx', trust: 'trust', money: 'coin', cubes: 'cube', palace: 'palace' } as const;

/** What the proposed choice would do, in rule order; the numbers last; while bidding also what a pass would do. */
export function Outcome(props: EcProps) {
  const words = useWords();
  const { view, viewer, players, preview, draft } = props;
  if (preview === undefined) return null;
  const people = peopleAt(players, viewer);
  const bidding = draft.bid !== undefined && draft.bid.line.length > 0 && draft.stage?.exit === undefined;
  const changes = changesOf(view, preview.after);
  const seats = [...new Set(changes.map(({ seat }) => seat))];
  const next = bidding ? nextSaid(words, props, preview.after) : undefined;
  const lines: OutcomeLine[] = sentencesOf(words, props, preview.told).map(text => ({ text }));
  if (next !== undefined) lines.push({ sign: <Icon name="down" />, text: next });
  if (preview.stopped && !bidding) lines.push({ sign: <Icon name="more" />, text: words.thenUnknown, dim: true });
  return (
    <OutcomeSheet title={bidding ? words.bidDoes : words.choiceDoes} className="ec-outcome" lines={lines}>
      {seats.map(seat => (
        <p key={seat} className="sum">
          <SeatMark colour={people(seat).colour} size={16} />
          <span>{words.who(people(seat))}</span>
          {changes
            .filter(change => change.seat === seat)
            .map(({ what, from, to }) => (
              <span key={what} {...tipOn(() => ({ text: words.whats[what] }), what)}>
                <Piece name={PIECES[what]} size={16} />
                <span className="unseen">{words.whats[what]} </span>
                <Becomes from={from} to={to} />
              </span>
            ))}
        </p>
      ))}
      {bidding && <OrPass {...props} />}
    </OutcomeSheet>
  );
}
/** Who bids next, and what that takes; nothing where nobody else is left. */
function nextSaid(words: Words, { kernel, viewer, players }: EcProps, after: State): string | undefined {
  const next = nextBidder(after, (viewer + 1) % after.seats);
  if (next === undefined || next === viewer) return undefined;
  const person = peopleAt(players, viewer)(next);
  return words.nextNeeds(person, after.highest + 1, charactersAllowed(after, kernel.box, next));
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
