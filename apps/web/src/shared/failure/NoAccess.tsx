import { ButtonLink, EmptyState, Page } from '@lucerna/kit';
import { QuietLamp } from '../picture/QuietLamp';
import { href } from '../route';
import { useWords } from '../words';

/** What an account reads that lacks the right for a page. */
export function NoAccess() {
  const say = useWords();
  return (
    <Page width="text">
      <EmptyState
        picture={<QuietLamp isOff />}
        headingLevel={1}
        title={say('navigation.noAccess')}
        action={
          <ButtonLink variant="primary" href={href('home')}>
            {say('navigation.toHome')}
          </ButtonLink>
        }
      >
        {say('navigation.noAccessText')}
      </EmptyState>
    </Page>
  );
}
