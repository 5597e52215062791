import { ErrorState, Page } from '@lucerna/kit';
import type { ReactNode } from 'react';
import { useTranslate } from '../i18n';

/** Stands for a page that comes by itself as soon as the server answers. */
export function AwaitedPage({ action }: { readonly action?: ReactNode }) {
  const t = useTranslate();
  return (
    <Page width="text">
      <ErrorState
        headingLevel={1}
        title={t('errors-dialog.offline.title')}
        safe={t('errors-dialog.page.safe')}
        advice={t('errors-dialog.comesBack')}
        action={action}
      />
    </Page>
  );
}
