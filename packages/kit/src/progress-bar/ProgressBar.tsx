import type { ReactNode } from 'react';
import { Label, ProgressBar as AriaProgressBar } from 'react-aria-components';
import { classNames } from '../class-names';
import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  label: ReactNode;
  /** How far it is, out of `max`; left out while that is unknown. */
  value?: number;
  max?: number;
  /** Words for how far it is, such as "12 of 17"; a percentage without them. */
  valueLabel?: string;
  className?: string;
}

/** How far a work is, and what it is. */
export function ProgressBar({ label, value, max = 100, valueLabel, className }: ProgressBarProps) {
  return (
    <AriaProgressBar
      value={value}
      maxValue={max}
      valueLabel={valueLabel}
      isIndeterminate={value === undefined}
      className={classNames(styles.progress, className)}
    >
      {({ percentage, valueText, isIndeterminate }) => (
        <>
          <span className={styles.words}>
            <Label>{label}</Label>
            {!isIndeterminate && <span className={styles.value}>{valueText}</span>}
          </span>
          <span className={styles.track}>
            <span
              className={classNames(styles.fill, isIndeterminate && styles.unknown)}
              style={isIndeterminate ? undefined : { inlineSize: `${percentage ?? 0}%` }}
            />
          </span>
        </>
      )}
    </AriaProgressBar>
  );
}
