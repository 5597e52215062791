import type { Invitation } from '@lucerna/contract';
import { api } from '../../../shared/api';
import { ConfirmAct } from '../../../shared/failure';
import { useTranslate } from '../../../shared/i18n';

interface WithdrawDialogProps {
  readonly invitation: Invitation;
  readonly onClose: () => void;
}

/** Withdraws an invitation after saying that the link of its mail stops working. */
export function WithdrawDialog({ invitation: { id, email }, onClose }: WithdrawDialogProps) {
  const t = useTranslate();
  const [withdraw] = api.useWithdrawInvitationMutation();
  return (
    <ConfirmAct
      title={t('users.withdrawTitle', { email })}
      text={t('users.withdrawText')}
      confirmLabel={t('users.withdraw')}
      cancelLabel={t('users.cancel')}
      onConfirm={() => withdraw({ params: { id }, isSilent: true }).unwrap()}
      done={{ title: t('users.withdrawn', { email }) }}
      onClose={onClose}
    />
  );
}
