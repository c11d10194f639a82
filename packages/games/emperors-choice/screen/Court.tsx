import { Group, peopleAt, Thing } from '@tianxia/board';
import { classes, SeatMark } from '@tianxia/look';
import { has } from '../count.ts';
import { NO_ORDER_TILE } from '../state.ts';
import type { EcProps } from './draft.ts';
import { IconMark } from './Effect.tsx';
import { termOf } from './faces.ts';
import { Market } from './Market.tsx';
import { Ja, OrderTile } from './Pieces.tsx';
import { phaseOf } from './phase.ts';
import { useWords } from './words.ts';
import './court.css';

/** After the auction: the order of play, the characters for hire, the two decrees. */
export function Court(props: EcProps) {
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
function Order({ kernel, view, viewer, players }: EcProps) {
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
            <OrderTile number={tile} size={20} thing />
            <SeatMark colour={people(seat).colour} size={17} />
            <span>{words.who(people(seat))}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
/** The two decree tiles with their parts; used ones lie face down. */
export function Decrees({ kernel, view, draft }: EcProps) {
  const words = useWords();
  const { box } = kernel;
  return (
    <div className="ec-decrees">
      <h3>
        {words.decrees} <Ja>{termOf(box, 'decree').ja.slice(0, 2)}</Ja>
      </h3>
      <Group label={words.decrees} className="ec-decree-row">
        {box.pack.decreeTiles.map((tile, decree) => {
          const up = has(view.decrees, decree);
          const inHand = view.agenda.some(one => one.at === 'edict' && one.decree === decree);
          return (
            <Thing
              key={tile.id}
              thing={`decree ${decree}`}
              place
              draft={draft}
              label={words.name(tile.names)}
              says={words.decreeTip(words.parts(tile.parts), up)}
              className={classes('ec-press', 'ec-decree', !up && !inHand && 'ec-is-off', inHand && 'ec-is-now')}
            >
              <span className="ec-decree-icons">
                {tile.parts.map(part => (
                  <IconMark key={part.kind} icon={part} size={22} />
                ))}
              </span>
              <span>{words.name(tile.names)}</span>
            </Thing>
          );
        })}
      </Group>
    </div>
  );
}
