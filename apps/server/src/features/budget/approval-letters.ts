import { and, sql } from 'drizzle-orm';
import { z } from 'zod';
import { account, accountPrivilege, rolePrivilege } from '../../database/tables/account';
import { client, clientManager } from '../../database/tables/client';
import { project } from '../../database/tables/project';
import { projectMember } from '../../database/tables/project-member';
import { typed, type Queryable } from '../../database/typed';
import type { AppContext } from '../../app-context';
import { inLane, taskOf } from '../../jobs/lanes';
import { findAccount, privilegesOfRow } from '../account';
import { composeLetter } from '../mail';
import { may } from '../project';
import { isAwaiting } from './present';
import { findLinkedBudget, type StoredBudget } from './store';

const tasks = {
  ask: 'askQuoteApproval',
  asked: 'sendQuoteApprovalAsked',
  decided: 'sendQuoteApprovalDecided',
} as const;

const about = z.object({ budgetId: z.uuid(), origin: z.string() });
type About = z.infer<typeof about>;
const toReader = about.extend({ readerId: z.uuid() });

/** How many are told of one revision; the list of quotes shows it to all who may approve it. */
const maxReaders = 20;

/** Tells those who may approve the discount of a revision that it waits. */
export const askApproval = (ctx: AppContext, tx: Queryable, payload: About): Promise<void> =>
  ctx.jobs.add(tx, tasks.ask, payload);

/** Tells who made a revision what was said to its discount. */
export const tellDecision = (ctx: AppContext, tx: Queryable, payload: About): Promise<void> =>
  ctx.jobs.add(tx, tasks.decided, payload);

/** Who may approve a revision: those of the project and whoever approves without being in it. */
async function approversOf(db: Queryable, { id, projectId, ownerId }: StoredBudget): Promise<string[]> {
  const approves = sql`${rolePrivilege.privilege} = 'backoffice'`;
  // Those who may be it at all, of any number of accounts.
  const candidates = sql`
    select ${project.ownerId} from ${project} where ${project.id} = ${projectId}
    union select ${projectMember.accountId} from ${projectMember} where ${projectMember.projectId} = ${projectId}
    union select ${account.id} from ${project}
      join ${client} on ${client.code} = ${project.clientCode}
      join ${clientManager} on ${clientManager.clientCode} = ${client.code}
      join ${account} on ${account.email} = ${clientManager.email} where ${project.id} = ${projectId}
    union select ${accountPrivilege.accountId} from ${accountPrivilege}
      where ${accountPrivilege.privilege} = 'backoffice' and ${accountPrivilege.granted}
    union select ${account.id} from ${account}
      where ${account.roles} && array(select ${rolePrivilege.roleId} from ${rolePrivilege} where ${approves})`;
  const rows = await typed(db)
    .select({ id: account.id })
    .from(account)
    .where(
      and(
        sql`${account.id} in (${candidates})`,
        sql`${account.active} and ${account.emailVerifiedAt} is not null and ${account.id} <> ${ownerId}`,
        sql`array['budget', 'price.view'] <@ ${privilegesOfRow}`,
        may(account.id, privilegesOfRow, 'approve', 'budget', id),
      ),
    )
    .orderBy(account.createdAt)
    .limit(maxReaders);
  return rows.map((row) => row.id);
}

const ask = taskOf(about, async ({ budgetId, origin }, ctx) => {
  const budget = await findLinkedBudget(ctx.pool, budgetId);
  if (!budget || !isAwaiting(budget)) return;
  const readers = await approversOf(ctx.pool, budget);
  const { quoteId, number } = budget;
  for (const readerId of readers) {
    await ctx.jobs.add(ctx.pool, tasks.asked, { budgetId, origin, readerId });
    ctx.sockets.tell(readerId, 'quote', { id: budgetId, quoteId, number, change: 'approvalAsked' });
  }
});

const pageOf = ({ projectId, id }: StoredBudget, origin: string) =>
  `${origin}/project/${projectId}/budget/${id}`;

const sendAsked = taskOf(toReader, async ({ budgetId, origin, readerId }, ctx, job) => {
  const [budget, reader] = [
    await findLinkedBudget(ctx.pool, budgetId),
    await findAccount(ctx.pool, readerId),
  ];
  if (!budget || !reader || !isAwaiting(budget)) return;
  const { number, projectName, createdBy, deepestDiscount, discountLimit } = budget;
  await ctx.mail.send(
    composeLetter('quoteApprovalAsked', {
      ...{ to: reader.email, name: reader.firstName, language: reader.language },
      maker: ctx.catalogue.current(),
      link: pageOf(budget, origin),
      data: {
        ...{ number, project: projectName, who: createdBy },
        // A quote without prices says none of its percentages.
        limit: String(discountLimit),
        percent: budget.withPrices ? String(deepestDiscount) : `> ${discountLimit}`,
      },
    }),
    job,
  );
});

const sendDecided = taskOf(about, async ({ budgetId, origin }, ctx, job) => {
  const budget = await findLinkedBudget(ctx.pool, budgetId);
  const maker = budget && (await findAccount(ctx.pool, budget.ownerId));
  if (!budget || !maker || isAwaiting(budget)) return;
  const { id, quoteId, number, projectName, approvedBy, refusedBy, refusedReason } = budget;
  const isApproved = approvedBy !== null;
  ctx.sockets.tell(maker.id, 'quote', {
    ...{ id, quoteId, number },
    change: isApproved ? 'approved' : 'approvalRefused',
  });
  await ctx.mail.send(
    composeLetter(isApproved ? 'quoteApproved' : 'quoteApprovalRefused', {
      ...{ to: maker.email, name: maker.firstName, language: maker.language },
      maker: ctx.catalogue.current(),
      link: pageOf(budget, origin),
      data: {
        ...{ number, project: projectName, who: approvedBy ?? refusedBy ?? '' },
        text: refusedReason,
      },
    }),
    job,
  );
});

export const approvalTasks = inLane('mail', {
  [tasks.ask]: ask,
  [tasks.asked]: sendAsked,
  [tasks.decided]: sendDecided,
});
