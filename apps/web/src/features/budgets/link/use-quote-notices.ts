import type { QuoteNotice } from '@lucerna/contract';
import { notify } from '@lucerna/kit';
import { api } from '../../../shared/api';
import { useTranslate } from '../../../shared/i18n';
import { useSession } from '../../../shared/session';
import { useServerEvents } from '../../../shared/socket/use-server-events';
import { useDispatch } from '../../../shared/store/hooks';

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
  const dispatch = useDispatch();
  useServerEvents({
    isWanted: account !== null,
    on: {
      quote: ({ number, change }) => {
        dispatch(api.util.invalidateTags(['budgets']));
        notify({ tone: change === 'rejected' ? 'warning' : 'success', title: t(words[change], { number }) });
      },
    },
  });
}
