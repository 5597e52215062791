import type { ApiKey } from '@lucerna/contract';
import { api } from '../../../shared/api';
import { ConfirmAct } from '../../../shared/failure';
import { useTranslate } from '../../../shared/i18n';

/** Revokes a key after saying that what uses it stops at once. */
export function RevokeKeyDialog({ apiKey: { id, name }, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const t = useTranslate();
  const [revoke] = api.useRevokeApiKeyMutation();
  return (
    <ConfirmAct
      title={t('profile.revokeTitle', { name })}
      text={t('profile.revokeText')}
      confirmLabel={t('profile.revoke')}
      cancelLabel={t('profile.cancel')}
      onConfirm={() => revoke({ params: { id }, isSilent: true }).unwrap()}
      done={{ title: t('profile.revoked', { name }) }}
      onClose={onClose}
    />
  );
}
