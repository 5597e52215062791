import { Pagination, Skeleton, Text, VisuallyHidden } from '@lucerna/kit';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { FailedQuery } from '../../../shared/failure';
import { useFlag } from '../../../shared/flag';
import { useWords } from '../../../shared/words';
import { InviteDialog } from '../invitations/InviteDialog';
import { RightsDialog } from '../rights/RightsDialog';
import { UserTable } from './UserTable';
import { UserTools } from './UserTools';
import { useUserQuery } from './use-user-query';
import styles from '../Users.module.css';

/** The users of the company, whose rights are changed one by one or several at once. */
export function UserList() {
  const say = useWords();
  const list = useUserQuery();
  const isLocked = useFlag('preventCompanyPrivilegesUpdate') === true;
  const { data, isError, isFetching, error, refetch } = api.useListCompanyUsersQuery({ query: list.query });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  /** Whose rights are being changed. */
  const [changed, setChanged] = useState<readonly string[] | null>(null);
  const [isInviting, setInviting] = useState(false);
  if (isError && !isFetching) return <FailedQuery error={error} onRetry={() => void refetch()} />;
  const users = data?.docs ?? [];
  const chosen = users.filter(({ id }) => selected.has(id)).map(({ id }) => id);
  return (
    <section className={styles.list} aria-label={say('users.users')} aria-busy={isFetching}>
      <UserTools
        list={list}
        count={chosen.length}
        onChangeRights={isLocked ? undefined : () => setChanged(chosen)}
        onInvite={() => setInviting(true)}
      />
      {isLocked && <Text tone="quiet">{say('users.rightsLocked')}</Text>}
      <VisuallyHidden>
        <span role="status">{data ? say('users.found', { count: data.meta.totalDocs }) : ''}</span>
      </VisuallyHidden>
      {!data && <Skeleton lines={6} />}
      {data?.docs.length === 0 && (
        <Text>{list.search ? say('users.noneFound', { search: list.search }) : say('users.noUsers')}</Text>
      )}
      {users.length > 0 && (
        <UserTable
          users={users}
          isStale={isFetching}
          selected={selected}
          onSelect={setSelected}
          onChangeRights={isLocked ? undefined : (id) => setChanged([id])}
        />
      )}
      <Pagination page={list.page} pages={data?.meta.totalPages ?? 1} onChange={list.turnTo} />
      {changed && (
        <RightsDialog
          users={users.filter(({ id }) => changed.includes(id))}
          onClose={() => setChanged(null)}
          onChanged={() => setSelected(new Set())}
        />
      )}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </section>
  );
}
