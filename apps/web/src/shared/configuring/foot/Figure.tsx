import { Fresh } from './Fresh';
import styles from './Figure.module.css';

/** A figure with its name. */
export function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <Fresh as="dd">{value}</Fresh>
    </div>
  );
}
