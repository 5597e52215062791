import { Button, ErrorState } from '@lucerna/kit';

/** Shown where the app could not be reached: the only words that are not texts of the service. */
export function OutOfReach({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <ErrorState
      headingLevel={1}
      title="The service cannot be reached"
      safe="Nothing was sent."
      advice="Check the connection and try again."
      action={<Button onPress={onRetry}>Try again</Button>}
    />
  );
}
