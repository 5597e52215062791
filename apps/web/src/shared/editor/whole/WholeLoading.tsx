import type { Problem } from '@lucerna/engine';
import { ButtonLink, ErrorState, Page, Skeleton } from '@lucerna/kit';
import { FailedQuery } from '../../failure';
import { useChoosing } from '../../route';
import { useProblemText, useWords } from '../../words';
import styles from './WholeLoading.module.css';

interface WholeLoadingProps {
  readonly error?: unknown;
  /** Why what is stored cannot be shown with today's catalogue. */
  readonly problems?: readonly Problem[];
  readonly onRetry: () => void;
}

/** The place of an editor while it is read, or why it cannot be. */
export function WholeLoading({ error, problems, onRetry }: WholeLoadingProps) {
  const say = useWords();
  const problemText = useProblemText();
  const choosing = useChoosing();
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
          title={say('configurator.cannot')}
          action={<ButtonLink href={choosing.collections()}>{say('collections.title')}</ButtonLink>}
          advice={problems.map((problem) => problemText(problem)).join(' ')}
        />
      </Page>
    );
  }
  return (
    <div className={styles.place} aria-busy="true">
      <Skeleton shape="block" height="100%" />
      <div className={styles.side}>
        <Skeleton lines={10} />
      </div>
    </div>
  );
}
