import { Button, ButtonLink, EmptyState, Page, PageHeader, Pagination, Skeleton, Text } from '@lucerna/kit';
import { QuietLamp } from '../../shared/picture/QuietLamp';
import { api } from '../../shared/api';
import { FailedQuery } from '../../shared/failure';
import { useDensity } from '../../shared/list/use-density';
import { CollectionPicture } from '../../shared/picture';
import { href } from '../../shared/route';
import { useTranslate } from '../../shared/i18n';
import { OrderFilters } from './OrderFilters';
import { OrderStrip } from './OrderStrip';
import { useOrdersAsked } from './use-orders-asked';
import styles from './OrderList.module.css';

const rows = 10;
/** A collection whose picture invites where there is no order yet. */
const inviting = 230;

/** The orders of the account: searched, filtered, sorted, by pages (ORD-04). */
export function OrderList() {
  const t = useTranslate();
  const [density] = useDensity();
  const { asked, ask } = useOrdersAsked();
  const { search, status, sortBy, page } = asked;
  const query = { search: search.trim() || undefined, status, sortBy, page, itemsPerPage: rows };
  const { data, isLoading, isFetching, isError, error, refetch } = api.useListOrdersQuery({ query });
  const isFiltered = Boolean(query.search ?? status);
  const isEmpty = data?.docs.length === 0;
  return (
    <Page>
      <PageHeader title={t('orders.title')} />
      {!(isEmpty && !isFiltered) && <OrderFilters asked={asked} onAsk={ask} />}
      <section
        // What invites where there is no order stands by itself: the filters above a list are not there.
        key={isEmpty && !isFiltered ? 'empty' : 'list'}
        aria-label={t('orders.title')}
        aria-busy={isFetching}
        className={styles.orders}
      >
        {isLoading &&
          Array.from({ length: 4 }, (_, row) => <Skeleton key={row} shape="block" height="10rem" />)}
        {isError && <FailedQuery error={error} onRetry={() => void refetch()} />}
        {!isError && isEmpty && !isFiltered && (
          <EmptyState
            title={t('orders.empty')}
            picture={<CollectionPicture subFamilyId={inviting} isFirst />}
            action={
              <ButtonLink href={href('projects')} variant="primary">
                {t('orders.toProjects')}
              </ButtonLink>
            }
          >
            {t('orders.emptyText')}
          </EmptyState>
        )}
        {!isError && isEmpty && isFiltered && (
          <EmptyState
            picture={<QuietLamp isOff />}
            title={t('orders.nothingFound')}
            action={
              <Button onPress={() => ask({ search: '', status: undefined })}>
                {t('orders.clearFilters')}
              </Button>
            }
          />
        )}
        {!isError && data && !isEmpty && (
          <>
            <Text size={14} tone="quiet" role="status" isTabular>
              {t('orders.found', { count: data.meta.totalDocs })}
            </Text>
            <ul data-density={density} className={styles.list}>
              {data.docs.map((order) => (
                <OrderStrip key={order.orderId} order={order} />
              ))}
            </ul>
            <Pagination page={page} pages={data.meta.totalPages} onChange={(next) => ask({ page: next })} />
          </>
        )}
      </section>
    </Page>
  );
}
