import type { DrawingProblem } from '@lucerna/engine';
import { Icon } from '@lucerna/kit';
import { useTranslate } from '../../../shared/i18n';
import { useDrawingProblems, type ProblemWatch } from '../work/drawing-validation';
import styles from './Side.module.css';

interface ProblemListProps {
  readonly against: ProblemWatch;
  readonly textOf: (problem: DrawingProblem) => string;
  readonly onSelect: (ids: readonly string[]) => void;
}

/** What stands against building it, in words; a press chooses where it is. */
export function ProblemList({ against, textOf, onSelect }: ProblemListProps) {
  const t = useTranslate();
  const problems = useDrawingProblems(against);
  if (problems.length === 0) return null;
  // A run that leaves the room at several corners says so once.
  const said = new Map(
    problems.map((each) => {
      const id = each.light ?? each.feed ?? each.run;
      const text = textOf(each);
      return [`${id} ${text}`, { id, text }];
    }),
  );
  return (
    <ul className={styles.problems} aria-label={t('drawing.problems')}>
      {[...said].map(([key, { id, text }]) => (
        <li key={key}>
          <button type="button" className={styles.problem} onClick={() => onSelect(id ? [id] : [])}>
            <Icon name="warning" size={16} />
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
