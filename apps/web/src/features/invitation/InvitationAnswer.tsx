import { Button, notify, Stack } from '@lucerna/kit';
import type { ReactNode } from 'react';
import { api } from '../../shared/api';
import { FailureAlert, useAct } from '../../shared/failure';
import { href, useLeave } from '../../shared/route';
import { requestAccount } from '../../shared/session';
import { useDispatch } from '../../shared/store/hooks';
import { useTranslate } from '../../shared/i18n';

interface InvitationAnswerProps {
  readonly token: string;
  readonly company: string;
  readonly onDeclined: () => void;
  /** In place of accepting: what must come before it. */
  readonly children?: ReactNode;
}

/** Yes or no to an invitation. Whoever says yes goes on with the rights that it gives. */
export function InvitationAnswer({ token, company, onDeclined, children }: InvitationAnswerProps) {
  const t = useTranslate();
  const dispatch = useDispatch();
  const { leave, isLeaving } = useLeave();
  const act = useAct();
  const [accept] = api.useAcceptInvitationMutation();
  const [decline] = api.useDeclineInvitationMutation();
  const call = { body: { token }, isSilent: true };

  async function join() {
    const isDone = await act.run(async () => {
      await accept(call).unwrap();
      await dispatch(requestAccount({ isSilent: true }));
    });
    if (!isDone) return;
    notify({ tone: 'success', title: t('invitation.joined', { company }) });
    leave(href('projects'));
  }
  async function refuse() {
    const isDone = await act.run(async () => {
      await decline(call).unwrap();
      return true;
    });
    if (isDone) onDeclined();
  }
  const isActing = act.isActing || isLeaving;
  return (
    <Stack gap={4}>
      <FailureAlert failure={act.failure} />
      <Stack direction="row" gap={3}>
        {children ?? (
          <Button variant="primary" isLoading={isActing} onPress={() => void join()}>
            {t('invitation.accept')}
          </Button>
        )}
        <Button variant="quiet" isDisabled={isActing} onPress={() => void refuse()}>
          {t('invitation.decline')}
        </Button>
      </Stack>
    </Stack>
  );
}
