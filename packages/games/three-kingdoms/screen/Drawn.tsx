import { colourOf } from '@tianxia/board';
import { bits } from '@tianxia/kernel';
import { GeneralCard } from './GeneralCard.tsx';
import { Press } from './Press.tsx';
import type { Props } from './Space.tsx';
import { useWords } from './words.ts';

/** General cards to choose from: pressed to keep, pressed again to put back. */
export function Drawn({ kernel, view, viewer, players, draft, proposed, confirm }: Props) {
  const words = useWords();
  const { box } = kernel;
  const { drawn } = view.players[viewer]!;
  const keep = box.recruits[view.round]?.[viewer]?.keep ?? 0;
  return (
    <div className="tk-hand">
      <div className="tk-head">
        <h2>{words.drawnTitle}</h2>
        <span className="note">{words.keepMore(keep - bits(draft.picked))}</span>
      </div>
      <div className="tk-row">
        {drawn.map((general, i) => {
          const row = box.pack.generals[general - 1]!;
          const { administration, combat } = row.attributes;
          return (
            <Press
              key={general}
              className="tk-press"
              look={((draft.picked >> i) & 1) === 1 ? 'chosen' : 'can'}
              label={words.general(row.names.en, administration, combat, row.skill.text)}
              tip={
                <>
                  <b>{row.skill.name}.</b> {row.skill.text}
                </>
              }
              onPress={() => draft.toggle(i)}
              onAgain={proposed === undefined ? undefined : confirm}
            >
              <GeneralCard
                general={row}
                colour={colourOf(players, viewer)}
                administration={administration}
                combat={combat}
                told
              />
            </Press>
          );
        })}
      </div>
    </div>
  );
}
