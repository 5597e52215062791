import { useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { Dialog, DialogTrigger, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../icon-button/IconButton';
import { OverDialog } from '../overlay/layer';
import { SubMenu } from '../sub-menu/SubMenu';
import type { SubMenuEntry } from '../sub-menu/SubMenu';
import { useKitText } from '../texts/KitTexts';
import styles from './AppBar.module.css';

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
          <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
            <IconButton icon="menu" label={text('openMenu')} hasTooltip={false} />
            <ModalOverlay isDismissable className={styles.sheet}>
              <Modal>
                <Dialog aria-label={label} className={styles.menu} onClick={closeOnLink}>
                  <OverDialog value={true}>
                    <div className={styles.menuHead}>
                      <div className={styles.brand}>{brand}</div>
                      <IconButton
                        icon="close"
                        label={text('close')}
                        hasTooltip={false}
                        onPress={() => setOpen(false)}
                      />
                    </div>
                    <SubMenu
                      label={label}
                      items={items}
                      selected={selected}
                      direction="column"
                      className={styles.menuPlaces}
                    />
                    {menuEnd}
                  </OverDialog>
                </Dialog>
              </Modal>
            </ModalOverlay>
          </DialogTrigger>
        </div>
      )}
    </header>
  );

  function closeOnLink(event: MouseEvent) {
    if ((event.target as Element).closest('a')) setOpen(false);
  }
}
