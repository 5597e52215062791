import { Button, ErrorState, Page } from '@lucerna/kit';
import { useAskAgain } from '../../shared/failure';
import { useTitle } from '../../shared/route';
import { readSite } from '../../shared/session';
import { useDispatch } from '../../shared/store/hooks';
import { useTranslate } from '../../shared/i18n';

/** Shown where the settings of the installation could not be read (P2), until they can be. */
export function NoConfiguration() {
  const t = useTranslate();
  const dispatch = useDispatch();
  useTitle(t('routes.noConfiguration'));
  useAskAgain(() => void dispatch(readSite()));
  return (
    <Page width="text">
      <ErrorState
        headingLevel={1}
        title={t('routes.noConfiguration')}
        safe={t('errors-dialog.page.safe')}
        advice={t('routes.noConfigurationText')}
        action={
          <Button variant="primary" onPress={() => window.location.reload()}>
            {t('errors-dialog.reload')}
          </Button>
        }
      />
    </Page>
  );
}
