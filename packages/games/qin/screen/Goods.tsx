import { colourOf, peopleAt } from '@tianxia/board';
import { SPECTATOR } from '@tianxia/kernel';
import { Pagoda, SeatMark } from '@tianxia/look';
import { villagesHeld } from '../facts/villages.ts';
import type { QinProps } from './draft.ts';
import { supplyChanges } from './outcome.ts';
import { useWords, type Words } from './words.ts';
import './panels.css';

/** The viewer's own pagodas, villages and tiles in one line, with what they would become; then the others whose pagodas move. */
export function Goods({ kernel, view, viewer, players, preview }: QinProps) {
  const words = useWords();
  if (viewer === SPECTATOR) return null;
  const after = preview?.after ?? view;
  const people = peopleAt(players, viewer);
  const { pagodas } = kernel.box;
  const [left, then] = [view.supply[viewer]!, after.supply[viewer]!];
  const held = villagesHeld(view, viewer).length;
  const tiles = view.hands[viewer]?.length ?? 0;
  return (
    <ul className="qin-goods" aria-label={words.yourGoods}>
      <li>
        <Pagoda colour={colourOf(players, viewer)} storeys={1} width={20} />
        <Becomes words={words} from={left} to={then} /> <span className="unseen">{words.left}</span>
      </li>
      <li>
        <Becomes words={words} from={pagodas - left} to={pagodas - then} /> {words.onBoard}
      </li>
      <li>
        <Becomes words={words} from={held} to={villagesHeld(after, viewer).length} /> {words.villages(held)}
      </li>
      <li>
        <b>{tiles}</b> {words.tiles(tiles)}
      </li>
      {supplyChanges(view, after)
        .filter(({ seat }) => seat !== viewer)
        .map(({ seat, from, to }) => (
          <li key={seat}>
            <SeatMark colour={people(seat).colour} size={16} /> {people(seat).name}{' '}
            <Becomes words={words} from={from} to={to} />
          </li>
        ))}
    </ul>
  );
}
function Becomes({ words, from, to }: { words: Words; from: number; to: number }) {
  return from === to ? <b>{from}</b> : <b className="becomes">{words.change(from, to)}</b>;
}
