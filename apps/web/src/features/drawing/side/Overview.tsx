import type { Drawing, DrawingFacts, DrawingProblem } from '@lucerna/engine';
import { Heading, Icon } from '@lucerna/kit';
import { useWords } from '../../../shared/words';
import type { Lengths } from '../words/use-lengths';
import { RunMeters } from './RunPanel';
import styles from './Side.module.css';

interface OverviewProps {
  readonly drawing: Drawing;
  readonly facts: DrawingFacts;
  readonly lengths: Lengths;
  readonly nameOf: (id: string) => string;
  readonly onSelect: (ids: readonly string[]) => void;
}

/** Every run with its length and load against the limits. */
export function Overview({ drawing, facts, lengths, nameOf, onSelect }: OverviewProps) {
  const say = useWords();
  if (drawing.runs.length === 0) return null;
  return (
    <section className={styles.panel} aria-label={say(`drawing.runs.${drawing.system}`)}>
      <Heading level={2} size={20}>
        {say(`drawing.runs.${drawing.system}`)}
      </Heading>
      <ul className={styles.runs}>
        {facts.runs.map((run) => (
          <li key={run.id} className={styles.run}>
            <button type="button" className={styles.name} onClick={() => onSelect([run.id])}>
              {nameOf(run.id)}
            </button>
            <RunMeters facts={run} lengths={lengths} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ProblemListProps {
  readonly problems: readonly DrawingProblem[];
  readonly textOf: (problem: DrawingProblem) => string;
  readonly onSelect: (ids: readonly string[]) => void;
}

/** What stands against building it, in words; a press chooses where it is. */
export function ProblemList({ problems, textOf, onSelect }: ProblemListProps) {
  const say = useWords();
  if (problems.length === 0) return null;
  return (
    <ul className={styles.problems} aria-label={say('drawing.problems')}>
      {problems.map((each, at) => {
        const id = each.light ?? each.feed ?? each.run;
        return (
          <li key={at}>
            <button type="button" className={styles.problem} onClick={() => onSelect(id ? [id] : [])}>
              <Icon name="warning" size={16} />
              {textOf(each)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
