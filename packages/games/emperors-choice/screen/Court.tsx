import { peopleAt, type TableProps } from '@tianxia/board';
import { classes, SeatMark } from '@tianxia/look';
import { has } from '../count.ts';
import { type EmperorsChoice, NO_ORDER_TILE } from '../state.ts';
import type { EcDraft } from './draft.ts';
import { IconMark } from './Effect.tsx';
import { termOf } from './faces.ts';
import { Market } from './Market.tsx';
import { Ja, OrderTile } from './Pieces.tsx';
import { type Look, Press, Row } from './Press.tsx';
import { phaseOf } from './phase.ts';
import { useWords } from './words.ts';
import './court.css';

type Props = TableProps<EmperorsChoice> & { draft: EcDraft };

/** After the auction: the order of play, the characters for hire, the two decrees. */
export function Court(props: Props) {
  const words = useWords();
  return (
    <section className="panel ec-court" aria-label={words.court}>
      <Order {...props} />
      <div className="ec-court-market">
        <Market {...props} large />
      </div>
      <Decrees {...props} />
    </section>
  );
}
function Order({ kernel, view, viewer, players }: Props) {
  const words = useWords();
  const people = peopleAt(players, viewer);
  const waiting = kernel.waiting(view);
  const inOrder = view.order
    .map((tile, seat) => ({ tile, seat }))
    .filter(({ tile }) => tile !== NO_ORDER_TILE)
    .sort((a, b) => a.tile - b.tile);
  const term = termOf(kernel.box, phaseOf(view) === 'management' ? 'management' : 'order-tile');
  return (
    <div className="ec-orders">
      <h3>
        {words.orderOfPlay} <Ja>{term.ja.slice(0, 2)}</Ja>
      </h3>
      <ol>
        {inOrder.map(({ tile, seat }) => (
          <li key={seat} className={classes(waiting.includes(seat) && 'ec-is-now')}>
            <OrderTile number={tile} size={20} />
            <SeatMark colour={people(seat).colour} size={17} />
            <span>{words.who(people(seat))}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
/** The two decree tiles with their parts; used ones lie face down. */
function Decrees({ kernel, view, draft, confirm }: Props) {
  const words = useWords();
  const { box } = kernel;
  return (
    <div className="ec-decrees">
      <h3>
        {words.decrees} <Ja>{termOf(box, 'decree').ja.slice(0, 2)}</Ja>
      </h3>
      <Row label={words.decrees} className="ec-decree-row">
        {box.pack.decreeTiles.map((tile, decree) => {
          const up = has(view.decrees, decree);
          const frame = view.agenda.at(-1);
          const inHand = view.agenda.some(one => one.at === 'edict' && one.decree === decree);
          const offer = frame?.at === 'decree' ? draft.offers.at('decree.take', decree) : undefined;
          const look: Look = draft.isProposed(offer?.option)
            ? 'chosen'
            : offer?.legal
              ? 'can'
              : offer !== undefined
                ? 'cannot'
                : '';
          return (
            <Press
              key={tile.id}
              label={`${words.name(tile.names)}: ${words.decreeTip(words.parts(tile.parts), up)}`}
              look={look}
              className={classes('ec-decree', !up && !inHand && 'ec-is-off', inHand && 'ec-is-now')}
              tip={words.decreeTip(words.parts(tile.parts), up)}
              why={look === 'cannot' ? draft.why(offer) : undefined}
              onPress={() => draft.press(offer)}
              confirm={confirm}
            >
              <span className="ec-decree-icons">
                {tile.parts.map(part => (
                  <IconMark key={part.kind} icon={part} size={22} />
                ))}
              </span>
              <span>{words.name(tile.names)}</span>
            </Press>
          );
        })}
      </Row>
    </div>
  );
}
