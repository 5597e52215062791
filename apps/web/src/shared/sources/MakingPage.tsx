import { Heading, Page, PageHeader } from '@lucerna/kit';
import type { ReactNode } from 'react';
import { useTitle } from '../route';
import { SourceChooser } from './SourceChooser';
import type { Sources } from './use-sources';
import styles from './MakingPage.module.css';

interface MakingPageProps {
  readonly title: string;
  readonly lead: string;
  readonly sources: Sources;
  /** What is made of them, as a heading. */
  readonly heading: string;
  /** How it is to be made, and the act. */
  readonly children: ReactNode;
  /** What came of it, in parts of its own. */
  readonly made?: ReactNode;
}

/** The page on which something is made of many compositions: of which, how, and what came of it. */
export function MakingPage({ title, lead, sources, heading, children, made }: MakingPageProps) {
  useTitle(title);
  return (
    <Page>
      <PageHeader title={title} lead={lead} />
      <div className={styles.page}>
        <SourceChooser sources={sources} />
        <section className={styles.part}>
          <Heading level={2} size={20}>
            {heading}
          </Heading>
          {children}
        </section>
        {made}
      </div>
    </Page>
  );
}
