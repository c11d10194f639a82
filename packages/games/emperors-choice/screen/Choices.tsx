import type { TableProps } from '@tianxia/board';
import { classes, Icon } from '@tianxia/look';
import { useEffect, useRef } from 'react';
import type { EmperorsChoice } from '../state.ts';
import { ChoiceFace } from './ChoiceFace.tsx';
import type { Choice, Group } from './choices.ts';
import { groupsFor } from './choices.ts';
import { choiceWords } from './choiceWords.ts';
import type { EcDraft } from './draft.ts';
import { Piece } from './Pieces.tsx';
import { type Look, Press, Row } from './Press.tsx';
import { pressing } from './pressing.ts';
import { useWords } from './words.ts';
import './choices.css';

type Props = TableProps<EmperorsChoice> & { draft: EcDraft };

/** The open decision as large buttons: nothing that may be chosen is ever without one. */
export function Choices(props: Props) {
  const words = useWords();
  const { kernel, draft } = props;
  const groups = groupsFor(kernel, draft.offers, draft.at, draft.focus);
  const list = useRef<HTMLElement>(null);
  const { focus } = draft;
  // the button that narrowed the question is gone: whoever pressed it by key goes on with the first of the new ones
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (focus !== undefined && lost) list.current?.querySelector<HTMLElement>('.ec-choice')?.focus();
  }, [focus]);
  return (
    <section ref={list} className={classes('ec-choices', `ec-at-${draft.at}`)} aria-label={words.choices}>
      {draft.focus !== undefined && (
        <button type="button" className="btn ec-backstep" onClick={pressing(() => draft.narrow(undefined))}>
          <Icon name="left" /> {words.back}
        </button>
      )}
      {groups.map(group =>
        group.id === 'buy' ? (
          <Buy key="buy" {...props} group={group} />
        ) : (
          <div key={group.id} className={`ec-group ec-group-${group.id}`}>
            {words.groups[group.id] !== '' && <h3>{words.groups[group.id]}</h3>}
            <Row label={words.groups[group.id] || words.choices} className="ec-group-row">
              {group.choices.map(choice => (
                <ChoiceButton key={choice.key} {...props} choice={choice} />
              ))}
            </Row>
          </div>
        ),
      )}
    </section>
  );
}
function ChoiceButton(props: Props & { choice: Choice }) {
  const words = useWords();
  const { draft, confirm, choice } = props;
  const { title, ja, text, tip } = choiceWords(words, props, choice);
  const legal = choice.narrows !== undefined || choice.offer?.legal === true;
  const look: Look = draft.isProposed(choice.offer?.option) ? 'chosen' : legal ? 'can' : 'cannot';
  return (
    <Press
      label={[title, ja, text, tip].filter(Boolean).join(', ')}
      tip={tip}
      look={look}
      className={`ec-choice ec-choice-${choice.face.kind}`}
      why={draft.why(choice.offer)}
      onPress={() => (choice.narrows === undefined ? draft.press(choice.offer) : draft.narrow(choice.narrows))}
      confirm={confirm}
    >
      <ChoiceFace {...props} face={choice.face} />
      <span className="ec-choice-words">
        <b>
          {title} {ja !== '' && <span lang="ja">{ja}</span>}
        </b>
        {text !== '' && <small>{text}</small>}
      </span>
    </Press>
  );
}
/** How many soldiers: one number, one button. */
function Buy({ view, viewer, draft, confirm, group }: Props & { group: Group }) {
  const words = useWords();
  const legal = group.choices.filter(({ offer }) => offer?.legal);
  const most = legal.length;
  const wanted = Math.min(most, Math.max(1, draft.stage.cubes));
  const chosen = legal.find(({ face }) => face.value === wanted);
  const [refused] = group.choices;
  return (
    <div className="ec-group ec-group-buy">
      <h3>{words.groups.buy}</h3>
      <div className="ec-group-row">
        {chosen === undefined ? (
          refused && (
            <Press
              label={words.buyNone}
              look="cannot"
              className="ec-choice"
              why={draft.why(refused.offer)}
              onPress={() => draft.press(refused.offer)}
            >
              <Piece name="cube" size={24} />
              <span className="ec-choice-words">
                <b>{words.buyNone}</b>
              </span>
            </Press>
          )
        ) : (
          <>
            <div className="ec-cubestep">
              <button
                type="button"
                aria-label={words.cubeLess}
                disabled={wanted <= 1}
                onClick={pressing(() => draft.setBuy(wanted - 1))}
              >
                <Icon name="minus" />
              </button>
              <b>{wanted}</b>
              <button
                type="button"
                aria-label={words.cubeMore}
                disabled={wanted >= most}
                onClick={pressing(() => draft.setBuy(wanted + 1))}
              >
                <Icon name="plus" />
              </button>
            </div>
            <Press
              label={words.buy(wanted)}
              look={draft.isProposed(chosen.offer?.option) ? 'chosen' : 'can'}
              className="ec-choice"
              onPress={() => draft.press(chosen.offer)}
              confirm={confirm}
            >
              <Piece name="cube" size={24} />
              <span className="ec-choice-words">
                <b>{words.buy(wanted)}</b>
                <small>
                  {wanted > view.supply
                    ? words.shortSupply(view.supply)
                    : words.moneyLeft(view.money[viewer]! - wanted)}
                </small>
              </span>
            </Press>
          </>
        )}
      </div>
    </div>
  );
}
