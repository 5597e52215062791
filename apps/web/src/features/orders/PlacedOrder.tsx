import { addressOf } from '@lucerna/contract/address';
import { Breadcrumbs, Page, PageHeader } from '@lucerna/kit';
import { Navigate, useLocation } from 'react-router';
import { api, failureOf, useReadAgain } from '../../shared/api';
import { AwaitedPage } from '../../shared/failure';
import { SentFiles } from '../../shared/sent-files/SentFiles';
import { DensityButton } from '../../shared/list/DensityButton';
import { href, useTitle } from '../../shared/route';
import { SaleColumns, SaleSide } from '../../shared/sale';
import { numberFiller } from '../../shared/sale/number-filler';
import { useTranslate } from '../../shared/i18n';
import { AskCancellation, Cancellation } from './Cancellation';
import { Confirmation } from './Confirmation';
import { HeldOrder } from './HeldOrder';
import { OrderAgain } from './OrderAgain';
import { OrderDocument } from './OrderDocument';
import { OrderFacts } from './OrderFacts';
import { OrderedLines } from './OrderedLines';
import { OrderSteps } from './OrderSteps';
import { OrderTotals } from './OrderTotals';
import { Shipments } from './Shipments';
import { useOrderMoves } from './use-order-moves';

/** One order: how far it is, what is in it, what it costs, when it leaves (ORD-05). */
export function PlacedOrder({ orderId }: { orderId: string }) {
  const t = useTranslate();
  const order = api.useGetOrderQuery({ params: { orderId } });
  const { data, isLoading, error } = order;
  useOrderMoves(orderId, useReadAgain('orders'));
  const state = useLocation().state as { isJustPlaced?: boolean } | null;
  const title = data ? t('orders.number', { number: data.orderNumber }) : t('routes.order');
  useTitle(title);
  if (failureOf(error)?.status === 403) return <Navigate to={href('noAccess')} replace />;
  return (
    <Page>
      {data && state?.isJustPlaced && <Confirmation order={data} />}
      <PageHeader
        title={title}
        filler={data ? undefined : numberFiller}
        actions={
          <>
            {(data || isLoading) && <OrderDocument orderId={orderId} orderNumber={data?.orderNumber} />}
            <DensityButton />
          </>
        }
        above={
          <Breadcrumbs
            items={[{ label: t('orders.title'), href: href('orders') }, ...(data ? [{ label: title }] : [])]}
          />
        }
      />
      <div aria-busy={isLoading}>
        {!data && <AwaitedPage query={order} height="40rem" />}
        {data && (
          <>
            <HeldOrder order={data} />
            <Cancellation order={data} />
            {data.cancellation?.state !== 'granted' && <OrderSteps order={data} />}
            <SaleColumns>
              <OrderedLines order={data} />
              <SaleSide>
                {data.totals && <OrderTotals totals={data.totals} quote={data.quote} />}
                <OrderFacts order={data} />
                <SentFiles
                  files={data.files}
                  action="getOrderFile"
                  addressOf={(fileId) =>
                    addressOf('/api/v1/orders/:orderId/files/:fileId', { params: { orderId, fileId } })
                  }
                />
                <Shipments order={data} />
                <OrderAgain order={data} />
                <AskCancellation order={data} />
              </SaleSide>
            </SaleColumns>
          </>
        )}
      </div>
    </Page>
  );
}
