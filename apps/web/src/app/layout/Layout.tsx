import { KitProvider, PageShell } from '@lucerna/kit';
import { useIntl } from 'react-intl';
import { Outlet, ScrollRestoration, useHref, useNavigate } from 'react-router';
import { Bar } from './Bar';
import { Foot } from './Foot';
import { LateDialogs } from './LateDialogs';
import { Notifications } from './Notifications';
import { OfflineBanner } from './OfflineBanner';
import { useEndedSession } from './use-ended-session';

/** What stands around every page: bar, foot, notifications, dialogs of errors. */
export function Layout() {
  const intl = useIntl();
  const navigate = useNavigate();
  useEndedSession();
  return (
    <KitProvider
      locale={intl.locale}
      messages={intl.messages as Record<string, string>}
      navigate={(path, options) => void navigate(path, options)}
      useHref={useHref}
    >
      <PageShell bar={<Bar />} footer={<Foot />}>
        <OfflineBanner />
        <Outlet />
      </PageShell>
      <LateDialogs />
      <Notifications />
      <ScrollRestoration />
    </KitProvider>
  );
}
