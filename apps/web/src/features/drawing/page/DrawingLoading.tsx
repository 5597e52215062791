import type { Problem } from '@lucerna/engine';
import { ErrorState, Page, Skeleton } from '@lucerna/kit';
import { FailedQuery } from '../../../shared/failure';
import { useProblemText, useWords } from '../../../shared/words';
import styles from './DrawingLoading.module.css';

interface DrawingLoadingProps {
  /** Why it cannot be read, when a call failed. */
  readonly error?: unknown;
  /** Why what was read cannot be shown. */
  readonly problems?: readonly Problem[] | undefined;
  readonly onRetry: () => void;
}

/** The place of the plan while it is read, or why it cannot be shown. */
export function DrawingLoading({ error, problems, onRetry }: DrawingLoadingProps) {
  const say = useWords();
  const problemText = useProblemText();
  if (error) {
    return (
      <Page>
        <FailedQuery headingLevel={1} error={error} onRetry={onRetry} />
      </Page>
    );
  }
  if (problems) {
    return (
      <Page>
        <ErrorState
          headingLevel={1}
          title={say('drawing.unreadable')}
          advice={problems.map((each) => problemText(each)).join(' ')}
        />
      </Page>
    );
  }
  return (
    <div className={styles.place} aria-busy="true">
      <Skeleton shape="block" height="100%" />
    </div>
  );
}
