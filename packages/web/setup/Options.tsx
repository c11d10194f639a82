import type { About } from '@tianxia/kernel';
import { Panel, RadioCards, Segmented, Switch } from '@tianxia/look';
import { Link } from 'wouter';
import type { GameSetup } from '../games.ts';
import { toldOf, usePageWords, useWords } from '../text/words.ts';
import { OwnPack } from './OwnPack.tsx';
import type { Pack } from './pack.ts';
import { type Plan, withOption } from './plan.ts';

export interface OptionsProps {
  about: About;
  setup: GameSetup;
  plan: Plan;
  onChange: (plan: Plan) => void;
  pack: Pack | undefined;
  onPack: (pack: Pack | undefined) => void;
}

const isSwitch = (values: readonly string[]) => values.length === 2 && values.includes('on') && values.includes('off');

/** How this game is played. Who begins is asked beside the seats. */
export function Options({ about, setup, plan, onChange, pack, onPack }: OptionsProps) {
  const { home } = useWords();
  const { setup: words } = usePageWords();
  const options = Object.entries(setup.options).filter(
    ([option]) => option !== 'start' && setup.concerns(option, plan.seats.length),
  );
  return (
    <Panel className={options.length === 0 ? 'col opts opts-none' : 'col opts'}>
      <h2>{words.howToPlay}</h2>
      {options.length === 0 && (
        <>
          <p>{toldOf(about.id)?.blurb}</p>
          <p className="note">{words.noOptions}</p>
          <p>
            <Link className="link" href={`/rules/${about.id}`}>
              {home.rules}
            </Link>
          </p>
        </>
      )}
      {options.map(([option, values], i) => {
        const text = setup.texts.options[option];
        const chosen = plan.options[option] ?? values[0];
        const choose = (value: string) => onChange(withOption(plan, option, value));
        const name = text?.name ?? option;
        if (isSwitch(values))
          return (
            <Switch
              key={option}
              name={name}
              about={text?.about}
              on={chosen === 'on'}
              onChange={on => choose(on ? 'on' : 'off')}
            />
          );
        if (i === 0)
          return (
            <RadioCards
              key={option}
              label={name}
              chosen={chosen}
              onChoose={choose}
              cards={values.map(value => ({
                id: value,
                name: text?.values[value]?.name ?? value,
                about: text?.values[value]?.about ?? '',
              }))}
            />
          );
        return (
          <div key={option} className="opt-row">
            <span className="txt">
              <b>{name}</b>
              <small>{text?.values[chosen]?.about ?? text?.about}</small>
            </span>
            <Segmented
              label={name}
              chosen={chosen}
              onChoose={choose}
              choices={values.map(value => ({ id: value, name: text?.values[value]?.name ?? value }))}
            />
          </div>
        );
      })}
      <div className="foot note">
        {pack === undefined && toldOf(about.id)?.reconstructed}
        <OwnPack game={about.id} plan={plan} pack={pack} onPack={onPack} />
      </div>
    </Panel>
  );
}
