import { Page, PageHeader, Tabs, type TabEntry } from '@lucerna/kit';
import { useSearchParams } from 'react-router';
import { useCan } from '../../shared/session';
import { useTranslate } from '../../shared/i18n';
import { AuditLog } from './audit/AuditLog';
import { InvitationList } from './invitations/InvitationList';
import { UserList } from './list/UserList';
import { RoleRights } from './roles/RoleRights';

/** The users of the company and their rights (ACC-13); for the administration also roles and the audit log (ACC-15). */
export function UsersManagement() {
  const t = useTranslate();
  const isAdmin = useCan('backoffice');
  const [address, setAddress] = useSearchParams();
  const tabs: TabEntry[] = [
    { id: 'users', label: t('users.users'), content: <UserList /> },
    { id: 'invitations', label: t('users.invitations'), content: <InvitationList /> },
  ];
  if (isAdmin) {
    tabs.push(
      { id: 'roles', label: t('users.roles'), content: <RoleRights /> },
      { id: 'audit', label: t('users.audit'), content: <AuditLog /> },
    );
  }
  const selected = tabs.find(({ id }) => id === address.get('tab'))?.id ?? 'users';
  return (
    <Page>
      <PageHeader title={t('routes.usersManagement')} lead={t(isAdmin ? 'users.leadOfAll' : 'users.lead')} />
      <Tabs
        label={t('routes.usersManagement')}
        tabs={tabs}
        selected={selected}
        // What a list was asked for belongs to its own tab.
        onChange={(id) => setAddress(id === 'users' ? {} : { tab: id })}
      />
    </Page>
  );
}
