import { Button, ButtonLink, EmptyState, Page } from '@lucerna/kit';
import { href, useBack, usePageTitle } from '../shared/route';
import { useWords } from '../shared/words';

/** A page whose content is not there yet: its name, what holds meanwhile, and two ways on. */
export default function LaterPage() {
  const say = useWords();
  const back = useBack();
  const title = usePageTitle();
  return (
    <Page width="text">
      <EmptyState
        headingLevel={1}
        title={say(title)}
        action={
          <>
            <Button onPress={back}>{say('routes.back')}</Button>
            <ButtonLink href={href('selectCollection')}>{say('routes.toCollections')}</ButtonLink>
          </>
        }
      >
        {say('routes.laterText')}
      </EmptyState>
    </Page>
  );
}
