import { sellsForMaker } from '@lucerna/contract';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { account } from '../../database/tables/account';
import { clientManager } from '../../database/tables/client';
import { order } from '../../database/tables/order';
import { project } from '../../database/tables/project';
import { projectMember } from '../../database/tables/project-member';
import { typed, type Queryable } from '../../database/typed';
import type { AppContext } from '../../app-context';
import { inLane, taskOf } from '../../jobs/lanes';
import { findAccount, privilegesOfRow } from '../account';
import { composeLetter } from '../mail';
import { may } from '../project';

const tasks = { ask: 'askOrderCancellation', asked: 'sendOrderCancellationAsked' } as const;

const about = z.object({ orderId: z.uuid(), askerId: z.uuid(), origin: z.string() });
const toReader = about.extend({ readerId: z.uuid() });

/** How many are told of one wish; its order shows it to all who may answer. */
const maxReaders = 20;

/** Tells those who sell for the manufacturer and read the order that its buyer wishes it cancelled. */
export const tellSellers = (ctx: AppContext, tx: Queryable, payload: z.infer<typeof about>): Promise<void> =>
  ctx.jobs.add(tx, tasks.ask, payload);

const findCancellation = async (db: Queryable, orderId: string) => {
  const { id, number, projectId, projectName, status, cancellation, cancelAskedBy } = order;
  const [found] = await typed(db)
    .select({ id, number, projectId, projectName, status, cancellation, cancelAskedBy })
    .from(order)
    .where(eq(id, orderId));
  return found?.cancellation === 'asked' ? found : null;
};

/** Who answers for the manufacturer: whoever sells for it and looks after the client, or is in the project. */
async function sellersOf(db: Queryable, orderId: string, projectId: string, askerId: string) {
  const candidates = sql`
    select ${project.ownerId} from ${project} where ${project.id} = ${projectId}
    union select ${projectMember.accountId} from ${projectMember} where ${projectMember.projectId} = ${projectId}
    union select ${account.id} from ${project}
      join ${clientManager} on ${clientManager.clientCode} = ${project.clientCode}
      join ${account} on ${account.email} = ${clientManager.email} where ${project.id} = ${projectId}`;
  const rows = await typed(db)
    .select({ id: account.id, roles: account.roles })
    .from(account)
    .where(
      and(
        sql`${account.id} in (${candidates})`,
        sql`${account.active} and ${account.emailVerifiedAt} is not null and ${account.id} <> ${askerId}`,
        may(account.id, privilegesOfRow, 'orders', 'order', orderId),
      ),
    )
    .orderBy(account.createdAt, account.id);
  return rows.filter(({ roles }) => sellsForMaker(roles)).slice(0, maxReaders);
}

const ask = taskOf(about, async ({ orderId, askerId, origin }, ctx) => {
  const found = await findCancellation(ctx.pool, orderId);
  if (!found) return;
  const { id, number, status } = found;
  for (const { id: readerId } of await sellersOf(ctx.pool, orderId, found.projectId, askerId)) {
    await ctx.jobs.add(ctx.pool, tasks.asked, { orderId, askerId, origin, readerId });
    ctx.sockets.tell(readerId, 'order', { id, number, change: 'cancellation', status });
  }
});

const sendAsked = taskOf(toReader, async ({ orderId, origin, readerId }, ctx, job) => {
  const [found, reader] = [await findCancellation(ctx.pool, orderId), await findAccount(ctx.pool, readerId)];
  if (!found || !reader) return;
  await ctx.mail.send(
    composeLetter('orderCancellationAsked', {
      ...{ to: reader.email, name: reader.firstName, language: reader.language },
      maker: ctx.catalogue.current(),
      link: `${origin}/order/${orderId}`,
      data: { number: found.number, project: found.projectName, who: found.cancelAskedBy ?? '' },
    }),
    job,
  );
});

export const cancellationLetters = inLane('mail', { [tasks.ask]: ask, [tasks.asked]: sendAsked });
