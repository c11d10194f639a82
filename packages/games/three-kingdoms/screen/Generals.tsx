import { colourOf, Group, Thing } from '@tianxia/board';
import { attributeOf } from '../facts/strength.ts';
import { ADMINISTRATION, COMBAT } from '../words.ts';
import { GeneralCard } from './GeneralCard.tsx';
import { generalKey } from './places.ts';
import type { Props } from './Space.tsx';
import { useWords } from './words.ts';

const MANY = 3; // more cards than this are drawn narrower

/** A row of general cards: pressed, or dragged onto a space. */
export function Generals(props: Props & { generals: readonly number[]; label: string }) {
  const words = useWords();
  const { kernel, view, viewer, players, draft, generals, label } = props;
  const { box } = kernel;
  return (
    <Group label={label} className="tk-row" scrolls>
      {generals.map(general => {
        const row = box.pack.generals[general - 1]!;
        return (
          <Thing
            key={general}
            thing={generalKey(general)}
            draft={draft}
            className="tk-press"
            label={words.named(row.names)}
            spoken
            drags
            says={box.tutorial ? words.noSkill : <Skill {...words.skillText(row)} />}
          >
            <GeneralCard
              general={row}
              colour={colourOf(players, viewer)}
              administration={attributeOf(view, box, viewer, general, ADMINISTRATION)}
              combat={attributeOf(view, box, viewer, general, COMBAT)}
              note={box.tutorial ? words.noSkill : undefined}
              small={generals.length > MANY}
            />
          </Thing>
        );
      })}
    </Group>
  );
}
export function Skill({ name, text }: { name: string; text: string }) {
  return (
    <>
      <b>{name}.</b> {text}
    </>
  );
}
