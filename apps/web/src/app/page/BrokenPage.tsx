import { Button, ErrorState, Page } from '@lucerna/kit';
import { useEffect } from 'react';
import { useWords } from '../../shared/words';

/** A page that broke while it was read or drawn. A new version on the server takes away old code: reading again mends it. */
export function BrokenPage({ error }: { error: unknown }) {
  const say = useWords();
  useEffect(() => reportError(error), [error]);
  return (
    <Page width="text">
      <ErrorState
        headingLevel={1}
        title={say('errors-dialog.page.title')}
        safe={say('errors-dialog.page.safe')}
        advice={say('errors-dialog.page.text')}
        action={
          <Button variant="primary" onPress={() => window.location.reload()}>
            {say('errors-dialog.reload')}
          </Button>
        }
      />
    </Page>
  );
}
