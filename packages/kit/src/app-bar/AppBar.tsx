import { lazy, Suspense, useState, type ReactNode } from 'react';
import { BareIconButton } from '../icon-button/BareIconButton';
import { SubMenu } from '../sub-menu/SubMenu';
import { useKitText } from '../texts/KitTexts';
import type { AppBarPlaces } from './PhoneMenu';
import styles from './AppBar.module.css';

/** Most pages are opened where it is never shown. */
const PhoneMenu = lazy(() => import('./PhoneMenu'));

export interface AppBarProps extends AppBarPlaces {
  /** Search, theme, account at the end. */
  actions?: ReactNode;
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
