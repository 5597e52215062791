import type { MouseEvent } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { BareIconButton } from '../icon-button/BareIconButton';
import { OverDialog } from '../overlay/layer';
import { SubMenu } from '../sub-menu/SubMenu';
import { useKitText } from '../texts/KitTexts';
import type { AppBarProps } from './AppBar';
import styles from './AppBar.module.css';

interface PhoneMenuProps extends Pick<AppBarProps, 'brand' | 'label' | 'items' | 'selected' | 'menuEnd'> {
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
