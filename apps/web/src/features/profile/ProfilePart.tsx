import { Heading, Text } from '@lucerna/kit';
import { useId, type ReactNode } from 'react';
import styles from './Profile.module.css';

interface ProfilePartProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** One subject of the profile: its name at the side, what can be done at the other. */
export function ProfilePart({ title, lead, children }: ProfilePartProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.name}>
        <Heading level={2} size={20} id={id}>
          {title}
        </Heading>
        {lead && (
          <Text size={14} tone="quiet">
            {lead}
          </Text>
        )}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
