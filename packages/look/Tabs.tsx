import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { Icon, type IconName } from './Icon.tsx';
import { stepTabs } from './tabbing.ts';
import './side.css';

/** Something new waits there: how many, and that in words. */
export interface TabMark {
  count: number;
  spoken: string;
}
export interface TabsProps {
  label: string;
  tabs: readonly { id: string; name: string; icon?: IconName; mark?: TabMark; panel: ReactNode }[];
  open: string;
  onOpen: (id: string) => void;
}

const FEW = 4; // beside each other; more stand with their word under the icon

/** A small red figure at the corner of what is new. */
export function Mark({ count, spoken }: TabMark) {
  return (
    <span className="newmark">
      <span aria-hidden="true">{count > 9 ? '9+' : count}</span>
      <span className="unseen">{spoken}</span>
    </span>
  );
}

/** Tabs of the side column: log, rules, chat, scores. */
export function Tabs({ label, tabs, open, onOpen }: TabsProps) {
  const panel = useId();
  const named = (id: string) => `${panel}-${id}`;
  return (
    <div className="tabs-box">
      <div
        className={classes('tabs', tabs.length > FEW && 'many')}
        role="tablist"
        aria-label={label}
        onKeyDown={event => stepTabs(event, tabs, open, onOpen)}
      >
        {tabs.map(({ id, name, icon, mark }) => (
          <button
            key={id}
            id={named(id)}
            type="button"
            role="tab"
            className="tab"
            aria-selected={id === open}
            aria-controls={id === open ? panel : undefined}
            tabIndex={id === open ? 0 : -1}
            onClick={() => onOpen(id)}
          >
            {icon && <Icon name={icon} size={18} />}
            {name}
            {mark && <Mark {...mark} />}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by the keyboard */}
      <div key={open} id={panel} className="tab-panel" role="tabpanel" aria-labelledby={named(open)} tabIndex={0}>
        {tabs.find(({ id }) => id === open)?.panel}
      </div>
    </div>
  );
}
