import type {
  Budget,
  BudgetRevisions,
  LinkedQuote,
  Project,
  QuoteComment,
  QuoteLink,
} from '@lucerna/contract';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let seller: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  seller = await server.as('distributor');
});

const almar = { model: '2010', choices: { color: '30', temperature: '2', control: 'B' }, quantity: 3 };

async function makesQuote(change: object = {}): Promise<Budget> {
  const project = (
    await seller.post<Project>('/api/v1/projects', { name: 'Hotel Miramar', products: [almar] })
  ).body;
  const products = project.products.orderedIds.map((_id) => ({ _id, discount: 0 }));
  const made = await seller.post<Budget>(
    '/api/v2/budget',
    { projectId: project.id, products, ...change },
    { 'if-match': String(project.version) },
  );
  expect(made.status).toBe(201);
  return made.body;
}

const sends = (budget: Budget) => seller.put(`/api/v1/budget/${budget.id}/state`, { state: 'sent' });

async function sentQuote(change: object = {}): Promise<Budget> {
  const budget = await makesQuote(change);
  expect((await sends(budget)).status).toBe(200);
  return budget;
}

const makesLink = (budget: Budget, body: object = {}, headers = {}) =>
  seller.post<QuoteLink>(`/api/v1/budget/${budget.id}/links`, body, headers);

const address = (token: string, rest = '') => `/api/v1/quote-links/${token}${rest}`;
const opens = (token: string, user = server.anyone()) => user.get<LinkedQuote>(address(token));
const reads = async (budget: Budget) => (await seller.get<Budget>(`/api/v1/budget/${budget.id}`)).body;

async function linkOf(budget: Budget, body: object = {}): Promise<{ link: QuoteLink; token: string }> {
  const { status, body: link } = await makesLink(budget, body);
  expect(status).toBe(201);
  return { link, token: link.token! };
}

const letters = async () => (await server.ctx.mail.kept()) ?? [];

