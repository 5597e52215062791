import type { QuoteNotice } from '@lucerna/contract';
import { notify } from '@lucerna/kit';
import { useReadAgain } from '../../../shared/api';
import { useTranslate } from '../../../shared/i18n';
import { useServerEvents } from '../../../shared/socket/use-server-events';

const words: Readonly<Record<QuoteNotice['change'], string>> = {
  seen: 'budgets.noticeSeen',
  accepted: 'budgets.noticeAccepted',
  rejected: 'budgets.noticeRejected',
  commented: 'budgets.noticeCommented',
  approvalAsked: 'budgets.noticeApprovalAsked',
  approved: 'budgets.noticeApproved',
  approvalRefused: 'budgets.noticeApprovalRefused',
};

const tones: Readonly<Partial<Record<QuoteNotice['change'], 'warning' | 'info'>>> = {
  rejected: 'warning',
  approvalRefused: 'warning',
  approvalAsked: 'info',
};

/** Says at once, on whatever page, what is done with a quote that one made or sent as a link, or may approve, and reads it anew. */
export default function QuoteNotices() {
  const t = useTranslate();
  const readAgain = useReadAgain('budgets');
  useServerEvents({
    isWanted: true,
    on: {
      quote: ({ number, change }) => {
        readAgain();
        notify({ tone: tones[change] ?? 'success', title: t(words[change], { number }) });
      },
    },
    // What was said while the page was read is on it then.
    onConnect: readAgain,
  });
  return null;
}
