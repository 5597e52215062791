import { ButtonLink, EmptyState, Page } from '@lucerna/kit';
import { QuietLamp } from '../../../shared/picture/QuietLamp';
import { href, useChoosing } from '../../../shared/route';
import { SignInLink, useSession } from '../../../shared/session';
import { useTranslate } from '../../../shared/i18n';

interface CompositorShutProps {
  /** The collection for which it does not open. */
  readonly collection: string;
  /** The product that it was to open. */
  readonly product: { readonly projectId: string; readonly productId: string } | null;
}

/** Says for whom the compositor opens, and what can be done without it. */
export function CompositorShut({ collection, product }: CompositorShutProps) {
  const t = useTranslate();
  const choosing = useChoosing();
  const { status } = useSession();
  return (
    <Page>
      <EmptyState
        picture={<QuietLamp isOff />}
        headingLevel={1}
        title={t('compositor.shut')}
        action={
          <>
            {status !== 'signedIn' && <SignInLink variant="primary" />}
            {status === 'signedIn' && product && (
              <ButtonLink href={href('expressConfigurator', product)}>{t('compositor.express')}</ButtonLink>
            )}
            <ButtonLink href={choosing.collections()}>{t('collections.title')}</ButtonLink>
          </>
        }
      >
        {t('compositor.shutText', { name: collection })}
      </EmptyState>
    </Page>
  );
}
