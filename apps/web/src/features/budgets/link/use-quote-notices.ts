import type { QuoteNotice } from '@lucerna/contract';
import { notify } from '@lucerna/kit';
import { useReadAgain } from '../../../shared/api';
import { useTranslate } from '../../../shared/i18n';
import { useSession } from '../../../shared/session';
import { useServerEvents } from '../../../shared/socket/use-server-events';

const words: Readonly<Record<QuoteNotice['change'], string>> = {
  seen: 'budgets.noticeSeen',
  accepted: 'budgets.noticeAccepted',
  rejected: 'budgets.noticeRejected',
  commented: 'budgets.noticeCommented',
};

/** Says at once what a client does with a quote that one made or sent as a link, and reads it anew. */
export function useQuoteNotices(): void {
  const t = useTranslate();
  const { account } = useSession();
  const readAgain = useReadAgain('budgets');
  useServerEvents({
    isWanted: account !== null,
    on: {
      quote: ({ number, change }) => {
        readAgain();
        notify({ tone: change === 'rejected' ? 'warning' : 'success', title: t(words[change], { number }) });
      },
    },
  });
}
