import type { Invitation } from '@lucerna/contract';
import { ConfirmDialog, notify, Stack, Text } from '@lucerna/kit';
import { api } from '../../../shared/api';
import { FailureAlert, useAct } from '../../../shared/failure';
import { useWords } from '../../../shared/words';

interface WithdrawDialogProps {
  readonly invitation: Invitation;
  readonly onClose: () => void;
}

/** Withdraws an invitation after saying that the link of its mail stops working. */
export function WithdrawDialog({ invitation: { id, email }, onClose }: WithdrawDialogProps) {
  const say = useWords();
  const act = useAct();
  const [withdraw] = api.useWithdrawInvitationMutation();

  async function confirm() {
    if (!(await act.run(() => withdraw({ params: { id }, isSilent: true }).unwrap()))) return;
    onClose();
    notify({ tone: 'success', title: say('users.withdrawn', { email }) });
  }

  return (
    <ConfirmDialog
      isOpen
      isDanger
      isLoading={act.isActing}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say('users.withdrawTitle', { email })}
      confirmLabel={say('users.withdraw')}
      cancelLabel={say('users.cancel')}
      onConfirm={() => void confirm()}
    >
      <Stack gap={4}>
        <FailureAlert failure={act.failure} />
        <Text>{say('users.withdrawText')}</Text>
      </Stack>
    </ConfirmDialog>
  );
}
