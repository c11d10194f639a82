import { Group, peopleAt, Thing } from '@tianxia/board';
import { SPECTATOR } from '@tianxia/kernel';
import { SeatMark, Segmented } from '@tianxia/look';
import { useState } from 'react';
import { ALL_REGIONS, hasLands } from '../at.ts';
import { Column } from './Column.tsx';
import type { ZgProps } from './draft.ts';
import { Art } from './Pieces.tsx';
import { Stock } from './Stock.tsx';
import { useWords } from './words.ts';
import './tray.css';

/** Own lands, or those of a rival to look at; a new decision of one's own is made on one's own lands. */
export function Lands(props: ZgProps) {
  const { players, viewer, draft } = props;
  const words = useWords();
  const [looked, lookAt] = useState({ seat: viewer, at: draft.moment });
  const isOwn = viewer !== SPECTATOR && (looked.at !== draft.moment || looked.seat < 0);
  const seat = isOwn ? viewer : Math.max(0, looked.seat);
  return (
    <div className="zg-mine">
      <div className="zg-head">
        <Owner {...props} seat={seat} />
        <Stock {...props} seat={seat} />
        <Segmented
          label={words.whoseLands}
          className="zg-look-at"
          chosen={`${seat}`}
          onChoose={id => lookAt({ seat: Number(id), at: draft.moment })}
          choices={players.map((player, other) => ({
            id: `${other}`,
            name: <SeatMark colour={player.colour} size={18} />,
            spoken: other === viewer ? words.yourLands : words.landsOf(player.name),
          }))}
        />
      </div>
      <Regions {...props} seat={seat} />
    </div>
  );
}
function Owner({ kernel, players, viewer, draft, seat }: ZgProps & { seat: number }) {
  const words = useWords();
  const { box } = kernel;
  const number = draft.shown.boards[seat]!;
  const person = peopleAt(players, viewer)(seat);
  return (
    <>
      <h2>{person.you ? words.yourLands : words.landsOf(person.name)}</h2>
      {box.boards[number]?.side === 'b' && (
        <Thing
          thing={`board ${number}`}
          draft={draft}
          label={words.boardOf(words.named(box.pack.boards.b[number]!.names))}
          className="zg-board-sign"
        >
          <Art name={`s-${box.boards[number].id}`} width={20} />
        </Thing>
      )}
    </>
  );
}
interface RegionsProps extends ZgProps {
  seat: number;
  touched?: readonly number[]; // of a rival: where something has just happened
}
/** The five Regions of one player, side by side. */
export function Regions({ touched, ...props }: RegionsProps) {
  const words = useWords();
  if (!hasLands(props.draft.shown, props.kernel.box, props.seat)) return null;
  return (
    <Group label={words.lands} scrolls className="zg-cols">
      {ALL_REGIONS.map(region => (
        <Column
          key={region}
          {...props}
          region={region}
          touched={touched?.includes(region) ?? false}
          first={touched !== undefined && region === (touched[0] ?? ALL_REGIONS[0])}
        />
      ))}
    </Group>
  );
}
