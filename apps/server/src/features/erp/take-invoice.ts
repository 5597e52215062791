import type { InvoiceMessage } from '@lucerna/contract';
import { markets, openAmount } from '@lucerna/engine';
import { eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import { recordEvent } from '../../database/events';
import { client } from '../../database/tables/client';
import { invoice } from '../../database/tables/invoice';
import { excluded, now, typed } from '../../database/typed';
import { late, refused, taken, unknown, type Judged } from './judged';
import { isNewer } from '../../database/newer';

/** Keeps an invoice or a credit note as it stands (INV-01); a later message with what was paid takes its place. */
export async function takeInvoice(tx: pg.PoolClient, given: InvoiceMessage): Promise<Judged> {
  const { id: message, at, kind, invoice: number, client: clientCode, currency } = given;
  const db = typed(tx);
  const [known] = await db
    .select({ catalogId: client.catalogId, name: client.name })
    .from(client)
    .where(eq(client.code, clientCode));
  if (!known) return unknown({ code: 'erpClientUnknown', data: { client: clientCode } });
  const market = markets[known.catalogId];
  if (market.currency !== currency) {
    return refused({ code: 'erpCurrency', data: { client: known.name, currency: market.currency } });
  }
  const { orders, day, dueDay = null, net, tax, total, paid } = given;
  const open = openAmount({ kind, total, paid });
  const [written] = await db
    .insert(invoice)
    .values({
      ...{ number, clientCode, kind, orders, day, dueDay, currency, net, tax, total, paid, open },
      ...{ at: new Date(at), message },
    })
    .onConflictDoUpdate({
      target: invoice.number,
      set: {
        clientCode: excluded(invoice.clientCode),
        kind: excluded(invoice.kind),
        currency: excluded(invoice.currency),
        // What was sent to somebody else is not shown to who has it now.
        documentBytes: sql`case when ${invoice.clientCode} = ${excluded(invoice.clientCode)} then ${invoice.documentBytes} end`,
        orders: excluded(invoice.orders),
        day: excluded(invoice.day),
        dueDay: excluded(invoice.dueDay),
        net: excluded(invoice.net),
        tax: excluded(invoice.tax),
        total: excluded(invoice.total),
        paid: excluded(invoice.paid),
        open: excluded(invoice.open),
        at: excluded(invoice.at),
        message: excluded(invoice.message),
        updatedAt: now,
      },
      setWhere: isNewer(invoice),
    })
    .returning({ number: invoice.number });
  if (!written) return late;
  await recordEvent(tx, 'invoiceTold', { actor: null, subject: null, payload: { invoice: number, kind } });
  return taken();
}
