import { TextTransition } from './TextTransition';
import styles from './Figure.module.css';

interface FigureProps {
  readonly name: string;
  readonly value: string;
  /** Stands behind the value in a window with room for it. */
  readonly detail?: string;
}

/** A figure with its name. */
export function Figure({ name, value, detail }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>
        <TextTransition>{value}</TextTransition>
        {detail && <span className={styles.detail}> · {detail}</span>}
      </dd>
    </div>
  );
}
