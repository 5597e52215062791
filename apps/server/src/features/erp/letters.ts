import type { OrderNotice } from '@lucerna/contract';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { account } from '../../database/tables/account';
import { order } from '../../database/tables/order';
import { shipment } from '../../database/tables/erp';
import { prepared, typed, type Given, type Queryable } from '../../database/typed';
import type { AppContext } from '../../app-context';
import { inLane, taskOf } from '../../jobs/lanes';
import { composeLetter, mailText } from '../mail';

const task = 'sendOrderMoved';

const moved = z.object({
  orderId: z.string(),
  change: z.enum(['placed', 'state', 'shipment', 'cancellation']),
  status: z.number(),
  /** Number of the shipment. */
  about: z.string(),
  origin: z.string(),
});

/** What of an order a letter tells. */
type Told = Pick<OrderNotice, 'id' | 'status'> & { readonly change: OrderNotice['change'] | 'placed' };

/** Tells by mail who placed an order that it is there, or that it moved on. */
export const tellOwner = (
  ctx: AppContext,
  tx: Queryable,
  { id: orderId, change, status }: Told,
  about: string,
  origin: string,
) => ctx.jobs.add(tx, task, { orderId, change, status, about, origin } satisfies z.infer<typeof moved>);

const letterOf = {
  placed: 'orderPlaced',
  state: 'orderMoved',
  shipment: 'orderShipped',
  cancellation: 'orderCancelled',
} as const;

const orderAndOwner = prepared('order and owner', (db, { orderId }: Given<{ orderId: string }>) =>
  db
    .select({
      ...{ number: order.number, project: order.projectName, now: order.status },
      ...{ email: account.email, name: account.firstName, language: account.language },
    })
    .from(order)
    .innerJoin(account, eq(account.id, order.ownerId))
    .where(eq(order.id, orderId)),
);

const sendMoved = taskOf(moved, async ({ orderId, change, status, about, origin }, ctx, job) => {
  const [found] = await orderAndOwner(ctx.pool, { orderId });
  // Of a state that the order has left meanwhile, a letter of its own tells.
  if (!found || (change === 'state' && found.now > status)) return;
  const [sent] = change === 'shipment' ? await shipmentOf(ctx, about) : [];
  if (change === 'shipment' && !sent) return;
  const { number, project, email, name, language } = found;
  await ctx.mail.send(
    composeLetter(letterOf[change], {
      ...{ to: email, name, language },
      maker: ctx.catalogue.current(),
      link: `${origin}/order/${orderId}`,
      data: {
        ...{ number, project, state: mailText(`orderState.${status}`, language) },
        carrier: [sent?.carrier, sent?.tracking].filter(Boolean).join(' '),
      },
    }),
    job,
  );
});

const shipmentOf = (ctx: AppContext, number: string) =>
  typed(ctx.pool)
    .select({ carrier: shipment.carrier, tracking: shipment.tracking })
    .from(shipment)
    .where(eq(shipment.number, number));

export const letters = inLane('mail', { [task]: sendMoved });
