import { colourOf, Group, Thing, thing } from '@tianxia/board';
import { GeneralCard } from './GeneralCard.tsx';
import { Skill } from './Generals.tsx';
import { generalKey } from './places.ts';
import type { Props } from './Space.tsx';
import { useWords } from './words.ts';

/** General cards to choose from: pressed to keep, pressed again to put back. */
export function Drawn({ kernel, view, viewer, players, draft }: Props) {
  const words = useWords();
  const { box } = kernel;
  const { drawn } = view.players[viewer]!;
  const keep = box.recruits[view.round]?.[viewer]?.keep ?? 0;
  const kept = draft.asking.chosen === undefined ? draft.picks.length : keep;
  return (
    <div className="tk-hand">
      <div className="tk-head">
        <h2>{words.drawnTitle}</h2>
        <span className="note">{words.keepMore(keep - kept)}</span>
      </div>
      <Group label={words.drawnTitle} className="tk-row" scrolls>
        {drawn.map((general, i) => {
          const row = box.pack.generals[general - 1]!;
          const { administration, combat } = row.attributes;
          return (
            <Thing
              key={general}
              thing={generalKey(general)}
              presses={[thing('drawn', i)]}
              draft={draft}
              className="tk-press"
              label={words.named(row.names)}
              spoken
              says={<Skill {...words.skillText(row)} />}
            >
              <GeneralCard
                general={row}
                colour={colourOf(players, viewer)}
                administration={administration}
                combat={combat}
              />
            </Thing>
          );
        })}
      </Group>
    </div>
  );
}
