import { colourOf, Thing } from '@tianxia/board';
import type { ReactNode } from 'react';
import { ofColour } from '../at.ts';
import { COLOURS } from '../content/shape.ts';
import type { State } from '../state.ts';
import type { ZgProps } from './draft.ts';
import { Art, SeatPiece } from './Pieces.tsx';
import { useWords } from './words.ts';

interface Good {
  id: string;
  art: ReactNode;
  of(s: State): number;
}
/** What a player has in supply: Officials by colour, Governors, Palaces, Walls. */
export function goodsOf(seat: number, colour: string): readonly Good[] {
  return [
    ...COLOURS.map((name, c) => ({
      id: name,
      art: <Art name={`cube-${name}`} width={20} height={22} />,
      of: (s: State) => s.supply[ofColour(seat, c)]!,
    })),
    { id: 'gov', art: <SeatPiece kind="gov" colour={colour} width={20} />, of: s => s.governorsLeft[seat]! },
    { id: 'pal', art: <SeatPiece kind="pal" colour={colour} width={25} />, of: s => s.palacesLeft[seat]! },
    { id: 'wal', art: <SeatPiece kind="wal" colour={colour} width={26} />, of: s => s.wallsLeft[seat]! },
  ];
}
/** A player's supply in one line; a number that would change says what it would become. */
export function Stock({ view, players, draft, seat }: ZgProps & { seat: number }) {
  const words = useWords();
  const goods = goodsOf(seat, colourOf(players, seat));
  const [red = 0, gray = 0, white = 0, governors = 0, palaces = 0, walls = 0] = goods.map(({ of }) => of(draft.shown));
  return (
    <Thing
      thing={`stock ${seat}`}
      draft={draft}
      label={`${words.supplySpoken(red, gray, white)}; ${words.piecesSpoken(governors, palaces, walls)}`}
      className="zg-stock"
    >
      {goods.map(({ id, art, of }) => (
        <span key={id}>
          {art}
          <b>{of(view)}</b>
          {of(view) !== of(draft.shown) && <b className="zg-becomes">→{of(draft.shown)}</b>}
        </span>
      ))}
    </Thing>
  );
}
