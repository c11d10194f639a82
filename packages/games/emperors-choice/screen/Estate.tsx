import { tipOn } from '@tianxia/board';
import { familyNumber } from '../box.ts';
import type { Family } from '../content/vocabulary.ts';
import { tilesOf } from '../count.ts';
import { holdingsOf, incomeOf, wallLength } from '../facts/holdings.ts';
import type { EcProps } from './draft.ts';
import { numeral, termOf, treasurePiece } from './faces.ts';
import { Ja, Piece, QinTile } from './Pieces.tsx';
import { useWords } from './words.ts';
import './estate.css';

/** What the viewer owns: stock, the Great Wall as a wall, tiles by kind. */
export function Estate(props: EcProps) {
  const words = useWords();
  return (
    <section className="ec-estate" aria-label={words.estate}>
      <Stock {...props} />
      <Wall {...props} seat={props.viewer} />
      <Tiles {...props} seat={props.viewer} />
    </section>
  );
}
function Stock({ kernel, view, viewer, preview }: EcProps) {
  const words = useWords();
  const { box } = kernel;
  const owned = view.treasures.flatMap((owner, treasure) => (owner === viewer ? [treasure] : []));
  const tributes = view.tributes[viewer]!.filter(kind => kind > 0).map(kind => box.pack.tributes[kind - 1]!.vp);
  const money = view.money[viewer]!;
  const cubes = view.cubes[viewer]!;
  const then = preview?.after;
  return (
    <div className="ec-stock-row">
      <h2>{words.estate}</h2>
      <span className="ec-stock" {...tipOn(() => ({ text: words.moneyTip }), 'money')}>
        <Piece name="coin" size={22} />
        <b>{words.change(money, then?.money[viewer] ?? money)}</b>
        <small>{words.incomeNext(incomeOf(view, box, viewer))}</small>
      </span>
      <span className="ec-stock" {...tipOn(() => ({ text: words.cubesTip }), 'cubes')}>
        <Piece name="cube" size={20} />
        <b>{words.change(cubes, then?.cubes[viewer] ?? cubes)}</b>
      </span>
      {tributes.length > 0 && (
        <span className="ec-stock" {...tipOn(() => ({ text: words.tributesTip }), 'tribute')}>
          <Piece name="tribute" size={21} />
          <b>{tributes.join(' · ')}</b>
          <small>{words.onlyYou}</small>
        </span>
      )}
      {owned.map(treasure => (
        <span
          key={treasure}
          className="ec-stock"
          {...tipOn(
            () => ({ text: words.treasureTip(box.pack.treasures[treasure]!, { name: '', you: true }) }),
            'treasure',
          )}
        >
          <Piece name={treasurePiece(box, treasure)} size={21} />
          <span className="unseen">{words.name(box.pack.treasures[treasure]!.names)}</span>
        </span>
      ))}
    </div>
  );
}
const TOWER = 46;
const WALL = 66;
const JOIN = 5; // how far a wall runs into its towers
const ROOM = 330;

