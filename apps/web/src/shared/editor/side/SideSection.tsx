import { Heading, Stack } from '@lucerna/kit';
import type { ReactNode } from 'react';
import styles from './SideSection.module.css';

interface SideSectionProps {
  /** What it is to those who do not see it. */
  readonly label: string;
  readonly title: ReactNode;
  /** What can be done with all of it, at the end of its title. */
  readonly acts?: ReactNode;
  /** The same as signs without words. */
  readonly signs?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the side of an editor: what is chosen, or what is drawn, under its name. */
export function SideSection({ label, title, acts, signs, children }: SideSectionProps) {
  return (
    <Stack as="section" gap={4} aria-label={label}>
      <div className={styles.head}>
        <Heading level={2} size={20}>
          {title}
        </Heading>
        {acts}
        {signs && <div className={styles.signs}>{signs}</div>}
      </div>
      {children}
    </Stack>
  );
}
