import type { Account } from '@lucerna/contract';
import { useEffect, useRef, type ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import type { LightPage } from 'virtual:pages';
import { useFlag } from '../../shared/flag';
import { Coming } from '../../shared/lazy';
import { href, paramsFit, ShownPage, useTitle } from '../../shared/route';
import { hasStatus, hasOpenEditor, mayDo, useSession } from '../../shared/session';
import { useTranslate } from '../../shared/i18n';
import { AwaitedPage } from '../../shared/failure/AwaitedPage';
import { NoConfiguration } from '../page/NoConfiguration';
import { NotAllowed, NotFound, QualificationAsked, SignInAsked, WaitingPage } from '../page/late-pages';
import type { LoadPage } from './page-code';

interface GateProps {
  readonly page: LightPage;
  readonly load: LoadPage;
  readonly children: ReactNode;
}

/**
 * Stands before every page (RTE-02). Who may not open it is led home, or to /error-403 when signed in; who may open it
 * but not see what is on it reads there what is needed. While nothing is known of the session the line over
 * the page tells that it comes, or the page that no answer does. A session that ends by itself leaves an editor open: the work in it goes on.
 */
export function Gate({ page, load, children }: GateProps) {
  const params = useParams();
  const location = useLocation();
  const { status, isAwaited, account, last, configuration } = useSession();
  const wasOpen = useRef(false);
  // The server decides both by the e-mail of whoever asks.
  const isInternal = useFlag('internalPages') === true;
  const isSwitchedOn = useFlag(page.flag ?? 'internalPages');
  useEffect(() => void load().catch(() => undefined), [load]);

  if (!paramsFit(page.params, params)) return <NotFound />;
  if (configuration === 'missing') return <NoConfiguration />;
  const isPlain = page.access === 'open' && !page.content && !page.flag;
  if (!isPlain && status === 'unknown')
    return isAwaited ? <AwaitedPage /> : <WaitingPage title={page.title} fallback={<Coming />} />;
  if (page.flag && !isSwitchedOn) return <NotFound />;
  const goesOn = wasOpen.current && !account && last !== null && hasOpenEditor();
  if (goesOn) return <Opened page={page}>{children}</Opened>;
  if (page.access !== 'open') {
    if (!account) {
      return <Navigate to={href('home')} replace state={{ wanted: location.pathname + location.search }} />;
    }
    if (!mayOpen(page, account, isInternal) && !isAlsoOpen(page, location.search)) {
      return <Navigate to={href('noAccess')} replace />;
    }
  }
  if (page.content && !account) return <SignInAsked title={page.title} />;
  if (page.content && !mayDo(account, page.content)) return <NotAllowed />;
  if (page.status && account && !hasStatus(account, page.status)) {
    return <QualificationAsked title={page.title} status={page.status} />;
  }
  wasOpen.current = account !== null;
  return <Opened page={page}>{children}</Opened>;
}

function Opened({ page, children }: Pick<GateProps, 'page' | 'children'>) {
  return (
    <ShownPage value={page}>
      <Titled title={page.title} />
      {children}
    </ShownPage>
  );
}

const isAlsoOpen = ({ alsoWith }: LightPage, search: string): boolean =>
  alsoWith !== undefined && new URLSearchParams(search).get(alsoWith.name) === alsoWith.value;

function mayOpen({ access }: LightPage, account: Account, isInternal: boolean): boolean {
  if (access === 'internal') return isInternal;
  return access === 'open' || access === 'signed-in' || mayDo(account, access);
}

/** Before the page, so that a page with a name of its own has the last word. */
function Titled({ title }: { title: string }) {
  useTitle(useTranslate()(title));
  return null;
}
