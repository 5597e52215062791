import { Alert, Button } from '@lucerna/kit';
import { api } from '../../../shared/api';
import { useTranslate } from '../../../shared/i18n';
import type { UserQuery } from './use-user-query';

/** How many professionals wait for an approval, and the way to them; nothing where nobody waits. */
export function WaitingUsers({ list: { isWaiting, showWaiting } }: { list: UserQuery }) {
  const t = useTranslate();
  const { data } = api.useListCompanyUsersQuery({ query: { page: 1, itemsPerPage: 1, approval: 'asked' } });
  const count = data?.meta.totalDocs ?? 0;
  if (count === 0 && !isWaiting) return null;
  return (
    <Alert
      tone="info"
      title={count === 0 ? t('users.noneWaiting') : t('users.waiting', { count })}
      action={
        <Button size="small" onPress={() => showWaiting(!isWaiting)}>
          {t(isWaiting ? 'users.showAll' : 'users.showWaiting')}
        </Button>
      }
    />
  );
}
