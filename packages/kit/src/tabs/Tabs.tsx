import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import { classNames } from '../class-names';
import styles from './Tabs.module.css';
import { useSelectedInSight } from './use-selected-in-sight';

export interface TabEntry {
  id: string;
  label: ReactNode;
  content: ReactNode;
  isDisabled?: boolean;
}

export interface TabsProps {
  label: string;
  tabs: readonly TabEntry[];
  selected?: string;
  onChange?: (id: string) => void;
  className?: string;
}

/** Several contents in one place, one at a time. For places with an address use `SubMenu`. */
export function Tabs({ label, tabs, selected, onChange, className }: TabsProps) {
  const list = useSelectedInSight('[data-selected]', selected);
  return (
    <AriaTabs
      selectedKey={selected}
      onSelectionChange={(key) => onChange?.(String(key))}
      className={classNames(styles.tabs, className)}
    >
      <TabList ref={list} aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} isDisabled={tab.isDisabled} className={styles.tab}>
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={styles.panel}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
