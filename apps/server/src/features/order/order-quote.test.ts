import type { Budget, BudgetRevisions, Order, OrderDraft, Project } from '@lucerna/contract';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let seller: TestUser;
let buyer: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  seller = await server.as('sales');
  buyer = await server.as('distributor');
});

const almar = { model: '2010', choices: { color: '30', temperature: '2', control: 'B' }, quantity: 20 };
const wall = { model: '2015', quantity: 4 };
const idOf = async (user: TestUser) => (await user.get<{ id: string }>('/users/v1/account')).body.id;

/** A project of the buyer with the seller in it. */
async function sharedProject(products: readonly object[] = [almar, wall]): Promise<Project> {
  const { body } = await buyer.post<Project>('/api/v1/projects', { name: 'Hotel am Meer', products });
  await server.pool.query(
    `insert into project_member (project_id, account_id, role, added_by) values ($1, $2, 'editor', $3)`,
    [body.id, await idOf(seller), await idOf(buyer)],
  );
  return body;
}

interface Quoting {
  readonly user?: TestUser;
  readonly isSent?: boolean;
}

async function quoteOf(
  project: Project,
  change: object = {},
  { user = seller, isSent = true }: Quoting = {},
): Promise<Budget> {
  const products = project.products.orderedIds.map((_id) => ({ _id, discount: 10 }));
  const { status, body } = await user.post<Budget>('/api/v2/budget', {
    ...{ projectId: project.id, products, discount: 5, surcharge: 2 },
    ...change,
  });
  expect(status).toBe(201);
  if (isSent) await moves(body, 'sent', user);
  return body;
}

const moves = (quote: Budget, state: string, user = seller) =>
  user.put(`/api/v1/budget/${quote.id}/state`, { state });
const reads = async (quote: Budget) => (await buyer.get<Budget>(`/api/v1/budget/${quote.id}`)).body;
const drafts = (quote: Budget, user = buyer) =>
  user.get<OrderDraft & { code?: string }>(
    `/api/v1/orders/generate?projectId=${quote.projectId}&budgetId=${quote.id}`,
  );

interface Placed {
  readonly processOrderSuccess: boolean;
  readonly order: Order;
  readonly code?: string;
}

async function orders(quote: Budget, quantities: readonly number[] = [], change: object = {}, user = buyer) {
  const products = quote.products.flatMap(({ _id, referenceCode, quantity, netPrice }, at) => {
    const pieces = quantities.length === 0 ? quantity : (quantities[at] ?? 0);
    return pieces === 0 ? [] : [{ _id, quantity: pieces, referenceCode, unitNet: netPrice ?? null }];
  });
  const body = { projectId: quote.projectId, budgetId: quote.id, products, ...change };
  return user.post<Placed>('/api/v1/orders/process', body);
}

