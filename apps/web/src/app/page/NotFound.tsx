import { Button, ButtonLink, EmptyState, Page } from '@lucerna/kit';
import { QuietLamp } from '../../shared/picture/QuietLamp';
import { href, useBack, useTitle } from '../../shared/route';
import { useWords } from '../../shared/words';

/** A path that no page has. */
export function NotFound() {
  const say = useWords();
  const back = useBack();
  useTitle(say('navigation.notFound'));
  return (
    <Page width="text">
      <EmptyState
        picture={<QuietLamp isOff />}
        headingLevel={1}
        title={say('navigation.notFound')}
        action={
          <>
            <Button onPress={back}>{say('routes.back')}</Button>
            <ButtonLink variant="primary" href={href('home')}>
              {say('navigation.toHome')}
            </ButtonLink>
          </>
        }
      >
        {say('navigation.notFoundText')}
      </EmptyState>
    </Page>
  );
}
