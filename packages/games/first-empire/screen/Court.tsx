import { Group, Thing, Tipped, thing } from '@tianxia/board';
import { classes, Icon } from '@tianxia/look';
import { compared, fitOf, NO_FIT, type Woken, wokenBy } from '../facts/court.ts';
import { ALL_ACTIONS } from '../rule.ts';
import { NOBODY } from '../state.ts';
import { Art } from './art/Art.tsx';
import { ACTION_ART, LARGE_ART } from './art/names.ts';
import type { EmpireDraft } from './draft.ts';
import { actionName, aspectName, cardName, cardText } from './naming.ts';
import { peopleAt } from './people.ts';
import { large } from './pieces.ts';
import type { Props } from './props.ts';
import { Slip, Tuck } from './Slip.tsx';
import { useWords } from './words.ts';
import './court.css';

type P = Props & { draft: EmpireDraft };
const NONE: Woken = { awake: [], asleep: [] };

/** The Court: the card to beat, the six actions, and what waits beside the board. */
export function Court(props: P) {
  const words = useWords();
  return (
    <section className="fe-court panel" aria-label={words.court} data-part="court">
      <h2>
        {words.court}{' '}
        <span className="han" lang="zh">
          {words.courtHan}
        </span>
      </h2>
      <Pile {...props} />
      <Actions {...props} />
      <Beside {...props} />
    </section>
  );
}
function Pile({ kernel, view, draft, last }: P) {
  const words = useWords();
  const { box } = kernel;
  const top = view.court.at(-1);
  const { card } = draft;
  const isNew = last.some(
    ([event, , played]) => (event === 'court' || event === 'idled' || event === 'liSiCourt') && played === top,
  );
  const how = card > 0 ? compared(view, card) : undefined;
  return (
    <>
      <div className="pile">
        {top === undefined ? (
          <Tipped about="court" className="stk none" name={words.courtEmpty}>
            <span>{words.courtEmptyShort}</span>
          </Tipped>
        ) : (
          <Tipped
            thing={thing('card', top)}
            className={classes('stk', isNew && 'changed')}
            name={words.courtTop(top)}
            says={cardText(words, box, top)}
          >
            <Slip box={box} card={top} />
          </Tipped>
        )}
        <Icon name="left" size={22} className={classes('to', card === 0 && 'dim')} />
        {card > 0 ? (
          <span className="stk me">
            <Slip box={box} card={card} />
          </span>
        ) : (
          <span className="stk none" />
        )}
      </div>
      <p className="vs" aria-live="polite">
        {how === undefined ? (
          top !== undefined && <span className="note">{words.courtTop(top)}</span>
        ) : how === 'first' || top === undefined ? (
          words.comparedText(card, 'first', 0)
        ) : (
          <Compared card={card} how={how} top={top} />
        )}
      </p>
    </>
  );
}
function Compared({ card, how, top }: { card: number; how: 'lower' | 'higher'; top: number }) {
  const [before, relation, after] = useWords().compared(how, top);
  return (
    <>
      <b>{card}</b> {before} <b className={how}>{relation}</b> {after}
    </>
  );
}
function Actions({ kernel, view, viewer, draft }: P) {
  const words = useWords();
  const { box } = kernel;
  const { card } = draft;
  const fitting = (action: number) => card === 0 || fitOf(view, box, card, action) !== NO_FIT;
  const columns = (['lower', 'higher'] as const).map(number => ({
    number,
    actions: ALL_ACTIONS.filter(action => box.pack.courtActions[action]?.number === number),
  }));
  return (
    <Group label={words.court} className="acts">
      {columns.map(({ number, actions }) => (
        <div key={number} className="colm">
          <Tipped
            about={number}
            className={classes('hd', card > 0 && (actions.some(fitting) ? 'on' : 'off'))}
            name={number === 'lower' ? words.lowerColumn : words.higherColumn}
          >
            <Icon name={number === 'lower' ? 'down' : 'up'} size={16} />
            {number === 'lower' ? words.lower : words.higher}
          </Tipped>
          {actions.map(action => {
            const { awake, asleep } = viewer < 0 ? NONE : wokenBy({ s: view, box, seat: viewer }, action);
            const fits = fitting(action);
            const note = [
              words.actionAbout[action],
              fits ? words.firesNote(awake.length) : words.doesNotFit,
              fits && asleep.length > 0 ? words.asleepNote(asleep.length) : '',
            ];
            return (
              <Thing
                key={action}
                thing={thing('action', action)}
                place
                draft={draft}
                className="act"
                label={words.named(box.pack.courtActions[action]!)}
                says={note.join(' ')}
              >
                <Art name={ACTION_ART[action] ?? 'a-wall'} width={26} />
                <b>{actionName(words, action)}</b>
                {fits && awake.length > 0 && (
                  <em className={classes(card === 0 && 'maybe')}>
                    <Icon name="bolt" size={13} />
                    {awake.length}
                  </em>
                )}
              </Thing>
            );
          })}
        </div>
      ))}
    </Group>
  );
}
/** Masters that can still be taken, and the large tokens. */
function Beside({ kernel, viewer, players, draft }: P) {
  const words = useWords();
  const { box } = kernel;
  const { shown: state, frame } = draft;
  const people = peopleAt(words, players, viewer);
  return (
    <div className="blks">
      <div className="blk">
        <h3>
          {words.masters}{' '}
          <span className="han" lang="zh">
            {words.mastersHan}
          </span>
        </h3>
        <Group label={words.masters} className="row">
          {state.masters.map(card => (
            <Thing
              key={card}
              thing={thing('card', card)}
              draft={draft}
              presses={frame?.at !== 'master' ? [] : [thing('card', card)]}
              className="fe-card"
              label={cardName(words, box, card)}
              says={cardText(words, box, card)}
            >
              <Tuck box={box} card={card} whole />
            </Thing>
          ))}
          {state.masters.length === 0 && <span className="note">{words.mastersGone}</span>}
        </Group>
      </div>
      <div className="blk">
        <h3>{words.large}</h3>
        <Group label={words.large} className="row">
          {LARGE_ART.map((art, aspect) => {
            const holder = state.large[aspect]!;
            const name = words.largeOf(aspectName(words, box, aspect));
            return holder === NOBODY ? (
              <Thing
                key={art}
                thing={large(aspect)}
                draft={draft}
                presses={frame?.at !== 'largeToken' ? [] : [thing('aspect', aspect)]}
                className="large"
                label={name}
                says={words.largeFree}
              >
                <Art name={art} width={25} />
              </Thing>
            ) : (
              <Tipped key={art} about="large" className="gone" name={name} says={words.largeHeld(people(holder))} />
            );
          })}
        </Group>
      </div>
    </div>
  );
}
