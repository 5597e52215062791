import { Button, notify, Stack } from '@lucerna/kit';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../shared/api';
import { FailureAlert, useAct } from '../../shared/failure';
import { href } from '../../shared/route';
import { requestAccount } from '../../shared/session';
import { useDispatch } from '../../shared/store/hooks';
import { useWords } from '../../shared/words';

interface InvitationAnswerProps {
  readonly token: string;
  readonly company: string;
  readonly onDeclined: () => void;
  /** In place of accepting: what must come before it. */
  readonly children?: ReactNode;
}

/** Yes or no to an invitation. Whoever says yes goes on with the rights that it gives. */
export function InvitationAnswer({ token, company, onDeclined, children }: InvitationAnswerProps) {
  const say = useWords();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const act = useAct();
  const [accept] = api.useAcceptInvitationMutation();
  const [decline] = api.useDeclineInvitationMutation();
  const call = { body: { token }, isSilent: true };

  async function join() {
    if (!(await act.run(() => accept(call).unwrap()))) return;
    await dispatch(requestAccount({ isSilent: true }));
    notify({ tone: 'success', title: say('invitation.joined', { company }) });
    await navigate(href('projects'));
  }
  async function refuse() {
    const isDone = await act.run(async () => {
      await decline(call).unwrap();
      return true;
    });
    if (isDone) onDeclined();
  }
  return (
    <Stack gap={4}>
      <FailureAlert failure={act.failure} />
      <Stack direction="row" gap={3}>
        {children ?? (
          <Button variant="primary" isLoading={act.isActing} onPress={() => void join()}>
            {say('invitation.accept')}
          </Button>
        )}
        <Button variant="quiet" isDisabled={act.isActing} onPress={() => void refuse()}>
          {say('invitation.decline')}
        </Button>
      </Stack>
    </Stack>
  );
}
