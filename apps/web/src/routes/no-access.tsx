import { ButtonLink, EmptyState, Page } from '@lucerna/kit';
import { href } from '../shared/route';
import { useWords } from '../shared/words';

export default function NoAccessPage() {
  const say = useWords();
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
