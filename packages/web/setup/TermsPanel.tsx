import { Icon, type IconName, Panel, Segmented, Stepper } from '@tianxia/look';
import type { Terms, Visibility } from '@tianxia/protocol';
import type { ReactNode } from 'react';
import { usePageWords } from '../text/words.ts';
import { type Agreed, paces } from './terms.ts';
import './terms.css';

export interface TermsPanelProps {
  agreed: Agreed;
  onChange: (agreed: Agreed) => void;
}
const MINUTE = 60_000;
const paceIcons: Record<Terms['pace']['kind'], IconName> = { none: 'people', live: 'bolt', slow: 'hourglass' };
const comeIcons: Record<Visibility, IconName> = { link: 'link', public: 'globe', private: 'lock' };

/** What is agreed with the others: pace, who may come, undo, rating. */
export function TermsPanel({ agreed, onChange }: TermsPanelProps) {
  const { terms: words } = usePageWords();
  const { visibility, terms } = agreed;
  const { pace } = terms;
  const alter = (some: Partial<Terms>) => onChange({ ...agreed, terms: { ...terms, ...some } });
  return (
    <Panel className="col tm">
      <h2>{words.pace}</h2>
      <Segmented
        wide
        label={words.pace}
        chosen={pace.kind}
        onChoose={kind => alter({ pace: paces[kind] })}
        choices={(['none', 'live', 'slow'] as const).map(kind => ({
          id: kind,
          name: <Named icon={paceIcons[kind]}>{words.kinds[kind]}</Named>,
          spoken: words.kindsSpoken[kind],
        }))}
      />
      {pace.kind === 'none' && <p className="note">{words.about.none}</p>}
      {pace.kind === 'live' && (
        <>
          <Line name={words.bank}>
            <Stepper
              label={words.bank}
              value={pace.bank / MINUTE}
              min={5}
              max={240}
              step={5}
              show={words.minutes}
              less={words.less(words.bank)}
              more={words.more(words.bank)}
              onChange={minutes => alter({ pace: { ...pace, bank: minutes * MINUTE } })}
            />
          </Line>
          <Line name={words.increment}>
            <Stepper
              label={words.increment}
              value={pace.increment / 1000}
              min={0}
              max={300}
              step={pace.increment >= 60_000 ? 30 : 5}
              show={words.seconds}
              less={words.less(words.increment)}
              more={words.more(words.increment)}
              onChange={seconds => alter({ pace: { ...pace, increment: seconds * 1000 } })}
            />
          </Line>
        </>
      )}
      {pace.kind === 'slow' && (
        <>
          <Line name={words.hours}>
            <Segmented
              label={words.hours}
              chosen={String(pace.hours)}
              onChoose={hours => alter({ pace: { ...pace, hours: Number(hours) } })}
              choices={[12, 24, 72, 168].map(hours => ({ id: String(hours), name: words.hoursShown(hours) }))}
            />
          </Line>
          <Toggle
            name={words.weekends}
            on={!pace.weekends}
            onChange={rests => alter({ pace: { ...pace, weekends: !rests } })}
          />
        </>
      )}
      {pace.kind !== 'none' && (
        <>
          <Line name={words.timeout}>
            <Segmented
              label={words.timeout}
              chosen={terms.onTimeout}
              onChoose={onTimeout => alter({ onTimeout })}
              choices={(['bot', 'loss'] as const).map(id => ({ id, name: words.timeouts[id] }))}
            />
          </Line>
          <p className="note">{words.timeoutAbout[terms.onTimeout]}</p>
        </>
      )}
      <h2 className="tm-part">{words.who}</h2>
      <Segmented
        wide
        label={words.who}
        chosen={visibility}
        onChoose={next => onChange({ ...agreed, visibility: next })}
        choices={(['link', 'public', 'private'] as const).map(id => ({
          id,
          name: <Named icon={comeIcons[id]}>{words.visibility[id]}</Named>,
          spoken: words.visibilitySpoken[id],
        }))}
      />
      <p className="note">{words.visibilityAbout[visibility]}</p>
      <Toggle name={words.watchers} on={terms.watchers} onChange={watchers => alter({ watchers })} />
      <Toggle name={words.rated} about={words.ratedAbout} on={terms.rated} onChange={rated => alter({ rated })} />
      <div className="tm-part tm-line">
        <h2>{words.undo}</h2>
        <Segmented
          label={words.undo}
          chosen={terms.undo}
          onChoose={undo => alter({ undo })}
          choices={(['free', 'ask', 'never'] as const).map(id => ({ id, name: words.undos[id] }))}
        />
      </div>
      <p className="note">{words.undoAbout[terms.undo]}</p>
    </Panel>
  );
}
function Named({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <>
      <Icon name={icon} size={16} />
      {children}
    </>
  );
}
function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="tm-line">
      <span>{name}</span>
      {children}
    </div>
  );
}
interface ToggleProps {
  name: string;
  about?: string;
  on: boolean;
  onChange: (on: boolean) => void;
}
function Toggle({ name, about, on, onChange }: ToggleProps) {
  return (
    <label className="choice tm-line tm-switch">
      <span>
        {name}
        {about && <small>{about}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        onChange={event => onChange(event.target.checked)}
      />
    </label>
  );
}
