import { Button, ErrorState, Page } from '@lucerna/kit';

/** Shown where no texts could be read: the only words of the app that are not texts of the service. */
export function TextsMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <Page width="text">
      <ErrorState
        headingLevel={1}
        title="The texts could not be loaded"
        safe="Nothing was lost: your projects are on the server."
        advice="Check the connection and try again."
        action={<Button onPress={onRetry}>Try again</Button>}
      />
    </Page>
  );
}
