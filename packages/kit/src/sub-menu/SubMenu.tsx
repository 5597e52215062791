import { Link } from 'react-aria-components';
import { classNames } from '../class-names';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/shapes';
import tabs from '../tabs/Tabs.module.css';
import styles from './SubMenu.module.css';

export interface SubMenuEntry {
  /** Where it goes; also its identity. */
  target: string;
  text: string;
  icon?: IconName;
}

export interface SubMenuProps {
  label: string;
  items: readonly SubMenuEntry[];
  /** The target that holds now; the entry with the same one is highlighted. */
  selected: string | null;
  direction?: 'row' | 'column';
  className?: string;
}

/** Links to sibling places, the present one highlighted. */
export function SubMenu({ label, items, selected, direction = 'row', className }: SubMenuProps) {
  return (
    <nav aria-label={label} className={className}>
      <ul className={classNames(tabs.list, styles[direction])}>
        {items.map((item) => (
          <li key={item.target} className={styles.item}>
            <Link
              href={item.target}
              aria-current={item.target === selected ? 'page' : undefined}
              className={tabs.tab}
            >
              {item.icon && <Icon name={item.icon} />}
              {item.text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
