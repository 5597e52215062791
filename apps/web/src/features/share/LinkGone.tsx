import { ButtonLink, EmptyState, Page } from '@lucerna/kit';
import { QuietLamp } from '../../shared/picture/QuietLamp';
import { href, useTitle } from '../../shared/route';
import { useTranslate } from '../../shared/i18n';

/** A link that leads nowhere: revoked, or not whole; what can be done about either. */
export function LinkGone({ isRevoked }: { isRevoked: boolean }) {
  const t = useTranslate();
  const title = t(isRevoked ? 'share.gone' : 'share.unknown');
  useTitle(title);
  return (
    <Page>
      <EmptyState
        picture={<QuietLamp isOff />}
        headingLevel={1}
        title={title}
        action={
          <ButtonLink href={href('selectCollection')} variant="primary">
            {t('routes.toCollections')}
          </ButtonLink>
        }
      >
        {t(isRevoked ? 'share.goneText' : 'share.unknownText')}
      </EmptyState>
    </Page>
  );
}
