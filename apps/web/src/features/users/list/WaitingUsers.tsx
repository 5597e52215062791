import { Alert, Button } from '@lucerna/kit';
import { api } from '../../../shared/api';
import { useWords } from '../../../shared/words';
import type { UserQuery } from './use-user-query';

/** How many professionals wait for an approval, and the way to them; nothing where nobody waits. */
export function WaitingUsers({ list: { isWaiting, showWaiting } }: { list: UserQuery }) {
  const say = useWords();
  const { data } = api.useListCompanyUsersQuery({ query: { page: 1, itemsPerPage: 1, approval: 'asked' } });
  const count = data?.meta.totalDocs ?? 0;
  if (count === 0 && !isWaiting) return null;
  return (
    <Alert
      tone="info"
      title={count === 0 ? say('users.noneWaiting') : say('users.waiting', { count })}
      action={
        <Button size="small" onPress={() => showWaiting(!isWaiting)}>
          {say(isWaiting ? 'users.showAll' : 'users.showWaiting')}
        </Button>
      }
    />
  );
}
