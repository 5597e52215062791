import { PageShell } from '@lucerna/kit';
import { late } from '../../shared/lazy';
import { Bar } from './Bar';
import { CurrentPage } from './CurrentPage';
import { Foot } from './Foot';
import { LateDialogs } from './LateDialogs';
import { Notifications } from './Notifications';
import { OfflineBanner } from './OfflineBanner';
import { Surroundings } from './Surroundings';
import { useEndedSession } from './use-ended-session';
import { useScroll } from './use-scroll';

const ComingLine = late(() => import('./ComingLine'));
const Downloads = late(() => import('./Downloads'));
const HeadingFocus = late(() => import('./HeadingFocus'));

/** What stands around every page: bar, foot, notifications, dialogs of errors. */
export function Layout() {
  useEndedSession();
  useScroll();
  return (
    <Surroundings>
      <ComingLine />
      <HeadingFocus />
      <PageShell bar={<Bar />} footer={<Foot />}>
        <OfflineBanner />
        <CurrentPage />
      </PageShell>
      <Downloads />
      <LateDialogs />
      <Notifications />
    </Surroundings>
  );
}
