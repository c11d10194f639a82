import { colourOf } from '@tianxia/board';
import type { Seat } from '@tianxia/kernel';
import { classes, SeatMark } from '@tianxia/look';
import { sightOf } from '../facts/sights.ts';
import { tokensStored } from '../goods.ts';
import type { State } from '../state.ts';
import { FARM, GRANARY, MARKET, TREASURY } from '../words.ts';
import { bidMade } from './bid.ts';
import { Figure } from './Figure.tsx';
import { Glyph } from './Glyph.tsx';
import { whyOf } from './names.ts';
import { Press } from './Press.tsx';
import { lookOf, type Props } from './Space.tsx';
import { manOf, spokenSpace } from './spoken.ts';
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
      aria-label={names.en}
    >
      <h3>
        <span lang="zh">{names.zh}</span>
        {names.en}
        <SeatMark colour={colour} size={16} />
      </h3>
      <Fields s={s} props={props} land={FARM} />
      <Fields s={s} props={props} land={MARKET} />
      <Track level={view.players[seat]!.tribe} to={tribeNext(words, props, seat).to} points={box.tribePoints} />
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
      <span role="img" aria-label={said} title={said}>
        {faces.map(({ key, face }) => (
          <Token key={key} name={face} size={18} />
        ))}
      </span>
      <span className="tk-store" role="img" aria-label={store} title={store}>
        <Glyph name={land === FARM ? 'sack' : 'chest'} size={16} />
        {stored > 0 ? `−${stored}` : '0'}
      </span>
    </div>
  );
}
function Track({ level, to, points }: { level: number; to: number; points: readonly number[] }) {
  const words = useWords();
  return (
    <span className="tk-track" role="img" aria-label={words.tribeAt(level)} title={words.tribeAt(level)}>
      {points.slice(1).map((point, i) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: steps of a track, never reordered
          key={i}
          className={classes(
            i === 0 && 'fire',
            point > 0 && 'vp',
            i + 1 === level && 'at',
            i + 1 === to && to !== level && 'to',
          )}
        />
      ))}
    </span>
  );
}
/** The tribe's space: only its own state may send somebody. */
function Tribe(props: Props & { seat: Seat }) {
  const words = useWords();
  const { kernel, view, players, draft, proposed, confirm, seat, viewer, last } = props;
  const { box } = kernel;
  const space = box.tribeSpace[seat]!;
  const { tribe } = box.pack.states[seat]!;
  const made = draft.want.space === space && draft.bid ? bidMade(draft.bid, draft.want.general) : undefined;
  const bid = made ?? view.bids.find(one => one.space === space && one.home === 0);
  const why = whyOf(props, draft.spaceOffer(space));
  const look = lookOf(props, space);
  const changed = last.some(([event, , , where]) => event === 'assigned' && where === space);
  return (
    <Press
      className={classes('tk-tribe', changed && 'changed')}
      look={look}
      label={spokenSpace(words, props, space, sightOf(view, box, space), draft.brings.get(space), why?.text)}
      data={{ 'data-space': space }}
      tip={
        <>
          <b>{box.pack.spaces[space]!.names.en}</b>
          <br />
          {words.does(box.does[space]!)}
          {why && seat !== viewer && (
            <>
              <br />
              <i>
                {why.text} ({why.rule})
              </i>
            </>
          )}
        </>
      }
      onPress={() => draft.pressSpace(space)}
      onAgain={proposed === undefined ? undefined : confirm}
    >
      <span className="tk-tribe-slot">
        {bid ? (
          <span className={classes('tk-man', made && 'ghost')} title={manOf(words, box, bid).spoken}>
            <Figure colour={colourOf(players, seat)} civil={manOf(words, box, bid).civil} height={30} />
            {bid.gold + bid.units > 0 && (
              <i className="tk-with">
                {bid.gold > 0 ? <Token name="gold" size={14} /> : <Token name="trained" size={14} />}
                {bid.gold + bid.units}
              </i>
            )}
          </span>
        ) : (
          <Glyph name="tent" size={24} />
        )}
      </span>
      <span className="tk-tribe-name">
        <b>{tribe.en}</b> <span lang="zh">{tribe.zh}</span>
        <i>{tribeNext(words, props, seat).text}</i>
      </span>
    </Press>
  );
}
