import type { ApiKey } from '@lucerna/contract';
import { ConfirmDialog, notify, Stack, Text } from '@lucerna/kit';
import { api } from '../../../shared/api';
import { FailureAlert, useAct } from '../../../shared/failure';
import { useWords } from '../../../shared/words';

/** Revokes a key after saying that what uses it stops at once. */
export function RevokeKeyDialog({ apiKey: { id, name }, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const say = useWords();
  const act = useAct();
  const [revoke] = api.useRevokeApiKeyMutation();

  async function confirm() {
    if (!(await act.run(() => revoke({ params: { id }, isSilent: true }).unwrap()))) return;
    onClose();
    notify({ tone: 'success', title: say('profile.revoked', { name }) });
  }

  return (
    <ConfirmDialog
      isOpen
      isDanger
      isLoading={act.isActing}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say('profile.revokeTitle', { name })}
      confirmLabel={say('profile.revoke')}
      cancelLabel={say('profile.cancel')}
      onConfirm={() => void confirm()}
    >
      <Stack gap={4}>
        <FailureAlert failure={act.failure} />
        <Text>{say('profile.revokeText')}</Text>
      </Stack>
    </ConfirmDialog>
  );
}
