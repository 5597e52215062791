import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { BareIconButton } from '../icon-button/BareIconButton';
import { SubMenu } from '../sub-menu/SubMenu';
import type { SubMenuEntry } from '../sub-menu/SubMenu';
import { useKitText } from '../texts/KitTexts';
import styles from './AppBar.module.css';

/** Most pages are opened where it is never shown. */
const PhoneMenu = lazy(() => import('./PhoneMenu'));

export interface AppBarProps {
  /** The name or mark at the start, a link to the top. */
  brand: ReactNode;
  /** The name of the navigation. */
  label: string;
  /** The main places; behind a menu button below 768 px. */
  items: readonly SubMenuEntry[];
  selected: string | null;
  /** Search, theme, account at the end. */
  actions?: ReactNode;
  /** Stands under the places in the phone's menu, such as language and sign-out. */
  menuEnd?: ReactNode;
}

/** The bar at the top of every page. */
export function AppBar({ brand, label, items, selected, actions, menuEnd }: AppBarProps) {
  const text = useKitText();
  const [isOpen, setOpen] = useState(false);
  return (
    <header className={styles.bar}>
      <div className={styles.brand}>{brand}</div>
      {items.length > 0 && (
        <SubMenu label={label} items={items} selected={selected} className={styles.places} />
      )}
      <div className={styles.actions}>{actions}</div>
      {items.length > 0 && (
        <div className={styles.menuButton}>
          <BareIconButton
            icon="menu"
            label={text('openMenu')}
            aria-haspopup="dialog"
            onPress={() => setOpen(true)}
          />
          <Suspense>
            {isOpen && (
              <PhoneMenu
                brand={brand}
                label={label}
                items={items}
                selected={selected}
                menuEnd={menuEnd}
                onClose={() => setOpen(false)}
              />
            )}
          </Suspense>
        </div>
      )}
    </header>
  );
}
