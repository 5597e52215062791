import { roles } from '@lucerna/contract';
import { and, arrayContains } from 'drizzle-orm';
import { account } from '../../database/tables/account';
import { typed, type Queryable } from '../../database/typed';
import type { AppContext } from '../../app-context';
import { inLane, taskOf } from '../../jobs/lanes';
import type { JobFacts } from '../../ports/jobs';
import { composeLetter } from '../mail';
import { letterToken, makeToken } from './mail-token';
import { findAccount, findByEmail, type AccountRow } from './store';
import { z } from 'zod';

/** Names of the background tasks. A token is made when its letter is sent, so that no table ever holds it. */
export const letterTasks = {
  reset: 'sendPasswordReset',
  verify: 'sendVerification',
  changed: 'sendPasswordChanged',
  client: 'sendClientGiven',
  approvalAsked: 'sendApprovalAsked',
  approvalGiven: 'sendApprovalGiven',
} as const;

const toEmail = z.object({ email: z.string(), origin: z.string() });
const toAccount = z.object({ accountId: z.string(), origin: z.string() });
type ToEmail = z.infer<typeof toEmail>;
type ToAccount = z.infer<typeof toAccount>;

/** Asks for the letter with a new password; for an e-mail without an account the task does nothing. */
export const askReset = (ctx: AppContext, client: Queryable, payload: ToEmail) =>
  ctx.jobs.add(client, letterTasks.reset, payload);

export const askVerification = (ctx: AppContext, client: Queryable, payload: ToAccount) =>
  ctx.jobs.add(client, letterTasks.verify, payload);

export const tellPasswordChanged = (ctx: AppContext, client: Queryable, payload: ToAccount) =>
  ctx.jobs.add(client, letterTasks.changed, payload);

/** Tells somebody that the account has a client now, and orders from now on. */
export const tellClientGiven = (ctx: AppContext, client: Queryable, payload: ToAccount) =>
  ctx.jobs.add(client, letterTasks.client, payload);

/** `readerId` is the administrator who is told. */
const approvalAsked = toAccount.extend({ readerId: z.string() });
type ApprovalAsked = z.infer<typeof approvalAsked>;

/** The administrators who are told of one account at most; the page of users shows it to all. */
const maxReaders = 20;

/** Tells the administrators that a professional waits for their approval. */
export async function tellApprovalAsked(ctx: AppContext, tx: Queryable, payload: ToAccount): Promise<void> {
  const administrators = await typed(tx)
    .select({ id: account.id })
    .from(account)
    .where(and(account.active, arrayContains(account.roles, [roles.admin])))
    .orderBy(account.createdAt)
    .limit(maxReaders);
  for (const { id: readerId } of administrators) {
    await ctx.jobs.add(tx, letterTasks.approvalAsked, { ...payload, readerId } satisfies ApprovalAsked);
  }
}

/** Tells somebody what an administrator said to the account. */
export const tellApprovalGiven = (ctx: AppContext, client: Queryable, payload: ToAccount) =>
  ctx.jobs.add(client, letterTasks.approvalGiven, payload);

const addressed = ({ catalogue }: AppContext, { email, firstName, language, catalogId }: AccountRow) => ({
  to: email,
  name: firstName,
  language,
  maker: catalogue.current(),
  catalogId,
});

async function sendReset({ email, origin }: ToEmail, ctx: AppContext, job: JobFacts): Promise<void> {
  const { pool, mail, secrets } = ctx;
  const row = await findByEmail(pool, email);
  const token = row && (await makeToken(pool, row.id, 'reset', letterToken(secrets, job)));
  if (!token) return;
  const link = `${origin}/password-reset?token=${token}`;
  await mail.send(composeLetter('resetPassword', { ...addressed(ctx, row), link }), job);
}

async function sendVerification(
  { accountId, origin }: ToAccount,
  ctx: AppContext,
  job: JobFacts,
): Promise<void> {
  const { pool, mail, secrets } = ctx;
  const row = await findAccount(pool, accountId);
  if (!row || row.emailVerifiedAt) return;
  const token = await makeToken(pool, row.id, 'verify', letterToken(secrets, job));
  if (!token) return;
  const link = `${origin}/users/v1/auth/verify-email?token=${token}`;
  await mail.send(composeLetter('verifyEmail', { ...addressed(ctx, row), link }), job);
}

async function sendChanged({ accountId, origin }: ToAccount, ctx: AppContext, job: JobFacts): Promise<void> {
  const { pool, mail } = ctx;
  const row = await findAccount(pool, accountId);
  if (!row) return;
  await mail.send(
    composeLetter('passwordChanged', {
      ...addressed(ctx, row),
      link: `${origin}/password-reset`,
    }),
    job,
  );
}

async function sendClientGiven(
  { accountId, origin }: ToAccount,
  ctx: AppContext,
  job: JobFacts,
): Promise<void> {
  const row = await findAccount(ctx.pool, accountId);
  if (!row?.clientCode) return;
  const data = { clientCode: row.clientCode };
  const facts = { ...addressed(ctx, row), link: `${origin}/`, data };
  await ctx.mail.send(composeLetter('clientGiven', facts), job);
}

async function sendApprovalAsked(
  { accountId, readerId, origin }: ApprovalAsked,
  ctx: AppContext,
  job: JobFacts,
): Promise<void> {
  const [row, reader] = [await findAccount(ctx.pool, accountId), await findAccount(ctx.pool, readerId)];
  if (!reader || row?.approval !== 'asked') return;
  const who = [row.firstName, row.lastName].filter(Boolean).join(' ') || row.email;
  const data = { who, email: row.email, company: row.companyName ?? '' };
  const link = `${origin}/users-management?approval=asked`;
  await ctx.mail.send(composeLetter('approvalAsked', { ...addressed(ctx, reader), link, data }), job);
}

async function sendApprovalGiven(
  { accountId, origin }: ToAccount,
  ctx: AppContext,
  job: JobFacts,
): Promise<void> {
  const row = await findAccount(ctx.pool, accountId);
  if (!row || row.approval === 'asked') return;
  const kind = row.approval === 'declined' ? 'approvalDeclined' : 'approved';
  const link = row.approval === 'declined' ? `${origin}/profile` : `${origin}/`;
  await ctx.mail.send(composeLetter(kind, { ...addressed(ctx, row), link }), job);
}

export const letters = inLane('mail', {
  [letterTasks.reset]: taskOf(toEmail, sendReset),
  [letterTasks.verify]: taskOf(toAccount, sendVerification),
  [letterTasks.changed]: taskOf(toAccount, sendChanged),
  [letterTasks.client]: taskOf(toAccount, sendClientGiven),
  [letterTasks.approvalAsked]: taskOf(approvalAsked, sendApprovalAsked),
  [letterTasks.approvalGiven]: taskOf(toAccount, sendApprovalGiven),
});
