import { ButtonLink, EmptyState, Page } from '@lucerna/kit';
import { href, useTitle } from '../../shared/route';
import { useWords } from '../../shared/words';

/** A path that no page has. */
export function NotFound() {
  const say = useWords();
  useTitle(say('navigation.notFound'));
  return (
    <Page width="text">
      <EmptyState
        headingLevel={1}
        title={say('navigation.notFound')}
        action={<ButtonLink href={href('home')}>{say('navigation.toHome')}</ButtonLink>}
      >
        {say('navigation.notFoundText')}
      </EmptyState>
    </Page>
  );
}
