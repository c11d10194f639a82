import { bits } from '@tianxia/kernel';
import { classes } from '@tianxia/look';
import { freeGenerals } from '../goods.ts';
import { FREE, has } from '../words.ts';
import { Away, UpkeepLine } from './Away.tsx';
import { Cards } from './Cards.tsx';
import { Choices } from './Choices.tsx';
import { Drawn } from './Drawn.tsx';
import { Extras, Pass } from './Extras.tsx';
import { Generals } from './Generals.tsx';
import { spaceName } from './names.ts';
import type { Props } from './Space.tsx';
import { Todo } from './Todo.tsx';
import { Watching } from './Watching.tsx';
import { useWords, type Words } from './words.ts';
import './tray.css';
import './roomy.css';

const FEW = 3; // generals that leave room for everything else

/** Own generals and cards on the lacquer, and whatever is asked just now. */
export function Tray(props: Props) {
  const { view, viewer, draft } = props;
  const player = view.players[viewer];
  if (player === undefined) return <Watching {...props} />;
  const at = draft.asking.frame?.at;
  const bidding = at === 'bid' || at === 'follow';
  const asksCards = at === 'construct' || at === 'keep' || at === 'under';
  const asksElse = at !== undefined && !bidding && at !== 'recruit' && at !== 'alliance';
  const full = freeGenerals(view, viewer) > FEW;
  return (
    <div
      className={classes(
        'tk-tray',
        asksElse && 'asks',
        bidding && draft.want.general > 0 && 'sends',
        full && 'full',
        at === undefined && 'quiet',
      )}
    >
      {at === 'recruit' && <Drawn {...props} />}
      {asksElse && <Ask {...props} />}
      {!asksElse && at !== 'recruit' && <Hand {...props} />}
      {bidding && draft.want.general > 0 && <Extras {...props} />}
      {!asksElse && at !== 'recruit' && <Away {...props} />}
      {!asksCards && <InHand {...props} />}
    </div>
  );
}
/** Generals who can still be sent. */
function Hand(props: Props) {
  const words = useWords();
  const { view, viewer, draft } = props;
  const { fresh, hidden, shown, passed } = view.players[viewer]!;
  const free = [...shown.filter(general => view.post[general] === FREE), ...hidden, ...fresh];
  const at = draft.asking.frame?.at;
  return (
    <div className="tk-hand">
      <div className="tk-head">
        <h2>{words.yourGenerals}</h2>
        <span className="note">{passed ? words.passed : words.toSend(freeGenerals(view, viewer))}</span>
        {(at === 'bid' || at === 'follow') && <Pass {...props} />}
      </div>
      <Generals {...props} generals={free} label={words.yourGenerals} />
    </div>
  );
}
/** What the open question belongs to: a space, or the question itself. */
function aboutOf(words: Words, { kernel, draft }: Props): string {
  const [first] = draft.asking.line;
  const about = first === undefined ? undefined : kernel.words(first);
  return about?.kinds[0] === 'space' ? spaceName(words, kernel.box, about.args[0]!) : draft.title;
}
/** A decision that is answered in the tray. */
function Ask(props: Props) {
  const words = useWords();
  const { kernel, view, viewer, draft } = props;
  const { frame, s } = draft.asking;
  const player = s.players[viewer]!;
  const on = (space: number) =>
    view.bids.flatMap(bid => (bid.seat === viewer && bid.space === space ? [bid.general] : []));
  const won = frame?.at === 'actions' ? kernel.box.everySpace.filter(space => has(frame.left, space)) : [];
  const sending = frame?.at === 'emperor' || frame?.at === 'station' ? on(frame.space) : [];
  return (
    <div className="tk-ask">
      <div className="tk-head">
        <h2>{frame?.at === 'actions' ? words.todoTitle : aboutOf(words, props)}</h2>
        {frame?.at === 'actions' && <span className="note">{words.actionsLeft(bits(frame.left))}</span>}
        <UpkeepLine {...props} />
      </div>
      {won.length > 0 && <Todo {...props} spaces={won} />}
      {sending.length > 0 && <Generals {...props} generals={sending} label={words.yourGenerals} />}
      {frame?.at === 'construct' && <Cards {...props} cards={player.hand.pieces} builds />}
      {(frame?.at === 'keep' || frame?.at === 'under') && <Cards {...props} cards={player.looked.pieces} />}
      <Choices {...props} />
    </div>
  );
}
function InHand(props: Props) {
  const words = useWords();
  const { hand, built } = props.view.players[props.viewer]!;
  return (
    <div className="tk-cards">
      <div className="tk-head">
        <h2>{words.cardsTitle}</h2>
        <span className="note">{built.length === 0 ? words.noneBuilt : words.builtCount(built.length)}</span>
      </div>
      {hand.pieces.length === 0 ? (
        <p className="note">{words.nothingInHand}</p>
      ) : (
        <Cards {...props} cards={hand.pieces} />
      )}
    </div>
  );
}