describe('an order from a quote', () => {
  it('is placed at its prices, discount and surcharge to the cent, and accepts it', async () => {
    const quote = await quoteOf(await sharedProject());
    const draft = (await drafts(quote)).body;
    const sum = quote.totalNet!.amount - quote.ivaValue!.amount;
    expect(draft.totals?.net.amount).toBe(sum);
    expect(draft.quote).toMatchObject({
      number: quote.budgetNumber,
      discount: 5,
      surcharge: 2,
      accepted: null,
    });
    const { status, body } = await orders(quote, [], { internalOrderNumber: 'PO-1' });
    expect(status).toBe(200);
    expect(body.order.totals?.net.amount).toBe(sum);
    expect(body.order.quote).toMatchObject({ budgetId: quote.id, discountValue: quote.discountValue });
    const [line] = quote.products;
    expect(body.order.products.byId[line!._id!]!.prices!.unitNet).toEqual(line!.netPrice);
    expect(await reads(quote)).toMatchObject({ state: 'accepted', stateNote: 'PO-1' });
    expect((await buyer.get(`/api/v1/budget/${quote.id}/acceptance`)).body).toMatchObject({
      orderNumber: 'PO-1',
    });
    const read = (await buyer.get<Order>(`/api/v3/orders/${body.order.orderId}`)).body;
    expect(read).toEqual(body.order);
  });

  it('is placed in parts, never more than was quoted, also by many at once', async () => {
    const quote = await quoteOf(await sharedProject());
    const answers = await Promise.all(Array.from({ length: 12 }, () => orders(quote, [3])));
    const placed = answers.filter(({ status }) => status === 200);
    const { rows } = await server.pool.query<{ sum: number }>(
      `select sum(l.quantity)::integer as sum from order_line l join "order" o on o.id = l.order_id where o.quote_id = $1`,
      [quote.quoteId],
    );
    expect(rows[0]!.sum).toBe(placed.length * 3);
    expect(rows[0]!.sum).toBeLessThanOrEqual(20);
    expect(placed.length).toBe(6);
    const rest = (await drafts(quote)).body;
    const { stateAt: at, stateBy: by } = await reads(quote);
    expect(rest.quote?.accepted).toEqual({ at, by });
    const [first] = quote.products;
    expect(rest.products.byId[first!._id!]).toMatchObject({ quantity: 2, ordered: 18 });
    expect((await orders(quote, [3])).body.code).toBe('quantityLeft');
    expect((await orders(quote, [2, 4])).status).toBe(200);
    const project = (await buyer.get<Project>(`/api/v2/projects/${quote.projectId}`)).body;
    expect(project.status).toBe(2);
  });

  it('has what is no product in its first part only', async () => {
    const project = await sharedProject();
    const freight = { text: 'Freight', quantity: 1, unitPrice: { amount: 5000, currency: 'EUR' } };
    expect((await buyer.post(`/api/v1/projects/${project.id}/free-lines`, freight)).status).toBe(201);
    const quote = await quoteOf(project);
    const sum = quote.totalNet!.amount - quote.ivaValue!.amount;
    const first = (await orders(quote, [20])).body.order;
    const second = (await orders(quote, [0, 4])).body.order;
    expect(second.quote?.freeLines).toEqual([]);
    expect(first.quote?.freeLines).toHaveLength(1);
    expect(Math.abs(first.totals!.net.amount + second.totals!.net.amount - sum)).toBeLessThanOrEqual(2);
  });

  it('holds its price when the catalogue asks for more, and more pieces than the project has', async () => {
    const project = await sharedProject();
    const [lineId] = project.products.orderedIds;
    const quote = await quoteOf(project);
    await server.pool.query('update line_evaluation set unit_gross = unit_gross * 2 where project_id = $1', [
      project.id,
    ]);
    const products = quote.products.map(({ _id, quantity }) => ({
      _id,
      quantity: quantity * 2,
      discount: 10,
    }));
    const revised = await seller.post<Budget>(`/api/v1/budget/${quote.id}/revise`, { products });
    await moves(revised.body, 'sent');
    const { status, body } = await orders(revised.body, [40]);
    expect(status).toBe(200);
    expect(body.order.products.byId[lineId!]!.quantity).toBe(40);
  });

  it.each([
    ['a draft, which it is not shown', { isSent: false }, null, 404, 'notFound'],
    ['one that was rejected', {}, 'rejected', 422, 'quoteDecided'],
  ] as const)('is refused of %s', async (_what, quoting, state, code, word) => {
    const quote = await quoteOf(await sharedProject(), {}, quoting);
    if (state) await moves(quote, state);
    const { status, body } = await orders(quote);
    expect([status, body.code]).toEqual([code, word]);
  });

  it('is refused of what expired, was replaced, or has no prices', async () => {
    const expired = await quoteOf(await sharedProject());
    await server.pool.query(`update budget set valid_until = '2020-01-01' where id = $1`, [expired.id]);
    expect((await orders(expired)).body.code).toBe('quoteExpired');
    expect((await drafts(expired)).body.code).toBe('quoteExpired');
    const old = await quoteOf(await sharedProject());
    const products = old.products.map(({ _id, quantity }) => ({ _id, quantity }));
    const next = await seller.post<Budget>(`/api/v1/budget/${old.id}/revise`, { products });
    await moves(next.body, 'sent');
    expect((await orders(old)).body.code).toBe('quoteSuperseded');
    const plain = await quoteOf(await sharedProject(), { withPrices: false, discount: 0, surcharge: 0 });
    expect((await orders(plain)).body.code).toBe('quoteWithoutPrices');
  });

  it('is nobody’s at the price that a firm gave its own client', async () => {
    const project = await sharedProject();
    const quote = await quoteOf(project, {}, { user: buyer });
    expect((await orders(quote)).body.code).toBe('quoteNotBinding');
    const { body } = await buyer.get<BudgetRevisions>(`/api/v1/budget/${quote.id}/revisions`);
    expect(body.may.order).toBe(false);
    const stranger = await server.as('importer');
    expect((await orders(quote, [], {}, stranger)).status).toBe(404);
  });

  it('says what changed where another price, product or line was seen', async () => {
    const quote = await quoteOf(await sharedProject());
    const [line, other] = quote.products;
    const seen = (change: object) =>
      orders(quote, [], {
        products: [
          {
            _id: line!._id,
            quantity: 1,
            referenceCode: line!.referenceCode,
            unitNet: line!.netPrice,
            ...change,
          },
        ],
      });
    expect((await seen({ unitNet: { amount: 1, currency: 'EUR' } })).body.code).toBe('priceChanged');
    expect((await seen({ referenceCode: 'x' })).body.code).toBe('productChanged');
    const products = [
      { _id: line!._id, quantity: 20 },
      { _id: other!._id, quantity: 4, isOut: true },
    ];
    const next = (await seller.post<Budget>(`/api/v1/budget/${quote.id}/revise`, { products })).body;
    await moves(next, 'sent');
    const left = { _id: other!._id, quantity: 1, referenceCode: other!.referenceCode, unitNet: null };
    expect((await orders(next, [], { products: [left] })).body.code).toBe('notInQuote');
  });

  it('may be placed by who is shown the way, after somebody accepted it by a link', async () => {
    const quote = await quoteOf(await sharedProject());
    const { body: link } = await seller.post<{ token: string }>(`/api/v1/budget/${quote.id}/links`, {});
    await server.anyone().post(`/api/v1/quote-links/${link.token}/acceptance`, { name: 'Nadia' });
    const { body } = await buyer.get<BudgetRevisions>(`/api/v1/budget/${quote.id}/revisions`);
    expect(body.may.order).toBe(true);
    expect((await orders(quote, [10])).status).toBe(200);
    expect(await reads(quote)).toMatchObject({ state: 'accepted', stateBy: 'Nadia' });
  });
});
