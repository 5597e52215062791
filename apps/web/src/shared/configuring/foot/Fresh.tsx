import styles from './Fresh.module.css';

/** A text that moves a little when it becomes another. */
export function Fresh({ children }: { children: string }) {
  return (
    <span key={children} className={styles.fresh}>
      {children}
    </span>
  );
}
