import type { Invitation } from '@lucerna/contract';
import { api } from '../../../shared/api';
import { ConfirmAct } from '../../../shared/failure';
import { useWords } from '../../../shared/words';

interface WithdrawDialogProps {
  readonly invitation: Invitation;
  readonly onClose: () => void;
}

/** Withdraws an invitation after saying that the link of its mail stops working. */
export function WithdrawDialog({ invitation: { id, email }, onClose }: WithdrawDialogProps) {
  const say = useWords();
  const [withdraw] = api.useWithdrawInvitationMutation();
  return (
    <ConfirmAct
      title={say('users.withdrawTitle', { email })}
      text={say('users.withdrawText')}
      confirmLabel={say('users.withdraw')}
      cancelLabel={say('users.cancel')}
      onConfirm={() => withdraw({ params: { id }, isSilent: true }).unwrap()}
      done={{ title: say('users.withdrawn', { email }) }}
      onClose={onClose}
    />
  );
}
