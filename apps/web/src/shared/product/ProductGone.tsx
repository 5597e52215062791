import { EmptyState, Page } from '@lucerna/kit';
import { useWords } from '../words';

/** Says that the project has no such product any more. */
export function ProductGone() {
  const say = useWords();
  return (
    <Page>
      <EmptyState headingLevel={1} title={say('configurator.productGone')} />
    </Page>
  );
}
