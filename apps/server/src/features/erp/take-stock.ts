import type { StockMessage } from '@lucerna/contract';
import type pg from 'pg';
import { isNewer } from '../../database/newer';
import { stock } from '../../database/tables/erp';
import { excluded, typed } from '../../database/typed';
import { late, taken, type Judged } from './judged';

/** Keeps how many pieces of a reference lay in stock, and when more comes. A reference that no catalogue has yet may get one. */
export async function takeStock(
  tx: pg.PoolClient,
  { id: message, at, reference, quantity, next }: StockMessage,
): Promise<Judged> {
  const written = await typed(tx)
    .insert(stock)
    .values({
      ...{ reference, quantity, at: new Date(at), message },
      nextOn: next?.day ?? null,
      nextQuantity: next?.quantity ?? null,
    })
    .onConflictDoUpdate({
      target: stock.reference,
      set: {
        quantity: excluded(stock.quantity),
        nextOn: excluded(stock.nextOn),
        nextQuantity: excluded(stock.nextQuantity),
        at: excluded(stock.at),
        message: excluded(stock.message),
      },
      setWhere: isNewer(stock),
    })
    .returning({ reference: stock.reference });
  return written.length > 0 ? taken() : late;
}
