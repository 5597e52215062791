import { Page, PageHeader } from '@lucerna/kit';
import type { ReactNode } from 'react';
import { AwaitedPage } from '../../shared/failure';
import { DensityButton } from '../../shared/list/DensityButton';
import { SaleColumns } from '../../shared/sale';
import { numberFiller } from '../../shared/sale/number-filler';
import styles from './Sheet.module.css';

interface Asked {
  readonly data?: unknown;
  readonly isLoading: boolean;
  readonly isFetching: boolean;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

interface QuoteDeskProps {
  readonly title: string;
  /** Above the title. */
  readonly above?: ReactNode;
  /** The call that reads the quote. */
  readonly asked: Asked;
  /** The sheet and what stands beside it, once it is read. */
  readonly sheet: ReactNode;
  readonly children?: ReactNode;
}

/** The desk on which the sheet of a quote lies, while it is read, and why it cannot be. */
export function QuoteDesk({ title, above, asked, sheet, children }: QuoteDeskProps) {
  const { data, isLoading } = asked;
  return (
    <Page className={styles.desk}>
      <PageHeader
        title={title}
        filler={data ? undefined : numberFiller}
        actions={<DensityButton />}
        above={above}
      />
      <SaleColumns isBusy={isLoading}>
        {!data && <AwaitedPage query={asked} height="44rem" />}
        {sheet}
      </SaleColumns>
      {children}
    </Page>
  );
}
