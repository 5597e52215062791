import { useId, type ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { classNames } from '../class-names';
import { IconButton } from '../icon-button/IconButton';
import { OverDialog } from '../overlay/layer';
import { useScrollStop } from '../overlay/use-scroll-stop';
import { useKitText } from '../texts/KitTexts';
import { findDialogSize, type DialogLayer, type DialogSize } from './layer-size';
import modal from '../overlay/Modal.module.css';
import styles from './Dialog.module.css';

export interface DialogProps {
  /** Left out inside a `DialogTrigger`, which opens and closes it. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  title: ReactNode;
  /** 36rem, 95 % of the window, or all of it. Below 575 px every dialog fills the screen. */
  size?: DialogSize;
  /** Its place in a flow of dialogs, which decides the size. */
  layer?: DialogLayer;
  /** Closes on Escape, on a press outside and by a cross. */
  isDismissable?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** Buttons at the foot; the main one last. */
  actions?: ReactNode | ((close: () => void) => ReactNode);
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A window over the page that holds the focus until it is closed. */
export function Dialog(props: DialogProps) {
  const { isOpen, onOpenChange, title, size, layer, isDismissable = true, role, actions, children } = props;
  const text = useKitText();
  const bodyId = useId();
  // What it warns of is read out with its title; a dialog with a form is read part by part.
  const told = role === 'alertdialog' ? bodyId : undefined;
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      className={classNames(modal.overlay, styles.overlay)}
    >
      <Modal className={classNames(modal.modal, styles.modal, styles[findDialogSize(layer, size)])}>
        <AriaDialog role={role} aria-describedby={told} className={modal.dialog}>
          {({ close }) => (
            <OverDialog value={true}>
              <header className={styles.head}>
                <Heading slot="title" className={styles.title}>
                  {title}
                </Heading>
                {isDismissable && (
                  <IconButton icon="close" label={text('close')} hasTooltip={false} onPress={close} />
                )}
              </header>
              <DialogBody id={bodyId}>{fill(children, close)}</DialogBody>
              {actions && <footer className={styles.actions}>{fill(actions, close)}</footer>}
            </OverDialog>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

function DialogBody({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div {...useScrollStop()} id={id} className={styles.body}>
      {children}
    </div>
  );
}

function fill(content: DialogProps['children'], close: () => void): ReactNode {
  return typeof content === 'function' ? content(close) : content;
}
