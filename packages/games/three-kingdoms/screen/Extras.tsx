import { doing, Thing, Tipped } from '@tianxia/board';
import { Icon, Segmented, Stepper } from '@tianxia/look';
import { ARMIES } from '../content/vocabulary.ts';
import { alongTo, ruseFor, unitsAtMost } from '../facts/along.ts';
import { attributeOf, criterionOf, isTribe } from '../facts/strength.ts';
import { UNTRAINED } from '../words.ts';
import { NONE } from './bid.ts';
import { Skill } from './Generals.tsx';
import { Glyph } from './Glyph.tsx';
import { generalName } from './names.ts';
import type { Props } from './Space.tsx';
import { Token } from './Token.tsx';
import './extras.css';
import { useWords } from './words.ts';

/** What goes along with the picked general: support, the Han token, units, gold; and the sum. */
export function Extras(props: Props) {
  const words = useWords();
  const { kernel, view, viewer, draft } = props;
  const { box } = kernel;
  const { want } = draft;
  const { general } = want;
  const most = (army: number) => unitsAtMost(view, box, viewer, general, army);
  const { support, emperor, armies, gold } = alongTo(view, box, viewer, general, want.space);
  const ruse = ruseFor(view, box, viewer, general, want.space);
  const few = [support > 0, emperor, armies.length > 0, gold > 0, ruse !== undefined].filter(Boolean).length <= 1;
  const army = armies.includes(want.army) ? want.army : (armies[0] ?? 0);
  return (
    <div className="tk-extras">
      <div className="tk-head">
        <h2>{words.withHim(generalName(words, box, general))}</h2>
      </div>
      <div className="well tk-well">
        {support > 0 && (
          <div className="tk-extra">
            <Token name="support" size={24} />
            <span>
              {words.support}
              <i>{words.ofSupply(support)}</i>
            </span>
            <Stepper
              label={words.support}
              value={Math.min(want.support, support)}
              min={0}
              max={support}
              less={words.lessSupport}
              more={words.moreSupport}
              onChange={n => draft.adjust({ support: n })}
            />
          </div>
        )}
        {emperor && (
          <label className="tk-extra">
            <Token name="han" size={26} />
            <span>
              {words.hanToken}
              <i>{words.onceARound}</i>
            </span>
            <input
              type="checkbox"
              role="switch"
              aria-label={words.hanToken}
              className="tk-switch"
              checked={want.emperor}
              aria-checked={want.emperor}
              onChange={event => draft.adjust({ emperor: event.target.checked })}
            />
          </label>
        )}
        {armies.length > 0 && (
          <div className="tk-extra tk-units-row">
            <Segmented
              label={words.units}
              chosen={String(army)}
              onChoose={id =>
                draft.adjust({ army: Number(id), units: Math.min(Math.max(1, want.units), most(Number(id))) })
              }
              choices={armies.map(kind => ({
                id: String(kind),
                name: <Glyph name={weapons[kind]!} size={20} />,
                spoken: words.armies[ARMIES[kind]!],
              }))}
            />
            <Stepper
              label={words.units}
              value={Math.min(want.units, most(army))}
              min={0}
              max={most(army)}
              less={words.lessUnits}
              more={words.moreUnits}
              onChange={units => draft.adjust({ army, units })}
            />
          </div>
        )}
        {gold > 0 && (
          <div className="tk-extra">
            <Token name="gold" size={24} />
            <span>
              {words.gold}
              <i>{words.ofSupply(gold)}</i>
            </span>
            <Stepper
              label={words.gold}
              value={Math.min(want.gold, gold)}
              min={0}
              max={gold}
              less={words.lessGold}
              more={words.moreGold}
              amount="gold"
              onChange={n => draft.adjust({ gold: n })}
            />
          </div>
        )}
        {ruse && (
          <div className="tk-extra">
            <Segmented
              label={words.ruse(ruse.add)}
              chosen={String(want.ruse)}
              onChoose={id => draft.adjust({ ruse: Number(id) })}
              choices={[
                { id: String(NONE), name: words.ruseNone, spoken: words.ruseNone },
                ...ruse.of.map(good => ({
                  id: String(good),
                  name: <Token name={good === UNTRAINED ? 'untrained' : 'trained'} size={20} />,
                  spoken: good === UNTRAINED ? words.goods.untrained : words.goods.trained,
                })),
              ]}
            />
          </div>
        )}
        {few && draft.made !== undefined && !isTribe(box, want.space) && <SkillSaid {...props} />}
        <Sum {...props} />
      </div>
    </div>
  );
}
const weapons = ['spear', 'horse', 'crossbow', 'vessel'] as const;

/** 4 + 1 + 1 = 6, or the skill while there is no space yet. */
function Sum(props: Props) {
  const words = useWords();
  const { kernel, view, viewer, draft } = props;
  const { box } = kernel;
  const { general, space } = draft.want;
  const made = draft.made?.bid;
  if (made === undefined || isTribe(box, space)) return <SkillSaid {...props} />;
  const criterion = criterionOf(view, box, space);
  const parts: readonly (readonly [number, React.ReactNode, string])[] = [
    [made.units, <Glyph key="units" name={weapons[made.army]!} size={18} />, words.units],
    [made.support, <Token key="support" name="support" size={18} />, words.support],
    [made.emperor, <Token key="han" name="han" size={19} />, words.hanToken],
    [made.bonus, <span key="skill">{words.skill}</span>, words.skill],
  ];
  return (
    <p className="tk-sum">
      <span>
        <Glyph name={criterion === 0 ? 'scroll' : 'blades'} />
        {attributeOf(view, box, viewer, general, criterion)}
      </span>
      {parts
        .filter(([n]) => n > 0)
        .map(([n, icon, name]) => (
          <Tipped key={name} about="bonus" says={name}>
            + {icon}
            {n}
            <span className="unseen"> {name}</span>
          </Tipped>
        ))}
      = <b>{made.total}</b>
    </p>
  );
}
function SkillSaid({ kernel, draft }: Props) {
  const words = useWords();
  const { box } = kernel;
  const skill = words.skillText(box.pack.generals[draft.want.general - 1]!);
  return (
    <Tipped as="span" about="skill" className="tk-skill-said" says={skill.text}>
      {box.tutorial ? words.chooseSpaceHint : <Skill {...skill} />}
    </Tipped>
  );
}
/** Passing ends the bidding for this round, so it is asked first. */
export function Pass({ draft }: Props) {
  const words = useWords();
  const follow = draft.asking.frame?.at === 'follow';
  return (
    <Thing
      thing={doing(follow ? 'follow.alone' : 'bid.pass')}
      draft={draft}
      className="btn tk-pass"
      label={follow ? words.noSecond : words.pass}
      hotkey="p"
    >
      <Icon name="pass" />
      {follow ? words.noSecond : words.pass}
    </Thing>
  );
}
