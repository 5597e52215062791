import { Heading, Page, Stack, Text } from '@lucerna/kit';
import type { ReactNode } from 'react';
import { Drawing } from '../../shared/picture';
import { useSelector } from '../../shared/store/hooks';
import { selectTheme } from '../../shared/theme/theme';
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
  const ground = useSelector(selectTheme);
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
      <Drawing
        className={styles.picture}
        fill="xMaxYMid"
        draw={(picture, idPrefix) => picture.drawHero({ ground, idPrefix })}
      />
    </div>
  );
}
