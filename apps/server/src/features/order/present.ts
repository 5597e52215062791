import { orderDetails, type Order, type OrderRow, type SoldFreeLine } from '@lucerna/contract';
import { money } from '@lucerna/engine';
import { pick } from '../../database/typed';
import type { OrderProgress } from './progress';
import type { ListedOrder, StoredOrder } from './store';

/** What a viewer sees of an order and may do with it. */
interface OrderView {
  readonly priced: boolean;
  /** Orders in the project. */
  readonly mayOrder: boolean;
  /** Copies the project. */
  readonly mayCopy: boolean;
  /** Answers for the manufacturer. */
  readonly isMaker: boolean;
}

/** What an order and its row in a list say alike. */
const headOf = (stored: StoredOrder) => ({
  orderId: stored.id,
  orderNumber: stored.number,
  projectId: stored.projectId,
  projectName: stored.projectName,
  status: stored.status,
  currency: stored.currency,
  createdAt: stored.createdAt.toISOString(),
  shippingDate: stored.shippingDate,
});

/**
 * An order as the calls answer it (contract: `order`), with products as `presentProducts` shows them; without `priced` no
 * price is in it.
 */
export function presentOrder(
  stored: StoredOrder,
  products: Order['products'],
  { priced, mayOrder, mayCopy, isMaker }: OrderView,
  { files, ...progress }: OrderProgress & Pick<Order, 'files'>,
): Order {
  return {
    ...headOf(stored),
    ...pick(stored, orderDetails.shape),
    clientCode: stored.clientCode,
    files: [...files],
    mayRelease: stored.isHeld && mayOrder,
    cancellation: presentCancellation(stored),
    mayCancel: mayOrder && !hasLeft(stored.status, progress) && stored.cancellation === null,
    mayAnswerCancellation: isMaker && stored.cancellation === 'asked',
    mayOrderAgain: mayOrder && mayCopy,
    quote: presentQuote(stored, priced),
    ...progress,
    products,
    ...(priced && {
      totals: {
        gross: money(stored.totalGross, stored.currency),
        net: money(stored.totalNet, stored.currency),
      },
    }),
  };
}

/** Whether something of an order left already, which nobody can call back here. */
export const hasLeft = (status: Order['status'], { shipments }: Pick<OrderProgress, 'shipments'>): boolean =>
  status === 4 || shipments.length > 0;

function presentCancellation(stored: StoredOrder): Order['cancellation'] {
  const { cancellation: state, cancelReason: reason, cancelAskedBy: askedBy } = stored;
  if (state === null) return null;
  const askedAt = (stored.cancelAskedAt ?? stored.createdAt).toISOString();
  return { state, reason, askedBy, askedAt, answer: stored.cancelAnswer };
}

/** The quote at whose prices an order was placed. */
function presentQuote({ quoted, budgetId, currency }: StoredOrder, priced: boolean): Order['quote'] {
  if (!quoted || budgetId === null) return null;
  const { number, revision, discount, surcharge, discountValue, surchargeValue, freeLines } = quoted;
  return {
    ...{ budgetId, number, revision },
    discount: priced ? discount : 0,
    surcharge: priced ? surcharge : 0,
    freeLines: shownFreeLines(freeLines, priced),
    ...(priced && {
      discountValue: money(discountValue, currency),
      surchargeValue: money(surchargeValue, currency),
    }),
  };
}

/** Freight and other lines; without `priced` no price is in them. */
export const shownFreeLines = (lines: readonly SoldFreeLine[], priced: boolean): SoldFreeLine[] =>
  lines.map(({ unitPrice, total, ...line }) => (priced ? { ...line, unitPrice, total } : line));

/** A row of the list of orders. */
export function presentOrderRow(stored: ListedOrder, priced: boolean): OrderRow {
  return {
    ...headOf(stored),
    internalOrderNumber: stored.internalOrderNumber,
    ...{ quantity: stored.quantity, isHeld: stored.isHeld, cancellation: stored.cancellation },
    ...(priced && { totalNet: money(stored.totalNet, stored.currency) }),
    pictures: stored.products.map(
      ({ id, product: { model, configuration, compositions, referenceCode } }) => {
        const { color, temperature } = configuration;
        return {
          model,
          ...(color !== undefined && { color }),
          ...(temperature !== undefined && { temperature }),
          ...(compositions && { composed: { productId: id, code: referenceCode } }),
        };
      },
    ),
  };
}
