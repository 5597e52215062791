import type { Finish } from '@lucerna/engine';
import { drawSwatch } from '@lucerna/picture/samples';
import { useId, useMemo } from 'react';
import styles from './FinishSample.module.css';

/** A sample of a finish, as large as what it stands in. */
export function FinishSample({ finish }: { finish: Finish | null }) {
  const id = useId();
  const svg = useMemo(() => drawSwatch(finish, id), [finish, id]);
  // Our own drawing code made the text; no words of users are in it.
  return <span className={styles.sample} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}
