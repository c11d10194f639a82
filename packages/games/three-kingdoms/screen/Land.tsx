import { colourOf, Thing, Tipped, thing } from '@tianxia/board';
import type { Seat } from '@tianxia/kernel';
import { classes, SeatMark } from '@tianxia/look';
import { tokensStored } from '../goods.ts';
import type { State } from '../state.ts';
import { FARM, GRANARY, MARKET, TREASURY } from '../words.ts';
import { Placed } from './Bids.tsx';
import { Glyph } from './Glyph.tsx';
import { Han } from './Han.tsx';
import { storeKey } from './places.ts';
import type { Props } from './Space.tsx';
import { manOf } from './spoken.ts';
import { Token } from './Token.tsx';
import './land.css';
import { tribeNext } from './tribe.ts';
import { useWords } from './words.ts';

/** A state's own side of the board: farms, markets, stores, and its tribe. */
export function Land(props: Props & { seat: Seat }) {
  const words = useWords();
  const { kernel, view, preview, players, seat } = props;
  const { box } = kernel;
  const colour = colourOf(players, seat);
  const { names } = box.pack.states[seat]!;
  const s = preview?.after ?? view;
  return (
    <section
      className={classes('tk-land', `tk-of-${box.pack.states[seat]!.id}`, `seat-${colour}`)}
      aria-label={words.named(names)}
    >
      <h2>
        <Han>{names.zh}</Han>
        {words.named(names)}
        <SeatMark colour={colour} size={16} />
      </h2>
      <Fields s={s} props={props} land={FARM} />
      <Fields s={s} props={props} land={MARKET} />
      <Track
        seat={seat}
        level={view.players[seat]!.tribe}
        to={tribeNext(words, props, seat).to}
        points={box.tribePoints}
      />
      <Tribe {...props} seat={seat} />
    </section>
  );
}
function Fields({ s, props, land }: { s: State; props: Props & { seat: Seat }; land: number }) {
  const words = useWords();
  const { kernel, seat } = props;
  const { box } = kernel;
  const { level, flipped } = s.players[seat]!;
  const gone = level[land]! - flipped[land]!;
  const stored = tokensStored(s, box, seat, land === FARM ? GRANARY : TREASURY);
  const [ripe, dull] = land === FARM ? (['field', 'dullField'] as const) : (['stall', 'dullStall'] as const);
  const faces = Array.from({ length: box.pack.lands.levels }, (_, n) => ({
    key: `token ${n}`,
    face: n < gone ? ('gone' as const) : n < level[land]! ? ripe : dull,
  }));
  const said = (land === FARM ? words.farms : words.markets)(level[land]!, flipped[land]!);
  const store = (land === FARM ? words.granary : words.treasury)(stored);
  return (
    <div className="tk-fields">
      <Tipped about="land" spoken={said} says={said}>
        {faces.map(({ key, face }) => (
          <Token key={key} name={face} size={18} />
        ))}
      </Tipped>
      <Tipped className="tk-store" spoken={store} says={store} thing={storeKey(seat, land)}>
        <Glyph name={land === FARM ? 'sack' : 'chest'} size={16} />
        {stored > 0 ? `−${stored}` : '0'}
      </Tipped>
    </div>
  );
}
function Track(props: { seat: Seat; level: number; to: number; points: readonly number[] }) {
  const { seat, level, to, points } = props;
  const words = useWords();
  return (
    <Tipped about="tribe" className="tk-track" spoken={words.tribeAt(level)} says={words.tribeAt(level)}>
      {points.slice(1).map((point, i) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: steps of a track, never reordered
          key={i}
          {...(i + 1 === level && { 'data-thing': thing('tribe', seat) })}
          className={classes(
            i === 0 && 'fire',
            point > 0 && 'vp',
            i + 1 === level && 'at',
            i + 1 === to && to !== level && 'to',
          )}
        />
      ))}
    </Tipped>
  );
}
/** The tribe's space: only its own state may send somebody. */
function Tribe(props: Props & { seat: Seat }) {
  const words = useWords();
  const { kernel, view, players, draft, seat } = props;
  const { box } = kernel;
  const space = box.tribeSpace[seat]!;
  const { tribe } = box.pack.states[seat]!;
  const made = draft.want.space === space ? draft.made?.bid : undefined;
  const bid = made ?? view.bids.find(one => one.space === space && one.home === 0);
  return (
    <Thing
      thing={thing('space', space)}
      place
      draft={draft}
      as="div"
      className="tk-tribe"
      label={words.named(box.pack.spaces[space]!.names)}
      spoken
      says={words.does(box.does[space]!)}
    >
      <span className="tk-tribe-slot">
        {bid ? (
          <Placed
            bid={bid}
            colour={colourOf(players, seat)}
            man={manOf(words, box, bid)}
            ghost={made !== undefined}
            height={30}
          />
        ) : (
          <Glyph name="tent" size={24} />
        )}
      </span>
      <span className="tk-tribe-name">
        <b>{words.named(tribe)}</b> <Han>{tribe.zh}</Han>
        <i>{tribeNext(words, props, seat).text}</i>
      </span>
    </Thing>
  );
}
