import type { Source } from './source';
import styles from './Sources.module.css';

/** What a composition is called, with its code or where it comes from. */
export function SourceName({ source }: { readonly source: Source }) {
  return (
    <span className={styles.words}>
      <strong>{source.name}</strong>
      <span className={styles.quiet}>{source.code ?? source.collection}</span>
    </span>
  );
}
