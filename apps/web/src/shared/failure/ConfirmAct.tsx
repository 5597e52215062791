import { ConfirmDialog, notify, Stack, Text, type Notice } from '@lucerna/kit';
import { FailureAlert } from './FailureAlert';
import { useAct } from './use-act';

interface ConfirmActProps {
  readonly title: string;
  /** What happens then, and what stays. */
  readonly text: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  /** It can be undone: its button does not warn. */
  readonly isHarmless?: boolean;
  /** Does it; its calls are sent with `isSilent`, since what goes wrong is said here. */
  readonly onConfirm: () => Promise<unknown>;
  /** Said once it is done. */
  readonly done: Pick<Notice, 'title' | 'text' | 'action'>;
  readonly onClose: () => void;
  readonly onDone?: () => void;
}

/** Asks before an act of weight, does it, and says that it was done or why it was not. */
export function ConfirmAct(props: ConfirmActProps) {
  const { title, text, confirmLabel, cancelLabel, onConfirm, done, onClose, onDone, isHarmless } = props;
  const act = useAct();

  async function confirm() {
    if (!(await act.run(onConfirm))) return;
    onClose();
    onDone?.();
    notify({ tone: 'success', ...done });
  }

  return (
    <ConfirmDialog
      isOpen
      isDanger={!isHarmless}
      isLoading={act.isActing}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel}
      onConfirm={() => void confirm()}
    >
      <Stack gap={4}>
        <FailureAlert failure={act.failure} />
        <Text>{text}</Text>
      </Stack>
    </ConfirmDialog>
  );
}
