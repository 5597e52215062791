import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { markets } from '@lucerna/engine';
import { account } from '../../database/tables/account';
import { budget, quote } from '../../database/tables/budget';
import { request, requestMessage } from '../../database/tables/request';
import { typed, type Queryable } from '../../database/typed';
import type { AppContext } from '../../app-context';
import { inLane, taskOf } from '../../jobs/lanes';
import { findAccount, nameOfRow } from '../account';
import { composeLetter, excerptOf } from '../mail';
import { mailboxOf } from './support-types';

const task = 'sendRequestLetter';

const requestLetter = z.object({
  kind: z.enum(['requestReceived', 'requestMade', 'requestWritten', 'requestQuoted']),
  requestId: z.uuid(),
  /** The message that it tells of. */
  messageId: z.uuid().nullable(),
  /** Null for the address of its topic, or that of support where nobody else is there to answer. */
  readerId: z.uuid().nullable(),
  origin: z.string(),
});
export type RequestLetter = z.infer<typeof requestLetter>;

export const sendLetter = (ctx: AppContext, tx: Queryable, letter: RequestLetter): Promise<void> =>
  ctx.jobs.add(tx, task, letter);

async function factsOf(db: Queryable, { requestId, messageId }: RequestLetter) {
  const [row] = await typed(db)
    .select({
      number: request.number,
      project: request.projectName,
      catalogId: request.catalogId,
      language: request.language,
      supportType: request.supportType,
      supportSubject: request.supportSubject,
      asker: nameOfRow,
      company: account.companyName,
      budget: quote.number,
    })
    .from(request)
    .innerJoin(account, eq(account.id, request.ownerId))
    .leftJoin(budget, eq(budget.id, request.budgetId))
    .leftJoin(quote, eq(quote.id, budget.quoteId))
    .where(eq(request.id, requestId));
  const [message] =
    messageId === null
      ? []
      : await typed(db)
          .select({ text: requestMessage.text, author: nameOfRow })
          .from(requestMessage)
          .innerJoin(account, eq(account.id, requestMessage.authorId))
          .where(eq(requestMessage.id, messageId));
  return row && { ...row, message };
}

const send = taskOf(requestLetter, async (letter, ctx, job) => {
  const facts = await factsOf(ctx.pool, letter);
  if (!facts) return;
  const reader = letter.readerId === null ? null : await findAccount(ctx.pool, letter.readerId);
  // Nothing is sent to who was deleted meanwhile.
  if (letter.readerId !== null && !reader) return;
  const { number, project, message } = facts;
  const catalogue = ctx.catalogue.current();
  await ctx.mail.send(
    composeLetter(letter.kind, {
      to: reader?.email ?? mailboxOf(catalogue, facts) ?? ctx.env.supportEmail,
      name: reader?.firstName ?? '',
      language: reader?.language ?? markets[facts.catalogId].language,
      maker: catalogue,
      catalogId: facts.catalogId,
      link: `${letter.origin}/requests/${letter.requestId}`,
      data: {
        number,
        about: project ?? number,
        who: message?.author ?? facts.asker,
        company: facts.company ?? facts.asker,
        text: excerptOf(message?.text ?? ''),
        budget: facts.budget ?? '',
      },
    }),
    job,
  );
});

export const requestLetters = inLane('mail', { [task]: send });
