import { roles } from '@lucerna/contract';
import type { Account, Budget, Order, Privilege, Project } from '@lucerna/contract';
import type { TestServer, TestUser } from '@lucerna/testkit/server';
import { randomUUID } from 'node:crypto';

/** One account and one thing of every kind that belongs to it. */
export interface Party {
  readonly user: TestUser;
  readonly userId: string;
  readonly things: Things;
}

/** Ids of one thing of every kind, all of one owner; or of nothing. */
export interface Things {
  readonly userId: string;
  readonly contactId: string;
  readonly projectId: string;
  readonly lineId: string;
  readonly lineReference: string;
  readonly budgetId: string;
  readonly orderedProjectId: string;
  readonly orderId: string;
  readonly sessionId: string;
  readonly keyId: string;
  readonly invitationId: string;
  readonly draftKey: string;
  readonly shareHash: string;
  readonly planId: string;
  readonly requestId: string;
  /** Of a message of the request, and of no message. */
  readonly sentFileId: string;
  readonly unusedFileId: string;
}

const manager: readonly Privilege[] = ['company.manage.user'];
const seller = [roles.sales, roles.apiUser];
const product = { model: '2015', quantity: 2 };

/** An account with a company and a client's prices; with all rights of sellers until it gets others. */
export async function newParty(server: TestServer, name: string, company: string): Promise<Party> {
  const user = server.anyone();
  const sent = { email: `${name}@example.test`, password: 'a long enough one' };
  const { body } = await user.post<{ accountId: string }>('/users/v1/auth/sign-up', sent);
  await server.pool.query(
    `update account set client_code = 'C-1001', company_crm_id = $2, company_name = $2, first_name = $3,
       register_type = 4 where id = $1`,
    [body.accountId, company, `Marked ${name}`],
  );
  await giveRights(server, body.accountId, seller, { given: manager });
  return { user, userId: body.accountId, things: await newThings(server, user, name) };
}

/** Makes one thing of every kind; the account needs the rights of a seller for it. */
export async function newThings(server: TestServer, user: TestUser, name: string): Promise<Things> {
  const account = (await user.get<Account>('/users/v1/account')).body;
  const project = async (of: string) =>
    (await user.post<Project>('/api/v1/projects', { name: `Marked ${of} ${name}`, products: [product] }))
      .body;
  const [open, ordered] = [await project('open'), await project('ordered')];
  const seen = {
    referenceCode: ordered.products.byId[ordered.products.orderedIds[0]!]?.referenceCode,
    unitNet: null,
  };
  const lineOf = ({ products }: Project) => products.orderedIds[0]!;
  const quote = { projectId: open.id, products: [{ _id: lineOf(open) }] };
  const budget = await user.post<Budget>('/api/v2/budget', quote);
  const wish = { projectId: ordered.id, products: [{ _id: lineOf(ordered), quantity: 2, ...seen }] };
  const processed = await user.post<{ order: Order }>('/api/v1/orders/process', wish);
  const key = await user.post<{ id: string }>('/users/v1/api-keys', { name: `Marked ${name}` });
  return {
    userId: account.id,
    contactId: account.crm.contact.id,
    projectId: open.id,
    lineId: lineOf(open),
    lineReference: open.products.byId[lineOf(open)]!.referenceCode,
    budgetId: budget.body.id,
    orderedProjectId: ordered.id,
    orderId: processed.body.order.orderId,
    keyId: key.body.id,
    ...(await newWork(server, user, account.id, name)),
    ...(await newRequest(server, user, account.id)),
    ...(await newAccess(server, account)),
  };
}

/** What stands in the link to a share. */
const newHash = () => randomUUID().replaceAll('-', '');

