import { ButtonLink, EmptyState, OneLine, Page, PageHeader } from '@lucerna/kit';
import { QuietLamp } from '../../shared/picture/QuietLamp';
import { Navigate, useSearchParams } from 'react-router';
import { api, failureOf } from '../../shared/api';
import { AwaitedPage } from '../../shared/failure';
import { DensityButton } from '../../shared/list/DensityButton';
import { href, useHeld } from '../../shared/route';
import { ProjectBreadcrumbs } from '../../shared/route/ProjectBreadcrumbs';
import { useTranslate } from '../../shared/i18n';
import { BlockedLines } from './BlockedLines';
import { wishOfOrder } from './order-again';
import { AgainNotice } from './OrderAgain';
import { OrderForm } from './OrderForm';
import { usePlaceOrder } from './use-place-order';

/** What of a project can be ordered, what cannot and why, and the one act (ORD-01, ORD-02). */
export function NewOrder({ projectId }: { projectId: string }) {
  const t = useTranslate();
  const [asked] = useSearchParams();
  const budgetId = asked.get('quote') ?? undefined;
  const query = { projectId, ...(budgetId !== undefined && { budgetId }) };
  const draft = api.useGetOrderDraftQuery({ query }, { refetchOnMountOrArgChange: true });
  // The order that is ordered again; who may not read it, or has a link of nothing, gets the form as it always is.
  const again = asked.get('again');
  const before = api.useGetOrderQuery(
    { params: { orderId: again ?? '' }, isSilent: true },
    { skip: again === null },
  );
  const placing = usePlaceOrder(async () => (await draft.refetch()).data);
  // Right after the order nothing is left to order: what was ordered stays until its own page is there.
  const data = useHeld(before.isLoading ? undefined : draft.data, placing.isPlacing);
  const isLoading = draft.isLoading || before.isLoading;
  const toProject = href('project', { projectId });
  if (failureOf(draft.error)?.status === 403) return <Navigate to={href('noAccess')} replace />;
  return (
    <Page>
      <PageHeader
        title={t('orders.new')}
        actions={data?.products.orderedIds.length !== 0 && <DensityButton />}
        // Its line is there before its name.
        lead={
          <OneLine>
            <bdi>{data?.projectName ?? '\u00a0'}</bdi>
          </OneLine>
        }
        above={<ProjectBreadcrumbs projectId={projectId} name={data?.projectName} page={t('orders.new')} />}
      />
      <div aria-busy={isLoading}>
        {!data && <AwaitedPage query={draft} height="40rem" />}
        {data && before.data && <AgainNotice order={before.data} draft={data} />}
        {data && data.products.orderedIds.length > 0 && (
          <OrderForm draft={data} placing={placing} filledIn={before.data && wishOfOrder(before.data, data)}>
            <BlockedLines draft={data} />
          </OrderForm>
        )}
        {data?.products.orderedIds.length === 0 && (
          <>
            <EmptyState
              picture={<QuietLamp />}
              title={t('orders.nothing')}
              action={<ButtonLink href={toProject}>{t('orders.toProject')}</ButtonLink>}
            >
              {t('orders.nothingText')}
            </EmptyState>
            <BlockedLines draft={data} />
          </>
        )}
      </div>
    </Page>
  );
}
