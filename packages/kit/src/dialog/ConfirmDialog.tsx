import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { Dialog } from './Dialog';

export interface ConfirmDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  /** The act in its own word, such as "Delete". */
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  isDanger?: boolean;
  /** The act is under way: the dialog stays and cannot be left. */
  isLoading?: boolean;
}

/** Asks before an act that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onOpenChange, title, children, confirmLabel, cancelLabel, onConfirm, isDanger, isLoading } =
    props;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={!isLoading}
      role="alertdialog"
      title={title}
      actions={
        <>
          <Button variant="quiet" isDisabled={isLoading} onPress={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button variant={isDanger ? 'danger' : 'primary'} isLoading={isLoading} onPress={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
