import { Button, ErrorState, Page } from '@lucerna/kit';
import { useEffect } from 'react';
import { useTranslate } from '../../shared/i18n';

/** A page that broke while it was read or drawn. A new version on the server takes away old code: reading again mends it. */
export function BrokenPage({ error }: { error: unknown }) {
  const t = useTranslate();
  useEffect(() => reportError(error), [error]);
  return (
    <Page width="text">
      <ErrorState
        headingLevel={1}
        title={t('errors-dialog.page.title')}
        safe={t('errors-dialog.page.safe')}
        advice={t('errors-dialog.page.text')}
        action={
          <Button variant="primary" onPress={() => window.location.reload()}>
            {t('errors-dialog.reload')}
          </Button>
        }
      />
    </Page>
  );
}
