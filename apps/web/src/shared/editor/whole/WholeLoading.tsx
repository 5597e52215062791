import type { Result } from '@lucerna/engine';
import { Page, Skeleton } from '@lucerna/kit';
import { FailedPage } from '../../failure';
import type { Reading } from './reading';
import { Unopened } from './Unopened';
import styles from './WholeLoading.module.css';

interface WholeLoadingProps {
  readonly reading: Reading;
  /** What the editor begins with, once that is read; or why it cannot be shown with today's catalogue. */
  readonly start?: Result<unknown> | null;
}

/** The place of an editor while it is read, or why it cannot be. */
export function WholeLoading({ reading, start }: WholeLoadingProps) {
  const { error, isAsking, retry } = reading;
  if (error) {
    return (
      <Page>
        <FailedPage headingLevel={1} error={error} isAsking={isAsking} onRetry={retry} />
      </Page>
    );
  }
  if (start?.ok === false) return <Unopened problems={start.problems} />;
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
