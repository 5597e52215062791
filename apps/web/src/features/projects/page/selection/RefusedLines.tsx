import type { LineChange } from '@lucerna/contract';
import { Alert, Button } from '@lucerna/kit';
import { useProblemText, useTranslate } from '../../../../shared/i18n';
import styles from './Selection.module.css';

/** Lines of which the reason is told; when they are put right, the others tell theirs. */
const maxTold = 50;

interface RefusedLinesProps {
  readonly refused: LineChange['refused'];
  /** What a line is called; of one that is gone nothing is known. */
  readonly nameOf: (id: string) => string | undefined;
  readonly onClose: () => void;
}

/** The lines that stayed as they were, each with its reason. They stay selected. */
export function RefusedLines({ refused, nameOf, onClose }: RefusedLinesProps) {
  const t = useTranslate();
  const problemText = useProblemText();
  return (
    <Alert tone="warning" title={t('selection.refused', { count: refused.length })}>
      <ul
        className={styles.refused}
        tabIndex={0}
        aria-label={t('selection.refused', { count: refused.length })}
      >
        {refused.slice(0, maxTold).map(({ _id, name, problems }) => (
          <li key={_id}>
            <strong>
              <bdi>{nameOf(_id) ?? name}</bdi>
            </strong>{' '}
            {problems.map(problemText).join(' ')}
          </li>
        ))}
      </ul>
      <Button size="small" onPress={onClose}>
        {t('selection.understood')}
      </Button>
    </Alert>
  );
}
