import { EmptyState, Page } from '@lucerna/kit';
import { QuietLamp } from '../../shared/picture/QuietLamp';
import { useTitle } from '../../shared/route';
import { SignInLink } from '../../shared/session';
import { useTranslate } from '../../shared/i18n';

/** What a stranger reads on a page that anyone may open and whose content belongs to accounts. */
export function SignInAsked({ title }: { title: string }) {
  const t = useTranslate();
  useTitle(t(title));
  return (
    <Page width="text">
      <EmptyState
        picture={<QuietLamp isOff />}
        headingLevel={1}
        title={t(title)}
        action={<SignInLink variant="primary" />}
      >
        {t('routes.signInText')}
      </EmptyState>
    </Page>
  );
}
