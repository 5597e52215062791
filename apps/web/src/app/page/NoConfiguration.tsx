import { Button, ErrorState, Page } from '@lucerna/kit';
import { useTitle } from '../../shared/route';
import { useTranslate } from '../../shared/i18n';

/** Shown where the settings of the installation could not be read (P2). */
export function NoConfiguration() {
  const t = useTranslate();
  useTitle(t('routes.noConfiguration'));
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
