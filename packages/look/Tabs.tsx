import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { classes } from './classes.ts';
import { Icon, type IconName } from './Icon.tsx';
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
  return (
    <AriaTabs className="tabs-box" selectedKey={open} onSelectionChange={key => onOpen(String(key))}>
      <TabList className={classes('tabs', tabs.length > FEW && 'many')} aria-label={label}>
        {tabs.map(tab => (
          <Tab key={tab.id} id={tab.id} className="tab">
            {tab.icon && <Icon name={tab.icon} size={18} />}
            {tab.name}
            {tab.mark && <Mark {...tab.mark} />}
          </Tab>
        ))}
      </TabList>
      {tabs.map(tab => (
        <TabPanel key={tab.id} id={tab.id} className="tab-panel">
          {tab.panel}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
