import { BareIconButton } from '@lucerna/kit';
import { href } from '../../shared/route';
import { SignInLink, useCan, useSession } from '../../shared/session';
import { requestSignOut } from '../../shared/sign-out/request-sign-out';
import { useDispatch } from '../../shared/store/hooks';
import { useTranslate } from '../../shared/i18n';
import { LateMenu } from '../../shared/lazy';

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
  const to = (
    id:
      | 'invoices'
      | 'productAdmin'
      | 'erp'
      | 'imports'
      | 'changes'
      | 'serviceDownload'
      | 'requests'
      | 'support'
      | 'usersManagement',
  ) => ({
    id,
    label: t(`routes.${id}`),
    href: href(id),
  });
  const name = `${account.firstName} ${account.lastName}`.trim() || account.email;
  return (
    <LateMenu
      label={t('navigation.account')}
      button={(ask) => <BareIconButton {...ask} icon="user" label={`${t('navigation.account')}: ${name}`} />}
      items={[
        { id: 'profile', label: name, description: account.email, icon: 'user', href: href('profile') },
        ...(orders ? [to('invoices')] : []),
        ...(administers ? (['productAdmin', 'imports', 'changes', 'erp'] as const).map(to) : []),
        ...(downloads ? [to('serviceDownload')] : []),
        to('requests'),
        ...(asksSupport ? [to('support')] : []),
        ...(manages ? [to('usersManagement')] : []),
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
