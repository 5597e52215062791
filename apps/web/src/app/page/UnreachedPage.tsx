import { Button, ErrorState, Page } from '@lucerna/kit';
import { useEffect } from 'react';
import { useTranslate } from '../../shared/i18n';
import { isOutdated, isReachable } from './reach';

/** How often the server is tried, since no browser tells that a server is back. */
const everyMs = 3000;

const reload = () => window.location.reload();
const reloadWhenReached = () => void isReachable().then((isBack) => isBack && reload());

/** A page whose code is not here and could not be asked for. It comes by itself once the server can be reached. */
function UnreachedPage() {
  const t = useTranslate();
  useEffect(() => {
    reloadWhenReached();
    const timer = setInterval(reloadWhenReached, everyMs);
    window.addEventListener('online', reloadWhenReached);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', reloadWhenReached);
    };
  }, []);
  return (
    <Page width="text">
      <ErrorState
        headingLevel={1}
        title={t('errors-dialog.offline.title')}
        safe={t('errors-dialog.page.safe')}
        advice={t('errors-dialog.page.unreached')}
        action={<Button onPress={reloadWhenReached}>{t('errors-dialog.retry')}</Button>}
      />
    </Page>
  );
}

/** What stands for a page whose code could not be read; throws the cause where neither network nor version is to blame. */
export async function standInFor(cause: unknown): Promise<{ default: typeof UnreachedPage }> {
  if (!(await isReachable())) return { default: UnreachedPage };
  if (!(await isOutdated())) throw cause;
  // What was left keeps its work. The page comes with the new version, and the one before stays until then.
  reload();
  return new Promise<never>(() => undefined);
}
