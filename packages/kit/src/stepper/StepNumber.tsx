import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './StepNumber.module.css';

/** The figure of a step, in a ring that is filled where the step is active. Its words say the number to who cannot see it. */
export function StepNumber({ isActive, children }: { isActive: boolean; children: ReactNode }) {
  return (
    <span className={classNames(styles.number, isActive && styles.active)} aria-hidden="true">
      {children}
    </span>
  );
}
