import { Heading, Page, Stack, Text } from '@lucerna/kit';
import type { ReactNode } from 'react';
import { HeroPicture } from '../../shared/picture';
import styles from './EntryPage.module.css';

interface EntryPageProps {
  readonly title: string;
  readonly lead: string;
  /** The form. */
  readonly children: ReactNode;
  /** The other way in, under the form. */
  readonly foot: ReactNode;
}

/** The page of a form to come in by: the form beside a lit room. */
export function EntryPage({ title, lead, children, foot }: EntryPageProps) {
  return (
    <div className={styles.entry}>
      <Page width="form" className={styles.form}>
        <Stack gap={7}>
          <Stack gap={3}>
            <Heading level={1}>{title}</Heading>
            <Text tone="quiet">{lead}</Text>
          </Stack>
          {children}
          <Text as="div" size={14} tone="quiet">
            {foot}
          </Text>
        </Stack>
      </Page>
      <HeroPicture className={styles.picture} />
    </div>
  );
}
