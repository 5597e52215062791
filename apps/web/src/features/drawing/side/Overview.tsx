import type { Drawing, DrawingFacts } from '@lucerna/engine';
import { Heading } from '@lucerna/kit';
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
