import { Button, ButtonLink, EmptyState, Page } from '@lucerna/kit';
import { QuietLamp } from '../../shared/picture/QuietLamp';
import { href, useBack, useTitle } from '../../shared/route';
import { useTranslate } from '../../shared/i18n';

/** A path that no page has. */
export function NotFound() {
  const t = useTranslate();
  const back = useBack();
  useTitle(t('navigation.notFound'));
  return (
    <Page width="text">
      <EmptyState
        picture={<QuietLamp isOff />}
        headingLevel={1}
        title={t('navigation.notFound')}
        action={
          <>
            <Button onPress={back}>{t('routes.back')}</Button>
            <ButtonLink variant="primary" href={href('home')}>
              {t('navigation.toHome')}
            </ButtonLink>
          </>
        }
      >
        {t('navigation.notFoundText')}
      </EmptyState>
    </Page>
  );
}
