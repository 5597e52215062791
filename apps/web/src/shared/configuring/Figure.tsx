import styles from './Figure.module.css';

/** A figure with its name; it moves a little when it changes. */
export function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd key={value} className={styles.fresh}>
        {value}
      </dd>
    </div>
  );
}
