import { colourOf, peopleAt } from '@tianxia/board';
import type { Seat } from '@tianxia/kernel';
import { Button, Dialog, SeatMark } from '@tianxia/look';
import { knownFree, unseen } from '../facts/answers.ts';
import { attributeOf } from '../facts/strength.ts';
import { ADMINISTRATION, COMBAT, FREE, LEFT, STATIONED } from '../words.ts';
import { GeneralCard } from './GeneralCard.tsx';
import { spaceName } from './names.ts';
import type { Props } from './Space.tsx';
import { useWords, type Words } from './words.ts';

/** Everybody's open generals: who can still be sent, who is away, how many nobody knows. */
export function Rivals(props: Props & { seat: Seat; onClose(): void }) {
  const words = useWords();
  const { kernel, view, players, viewer, seat, onClose } = props;
  const { box } = kernel;
  const colour = colourOf(players, seat);
  const free = knownFree(view, seat);
  const away = view.players[seat]!.shown.filter(general => view.post[general] !== FREE);
  const hidden = unseen(view, seat);
  return (
    <Dialog
      open
      title={`${words.who(peopleAt(players, viewer)(seat))} · ${box.pack.states[seat]!.names.en} ${box.pack.states[seat]!.names.zh}`}
      onClose={onClose}
      actions={<Button onPress={onClose}>{words.close}</Button>}
    >
      <div className="tk-rivals">
        <h3>
          <SeatMark colour={colour} size={18} /> {words.freeNow}
        </h3>
        {free.length === 0 && <p className="note">{words.nobodyKnown}</p>}
        <div className="tk-rival-cards">{free.map(general => card(general))}</div>
        {hidden > 0 && <p>{words.unseenMore(hidden)}.</p>}
        {away.length > 0 && <h3>{words.sentAway}</h3>}
        <div className="tk-rival-cards">{away.map(general => card(general, placeOf(words, props, general)))}</div>
      </div>
    </Dialog>
  );
  function card(general: number, note?: string) {
    return (
      <GeneralCard
        key={general}
        general={box.pack.generals[general - 1]!}
        colour={colour}
        administration={attributeOf(view, box, seat, general, ADMINISTRATION)}
        combat={attributeOf(view, box, seat, general, COMBAT)}
        told={note === undefined}
        note={note ?? (box.tutorial ? words.noSkill : undefined)}
      />
    );
  }
}
/** Where a general is, in a few words. */
export function placeOf(words: Words, { kernel, view }: Pick<Props, 'kernel' | 'view'>, general: number): string {
  const { box } = kernel;
  const post = view.post[general];
  if (post === STATIONED) return words.holds(box.pack.locations[view.garrison.indexOf(general)]?.names.en ?? '');
  if (post === LEFT) return words.backNext;
  const bid = view.bids.find(one => one.general === general);
  if (bid === undefined) return '';
  return bid.home === 1 ? words.homeAgain : spaceName(words, box, bid.space);
}
