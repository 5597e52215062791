import { ButtonLink, EmptyState, Page } from '@lucerna/kit';
import { useLocation } from 'react-router';
import { href, useTitle } from '../../shared/route';
import { useWords } from '../../shared/words';

/** What a stranger reads on a page that anyone may open and whose content belongs to accounts. */
export function SignInAsked({ title }: { title: string }) {
  const say = useWords();
  const { pathname, search } = useLocation();
  useTitle(say(title));
  return (
    <Page width="text">
      <EmptyState
        headingLevel={1}
        title={say(title)}
        action={
          <ButtonLink variant="primary" href={href('signIn', {}, { to: pathname + search })}>
            {say('session.signIn')}
          </ButtonLink>
        }
      >
        {say('routes.signInText')}
      </EmptyState>
    </Page>
  );
}
