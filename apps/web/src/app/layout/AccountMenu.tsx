import { BareIconButton } from '@lucerna/kit';
import { href } from '../../shared/route';
import { SignInLink, useCan, useSession } from '../../shared/session';
import { requestSignOut } from '../../shared/sign-out/request-sign-out';
import { useDispatch } from '../../shared/store/hooks';
import { useTranslate } from '../../shared/i18n';
import { LateMenu } from '../../shared/late';

/** Sign-in for a visitor, profile and sign-out for an account. */
export function AccountMenu() {
  const t = useTranslate();
  const dispatch = useDispatch();
  const { status, account } = useSession();
  const manages = useCan('company.manage.user');
  const orders = useCan('order.view');
  const administers = useCan('backoffice');
  const downloads = useCan('downloads.view');
  const asksSupport = useCan('support.request');
  if (status === 'unknown') return null;
  if (!account) {
    return <SignInLink variant="quiet" size="small" />;
  }
  const name = `${account.firstName} ${account.lastName}`.trim() || account.email;
  return (
    <LateMenu
      label={t('navigation.account')}
      button={(ask) => <BareIconButton {...ask} icon="user" label={`${t('navigation.account')}: ${name}`} />}
      items={[
        { id: 'profile', label: name, description: account.email, icon: 'user', href: href('profile') },
        ...(orders ? [{ id: 'invoices', label: t('routes.invoices'), href: href('invoices') }] : []),
        ...(administers
          ? [
              { id: 'erp', label: t('routes.erp'), href: href('erp') },
              { id: 'imports', label: t('routes.imports'), href: href('imports') },
              { id: 'changes', label: t('routes.changes'), href: href('changes') },
            ]
          : []),
        ...(downloads
          ? [{ id: 'downloads', label: t('routes.serviceDownload'), href: href('serviceDownload') }]
          : []),
        { id: 'requests', label: t('routes.requests'), href: href('requests') },
        ...(asksSupport ? [{ id: 'support', label: t('routes.support'), href: href('support') }] : []),
        ...(manages
          ? [{ id: 'users', label: t('routes.usersManagement'), href: href('usersManagement') }]
          : []),
        {
          id: 'sign-out',
          label: t('session.signOut'),
          icon: 'sign-out',
          onAction: () => void dispatch(requestSignOut()),
        },
      ]}
    />
  );
}
