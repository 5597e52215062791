import type { Problem } from '@lucerna/engine';
import { Page, Skeleton } from '@lucerna/kit';
import { FailedQuery } from '../../failure';
import { Unopened } from './Unopened';
import styles from './WholeLoading.module.css';

interface WholeLoadingProps {
  readonly error?: unknown;
  /** Why what is stored cannot be shown with today's catalogue. */
  readonly problems?: readonly Problem[];
  readonly onRetry: () => void;
}

/** The place of an editor while it is read, or why it cannot be. */
export function WholeLoading({ error, problems, onRetry }: WholeLoadingProps) {
  if (error) {
    return (
      <Page>
        <FailedQuery headingLevel={1} error={error} onRetry={onRetry} />
      </Page>
    );
  }
  if (problems) return <Unopened problems={problems} />;
  return <WholeWaiting />;
}

/** The place of an editor while it is not known yet what it shows. */
export function WholeWaiting() {
  return (
    <div className={styles.place} aria-busy="true">
      <Skeleton shape="block" height="100%" />
      <div className={styles.side}>
        <Skeleton lines={10} />
      </div>
    </div>
  );
}
