import { colourOf, Group, peopleAt } from '@tianxia/board';
import { SPECTATOR } from '@tianxia/kernel';
import { Pagoda, SeatMark } from '@tianxia/look';
import { villagesHeld } from '../facts/villages.ts';
import { squareName } from '../squares.ts';
import type { QinProps } from './draft.ts';
import { ProvincesOf } from './Provinces.tsx';
import { useWords } from './words.ts';
import './panels.css';

/** All that is public of one player: pagodas and tiles beside the viewer's own, villages by name, provinces. */
export function Rival(props: QinProps & { seat: number }) {
  const { kernel, view, viewer, players, seat } = props;
  const words = useWords();
  const { box } = kernel;
  const figures = (of: number) => [
    { id: words.left, value: view.supply[of]! },
    { id: words.onBoard, value: box.pagodas - view.supply[of]! },
    { id: words.villages(2), value: villagesHeld(view, of).length },
    { id: words.tiles(2), value: view.hands[of]?.length ?? 0 },
  ];
  const own = viewer === SPECTATOR || viewer === seat ? undefined : figures(viewer);
  const villages = villagesHeld(view, seat).map(village => squareName(box, box.villages[village]![0]!));
  return (
    <div className="qin-rival">
      <ul className="qin-figures">
        {figures(seat).map(({ id, value }, i) => (
          <li key={id}>
            {i === 0 && <Pagoda colour={colourOf(players, seat)} storeys={1} width={20} />}
            <b>{value}</b> {id}
            {own && <small>{words.yours(own[i]!.value)}</small>}
          </li>
        ))}
      </ul>
      <p>
        <b>{words.villagesTitle}</b>: {villages.length === 0 ? words.none : villages.join(', ')}
      </p>
      <h3>{words.provincesTitle}</h3>
      <ProvincesOf {...props} seat={seat} />
    </div>
  );
}
/** Everybody else, one under the other. */
export function Rivals(props: QinProps) {
  const { players, viewer } = props;
  const words = useWords();
  const people = peopleAt(players, viewer);
  return (
    <Group label={words.views.rivals} scrolls className="qin-view">
      {players.map(({ colour }, seat) =>
        seat === viewer ? null : (
          <div key={colour} className="qin-card">
            <h2>
              <SeatMark colour={colour} size={20} /> {words.who(people(seat))}
            </h2>
            <Rival {...props} seat={seat} />
          </div>
        ),
      )}
    </Group>
  );
}
