import type { Account, SiteConfig } from '@lucerna/contract';
import { addressOf } from '@lucerna/contract/address';
import { queryOfTexts } from '@lucerna/contract/compiled-message';
import { isAt } from '@lucerna/contract/page-place';
import { calls } from 'virtual:first-calls';
import { pages } from 'virtual:pages';
import { oneTabAtATime } from '../../shared/api/one-tab';
import { bodyOf, prefetch } from '../../shared/api/prefetched-requests';
import { isOver, readKeptEnd } from '../../shared/api/token-end';
import { mayHaveSession } from '../../shared/session/may-have-session';
import { openFirstContext } from '../../shared/editor/room/first-context';
import { domains } from '../../shared/i18n/domains';
import { firstLanguage } from '../../shared/i18n/first-language';

const { getTexts, getConfig, getCookie, getAccount, refresh } = calls;

/**
 * Sends what every visit begins with (ACC-05): the texts, and of a browser that was signed in the renewal with the
 * settings and the account of whoever it is; of another one the settings and whether it has a session. Only with a
 * token that still holds are the account and the settings not asked for after the renewal. What the page shows first
 * follows when they are known.
 */
export function prefetchFirstCalls(): void {
  const lang = firstLanguage();
  for (const domain of domains) {
    const address = addressOf(getTexts, { params: { domain }, query: queryOfTexts(domain, lang) });
    void prefetch(address, { isForAll: true });
  }
  if (!mayHaveSession()) {
    const site = bodyOf<SiteConfig>(prefetch(getConfig));
    void prefetch(getCookie);
    prefetchDataOfPage(site);
    return;
  }
  const holds = !isOver(readKeptEnd());
  const renewed = prefetch(refresh, { method: 'POST', inTurn: oneTabAtATime }).then(
    (answer) => answer?.ok === true,
    () => false,
  );
  const site = bodyOf<SiteConfig>(
    prefetch(getConfig, { when: holds ? undefined : renewed.then(() => true) }),
  );
  const account = bodyOf<Account>(prefetch(getAccount, { when: holds ? undefined : renewed }));
  prefetchDataOfPage(site, account);
}

/** Pages that show first what they ask for, beside those that come with a room. */
const pagesWithData = ['home', 'selectCollection', 'model', 'configure', 'project'] as const;

/** Reads what to ask for at such a page, while the settings are asked for. */
function prefetchDataOfPage(site: Promise<SiteConfig | null>, account?: Promise<Account | null>): void {
  const { pathname } = location;
  const hasData = pagesWithData.some((name) => isAt(pages[name].path, pathname));
  const room = document.querySelector('#first-room');
  if (!hasData && !room) return;
  if (room) openFirstContext(room);
  void import('./page-data')
    .then(({ prefetchPageData }) => prefetchPageData(pathname, site, account))
    .catch(() => undefined);
}
