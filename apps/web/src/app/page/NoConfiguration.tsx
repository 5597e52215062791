import { Button, ErrorState, Page } from '@lucerna/kit';
import { useTitle } from '../../shared/route';
import { useWords } from '../../shared/words';

/** Shown where the settings of the installation could not be read (P2). */
export function NoConfiguration() {
  const say = useWords();
  useTitle(say('routes.noConfiguration'));
  return (
    <Page width="text">
      <ErrorState
        headingLevel={1}
        title={say('routes.noConfiguration')}
        safe={say('errors-dialog.page.safe')}
        advice={say('routes.noConfigurationText')}
        action={
          <Button variant="primary" onPress={() => window.location.reload()}>
            {say('errors-dialog.reload')}
          </Button>
        }
      />
    </Page>
  );
}
