import { ProgressBar } from 'react-aria-components';
import { classNames } from '../class-names';
import { useKitText } from '../texts/KitTexts';
import styles from './Spinner.module.css';

export interface SpinnerProps {
  /** What is being waited for; the kit's "Loading…" without it. */
  label?: string;
  size?: 'small' | 'large';
  className?: string;
}

/** Waiting without a known end, in the colour of the text around it. */
export function Spinner({ label, size = 'small', className }: SpinnerProps) {
  const text = useKitText();
  return (
    <ProgressBar
      isIndeterminate
      aria-label={label ?? text('loading')}
      className={classNames(styles.spinner, styles[size], className)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle className={styles.track} cx="12" cy="12" r="9.5" />
        <circle className={styles.arc} cx="12" cy="12" r="9.5" pathLength="100" />
      </svg>
    </ProgressBar>
  );
}
