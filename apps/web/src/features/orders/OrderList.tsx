import { ButtonLink, EmptyState, Page, PageHeader } from '@lucerna/kit';
import { api } from '../../shared/api';
import { ListSection } from '../../shared/list/ListSection';
import { useStandingAnswer } from '../../shared/list/use-standing-answer';
import { useDensity } from '../../shared/list/use-density';
import { CollectionPicture } from '../../shared/picture';
import { href } from '../../shared/route';
import { useTranslate } from '../../shared/i18n';
import { OrderFilters } from './OrderFilters';
import { OrderStrip } from './OrderStrip';
import { useOrdersAsked } from './use-orders-asked';

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
  const answer = useStandingAnswer(api.useListOrdersQuery({ query }));
  const isFiltered = Boolean(query.search ?? status);
  const isEmpty = answer.data?.meta.totalDocs === 0;
  return (
    <Page>
      <PageHeader title={t('orders.title')} />
      {!(isEmpty && !isFiltered) && <OrderFilters asked={asked} onAsk={ask} />}
      <ListSection
        title={t('orders.title')}
        answer={answer}
        page={page}
        onTurn={(next) => ask({ page: next })}
        rows={{ height: '10rem', count: 4 }}
        found={(count) => t(answer.data?.meta.hasMore ? 'orders.foundMore' : 'orders.found', { count })}
        filtered={
          isFiltered && {
            nothingFound: t('orders.nothingFound'),
            onClear: () => ask({ search: '', status: undefined }),
          }
        }
        empty={
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
        }
      >
        <ul data-density={density}>
          {answer.data?.docs.map((order) => (
            <OrderStrip key={order.orderId} order={order} />
          ))}
        </ul>
      </ListSection>
    </Page>
  );
}
