import type { LineChange } from '@lucerna/contract';
import type { CatalogId } from '@lucerna/engine';
import { Alert, Button } from '@lucerna/kit';
import { useWriteLength } from '../../../../shared/catalogue/use-measures';
import { useProblemText, useTranslate } from '../../../../shared/i18n';
import styles from './Selection.module.css';

/** Lines of which the reason is told; when they are put right, the others tell theirs. */
const maxTold = 50;

interface RefusedLinesProps {
  readonly refused: LineChange['refused'];
  readonly catalogId: CatalogId;
  /** What a line is called; of one that is gone nothing is known. */
  readonly nameOf: (id: string) => string | undefined;
  readonly onClose: () => void;
}

/** The lines that stayed as they were, each with its reason. They stay selected. */
export function RefusedLines({ refused, catalogId, nameOf, onClose }: RefusedLinesProps) {
  const t = useTranslate();
  const problemText = useProblemText(useWriteLength(catalogId));
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
