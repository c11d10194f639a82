import { colourOf, Group, peopleAt } from '@tianxia/board';
import { SeatMark } from '@tianxia/look';
import { unseen } from '../facts/answers.ts';
import { FREE } from '../words.ts';
import { Built } from './Built.tsx';
import { Figure } from './Figure.tsx';
import { generalName } from './names.ts';
import { placeOf } from './placeOf.ts';
import type { Props } from './Space.tsx';
import { useWords } from './words.ts';

/** For a watcher: everybody's open generals and built cards. Hands stay hidden. */
export function Watching(props: Props) {
  const words = useWords();
  const { kernel, view, players, viewer } = props;
  const { box } = kernel;
  return (
    <div className="tk-tray tk-watching">
      {view.players.map(({ shown }, seat) => {
        const colour = colourOf(players, seat);
        return (
          <div key={colour} className="tk-away">
            <div className="tk-head">
              <SeatMark colour={colour} size={18} />
              <h2>{words.who(peopleAt(players, viewer)(seat))}</h2>
              <span className="note">{unseen(view, seat) > 0 ? words.unseenMore(unseen(view, seat)) : ''}</span>
              <Built {...props} seat={seat} />
            </div>
            <Group as="ul" label={words.awayTitle} scrolls>
              {shown.map(general => (
                <li key={general}>
                  <Figure colour={colour} civil={box.pack.generals[general - 1]?.headgear === 'civil'} height={30} />
                  <span>
                    <b>{generalName(words, box, general)}</b>
                    <i>{view.post[general] === FREE ? words.atHome : placeOf(words, props, general)}</i>
                  </span>
                </li>
              ))}
            </Group>
          </div>
        );
      })}
    </div>
  );
}
