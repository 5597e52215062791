import { Icon } from '@lucerna/kit';
import { useId } from 'react';
import styles from './LoadMeter.module.css';

interface LoadMeterProps {
  readonly name: string;
  readonly value: number;
  readonly most: number;
  /** The figures in words: `84 W of 96 W`. */
  readonly text: string;
}

/** How much of a limit is used; above it with a sign, not by colour alone. */
export function LoadMeter({ name, value, most, text }: LoadMeterProps) {
  const id = useId();
  const share = most > 0 ? value / most : value > 0 ? 2 : 0;
  const isOver = share > 1;
  return (
    <div className={styles.meter} data-over={isOver || undefined}>
      <span id={id} className={styles.name}>
        {name}
      </span>
      <span className={styles.text}>
        {isOver && <Icon name="warning" size={16} />}
        {text}
      </span>
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={Math.max(most, value)}
        aria-valuetext={text}
        className={styles.bar}
      >
        <div className={styles.used} style={{ inlineSize: `${Math.min(1, share) * 100}%` }} />
      </div>
    </div>
  );
}
