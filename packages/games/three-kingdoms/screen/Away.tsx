import { colourOf, Group } from '@tianxia/board';
import { classes, Icon } from '@tianxia/look';
import { roundsLeft } from '../facts/ends.ts';
import { upkeepNext } from '../facts/upkeep.ts';
import { FREE, LEFT, STATIONED } from '../words.ts';
import { Figure } from './Figure.tsx';
import { generalName } from './names.ts';
import { placeOf } from './placeOf.ts';
import type { Props } from './Space.tsx';
import { useWords } from './words.ts';

/** Own generals on the board, and the upkeep that is coming. */
export function Away(props: Props) {
  const words = useWords();
  const { kernel, view, viewer, players } = props;
  const { box } = kernel;
  const away = view.players[viewer]!.shown.filter(general => view.post[general] !== FREE);
  return (
    <div className="tk-away">
      <div className="tk-head">
        <h2>{words.awayTitle}</h2>
        <UpkeepLine {...props} />
      </div>
      <Group as="ul" label={words.awayTitle} scrolls>
        {away.map(general => (
          <li key={general} className={classes(view.post[general] === STATIONED && 'fix')}>
            <Figure
              colour={colourOf(players, viewer)}
              civil={box.pack.generals[general - 1]?.headgear === 'civil'}
              down={view.post[general] === LEFT}
              height={30}
            />
            <span>
              <b>{generalName(words, box, general)}</b>
              <i>{placeOf(words, props, general)}</i>
            </span>
          </li>
        ))}
      </Group>
    </div>
  );
}
/** Own next upkeep, with a warning before a deficit. */
export function UpkeepLine({ kernel, view, preview, viewer }: Props) {
  const words = useWords();
  const { box } = kernel;
  const s = preview?.after ?? view;
  if (roundsLeft(s, box) === 0) return <span className="note">{words.noUpkeep}</span>;
  const { gold, rice, missing } = upkeepNext(s, box, viewer);
  return (
    <span className={classes('note', missing > 0 && 'tk-short')}>
      {words.upkeepDue} <b>{words.upkeepLine(gold, rice)}</b>
      {missing > 0 && (
        <>
          {' '}
          <Icon name="warn" size={16} /> {words.upkeepShort(missing, box.pack.scoring.deficit)}
        </>
      )}
    </span>
  );
}
