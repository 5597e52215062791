import type { Problem } from '@lucerna/engine';
import { Page, Skeleton } from '@lucerna/kit';
import { Unopened } from '../../../shared/editor';
import { FailedQuery } from '../../../shared/failure';
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
  if (error) {
    return (
      <Page>
        <FailedQuery headingLevel={1} error={error} onRetry={onRetry} />
      </Page>
    );
  }
  if (problems) return <Unopened problems={problems} />;
  return (
    <div className={styles.place} aria-busy="true">
      <Skeleton shape="block" height="100%" />
    </div>
  );
}