describe('a link to a quote', () => {
  it('opens what was sent to anybody who has it, without an account, cost, limits or other lines', async () => {
    const budget = await sentQuote();
    const { token } = await linkOf(budget);
    expect(token).toMatch(/^[\w-]{32}$/);
    const { status, body, headers } = await opens(token);
    expect(status).toBe(200);
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('cache-control')).toContain('no-store');
    expect(body.catalogId).toBe(16);
    expect(body.budget.totalNet).toEqual(budget.totalNet);
    expect(body.budget.products).toHaveLength(1);
    expect(body.mayDecide).toBe(true);
    const said = JSON.stringify(body);
    for (const hidden of ['"cost"', 'unitCost', 'takenOut']) expect(said).not.toContain(hidden);
    expect(body.budget.approval).toMatchObject({ percent: 0, limit: 0 });
  });

  it('sends a draft as what it goes by, once and with the link or not at all', async () => {
    const budget = await makesQuote();
    const may = async () =>
      (await seller.get<BudgetRevisions>(`/api/v1/budget/${budget.id}/revisions`)).body.may.link;
    expect(await may()).toBe(true);
    expect((await makesLink(budget, { expiresOn: '2099-01-01' })).body).toMatchObject({
      code: 'quoteLinkDay',
    });
    expect((await reads(budget)).state).toBe('draft');
    const [one, other] = await Promise.all([linkOf(budget), linkOf(budget)]);
    for (const { token } of [one, other]) expect((await opens(token)).body.mayDecide).toBe(true);
    expect(await reads(budget)).toMatchObject({ state: 'sent', stateBy: 'distributor@lucerna.test' });
    const { rows } = await server.pool.query(
      `select from event where kind = 'budgetMoved' and payload ->> 'budget' = $1`,
      [budget.id],
    );
    expect(rows).toHaveLength(1);
    expect(await may()).toBe(true);
  });

  it('sends no draft that another revision replaced or that has expired', async () => {
    const replaced = await makesQuote();
    await server.pool.query(`update budget set state = 'superseded' where id = $1`, [replaced.id]);
    expect((await makesLink(replaced)).body).toMatchObject({ code: 'quoteSuperseded' });
    const expired = await makesQuote();
    await server.pool.query(`update budget set valid_until = '2020-01-01' where id = $1`, [expired.id]);
    expect((await makesLink(expired)).body).toMatchObject({ code: 'quoteExpired' });
    expect((await seller.get<QuoteLink[]>(`/api/v1/budget/${expired.id}/links`)).body).toEqual([]);
  });

  it('is made by those who sell, and repeated with its key it is the same', async () => {
    const budget = await sentQuote();
    const key = { 'idempotency-key': randomUUID() };
    const first = await makesLink(budget, {}, key);
    const again = await makesLink(budget, {}, key);
    expect(again.body).toEqual(first.body);
    const stranger = await server.as('specifier');
    expect((await stranger.post(`/api/v1/budget/${budget.id}/links`, {})).status).toBeGreaterThanOrEqual(403);
    expect((await stranger.get(`/api/v1/budget/${budget.id}/links`)).status).toBeGreaterThanOrEqual(403);
    expect((await server.anyone().post(`/api/v1/budget/${budget.id}/links`, {})).status).toBe(401);
    const day = await makesLink(budget, { expiresOn: '2099-01-01' });
    expect(day.body).toMatchObject({ code: 'quoteLinkDay' });
  });

  it('has its secret in no table and in no log', async () => {
    const { token } = await linkOf(await sentQuote());
    const { rows } = await server.pool.query<{ found: string }>(
      `select (select string_agg(l::text, '') from quote_link l) || coalesce((select string_agg(i::text, '') from idempotency i), '') as found`,
    );
    expect(rows[0]!.found).not.toContain(token);
  });

  it('opens nothing when it is guessed, revoked or expired, and says which', async () => {
    const budget = await sentQuote();
    expect((await opens('x'.repeat(32))).status).toBe(404);
    expect((await opens('short')).status).toBe(400);
    const { link, token } = await linkOf(budget);
    expect((await seller.del(`/api/v1/budget/${budget.id}/links/${link.id}`)).status).toBe(204);
    expect((await seller.del(`/api/v1/budget/${budget.id}/links/${link.id}`)).status).toBe(204);
    expect(await opens(token)).toMatchObject({ status: 404, body: { code: 'quoteLinkRevoked' } });
    const other = await linkOf(budget);
    await server.pool.query(`update quote_link set expires_on = '2020-01-01' where id = $1`, [other.link.id]);
    expect(await opens(other.token)).toMatchObject({ status: 404, body: { code: 'quoteLinkExpired' } });
    const { body } = await seller.get<QuoteLink[]>(`/api/v1/budget/${budget.id}/links`);
    expect(body.map(({ state, token: told }) => [state, told])).toEqual([
      ['expired', null],
      ['revoked', null],
    ]);
  });

  it('tells that it was seen, but not by who made it', async () => {
    const budget = await sentQuote();
    const { token } = await linkOf(budget);
    expect((await seller.post(address(token, '/seen'), {})).status).toBe(204);
    expect((await reads(budget)).state).toBe('sent');
    await server.anyone().post(address(token, '/seen'), {});
    await server.anyone().post(address(token, '/seen'), {});
    expect((await reads(budget)).state).toBe('seen');
    const { body } = await seller.get<QuoteLink[]>(`/api/v1/budget/${budget.id}/links`);
    expect(body[0]).toMatchObject({ views: 2, seenAt: expect.any(String) as string });
  });

  it('is mailed to the recipient, who needs nothing else', async () => {
    const budget = await sentQuote({ language: 'de' });
    const { token } = await linkOf(budget, { recipient: 'kundin@example.com', message: 'Wie besprochen.' });
    await expect
      .poll(async () => (await letters()).find(({ to }) => to === 'kundin@example.com')?.text, {
        timeout: 15_000,
      })
      .toContain(`/quote-link/${token}`);
    const letter = (await letters()).find(({ to }) => to === 'kundin@example.com')!;
    expect(letter.subject).toContain('Angebot');
    expect(letter.text).toContain('Wie besprochen.');
  });
});

