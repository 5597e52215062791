import { EmptyState, Page } from '@lucerna/kit';
import { useTitle } from '../../shared/route';
import { SignInLink } from '../../shared/session';
import { useWords } from '../../shared/words';

/** What a stranger reads on a page that anyone may open and whose content belongs to accounts. */
export function SignInAsked({ title }: { title: string }) {
  const say = useWords();
  useTitle(say(title));
  return (
    <Page width="text">
      <EmptyState headingLevel={1} title={say(title)} action={<SignInLink variant="primary" />}>
        {say('routes.signInText')}
      </EmptyState>
    </Page>
  );
}
