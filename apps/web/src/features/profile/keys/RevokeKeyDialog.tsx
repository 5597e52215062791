import type { ApiKey } from '@lucerna/contract';
import { api } from '../../../shared/api';
import { ConfirmAct } from '../../../shared/failure';
import { useWords } from '../../../shared/words';

/** Revokes a key after saying that what uses it stops at once. */
export function RevokeKeyDialog({ apiKey: { id, name }, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const say = useWords();
  const [revoke] = api.useRevokeApiKeyMutation();
  return (
    <ConfirmAct
      title={say('profile.revokeTitle', { name })}
      text={say('profile.revokeText')}
      confirmLabel={say('profile.revoke')}
      cancelLabel={say('profile.cancel')}
      onConfirm={() => revoke({ params: { id }, isSilent: true }).unwrap()}
      done={{ title: say('profile.revoked', { name }) }}
      onClose={onClose}
    />
  );
}
