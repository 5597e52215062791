import { Button } from '@lucerna/kit';
import { useEffect } from 'react';
import { useTranslate } from '../../shared/i18n';
import { AwaitedPage } from '../../shared/failure/AwaitedPage';
import { isOutdated, isReachable } from './reach';

/** How often the server is tried, since no browser tells that a server is back. */
const everyMs = 3000;

/** Reloads of one page after which code that is missing is no matter of the network. */
const maxReloads = 4;
const reloads = () => `lucerna.reloads.${window.location.pathname}`;

function countReloads(): number {
  try {
    return Number(sessionStorage.getItem(reloads()));
  } catch {
    return maxReloads;
  }
}

function reload(): void {
  sessionStorage.setItem(reloads(), String(countReloads() + 1));
  window.location.reload();
}
const reloadWhenReached = () => void isReachable().then((isBack) => isBack && reload());

/** A page whose code is not here and could not be asked for. It comes by itself once the server can be reached. */
function UnreachedPage() {
  const t = useTranslate();
  useEffect(() => {
    const timer = setInterval(reloadWhenReached, everyMs);
    window.addEventListener('online', reloadWhenReached);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', reloadWhenReached);
    };
  }, []);
  return <AwaitedPage action={<Button onPress={reloadWhenReached}>{t('errors-dialog.retry')}</Button>} />;
}

/**
 * What stands for a page whose code could not be read. Browsers remember code of a first page that failed, so only a reload asks for it
 * again; throws the cause where that did not help.
 */
export async function standInFor(cause: unknown): Promise<{ default: typeof UnreachedPage }> {
  if (countReloads() >= maxReloads) throw cause;
  if (!(await isReachable()) || !(await isOutdated())) return { default: UnreachedPage };
  // What was left keeps its work. The page comes with the new version, and the one before stays until then.
  reload();
  return new Promise<never>(() => undefined);
}
