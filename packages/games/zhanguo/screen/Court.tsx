import type { TableProps } from '@tianxia/board';
import { classes, Icon, Panel } from '@tianxia/look';
import { GOVERNOR, HIRE, PALACE, REASSIGN, RECRUIT, WALL } from '../box.ts';
import { ACTIONS, ASPECTS } from '../pack.ts';
import type { ZhanGuo } from '../state.ts';
import { words } from '../text/en/screen/index.ts';
import { chosenCard } from './chosen.ts';
import type { ZgDraft } from './draft.ts';
import { firing, relationOf } from './firing.ts';
import { walk } from './keys.ts';
import { Legend } from './Legend.tsx';
import { Art } from './Pieces.tsx';
import { Rewards } from './Rewards.tsx';
import { Slip } from './Slip.tsx';
import { Touch } from './Touch.tsx';
import './court.css';

type Props = TableProps<ZhanGuo> & { draft: ZgDraft };

/** The pile, the six Court Actions with the abilities they would fire, and the rewards of the rounds. */
export function Court(props: Props) {
  const { view, draft } = props;
  const card = chosenCard(draft);
  const relation = card === undefined ? undefined : relationOf(view, card);
  return (
    <Panel className="zg-court" label={words.court}>
      <Pile {...props} card={card} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys walk through its buttons */}
      <div className="zg-acts" onKeyDown={walk}>
        <Group {...props} card={card} up={true} off={relation === 'lower'} actions={[WALL, PALACE, HIRE]} />
        <Group {...props} card={card} up={false} off={relation === 'higher'} actions={[RECRUIT, GOVERNOR, REASSIGN]} />
      </div>
      <Supply {...props} />
      <Tall {...props} className="only-phone" />
      <Rewards {...props} />
    </Panel>
  );
}
function Pile({ kernel, view, texts, draft, last, card }: Props & { card: number | undefined }) {
  const { box } = kernel;
  const { shown } = draft;
  const top = shown.court.at(-1);
  const fresh = last.some(([event]) => event === 'court') || shown.court.length > view.court.length;
  const before = view.court.at(-1);
  return (
    <div className="zg-pile">
      <div className="zg-stack">
        {top === undefined ? (
          <span className="zg-x" lang="zh">
            {box.pack.glossary.court.zh}
          </span>
        ) : (
          <span role="img" aria-label={`${texts.kinds.card!(top, box)}, ${texts.kinds.tucked!(top, box)}`}>
            <Slip key={top} box={box} card={top} className={classes('short', fresh && 'changed', 'zg-landing')} />
          </span>
        )}
      </div>
      <div className="zg-pile-words">
        <div className="zg-pile-head">
          <h2>
            {words.court}{' '}
            <span className="han" lang="zh">
              朝
            </span>
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
              .
            </>
          )}
        </p>
        <Tall kernel={kernel} texts={texts} draft={draft} className="only-wide" />
      </div>
    </div>
  );
}
/** The tall markers beside the Court, one of which comes with a Palace. */
function Tall({ kernel, texts, draft, className }: Pick<Props, 'kernel' | 'texts' | 'draft'> & { className: string }) {
  const { tallLeft } = draft.shown;
  return (
    <div className={`zg-tall ${className}`}>
      {ASPECTS.map((aspect, a) => (
        <Touch
          key={aspect}
          draft={draft}
          places={draft.frame?.at === 'tall' ? `aspect ${a}` : []}
          label={words.tallLeft(texts.kinds.aspect!(a, kernel.box), tallLeft[a]!)}
          className={classes(tallLeft[a] === 0 && 'gone')}
        >
          {tallLeft[a]! > 0 && <Art name={`mk3-${aspect}`} width={24} height={37} />}
        </Touch>
      ))}
      <span className="note">{words.tallFor}</span>
    </div>
  );
}
/** Markers nobody has taken: when a colour runs out, its missing markers score instead. */
function Supply({ kernel, texts, draft }: Props) {
  return (
    <p className="zg-supply" title={words.supplyHint}>
      <span className="note">{words.supply}</span>
      {ASPECTS.map((aspect, a) => (
        <span key={aspect}>
          <Art name={`mk-${aspect}`} width={20} height={21} />
          <b aria-hidden="true">{draft.shown.lowLeft[a]}</b>
          <span className="unseen">
            {words.supplySpokenMarkers(texts.kinds.aspect!(a, kernel.box), draft.shown.lowLeft[a]!)}
          </span>
        </span>
      ))}
    </p>
  );
}
interface GroupProps extends Props {
  card: number | undefined;
  up: boolean;
  off: boolean; // the card at hand is on the wrong side
  actions: readonly number[];
}
function Group({ kernel, texts, view, viewer, draft, card, up, off, actions }: GroupProps) {
  const { box } = kernel;
  const group = up ? words.higherFires : words.lowerFires;
  return (
    <>
      <p className="zg-group">
        <Icon name={up ? 'up' : 'down'} size={16} className={up ? 'zg-up' : 'zg-down'} />
        {off && card !== undefined ? words.notWith(up ? 'higher fires' : 'lower fires', card) : group}
      </p>
      {actions.map(action => {
        const fired = viewer < 0 ? 0 : firing(view, box, viewer, card, action);
        const name = texts.kinds.action!(action, box);
        return (
          <Touch
            key={action}
            draft={draft}
            places={`action ${action}`}
            label={fired > 0 ? `${name}, ${words.fires(fired)}` : name}
            className="zg-act"
          >
            <Art name={`a-${ACTIONS[action]}`} width={26} />
            <b>{words.shortAction[action]}</b>
            {fired > 0 && <em aria-hidden="true">{fired}</em>}
          </Touch>
        );
      })}
    </>
  );
}
