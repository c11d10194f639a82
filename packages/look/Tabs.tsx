import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { Icon, type IconName } from './Icon.tsx';
import './side.css';

export interface TabsProps {
  label: string;
  tabs: readonly { id: string; name: string; icon?: IconName; panel: ReactNode }[];
  open: string;
  onOpen: (id: string) => void;
}

/** Tabs of the side column: log, rules, chat, scores. */
export function Tabs({ label, tabs, open, onOpen }: TabsProps) {
  return (
    <AriaTabs className="tabs-box" selectedKey={open} onSelectionChange={key => onOpen(String(key))}>
      <TabList className="tabs" aria-label={label}>
        {tabs.map(tab => (
          <Tab key={tab.id} id={tab.id} className="tab">
            {tab.icon && <Icon name={tab.icon} size={18} />}
            {tab.name}
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
