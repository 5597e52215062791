import { EmptyState, Page } from '@lucerna/kit';
import { QuietLamp } from '../../../shared/picture/QuietLamp';
import { useTitle } from '../../../shared/route';
import { useTranslate } from '../../../shared/i18n';

const reasons: Readonly<Record<string, string>> = {
  quoteLinkRevoked: 'budgets.linkRevoked',
  quoteLinkExpired: 'budgets.linkExpired',
};

/** A link that opens nothing: revoked, expired, or not whole; and what can be done about it. */
export function LinkClosed({ code }: { readonly code: string }) {
  const t = useTranslate();
  const title = t(reasons[code] ?? 'budgets.linkUnknown');
  useTitle(title);
  return (
    <Page>
      <EmptyState picture={<QuietLamp isOff />} headingLevel={1} title={title}>
        {t(code in reasons ? 'budgets.linkClosedText' : 'budgets.linkUnknownText')}
      </EmptyState>
    </Page>
  );
}
