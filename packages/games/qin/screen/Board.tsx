import { peopleAt, type TableProps, thing } from '@tianxia/board';
import type { Told } from '@tianxia/kernel';
import { outline } from '@tianxia/look';
import { type CSSProperties, useMemo, useRef } from 'react';
import { COLOURS, OFF } from '../squares.ts';
import type { Qin } from '../state.ts';
import { words } from '../text/en/screen/index.ts';
import { cellOf } from './areas.ts';
import { aroundOf, NO_SQUARE } from './choice.ts';
import type { QinDraft } from './draft.ts';
import { Field } from './Field.tsx';
import { Around, Clashing, Ghost, LitSquares } from './Ghost.tsx';
import { Lands } from './Lands.tsx';
import { Coordinates, Deltas, Totals, TurnChip, Why } from './Marks.tsx';
import { ground, heightOf, widthOf } from './measure.ts';
import { Coming, Pagodas } from './Pagodas.tsx';
import { Squares } from './Squares.tsx';
import { spokenSquare } from './spoken.ts';
import { changesBetween, standingOn } from './standing.ts';
import { squaresToldOf } from './strengths.ts';
import { useWheel } from './useWheel.ts';
import './board.css';
import './marks.css';

type Props = TableProps<Qin> & { draft: QinDraft };

export function Board(props: Props) {
  const { kernel, view, viewer, players, draft, preview, last, pointed, proposed, confirm } = props;
  const { box } = kernel;
  const { ghost, lit, said, tile } = draft;
  const frame = useRef<HTMLDivElement>(null);
  useWheel(frame, tile > 0, draft.turn);

  const standing = useMemo(() => standingOn(view, box), [view, box]);
  const changes = useMemo(
    () => (preview ? changesBetween(standing, standingOn(preview.after, box)) : new Map()),
    [preview, standing, box],
  );
  const around = ghost?.pinned ? [...aroundOf(draft.desk, draft.choice).keys()].filter(q => q !== ghost.other) : [];
  const joins = draft.clash;
  const chosen = ghost?.pinned ? [ghost.square, ghost.other] : [];
  const clashing = joins.flatMap(join => join.provinces.map(({ area }) => area));
  const about = ghost ? [ghost.other, ...squaresIn(view, clashing)].filter(q => q !== OFF) : [];
  const names = useNames(props, chosen);
  const toldSquares = (list: Props['last']) =>
    list.flatMap(([event, ...args]) => {
      const kinds = kernel.game.events[event as 'laid'] as readonly string[];
      return args.flatMap((value, i) => squaresToldOf(view, box, kinds[i]!, value));
    });
  const shown = toldSquares(pointed);

  return (
    <div className="qin-board" style={{ '--wide': box.wide, '--high': box.high } as CSSProperties}>
      <div className="qin-field" ref={frame}>
        <svg viewBox={`0 0 ${widthOf(box)} ${heightOf(box)}`} aria-hidden="true">
          <Field box={box} />
          <LitSquares lit={lit} box={box} />
          <Around squares={around} box={box} />
          <Lands view={view} box={box} players={players} />
          <LastLay told={last.find(([event]) => event === 'laid')} box={box} />
          {joins.length > 0 && <Clashing names={clashing} view={view} box={box} />}
          <Pagodas standing={standing} changes={changes} players={players} />
          {shown.length > 0 && (
            <path
              className="qin-pointed"
              d={outline(
                shown.map(q => cellOf(box, q)),
                { ...ground, inset: -3, radius: 10 },
              )}
            />
          )}
          {ghost && <Ghost ghost={ghost} box={box} />}
          <Coming changes={changes} players={players} />
        </svg>
        <Coordinates box={box} />
        <Squares
          box={box}
          names={names}
          lit={lit}
          chosen={chosen}
          holding={tile > 0}
          point={draft.point}
          press={draft.press}
          enter={square => (proposed !== undefined && chosen.includes(square) ? confirm() : draft.press(square))}
          turn={draft.turn}
        />
        <Deltas changes={[...changes.values()]} box={box} />
        {ghost && joins.length > 0 && (
          <Totals joins={joins} ghost={ghost} view={view} box={box} people={peopleAt(players, viewer)} />
        )}
        {ghost?.pinned && draft.choice.square !== NO_SQUARE && (
          <TurnChip ghost={ghost} box={box} onTurn={() => draft.turn(1)} />
        )}
        {said && (
          <Why said={said} box={box} about={said.square === ghost?.square ? about : []} openRule={props.openRule} />
        )}
      </div>
    </div>
  );
}
const squaresIn = (view: Qin['state'], areas: readonly number[]): number[] =>
  view.area.flatMap((name, square) => (areas.includes(name) ? [square] : []));

function useNames({ kernel, view, viewer, players, draft, last }: Props, chosen: readonly number[]): string[] {
  const { box } = kernel;
  const { tile, lit, said } = draft;
  const things = useMemo(() => {
    const people = peopleAt(players, viewer);
    return view.ground.map((_, square) => spokenSquare(view, box, people, square));
  }, [view, box, players, viewer]);
  const lay = last.find(([event]) => event === 'laid');
  const laid = lay === undefined ? [] : [box.firstSquare[lay[3]!], box.secondSquare[lay[3]!]];
  return things.map((thing, square) => {
    const parts = [thing];
    if (laid.includes(square)) parts.push(words.lastLay);
    if (chosen.includes(square)) parts.push(words.ghost);
    else if (tile > 0) parts.push(lit.has(square) ? words.legal : said?.square === square ? said.text : words.notLegal);
    return parts.join(', ');
  });
}

/** The last lay: the tile comes to where it lies, and keeps a red corner until the next one. */
function LastLay({ told, box }: { told: Told | undefined; box: Qin['box'] }) {
  if (told === undefined) return null;
  const [, seat, tile = 0, place = 0] = told;
  const colours = [COLOURS[box.firstColour[tile]!], COLOURS[box.secondColour[tile]!]];
  const squares = [box.firstSquare[place]!, box.secondSquare[place]!];
  return (
    <g className="qin-last" data-thing={thing('place', place)} data-from={thing('seat', seat!)}>
      {squares.map((square, half) => {
        const [column, row] = cellOf(box, square);
        return (
          <g key={square} transform={`translate(${ground.x + column * ground.size} ${ground.y + row * ground.size})`}>
            <rect
              x="1"
              y="1"
              width={ground.size - 2}
              height={ground.size - 2}
              rx="5"
              className={`qin-laid ${colours[half]}`}
            />
            <path d="M32 2h12a4 4 0 0 1 4 4v12Z" className="corner" />
          </g>
        );
      })}
    </g>
  );
}
