import { addressOf } from '@lucerna/contract/address';
import { firstCalls } from 'virtual:first-calls';
import { oneTabAtATime } from '../../shared/api/one-tab';
import { prefetch } from '../../shared/api/prefetched-requests';
import { isOver, readKeptEnd } from '../../shared/api/token-end';
import { mayHaveSession } from '../../shared/session/may-have-session';
import { domains } from '../../shared/i18n/domains';
import { firstLanguage } from '../../shared/i18n/first-language';

const { getTexts, getConfig, getCookie, getAccount, refresh } = firstCalls;

/**
 * Sends what every visit begins with (ACC-05): the texts, and of a browser that was signed in the renewal with the
 * settings and the account of whoever it is; of another one the settings and whether it has a session. Only with a
 * token that still holds are the account and the settings not asked for after the renewal.
 */
export function prefetchFirstCalls(): void {
  const lang = firstLanguage();
  for (const domain of domains) {
    void prefetch(addressOf(getTexts, { params: { domain }, query: { lang } }));
  }
  if (!mayHaveSession()) {
    void prefetch(getConfig);
    void prefetch(getCookie);
    return;
  }
  const holds = !isOver(readKeptEnd());
  const renewed = prefetch(refresh, { method: 'POST', inTurn: oneTabAtATime }).then(
    (answer) => answer?.ok === true,
    () => false,
  );
  void prefetch(getConfig, { when: holds ? undefined : renewed.then(() => true) });
  void prefetch(getAccount, { when: holds ? undefined : renewed });
}
