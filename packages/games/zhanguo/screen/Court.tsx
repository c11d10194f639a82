import { Group, Thing } from '@tianxia/board';
import { classes, Icon, Panel } from '@tianxia/look';
import { GOVERNOR, HIRE, PALACE, REASSIGN, RECRUIT, WALL } from '../box.ts';
import { ACTIONS, ASPECTS } from '../content/shape.ts';
import { firing, relationOf } from '../facts/court.ts';
import { cardPlayed, type ZgProps } from './draft.ts';
import { Legend } from './Legend.tsx';
import { Art } from './Pieces.tsx';
import { Rewards } from './Rewards.tsx';
import { Slip } from './Slip.tsx';
import { useWords } from './words.ts';
import './court.css';

/** The pile, the six Court Actions with the abilities they would fire, and the rewards of the rounds. */
export function Court(props: ZgProps) {
  const { view, draft } = props;
  const words = useWords();
  const card = cardPlayed(draft);
  const relation = card === undefined ? undefined : relationOf(view, card);
  return (
    <Panel className="zg-court" label={words.court}>
      <Pile {...props} card={card} />
      <Group label={words.actions} className="zg-acts">
        <Actions {...props} card={card} up={true} off={relation === 'lower'} actions={[WALL, PALACE, HIRE]} />
        <Actions
          {...props}
          card={card}
          up={false}
          off={relation === 'higher'}
          actions={[RECRUIT, GOVERNOR, REASSIGN]}
        />
      </Group>
      <Supply {...props} />
      <Rewards {...props} />
    </Panel>
  );
}
function Pile(props: ZgProps & { card: number | undefined }) {
  const { kernel, view, texts, draft, card } = props;
  const { box } = kernel;
  const words = useWords();
  const top = draft.shown.court.at(-1);
  const before = view.court.at(-1);
  return (
    <div className="zg-pile">
      <div className="zg-stack">
        {top === undefined ? (
          <span className="zg-x" lang="zh">
            {box.pack.glossary.court.zh}
          </span>
        ) : (
          <Thing
            thing={`card ${top}`}
            presses={[]}
            draft={draft}
            label={`${texts.kinds.card!(top, box)}, ${texts.kinds.tucked!(top, box)}`}
            className="zg-top"
          >
            <Slip box={box} card={top} className="short" />
          </Thing>
        )}
      </div>
      <div className="zg-pile-words">
        <div className="zg-pile-head">
          <h2>
            {words.court}{' '}
            {words.bilingual && (
              <span className="han" lang="zh">
                {words.courtHan}
              </span>
            )}
          </h2>
          <Legend kernel={kernel} texts={texts} view={view} />
        </div>
        <p className="note">
          {before === undefined ? words.courtEmpty : words.courtTop(before)}{' '}
          {card !== undefined && before !== undefined && (
            <>
              {words.yourCard(card)}
              <b className={relationOf(view, card) === 'higher' ? 'zg-up' : 'zg-down'}>
                {words.relation[relationOf(view, card)]}
              </b>
              {words.yourCardEnd}
            </>
          )}
        </p>
        <Tall {...props} />
      </div>
    </div>
  );
}
/** The tall markers beside the Court, one of which comes with a Palace. */
function Tall({ kernel, texts, draft }: ZgProps) {
  const words = useWords();
  const { tallLeft } = draft.shown;
  return (
    <div className="zg-tall">
      {ASPECTS.map((aspect, a) => (
        <Thing
          key={aspect}
          thing={`tall ${a}`}
          presses={draft.frame?.at === 'tall' ? [`aspect ${a}`] : []}
          draft={draft}
          label={words.tallLeft(texts.kinds.aspect!(a, kernel.box), tallLeft[a]!)}
          className={classes(tallLeft[a] === 0 && 'gone')}
        >
          {tallLeft[a]! > 0 && (
            <Art name={`mk3-${aspect}`} width={24} height={37} thing={`tallmarker ${a * 10 + tallLeft[a]!}`} />
          )}
        </Thing>
      ))}
      <span className="note">{words.tallFor}</span>
    </div>
  );
}
/** Markers nobody has taken: when a colour runs out, its missing markers score instead. */
function Supply({ kernel, texts, draft }: ZgProps) {
  const words = useWords();
  return (
    <Thing
      as="div"
      thing="markers 0"
      draft={draft}
      label={words.supply}
      says={words.supplyHint}
      spoken
      className="zg-supply"
    >
      <span className="note">{words.supply}</span>
      {ASPECTS.map((aspect, a) => (
        <span key={aspect}>
          <Art name={`mk-${aspect}`} width={20} height={21} thing={`supply ${a}`} />
          <b aria-hidden="true">{draft.shown.lowLeft[a]}</b>
          <span className="unseen">
            {words.supplySpokenMarkers(texts.kinds.aspect!(a, kernel.box), draft.shown.lowLeft[a]!)}
          </span>
        </span>
      ))}
    </Thing>
  );
}
interface ActionsProps extends ZgProps {
  card: number | undefined;
  up: boolean;
  off: boolean; // the card at hand is on the wrong side
  actions: readonly number[];
}
function Actions({ kernel, texts, view, viewer, draft, card, up, off, actions }: ActionsProps) {
  const { box } = kernel;
  const words = useWords();
  const group = up ? words.higherFires : words.lowerFires;
  return (
    <>
      <p className="zg-group">
        <Icon name={up ? 'up' : 'down'} size={16} className={up ? 'zg-up' : 'zg-down'} />
        {off && card !== undefined ? words.notWith(group, card) : group}
      </p>
      {actions.map(action => {
        const fired = viewer < 0 ? 0 : firing(view, box, viewer, card, action);
        return (
          <Thing
            key={action}
            thing={`action ${action}`}
            place
            draft={draft}
            label={texts.kinds.action!(action, box)}
            {...(fired > 0 && { says: words.capital(words.fires(fired)) })}
            hotkey={words.actionKeys[action]!}
            className="zg-act"
          >
            <Art name={`a-${ACTIONS[action]}`} width={26} />
            <b>{words.shortAction[action]}</b>
            {fired > 0 && <em>{fired}</em>}
          </Thing>
        );
      })}
    </>
  );
}
