import type { Order } from '@lucerna/contract';
import { money, pricesOfPieces, type Currency } from '@lucerna/engine';
import type { OrderProduct } from '../../database/tables/order';
import { mapInSlices } from '../../http/time-slice';

type Shown = Order['products']['byId'][string];

export interface ProductToShow {
  readonly id: string;
  readonly quantity: number;
  readonly shippingDate: string | null;
  /** Minor units. */
  readonly unitGross: number;
  readonly unitNet: number;
  readonly product: OrderProduct;
}

/** A product of an order or of its draft; without `priced` no price is in it. */
export function presentProduct(line: ProductToShow, currency: Currency, priced: boolean): Shown {
  const { id, quantity, shippingDate, unitGross, unitNet, product } = line;
  return {
    _id: id,
    ...product,
    quantity,
    availability: { available: true, shippingDate },
    ...(priced && {
      prices: pricesOfPieces(
        { unitGross: money(unitGross, currency), unitNet: money(unitNet, currency) },
        quantity,
      ),
    }),
  };
}

/** Products keyed by id with their order, in slices of the event loop. */
export async function presentProducts(
  lines: readonly ProductToShow[],
  currency: Currency,
  priced: boolean,
): Promise<Order['products']> {
  const shown = await mapInSlices(
    lines,
    (line) => [line.id, presentProduct(line, currency, priced)] as const,
  );
  return { orderedIds: lines.map(({ id }) => id), byId: Object.fromEntries(shown) };
}
