import { ButtonLink, EmptyState, Page } from '@lucerna/kit';
import { href, useTitle } from '../../shared/route';
import { useWords } from '../../shared/words';

/** What an account reads that lacks the right for a page. */
export function NotAllowed() {
  const say = useWords();
  useTitle(say('navigation.noAccess'));
  return (
    <Page width="text">
      <EmptyState
        headingLevel={1}
        title={say('navigation.noAccess')}
        action={<ButtonLink href={href('home')}>{say('navigation.toHome')}</ButtonLink>}
      >
        {say('navigation.noAccessText')}
      </EmptyState>
    </Page>
  );
}
