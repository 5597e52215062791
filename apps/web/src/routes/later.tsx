import { Button, ButtonLink, EmptyState, Page } from '@lucerna/kit';
import { useParams } from 'react-router';
import { QuietLamp } from '../shared/picture/QuietLamp';
import { href, useBack, usePageTitle } from '../shared/route';
import { useTranslate } from '../shared/i18n';

/** Where what somebody came for can be done meanwhile, by the title of the page that is still to come. */
const instead: Readonly<Record<string, readonly [page: 'projectExport' | 'orders', word: string]>> = {
  'routes.downloads': ['projectExport', 'routes.projectExport'],
  'routes.technicalDownloads': ['projectExport', 'routes.projectExport'],
  'routes.invoices': ['orders', 'orders.title'],
};

/** A page whose content is not there yet: its name, what holds meanwhile, and what can be done instead. */
export default function LaterPage() {
  const t = useTranslate();
  const back = useBack();
  const title = usePageTitle();
  const { projectId = '' } = useParams();
  const [page, word] = instead[title] ?? ['selectCollection', 'routes.toCollections'];
  return (
    <Page width="text">
      <EmptyState
        headingLevel={1}
        picture={<QuietLamp isOff />}
        title={t(title)}
        action={
          <>
            <Button onPress={back}>{t('routes.back')}</Button>
            <ButtonLink variant="primary" href={href(page, { projectId })}>
              {t(word)}
            </ButtonLink>
          </>
        }
      >
        {t('routes.laterText')}
      </EmptyState>
    </Page>
  );
}
