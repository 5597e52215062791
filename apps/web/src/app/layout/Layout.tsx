import { KitProvider, PageShell } from '@lucerna/kit';
import { useIntl } from 'react-intl';
import { Outlet, ScrollRestoration, useHref, useNavigate } from 'react-router';
import type { Location } from 'react-router';
import { Bar } from './Bar';
import { Foot } from './Foot';
import { LateDialogs } from './LateDialogs';
import { Notifications } from './Notifications';
import { OfflineBanner } from './OfflineBanner';
import { useEndedSession } from './use-ended-session';

/** Every page that is loaded anew has the same key, so those are told apart by their path and begin at their top. */
const visitOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

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
      <ScrollRestoration getKey={visitOf} />
    </KitProvider>
  );
}
