import { colourOf } from '@tianxia/board';
import { classes } from '@tianxia/look';
import { type PointerEvent, useRef, useState } from 'react';
import { attributeOf } from '../facts/strength.ts';
import { ADMINISTRATION, COMBAT, FREE } from '../words.ts';
import { Figure } from './Figure.tsx';
import { GeneralCard } from './GeneralCard.tsx';
import { generalName, whyOf } from './names.ts';
import { Press } from './Press.tsx';
import type { Props } from './Space.tsx';
import { useWords } from './words.ts';

const FAR = 8; // pixels: a press that moves further is a drag
const MANY = 3; // more cards than this are drawn narrower
const spaceUnder = (x: number, y: number): number | undefined => {
  const found = document.elementsFromPoint(x, y).find(element => element.closest('[data-space]'));
  const at = found?.closest('[data-space]')?.getAttribute('data-space');
  return at == null ? undefined : Number(at);
};

/** A row of general cards: pressed, or dragged onto a space. */
export function Generals(props: Props & { generals: readonly number[]; drag?: boolean }) {
  const words = useWords();
  const { kernel, view, viewer, players, draft, generals, proposed, confirm } = props;
  const { box } = kernel;
  const colour = colourOf(players, viewer);
  const [held, setHeld] = useState<{ general: number; x: number; y: number }>();
  const start = useRef<{ general: number; x: number; y: number }>(undefined);
  const dragged = useRef(false);
  const move = (event: PointerEvent) => {
    const from = start.current;
    if (from === undefined) return;
    if (held === undefined && Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return;
    if (held === undefined) {
      event.currentTarget.setPointerCapture(event.pointerId); // not before: a captured press is no click
      if (draft.want.general !== from.general) draft.adjust({ general: from.general });
    }
    dragged.current = true;
    setHeld({ general: from.general, x: event.clientX, y: event.clientY });
  };
  const end = (event: PointerEvent) => {
    start.current = undefined;
    if (held === undefined) return;
    const space = event.type === 'pointerup' ? spaceUnder(event.clientX, event.clientY) : undefined;
    setHeld(undefined);
    if (space !== undefined) draft.drop(held.general, space);
  };
  return (
    <div className="tk-row">
      {generals.map(general => {
        const row = box.pack.generals[general - 1]!;
        const offer = draft.generalOffer(general);
        const why = whyOf(props, offer);
        const chosen =
          draft.want.general === general ||
          draft.general === general ||
          (offer !== undefined && draft.frame?.at === 'emperor' && draft.isChosen(offer.option));
        const look = chosen ? 'chosen' : offer === undefined ? 'plain' : offer.legal ? 'can' : 'cannot';
        const administration = attributeOf(view, box, viewer, general, ADMINISTRATION);
        const combat = attributeOf(view, box, viewer, general, COMBAT);
        const canDrag = props.drag && offer?.legal && view.post[general] === FREE;
        return (
          <span
            key={general}
            className={classes('tk-holder', held?.general === general && 'away')}
            onPointerDown={event => {
              dragged.current = false;
              if (!canDrag || event.button !== 0 || event.pointerType === 'touch') return;
              start.current = { general, x: event.clientX, y: event.clientY };
            }}
            onPointerMove={move}
            onPointerUp={end}
            onPointerCancel={end}
          >
            <Press
              className="tk-press"
              look={look}
              label={`${words.general(row.names.en, administration, combat, box.tutorial ? '' : row.skill.text)}${why ? ` ${why.text}` : ''}`}
              tip={
                <>
                  {!box.tutorial && (
                    <>
                      <b>{row.skill.name}.</b> {row.skill.text}
                    </>
                  )}
                  {why && (
                    <i>
                      {' '}
                      {why.text} ({why.rule})
                    </i>
                  )}
                </>
              }
              onPress={() => !dragged.current && draft.pickGeneral(general)}
              onAgain={proposed === undefined ? undefined : confirm}
            >
              <GeneralCard
                general={row}
                colour={colour}
                administration={administration}
                combat={combat}
                note={box.tutorial ? words.noSkill : undefined}
                small={generals.length > MANY}
              />
            </Press>
          </span>
        );
      })}
      {held && (
        <div className="tk-drag" style={{ left: held.x, top: held.y }} aria-hidden="true">
          <Figure colour={colour} civil={box.pack.generals[held.general - 1]?.headgear === 'civil'} height={52} />
          <b>{generalName(box, held.general)}</b>
        </div>
      )}
    </div>
  );
}
