import { Group, peopleAt, Thing } from '@tianxia/board';
import { SeatMark } from '@tianxia/look';
import { type Worth, worthOf } from '../facts/settlement.ts';
import { treasureGains } from '../facts/treasures.ts';
import { ON_TABLE } from '../state.ts';
import type { EcProps } from './draft.ts';
import { iconFace, termOf, treasurePiece } from './faces.ts';
import { Ja, Piece, QinTile } from './Pieces.tsx';
import { useWords } from './words.ts';
import './sets.css';

/** The sets of Qin tiles on offer, each with its worth to the one who looks. */
export function Sets(props: EcProps) {
  const words = useWords();
  const { kernel, view, viewer, draft } = props;
  const { box } = kernel;
  const own = viewer >= 0;
  return (
    <section className="panel ec-sets" aria-label={words.sets}>
      <h3>
        {words.sets} <Ja>{termOf(box, 'qin-tile').ja}</Ja>
        {own && <span className="note">{words.setsNote}</span>}
      </h3>
      <Group label={words.sets} className="ec-setrow">
        {view.sets.map((tiles, set) => {
          const worth = own ? worthOf(view, box, viewer, tiles) : undefined;
          const names = tiles.map(kind => box.tiles[kind]!.names);
          if (tiles.length === 0) return null;
          return (
            <Thing
              // biome-ignore lint/suspicious/noArrayIndexKey: a set is known by its place
              key={set}
              thing={`set ${set}`}
              draft={draft}
              label={words.setSpoken(
                names.map(one => words.name(one)),
                worth && words.worthLine(worth),
              )}
              says={() => <SetTip {...props} tiles={tiles} worth={worth} />}
              className="ec-press ec-set"
            >
              {tiles.map((kind, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: equal tiles are alike
                <QinTile key={i} box={box} kind={kind} size={30} thing={`settile ${10 * set + i}`} />
              ))}
              {worth && <WorthMark worth={worth} />}
            </Thing>
          );
        })}
        {view.sets.every(tiles => tiles.length === 0) && <span className="note">{words.setsGone}</span>}
      </Group>
    </section>
  );
}
/** Points, and the first thing it brings besides. */
function WorthMark({ worth }: { worth: Worth }) {
  const words = useWords();
  const gains = [
    { piece: 'coin', amount: worth.money + worth.income },
    { piece: 'trust', amount: worth.trust },
    { piece: 'grail', amount: worth.treasures },
    { piece: 'settle', amount: worth.inscriptions },
  ].filter(({ amount }) => amount > 0);
  return (
    <span className="ec-worth">
      <b>{words.signedVp(worth.vp, true)}</b>
      {gains.slice(0, 2).map(({ piece, amount }) => (
        <i key={piece}>
          +{amount}
          <Piece name={piece} size={15} />
        </i>
      ))}
    </span>
  );
}
function SetTip({ kernel, tiles, worth }: EcProps & { tiles: readonly number[]; worth: Worth | undefined }) {
  const words = useWords();
  const { box } = kernel;
  return (
    <>
      <b className="ec-tiphead">{words.setOf(tiles.length)}</b>
      {tiles.map((kind, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal tiles are alike
        <span key={i}>
          {words.name(box.tiles[kind]!.names)} <Ja>{box.tiles[kind]!.names.ja}</Ja>
        </span>
      ))}
      {worth && <span className="ec-dim">{words.worthTip(worth, side => words.name(box.sides[side]!.names))}</span>}
    </>
  );
}
/** The three treasures and whose they are. */
export function Treasures({ kernel, view, viewer, players, draft }: EcProps) {
  const words = useWords();
  const { box } = kernel;
  const people = peopleAt(players, viewer);
  return (
    <section className="panel ec-treasures" aria-label={words.treasures}>
      <h3>
        <span>{words.treasures}</span> <Ja>{termOf(box, 'treasure').ja.slice(0, 2)}</Ja>
      </h3>
      <Group label={words.treasures} className="ec-treasure-row">
        {box.pack.treasures.map((treasure, i) => {
          const owner = view.treasures[i]!;
          const [use] = treasureGains(box, i, view.round);
          const holder = owner === ON_TABLE ? undefined : people(owner);
          return (
            <Thing
              key={treasure.id}
              thing={`treasure ${i}`}
              draft={draft}
              label={words.name(treasure.names)}
              says={words.treasureTip(treasure, holder)}
              className="ec-press ec-treasure"
            >
              <Piece name={treasurePiece(box, i)} size={23} />
              <span className="ec-treasure-name">
                <b>
                  {words.lastWord(words.name(treasure.names))} <Ja>{treasure.names.ja}</Ja>
                </b>
                {use && (
                  <small>
                    {iconFace(use).mark} {words.unitOf(use)}
                  </small>
                )}
              </span>
              {holder === undefined ? <em>{words.free}</em> : <SeatMark colour={holder.colour} size={18} />}
            </Thing>
          );
        })}
      </Group>
    </section>
  );
}
