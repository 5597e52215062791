import { Heading } from '@lucerna/kit';
import { useId, type ReactNode } from 'react';
import styles from './Section.module.css';

/** A part of the page below its head, named by its title. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
