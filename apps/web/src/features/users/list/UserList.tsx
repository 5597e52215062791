import { Pagination, Text, VisuallyHidden } from '@lucerna/kit';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { AwaitedPart } from '../../../shared/failure';
import { useFlag } from '../../../shared/flag';
import { useStandingAnswer } from '../../../shared/list/use-standing-answer';
import { useCan } from '../../../shared/session';
import { useTranslate } from '../../../shared/i18n';
import { AccountDialog } from '../account/AccountDialog';
import { DeleteUserDialog } from '../account/DeleteUserDialog';
import { InviteDialog } from '../invitations/InviteDialog';
import { RightsDialog } from '../rights/RightsDialog';
import { UserTable } from './UserTable';
import { UserTools } from './UserTools';
import { WaitingUsers } from './WaitingUsers';
import { useUserQuery } from './use-user-query';
import styles from '../Users.module.css';

/** The users of the company, whose rights are changed one by one or several at once. */
export function UserList() {
  const t = useTranslate();
  const list = useUserQuery();
  const isLocked = useFlag('preventCompanyPrivilegesUpdate') === true;
  const asked = useStandingAnswer(api.useListCompanyUsersQuery({ query: list.query }));
  const { data, isFetching } = asked;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  /** Whose rights are being changed. */
  const [changed, setChanged] = useState<readonly string[] | null>(null);
  const isAdmin = useCan('backoffice');
  /** The user whose account is open, and whether it is about to be deleted. */
  const [administered, setAdministered] = useState<{ id: string; isDeleting: boolean } | null>(null);
  const [isInviting, setInviting] = useState(false);
  const users = data?.docs ?? [];
  const shown = users.find(({ id }) => id === administered?.id);
  const chosen = users.filter(({ id }) => selected.has(id)).map(({ id }) => id);
  return (
    <section className={styles.list} aria-label={t('users.users')} aria-busy={isFetching}>
      <UserTools
        list={list}
        count={chosen.length}
        onChangeRights={isLocked ? undefined : () => setChanged(chosen)}
        onInvite={() => setInviting(true)}
      />
      {isAdmin && <WaitingUsers list={list} />}
      {isLocked && <Text tone="quiet">{t('users.rightsLocked')}</Text>}
      <VisuallyHidden>
        <span role="status">{data ? t('users.found', { count: data.meta.totalDocs }) : ''}</span>
      </VisuallyHidden>
      <AwaitedPart query={asked} size={6} />
      {data?.docs.length === 0 && (
        <Text>
          {list.search && t('users.noneFound', { search: list.search })}
          {!list.search && t(list.isWaiting ? 'users.noneWaiting' : 'users.noUsers')}
        </Text>
      )}
      {users.length > 0 && (
        <UserTable
          users={users}
          isStale={isFetching}
          selected={selected}
          onSelect={setSelected}
          onChangeRights={isLocked ? undefined : (id) => setChanged([id])}
          onAdminister={isAdmin ? (id) => setAdministered({ id, isDeleting: false }) : undefined}
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
      {shown && !administered?.isDeleting && (
        <AccountDialog
          user={shown}
          onClose={() => setAdministered(null)}
          onDelete={() => setAdministered({ id: shown.id, isDeleting: true })}
        />
      )}
      {shown && administered?.isDeleting && (
        <DeleteUserDialog user={shown} onClose={() => setAdministered(null)} />
      )}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </section>
  );
}
