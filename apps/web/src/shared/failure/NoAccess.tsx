import { ButtonLink, EmptyState, Page } from '@lucerna/kit';
import { QuietLamp } from '../picture/QuietLamp';
import { href } from '../route';
import { useTranslate } from '../i18n';

/** What an account reads that lacks the right for a page. */
export function NoAccess() {
  const t = useTranslate();
  return (
    <Page width="text">
      <EmptyState
        picture={<QuietLamp isOff />}
        headingLevel={1}
        title={t('navigation.noAccess')}
        action={
          <ButtonLink variant="primary" href={href('home')}>
            {t('navigation.toHome')}
          </ButtonLink>
        }
      >
        {t('navigation.noAccessText')}
      </EmptyState>
    </Page>
  );
}
