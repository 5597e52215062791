import { ButtonLink, EmptyState, Page } from '@lucerna/kit';
import { QuietLamp } from '../../../shared/picture/QuietLamp';
import { href, useChoosing } from '../../../shared/route';
import { SignInLink, useSession } from '../../../shared/session';
import { useWords } from '../../../shared/words';

interface CompositorShutProps {
  /** The collection for which it does not open. */
  readonly collection: string;
  /** The product that it was to open. */
  readonly product: { readonly projectId: string; readonly productId: string } | null;
}

/** Says for whom the compositor opens, and what can be done without it. */
export function CompositorShut({ collection, product }: CompositorShutProps) {
  const say = useWords();
  const choosing = useChoosing();
  const { status } = useSession();
  return (
    <Page>
      <EmptyState
        picture={<QuietLamp isOff />}
        headingLevel={1}
        title={say('compositor.shut')}
        action={
          <>
            {status !== 'signedIn' && <SignInLink variant="primary" />}
            {status === 'signedIn' && product && (
              <ButtonLink href={href('expressConfigurator', product)}>{say('compositor.express')}</ButtonLink>
            )}
            <ButtonLink href={choosing.collections()}>{say('collections.title')}</ButtonLink>
          </>
        }
      >
        {say('compositor.shutText', { name: collection })}
      </EmptyState>
    </Page>
  );
}
