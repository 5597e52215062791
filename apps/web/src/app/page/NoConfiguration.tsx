import { Button, ErrorState, Page } from '@lucerna/kit';
import { useAskAgain } from '../../shared/failure';
import { useTitle } from '../../shared/route';
import { readSite } from '../../shared/session';
import { useDispatch } from '../../shared/store/hooks';
import { useTranslate } from '../../shared/i18n';

/** What the specification has said there, for whoever helps by telephone (P2). */
const name = 'NO CONFIG AVAILABLE';

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
        advice={t('errors-dialog.comesBack')}
        trace={name}
        action={
          <Button variant="primary" onPress={() => window.location.reload()}>
            {t('errors-dialog.reload')}
          </Button>
        }
      />
    </Page>
  );
}
