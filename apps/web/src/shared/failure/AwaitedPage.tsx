import { ErrorState, Page } from '@lucerna/kit';
import type { ReactNode } from 'react';
import { useTranslate } from '../i18n';
import { useOnline } from '../online/use-online';

/** Stands for a page that comes by itself as soon as the server answers. */
export function AwaitedPage({ action }: { readonly action?: ReactNode }) {
  const t = useTranslate();
  const isOnline = useOnline();
  return (
    <Page width="text">
      <ErrorState
        headingLevel={1}
        title={t(isOnline ? 'errors-dialog.notYet.title' : 'errors-dialog.offline.title')}
        safe={t('errors-dialog.page.safe')}
        advice={t('errors-dialog.comesBack')}
        action={action}
      />
    </Page>
  );
}
