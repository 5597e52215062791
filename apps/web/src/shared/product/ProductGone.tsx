import { ButtonLink, EmptyState, Page } from '@lucerna/kit';
import { useParams } from 'react-router';
import { QuietLamp } from '../picture/QuietLamp';
import { href } from '../route';
import { useTranslate } from '../i18n';

/** Says that the project has no such product any more. */
export function ProductGone() {
  const t = useTranslate();
  const { projectId } = useParams();
  return (
    <Page>
      <EmptyState
        headingLevel={1}
        picture={<QuietLamp isOff />}
        title={t('configurator.productGone')}
        action={
          projectId && (
            <ButtonLink variant="primary" href={href('project', { projectId })}>
              {t('orders.toProject')}
            </ButtonLink>
          )
        }
      />
    </Page>
  );
}
