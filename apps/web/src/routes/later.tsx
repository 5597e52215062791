import { Button, ButtonLink, EmptyState, Page } from '@lucerna/kit';
import { QuietLamp } from '../shared/picture/QuietLamp';
import { href, useBack, usePageTitle } from '../shared/route';
import { useTranslate } from '../shared/i18n';

/** A page whose content is not there yet: its name, what holds meanwhile, and the way to the collections. */
export default function LaterPage() {
  const t = useTranslate();
  const back = useBack();
  const title = usePageTitle();
  return (
    <Page width="text">
      <EmptyState
        headingLevel={1}
        picture={<QuietLamp isOff />}
        title={t(title)}
        action={
          <>
            <Button onPress={back}>{t('routes.back')}</Button>
            <ButtonLink variant="primary" href={href('selectCollection')}>
              {t('routes.toCollections')}
            </ButtonLink>
          </>
        }
      >
        {t('routes.laterText')}
      </EmptyState>
    </Page>
  );
}
