import { Group, Thing, Tipped, thing, tipOn } from '@tianxia/board';
import { classes, Icon } from '@tianxia/look';
import { ELIXIR, FIRST_SITE, rowOf, SPOTS, soldierAt } from '../at.ts';
import type { Part } from '../facts/mausoleum.ts';
import { NOBODY } from '../state.ts';
import { Art, type ArtName, Piece } from './art/Art.tsx';
import { SITE_CLASS } from './art/names.ts';
import type { EmpireDraft } from './draft.ts';
import { symbolHan, symbolName } from './naming.ts';
import { peopleAt } from './people.ts';
import { soldier, troop } from './pieces.ts';
import type { Props } from './props.ts';
import { linesOf, type Spot, spotOf } from './spots.ts';
import { times } from './times.ts';
import { useWords } from './words.ts';
import './tomb.css';

type P = Props & { draft: EmpireDraft };

/** The Mausoleum: nine tiles with their conditions, how far the viewer is, and who stands where. */
export function Tomb(props: P) {
  const words = useWords();
  const { kernel, viewer, draft } = props;
  const { box } = kernel;
  const state = draft.shown;
  return (
    <section className="fe-tomb panel" aria-label={words.tomb} data-part="tomb">
      <h2>
        {words.tomb}{' '}
        <span className="han" lang="zh">
          {words.tombHan}
        </span>
        <small>{words.lineEach(box.pack.mausoleum.linePoints)}</small>
      </h2>
      <Group label={words.tomb} className="fe-grid">
        {SPOTS.map(spot => (
          <Tile
            key={spot}
            {...props}
            tile={spotOf(state, box, viewer, spot)}
            before={spotOf(props.view, box, viewer, spot)}
          />
        ))}
        {viewer >= 0 && <Lines {...props} />}
      </Group>
      <Gate {...props} />
    </section>
  );
}
const PART_ART: Readonly<Record<Part['what'], ArtName>> = {
  governors: 'a-governor',
  palaces: 'a-palace',
  walls: 'a-wall',
  wallsInAll: 'a-wall',
  alchemistCards: 'as-alch',
};
function Tile({ kernel, view, viewer, players, draft, tile, before }: P & { tile: Spot; before: Spot }) {
  const words = useWords();
  const { box } = kernel;
  const people = peopleAt(words, players, viewer);
  const { spot, symbol } = tile;
  const next = tile.slots.find(slot => slot.next);
  const own = tile.slots.find(slot => slot.holder === viewer && viewer >= 0);
  const about = [
    words.spotNeeds(words.needs(box.needs[view.mausoleumTiles[spot]!]!)),
    viewer < 0 || tile.mine ? '' : words.spotHave(tile.have, tile.need),
    next ? words.spotNext(next.points) : words.spotFull,
  ];
  return (
    <Thing
      thing={thing('spot', spot)}
      place
      draft={draft}
      className={classes('tt', tile.mine && 'mine', tile.met && !tile.mine && 'met')}
      label={words.spot(symbolName(words, box, symbol))}
      says={about.join(' ')}
    >
      <span className="th">
        {symbol < ELIXIR ? (
          <b className={classes('han', symbol >= FIRST_SITE && `sitec ${SITE_CLASS[symbol - FIRST_SITE]}`)} lang="zh">
            {symbolHan(box, symbol)}
          </b>
        ) : (
          <Art name="gourd" width={22} />
        )}
        {tile.mine ? (
          <Icon name="check" size={18} className="ok" />
        ) : (
          <span className={classes(tile.met && 'ok')}>{viewer < 0 ? '' : `${tile.have}/${tile.need}`}</span>
        )}
      </span>
      <span className="nd">
        {tile.mine && own ? (
          <span className="won">{words.won(own.points)}</span>
        ) : (
          tile.parts.map(part => (
            <Needed key={part.what} part={part} had={before.parts.find(one => one.what === part.what)?.have ?? 0} />
          ))
        )}
      </span>
      <span className="sl">
        {tile.slots.map(({ points, holder, next: isNext }, i) =>
          holder === NOBODY ? (
            <i key={`slot for ${points}`} className={classes(isNext && 'nx', isNext && tile.met && !tile.mine && 'go')}>
              {points}
            </i>
          ) : (
            <Piece
              key={`slot for ${points}`}
              body="sol"
              colour={people(holder).colour}
              width={19}
              className={classes(before.slots[i]?.holder !== holder && 'fe-new')}
              thing={soldier(soldierAt(spot, i))}
              from={troop(holder)}
            />
          ),
        )}
      </span>
    </Thing>
  );
}
/** One icon for each thing a tile asks for: full, coming by this choice, or missing. Walls in the whole game are one icon and a number. */
function Needed({ part, had }: { part: Part; had: number }) {
  const art = PART_ART[part.what];
  if (part.what === 'wallsInAll') {
    const full = part.have === part.need;
    return (
      <span className="part all">
        <i className={classes(full && (had === part.need ? 'y' : 'p'))}>
          <Art name={art} width={17} />
          {part.need}
        </i>
      </span>
    );
  }
  return (
    <span className="part">
      {times(part.need).map((key, i) => (
        <i key={key} className={classes(i < had ? 'y' : i < part.have && 'p')}>
          <Art name={art} width={part.need > 2 ? 17 : 19} />
        </i>
      ))}
    </span>
  );
}
/** Lines with two or three own Soldiers. */
function Lines({ kernel, viewer, draft }: P) {
  const words = useWords();
  const { linePoints } = kernel.box.pack.mausoleum;
  return linesOf(draft.shown, viewer).map(({ spots, held }) => {
    const isRow = spots[1] === spots[0]! + 1;
    const place = isRow ? { '--row': rowOf(spots[0]!) } : { '--column': spots[0] };
    return (
      <span
        key={spots.join()}
        className={classes('line', isRow ? 'row' : 'col', held === 3 && 'done')}
        style={place as React.CSSProperties}
        {...tipOn(() => ({ name: held === 3 ? words.lineDone : words.lineNear }), 'line')}
      >
        <b>{words.plus(linePoints)}</b>
      </span>
    );
  });
}
const MOST_DRAWN = 3; // Soldiers of one player; more are a number
const IN_A_ROW = 6; // of all players: beyond that the row would be wider than the Mausoleum
/** Soldiers that wait, by seat. */
function Gate({ kernel, view, viewer, players, draft }: P) {
  const words = useWords();
  const people = peopleAt(words, players, viewer);
  const { entrance } = draft.shown;
  const crowded = entrance.reduce((sum, many) => sum + many, 0) > IN_A_ROW;
  return (
    <Tipped
      about="troop"
      className="gate"
      name={words.entrance}
      says={words.entranceAbout(kernel.box.pack.entranceSoldiers)}
    >
      <span>{words.entrance}</span>
      {entrance.map(
        (many, seat) =>
          many > 0 && (
            <span
              key={people(seat).colour}
              className={classes('troop', many > view.entrance[seat]! && 'fe-new')}
              data-thing={troop(seat)}
            >
              {many > (crowded ? 1 : MOST_DRAWN) ? (
                <>
                  <Piece body="sol" colour={people(seat).colour} width={20} />
                  <i>{many}</i>
                </>
              ) : (
                times(many).map(key => <Piece key={key} body="sol" colour={people(seat).colour} width={20} />)
              )}
            </span>
          ),
      )}
    </Tipped>
  );
}