/** What the editors keep of the account. */
async function newWork(
  { pool, ctx }: TestServer,
  user: TestUser,
  ownerId: string,
  name: string,
): Promise<Pick<Things, 'draftKey' | 'shareHash' | 'planId'>> {
  const draftKey = randomUUID();
  await user.put(`/api/v1/drafts/${draftKey}`, { at: 1, title: `Marked ${name}`, stored: { marked: name } });
  const shareHash = newHash();
  await pool.query(
    `insert into share (owner_id, hash, name, catalog_id, creation) values ($1, $2, $3, 16, '{"version":1}')`,
    [ownerId, shareHash, `Marked ${name}`],
  );
  const planId = randomUUID();
  await pool.query(
    `insert into floor_plan (id, owner_id, name, kind, width, height, bytes) values ($1, $2, $3, 'picture', 1, 1, 1)`,
    [planId, ownerId, `Marked ${name}`],
  );
  await ctx.storage.put(`floor-plans/${planId.slice(0, 2)}/${planId}`, Buffer.from('x'), 'image/webp');
  return { draftKey, shareHash, planId };
}

/** A request to support with a file, and a file that nothing names. */
async function newRequest(
  { pool, ctx }: TestServer,
  user: TestUser,
  ownerId: string,
): Promise<Pick<Things, 'requestId' | 'sentFileId' | 'unusedFileId'>> {
  const [sentFileId, unusedFileId] = [randomUUID(), randomUUID()];
  for (const id of [sentFileId, unusedFileId]) {
    await pool.query(
      `insert into request_file (id, owner_id, name, type, bytes) values ($1, $2, 'Marked.txt', 'text/plain', 1)`,
      [id, ownerId],
    );
    await ctx.storage.put(`requests/${id.slice(0, 2)}/${id}`, Buffer.from('x'), 'text/plain');
  }
  const sent = { type: 'product', subject: 'installation', description: 'Marked', files: [sentFileId] };
  const { body } = await user.post<{ id: string }>('/api/v1/support-request', sent);
  return { requestId: body.id, sentFileId, unusedFileId };
}

/** Another session of the account, and an invitation into its company. */
async function newAccess(
  { pool }: TestServer,
  { id, company }: Account,
): Promise<Pick<Things, 'sessionId' | 'invitationId'>> {
  const [sessionId, invitationId] = [randomUUID(), randomUUID()];
  await pool.query(
    `insert into session (id, account_id, token_hash, expires_at) values ($1, $2, $3, now() + interval '1 day')`,
    [sessionId, id, Buffer.from(sessionId)],
  );
  await pool.query(
    `insert into invitation (id, company_crm_id, email, role_id, privileges, language, invited_by, expires_at)
     values ($1, $2, $3, 1, '{}', 'en', $4, now() + interval '1 day')`,
    [invitationId, company!.crmId, `${invitationId}@example.test`, id],
  );
  return { sessionId, invitationId };
}

/** Ids that nothing has. */
export function nothing(): Things {
  const names = ['userId', 'contactId', 'projectId', 'lineId', 'budgetId', 'orderedProjectId', 'orderId'];
  const more = [
    'sessionId',
    'keyId',
    'invitationId',
    'draftKey',
    'planId',
    'requestId',
    'sentFileId',
    'unusedFileId',
  ];
  const ids = Object.fromEntries([...names, ...more].map((name) => [name, randomUUID()]));
  return { ...(ids as unknown as Things), shareHash: newHash(), lineReference: '201500/0Z_00_000' };
}

/** Gives an account exactly these roles and, beside theirs, these rights; at once. */
export async function giveRights(
  server: TestServer,
  accountId: string,
  roleIds: readonly number[],
  { given = [], taken = [] }: { given?: readonly Privilege[]; taken?: readonly Privilege[] } = {},
): Promise<void> {
  await server.pool.query('update account set roles = $2 where id = $1', [accountId, roleIds]);
  await server.pool.query('delete from account_privilege where account_id = $1', [accountId]);
  await server.pool.query(
    `insert into account_privilege (account_id, privilege, granted)
     select $1::uuid, unnest($2::text[]), true union all select $1::uuid, unnest($3::text[]), false`,
    [accountId, given, taken],
  );
  await server.ctx.viewers.forget(server.pool, accountId);
}
