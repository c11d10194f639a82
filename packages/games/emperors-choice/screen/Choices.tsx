import { ChoiceList, type ListedChoice, numberOf, Thing, type ThingKey } from '@tianxia/board';
import { fastRand } from '@tianxia/kernel';
import { classes, Icon, RuleBadge } from '@tianxia/look';
import { useState } from 'react';
import { ChoiceFace } from './ChoiceFace.tsx';
import { type Group as Choosing, groupsFor } from './choices.ts';
import { choiceWords } from './choiceWords.ts';
import type { EcProps } from './draft.ts';
import { Ja, Piece } from './Pieces.tsx';
import { useWords, type Words } from './words.ts';
import './choices.css';
import './choices-small.css';

/** The open decision as large buttons. */
export function Choices(props: EcProps) {
  const words = useWords();
  const { draft } = props;
  return (
    <section className={classes('ec-choices', `ec-at-${draft.decision}`)} aria-label={words.choices}>
      {draft.picks.length > 0 && draft.back && (
        <button type="button" className="btn ec-backstep" onClick={draft.back}>
          <Icon name="left" /> {words.back}
        </button>
      )}
      {groupsFor(draft).map(group => (
        <div key={group.id} className={`ec-group ec-group-${group.id}`}>
          {words.groups[group.id] !== '' && <h3>{words.groups[group.id]}</h3>}
          {group.refused !== undefined ? (
            <p className="ec-refused">
              {group.refused.text}. <RuleBadge rule={group.refused.rule} />
            </p>
          ) : group.id === 'buy' ? (
            <Buy {...props} group={group} />
          ) : (
            <ChoiceList
              label={words.groups[group.id] || words.choices}
              className="ec-group-row"
              kind="ec-press ec-choice"
              draft={draft}
              keys={draft.decision !== 'replenish'}
              choices={group.looks.map(({ thing }) => listed(words, props, thing))}
            />
          )}
        </div>
      ))}
    </section>
  );
}
function listed(words: Words, props: EcProps, thing: ThingKey): ListedChoice {
  const { title, ja, text, tip } = choiceWords(words, props, thing);
  return {
    thing: `choice ${thing}`,
    presses: thing,
    label: title,
    says: tip,
    art: <ChoiceFace {...props} thing={thing} />,
    name: (
      <>
        {title} {ja !== '' && <Ja>{ja}</Ja>}
      </>
    ),
    about: text,
  };
}
/** How many soldiers: one number, one button. */
function Buy({ kernel, view, viewer, draft, group }: EcProps & { group: Choosing }) {
  const words = useWords();
  const [asked, ask] = useState(1);
  const most = Math.max(...group.looks.map(({ thing }) => numberOf(thing)));
  const wanted = Math.min(most, Math.max(1, draft.chosen('cubes') ?? asked));
  const set = (many: number) => {
    ask(many);
    if (draft.chosen('cubes') !== undefined) draft.press(`cubes ${many}`);
  };
  const { told } = kernel.preview(view, viewer, [kernel.read(`replenish.buy ${wanted}`)!], fastRand(1));
  const cost = told.find(([event]) => event === 'bought')?.[3] ?? 0;
  const runsShort = told.some(([event]) => event === 'cubesShort');
  return (
    <div className="ec-group-row">
      <div className="ec-cubestep" data-amount="soldiers" data-value={wanted}>
        <button type="button" aria-label={words.cubeLess} disabled={wanted <= 1} onClick={() => set(wanted - 1)}>
          <Icon name="minus" />
        </button>
        <b>{wanted}</b>
        <button type="button" aria-label={words.cubeMore} disabled={wanted >= most} onClick={() => set(wanted + 1)}>
          <Icon name="plus" />
        </button>
      </div>
      <Thing
        thing="choice buy"
        presses={[`cubes ${wanted}`]}
        draft={draft}
        label={words.buy(wanted)}
        spoken
        className="ec-press ec-choice"
      >
        <Piece name="cube" size={24} />
        <span className="choice-words">
          <b>{words.buy(wanted)}</b>
          <small>{runsShort ? words.shortSupply(view.supply) : words.moneyLeft(view.money[viewer]! - cost)}</small>
        </span>
      </Thing>
    </div>
  );
}