describe('what is said by a link', () => {
  it('is a comment on a line, which those who sell answer', async () => {
    const budget = await sentQuote();
    const { token } = await linkOf(budget, { recipient: 'kunde@example.com' });
    const lineId = budget.products[0]!._id;
    const key = { 'idempotency-key': randomUUID() };
    const body = { name: 'Nadia', lineId, text: 'Black, please' };
    const said = await server.anyone().post<QuoteComment>(address(token, '/comments'), body, key);
    expect(said.status).toBe(201);
    const again = await server.anyone().post<QuoteComment>(address(token, '/comments'), body, key);
    expect(again.body.id).toBe(said.body.id);
    const path = `/api/v1/budget/${budget.id}/comments`;
    expect((await seller.get<QuoteComment[]>(path)).body).toHaveLength(1);
    expect((await seller.post(path, { text: 'Of course' })).status).toBe(201);
    expect((await opens(token)).body.comments.map(({ isSeller }) => isSeller)).toEqual([false, true]);
    await expect
      .poll(async () => (await letters()).filter(({ to }) => to === 'kunde@example.com').length, {
        timeout: 15_000,
      })
      .toBe(2);
    const unknown = await server
      .anyone()
      .post(address(token, '/comments'), { name: 'N', lineId: randomUUID(), text: 'x' });
    expect(unknown.status).toBe(404);
    const empty = await server.anyone().post(address(token, '/comments'), { name: '', text: '' });
    expect(empty.status).toBe(400);
  });

  it('is accepted once, however often and by however many at once', async () => {
    const budget = await sentQuote();
    const { token } = await linkOf(budget);
    const other = await linkOf(budget);
    const body = { name: 'Nadia Berg', orderNumber: 'PO-77' };
    const answers = await Promise.all(
      [token, token, token, other.token, other.token].map((each) =>
        server.anyone().post<{ code?: string; documentHash?: string }>(address(each, '/acceptance'), body),
      ),
    );
    const accepted = answers.filter(({ status }) => status === 201);
    expect([2, 3]).toContain(accepted.length);
    expect(new Set(accepted.map(({ body: { documentHash } }) => documentHash)).size).toBe(1);
    expect(accepted[0]!.body.documentHash).toMatch(/^[0-9a-f]{64}$/);
    for (const { status, body: told } of answers)
      if (status !== 201) expect([status, told.code]).toEqual([422, 'quoteDecided']);
    const { rows } = await server.pool.query('select * from quote_acceptance where quote_id = $1', [
      budget.quoteId,
    ]);
    expect(rows).toHaveLength(1);
    expect(await reads(budget)).toMatchObject({
      state: 'accepted',
      stateBy: 'Nadia Berg',
      stateNote: 'PO-77',
    });
    expect((await seller.get(`/api/v1/budget/${budget.id}/acceptance`)).body).toMatchObject({
      name: 'Nadia Berg',
      orderNumber: 'PO-77',
      file: null,
    });
    const late = await server.anyone().post(address(token, '/rejection'), { name: 'N', reason: 'No' });
    expect(late.body).toMatchObject({ code: 'quoteDecided' });
    await expect
      .poll(
        async () => (await letters()).filter(({ subject }) => subject.includes(budget.budgetNumber)).length,
        { timeout: 15_000 },
      )
      .toBe(1);
  });

  it('comes with the buyer’s order, where the file is what it says', async () => {
    const budget = await sentQuote();
    const { token } = await linkOf(budget);
    const sendsFile = async (name: string, content: string) => {
      const form = new FormData();
      form.append('file', new Blob([content]), name);
      const sent = await fetch(`${server.url}${address(token, '/files')}`, { method: 'POST', body: form });
      return { status: sent.status, body: (await sent.json()) as { id: string; code?: string } };
    };
    expect(await sendsFile('order.pdf', '<html>')).toMatchObject({
      status: 422,
      body: { code: 'fileFormat' },
    });
    const { status, body: file } = await sendsFile('order.pdf', '%PDF-1.7 order');
    expect(status).toBe(201);
    const elsewhere = await linkOf(budget);
    const stolen = { name: 'N', fileId: file.id };
    expect((await server.anyone().post(address(elsewhere.token, '/acceptance'), stolen)).body).toMatchObject({
      code: 'fileGone',
    });
    const body = { name: 'Nadia', fileId: file.id };
    expect((await server.anyone().post(address(token, '/acceptance'), body)).body).toMatchObject({
      file: { name: 'order.pdf', bytes: 14 },
    });
    const kept = await seller.get(`/api/v1/budget/${budget.id}/acceptance/file`);
    expect(kept.status).toBe(200);
    expect(kept.headers.get('content-security-policy')).toContain('sandbox');
  });

  it('is refused of what expired or was replaced, and shown all the same', async () => {
    const budget = await sentQuote();
    const { token } = await linkOf(budget);
    const next = await seller.post<Budget>(`/api/v1/budget/${budget.id}/revise`, {
      products: budget.products.map(({ _id, quantity }) => ({ _id, quantity })),
    });
    expect(next.status).toBe(201);
    await sends(next.body);
    const body = { name: 'Nadia' };
    expect((await server.anyone().post(address(token, '/acceptance'), body)).body).toMatchObject({
      code: 'quoteSuperseded',
    });
    expect((await opens(token)).body).toMatchObject({ mayDecide: false, budget: { state: 'superseded' } });
    const later = await linkOf(next.body);
    await server.pool.query(`update budget set valid_until = '2020-01-01' where id = $1`, [next.body.id]);
    expect((await server.anyone().post(address(later.token, '/acceptance'), body)).body).toMatchObject({
      code: 'quoteExpired',
    });
    expect((await opens(later.token)).body.budget.state).toBe('expired');
  });

  it('is rejected with the reason', async () => {
    const budget = await sentQuote();
    const { token } = await linkOf(budget);
    expect((await server.anyone().post(address(token, '/rejection'), { name: 'N' })).status).toBe(400);
    const said = await server.anyone().post(address(token, '/rejection'), { name: 'N', reason: 'Too late' });
    expect(said).toMatchObject({ status: 201, body: { state: 'rejected' } });
    expect(await reads(budget)).toMatchObject({ state: 'rejected', stateBy: 'N', stateNote: 'Too late' });
  });
});
