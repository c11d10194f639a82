import { Button, classes } from '@tianxia/look';
import { useState } from 'react';
import { freeGenerals } from '../goods.ts';
import { FREE } from '../words.ts';
import { Away, UpkeepLine } from './Away.tsx';
import { Cards } from './Cards.tsx';
import { Choices } from './Choices.tsx';
import { Drawn } from './Drawn.tsx';
import { Extras, Pass } from './Extras.tsx';
import { Generals } from './Generals.tsx';
import { moveFocus } from './keys.ts';
import { spaceName } from './names.ts';
import { Rivals } from './Rivals.tsx';
import type { Props } from './Space.tsx';
import { Todo } from './Todo.tsx';
import { Watching } from './Watching.tsx';
import './tray.css';
import { useWords, type Words } from './words.ts';

const FEW = 3; // generals that leave room for everything else

/** Own generals and cards on the lacquer, and whatever is asked just now. */
export function Tray(props: Props) {
  const { view, viewer, draft } = props;
  const player = view.players[viewer];
  if (player === undefined) return <Watching {...props} />;
  const at = draft.frame?.at;
  const bidding = at === 'bid' || at === 'follow';
  const asksCards = at === 'construct' || at === 'keep' || at === 'under';
  const asksElse = at !== undefined && !bidding && at !== 'recruit' && at !== 'alliance';
  const full = freeGenerals(view, viewer) > FEW;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only carries the arrow keys of the buttons inside
    <div
      onKeyDown={moveFocus}
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
  const bidding = draft.frame?.at === 'bid' || draft.frame?.at === 'follow';
  return (
    <div className="tk-hand">
      <div className="tk-head">
        <h2>{words.yourGenerals}</h2>
        <span className="note">{passed ? words.passed : words.toSend(freeGenerals(view, viewer))}</span>
        {bidding && <Pass {...props} />}
        <SeeRivals {...props} />
      </div>
      <Generals {...props} generals={free} drag={bidding} />
    </div>
  );
}
/** On a phone the players' facts are folded away: their generals are a tap away here. */
function SeeRivals(props: Props) {
  const [seat, setSeat] = useState<number>();
  const others = props.view.players.flatMap((_, one) => (one === props.viewer ? [] : [one]));
  return (
    <>
      {others.map(one => (
        <Button key={one} className="tk-see" onPress={() => setSeat(one)}>
          {props.kernel.box.pack.states[one]!.names.en}
        </Button>
      ))}
      {seat !== undefined && <Rivals {...props} seat={seat} onClose={() => setSeat(undefined)} />}
    </>
  );
}
/** What the open question belongs to: a space, or the question itself. */
function aboutOf(words: Words, { kernel, draft }: Props): string {
  const [first] = draft.desk.line;
  const about = first === undefined ? undefined : kernel.words(first);
  return about?.kinds[0] === 'space' ? spaceName(words, kernel.box, about.args[0]!) : draft.title;
}
/** A decision that is answered in the tray. */
function Ask(props: Props) {
  const words = useWords();
  const { view, viewer, draft } = props;
  const { frame, desk } = draft;
  const player = desk.s.players[viewer]!;
  const on = (space: number) =>
    view.bids.flatMap(bid => (bid.seat === viewer && bid.space === space ? [bid.general] : []));
  return (
    <div className="tk-ask">
      <div className="tk-head">
        <h2>{frame?.at === 'actions' ? words.todoTitle : aboutOf(words, props)}</h2>
        {frame?.at === 'actions' && <span className="note">{words.actionsHint}</span>}
        <UpkeepLine {...props} />
      </div>
      {frame?.at === 'actions' && <Todo {...props} />}
      {frame?.at === 'emperor' && <Generals {...props} generals={on(frame.space)} />}
      {frame?.at === 'station' && <Generals {...props} generals={on(frame.space)} />}
      {frame?.at === 'construct' && <Cards {...props} cards={player.hand.pieces} move="construct.build" />}
      {frame?.at === 'keep' && <Cards {...props} cards={player.looked.pieces} move="keep.keep" />}
      {frame?.at === 'under' && <Cards {...props} cards={player.looked.pieces} move="under.put" />}
      <Choices {...props} />
    </div>
  );
}
function InHand(props: Props) {
  const words = useWords();
  const { kernel, view, viewer } = props;
  const { hand, built } = view.players[viewer]!;
  const names = built.map(card => kernel.box.pack.enhancements[card - 1]!.names.en);
  return (
    <div className="tk-cards">
      <div className="tk-head">
        <h2>{words.cardsTitle}</h2>
        <span className="note" title={names.join(', ')}>
          {words.builtList(names)}
        </span>
      </div>
      {hand.pieces.length === 0 ? (
        <p className="note">{words.nothingInHand}</p>
      ) : (
        <Cards {...props} cards={hand.pieces} />
      )}
    </div>
  );
}
