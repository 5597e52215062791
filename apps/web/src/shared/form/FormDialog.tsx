import { Button, Dialog, Stack } from '@lucerna/kit';
import { useId, type ReactNode } from 'react';

interface FormDialogProps {
  readonly title: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  /** It is being sent: neither sent again nor closed. */
  readonly isActing: boolean;
  /** Nothing can be sent yet. */
  readonly isDisabled?: boolean;
  /** Acts beside those two. */
  readonly acts?: ReactNode;
  readonly onClose: () => void;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A few fields over the page, sent by a press or by Enter. */
export function FormDialog(props: FormDialogProps) {
  const { title, confirmLabel, cancelLabel, isActing, isDisabled, acts, onClose, onSubmit, children } = props;
  const id = useId();
  return (
    <Dialog
      isOpen
      isDismissable={!isActing}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      actions={
        <>
          {acts}
          <Button variant="quiet" isDisabled={isActing} onPress={onClose}>
            {cancelLabel}
          </Button>
          <Button type="submit" form={id} variant="primary" isLoading={isActing} isDisabled={isDisabled}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Stack gap={5}>{children}</Stack>
      </form>
    </Dialog>
  );
}