/** Towers and walls in turn, as they stand; what does not fit waits beside. */
export function Wall({ kernel, view, seat }: EcProps & { seat: number }) {
  const words = useWords();
  const { box } = kernel;
  const towers = tilesOf(view, box, seat, familyNumber('tower'));
  const walls = tilesOf(view, box, seat, familyNumber('wall'));
  const length = wallLength(towers, walls);
  const first = towers >= walls ? 'tower' : 'wall';
  const pieces = Array.from({ length }, (_, i) => (i % 2 === 0 ? first : first === 'tower' ? 'wall' : 'tower'));
  let x = 0;
  const placed = pieces.map(piece => {
    const at = { piece, x };
    x += (piece === 'tower' ? TOWER : WALL) - JOIN;
    return at;
  });
  const wide = Math.max(1, x + JOIN);
  const spare = {
    tower: towers - pieces.filter(p => p === 'tower').length,
    wall: walls - pieces.filter(p => p === 'wall').length,
  };
  const waiting = spare.tower > 0 ? 'tower' : spare.wall > 0 ? 'wall' : undefined;
  const term = termOf(box, 'great-wall');
  return (
    <div className="well ec-wall">
      <svg className="ec-hills" viewBox="0 0 600 64" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 64V50C40 46 70 22 110 26S170 48 210 40 270 10 320 16 380 46 430 38 500 14 540 22 580 44 600 42V64Z" />
      </svg>
      <span className="ec-wall-name">
        <b>{length}</b>
        <span>
          {words.name(term)} <Ja>{term.ja}</Ja>
          <small>{words.wallLength}</small>
        </span>
      </span>
      {length > 0 && (
        <svg
          className="ec-wall-line"
          viewBox={`0 0 ${wide} 61`}
          width={Math.min(wide, ROOM)}
          height="61"
          preserveAspectRatio="xMidYMax meet"
          role="img"
          aria-label={words.wallSpoken(length, spare.tower, spare.wall)}
        >
          {placed
            .filter(({ piece }) => piece === 'wall')
            .map(({ x: left }) => (
              <use key={left} href="#ec-gw-wall" x={left} y="0" width={WALL} height="60" />
            ))}
          {placed
            .filter(({ piece }) => piece === 'tower')
            .map(({ x: left }) => (
              <use key={left} href="#ec-gw-tower" x={left} y="0" width={TOWER} height="60" />
            ))}
        </svg>
      )}
      {waiting !== undefined && (
        <span className="ec-spare">
          <Piece name={waiting === 'tower' ? 'gw-tower' : 'gw-wall'} size={waiting === 'tower' ? 32 : 42} high={42} />
          <small>{words.waits(waiting, spare[waiting])}</small>
        </span>
      )}
    </div>
  );
}
const KEPT: readonly Family[] = ['territory', 'canal', 'carriage', 'legalist', 'confucian', 'book'];
const SHOWN = 4; // of one kind side by side; more become a number

export function Tiles({ kernel, view, seat }: EcProps & { seat: number }) {
  const words = useWords();
  const { box } = kernel;
  const kindOf = (family: Family) => box.pack.tiles.findIndex(tile => tile.family === family) + 1;
  const byKind = holdingsOf(view, box, seat).carriages;
  return (
    <div className="well ec-tilegroups">
      {KEPT.map(family => {
        const many = tilesOf(view, box, seat, familyNumber(family));
        const { names } = box.tiles[kindOf(family)]!;
        return (
          <div key={family} className="ec-tilegroup" {...tipOn(() => ({ text: words.tileTip(family) }), family)}>
            <div>
              {family === 'carriage' ? (
                box.pack.tiles
                  .map((tile, i) => ({ tile, kind: i + 1 }))
                  .filter(({ tile }) => tile.carriage !== undefined && !tile.start)
                  .map(({ tile, kind }) => (
                    <Carriage
                      key={kind}
                      box={box}
                      kind={kind}
                      number={tile.carriage!}
                      many={byKind[tile.carriage!] ?? 0}
                    />
                  ))
              ) : many === 0 ? (
                <i className="ec-none">0</i>
              ) : (
                Array.from({ length: Math.min(many, many > SHOWN ? 1 : SHOWN) }, (_, i) => `${family} ${i}`).map(
                  key => <QinTile key={key} box={box} kind={kindOf(family)} size={34} />,
                )
              )}
              {family !== 'carriage' && many > SHOWN && <b className="ec-times">× {many}</b>}
            </div>
            <span>{words.tileGroup(family, names)}</span>
            <Ja>{family === 'carriage' ? names.ja.replace(/\(.*/, '') : names.ja}</Ja>
          </div>
        );
      })}
    </div>
  );
}
function Carriage({
  box,
  kind,
  number,
  many,
}: {
  box: EcProps['kernel']['box'];
  kind: number;
  number: number;
  many: number;
}) {
  if (many === 0)
    return (
      <i className="ec-none" lang="ja">
        {numeral(number)}
      </i>
    );
  return (
    <span className="ec-carriage">
      <QinTile box={box} kind={kind} size={34} />
      {many > 1 && <b>{many}</b>}
    </span>
  );
}
