import type { MouseEvent, ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { BareIconButton } from '../icon-button/BareIconButton';
import { OverDialog } from '../overlay/layer';
import { SubMenu, type SubMenuEntry } from '../sub-menu/SubMenu';
import { useKitText } from '../texts/KitTexts';
import styles from './AppBar.module.css';

/** What the bar and the menu of a phone both show. */
export interface AppBarPlaces {
  /** The name or mark at the start, a link to the top. */
  brand: ReactNode;
  /** The name of the navigation. */
  label: string;
  /** The main places; behind a menu button below 768 px. */
  items: readonly SubMenuEntry[];
  selected: string | null;
  /** Stands under the places in the phone's menu, such as language and sign-out. */
  menuEnd?: ReactNode;
}

interface PhoneMenuProps extends AppBarPlaces {
  onClose: () => void;
}

/** The places over the whole screen of a phone; read when it is opened first. */
export default function PhoneMenu({ brand, label, items, selected, menuEnd, onClose }: PhoneMenuProps) {
  const text = useKitText();
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={onClose} className={styles.sheet}>
      <Modal>
        <Dialog aria-label={label} className={styles.menu} onClick={closeOnLink}>
          <OverDialog value={true}>
            <div className={styles.menuHead}>
              <div className={styles.brand}>{brand}</div>
              <BareIconButton icon="close" label={text('close')} onPress={onClose} />
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
  );

  function closeOnLink(event: MouseEvent) {
    if ((event.target as Element).closest('a')) onClose();
  }
}
