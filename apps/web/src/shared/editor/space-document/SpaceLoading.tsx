import type { Result } from '@lucerna/engine';
import { Page, Skeleton } from '@lucerna/kit';
import { FailedPage } from '../../failure';
import type { Reading } from './reading';
import frame from '../frame/EditorFrame.module.css';
import { Unopened } from './Unopened';
import styles from './SpaceLoading.module.css';

interface SpaceLoadingProps {
  readonly reading: Reading;
  /** What the editor begins with, once that is read; or why it cannot be shown with today's catalogue. */
  readonly start?: Result<unknown> | null;
  /** What the editor will be called, where that is known before what it shows. */
  readonly title?: string | undefined;
}

/** The place of an editor while it is read, or why it cannot be. */
export function SpaceLoading({ reading, start, title }: SpaceLoadingProps) {
  const { error, isAsking, retry } = reading;
  if (error) {
    return (
      <Page>
        <FailedPage headingLevel={1} error={error} isAsking={isAsking} onRetry={retry} />
      </Page>
    );
  }
  if (start?.ok === false) return <Unopened problems={start.problems} />;
  return <SpaceWaiting title={title} />;
}

/**
 * The place of an editor while it is not known yet what it shows. Its title is no heading yet: one that goes again would
 * take the focus along.
 */
export function SpaceWaiting({ title }: Pick<SpaceLoadingProps, 'title'>) {
  return (
    <div className={styles.place} aria-busy="true">
      <div className={styles.room}>
        {title && (
          <div className={frame.head}>
            <p className={frame.title}>{title}</p>
          </div>
        )}
      </div>
      <div className={styles.side}>
        <Skeleton lines={10} />
      </div>
    </div>
  );
}
