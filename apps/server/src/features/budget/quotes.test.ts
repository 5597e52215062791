import type {
  Budget,
  BudgetRevisions,
  BudgetRow,
  Project,
  QuoteComparison,
  QuoteList,
  RevisionDraft,
} from '@lucerna/contract';
import { readPdf } from '@lucerna/testkit/pdf';
import { startTestServer } from '@lucerna/testkit/server';
import type { TestServer, TestUser } from '@lucerna/testkit/server';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let seller: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  seller = await server.as('distributor');
});

const almar = { model: '2010', choices: { color: '30', temperature: '2', control: 'B' }, quantity: 3 };
const wall = { model: '2015', quantity: 2 };

type Line = { _id: string; quantity: number; discount?: number; isOut?: boolean; fromProject?: boolean };

async function quotes(change: object = {}, user = seller): Promise<Budget> {
  const created = { name: 'Hotel Miramar', products: [almar, wall] };
  const { body: project } = await user.post<Project>('/api/v1/projects', created);
  const products = project.products.orderedIds.map((_id) => ({ _id }));
  const { status, body } = await user.post<Budget>('/api/v2/budget', {
    ...{ projectId: project.id, products },
    ...change,
  });
  expect(status).toBe(201);
  return body;
}

const linesOf = ({ products }: Budget): Line[] =>
  products.map(({ _id = '', quantity, discount = 0 }) => ({ _id, quantity, discount }));

const revises = (quote: Budget, change: object = {}, headers = {}, user = seller) =>
  user.post<Budget>(`/api/v1/budget/${quote.id}/revise`, { products: linesOf(quote), ...change }, headers);

async function revised(quote: Budget, change: object = {}): Promise<Budget> {
  const { status, body } = await revises(quote, change);
  expect([status, body]).toMatchObject([201, {}]);
  return body;
}

const reads = async (id: string, user = seller) => (await user.get<Budget>(`/api/v1/budget/${id}`)).body;
const moves = (id: string, state: string, user = seller, note = '') =>
  user.put<BudgetRow>(`/api/v1/budget/${id}/state`, { state, note });
const revisionsOf = async (id: string, user = seller) =>
  (await user.get<BudgetRevisions>(`/api/v1/budget/${id}/revisions`)).body;

async function textOfPdf(id: string): Promise<string> {
  for (let turn = 0; turn < 200; turn += 1) {
    if ((await reads(id)).document.state !== 'making') break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const response = await seller.raw(`/api/v1/budget/${id}/document`);
  expect(response.status).toBe(200);
  return (await readPdf(new Uint8Array(await response.arrayBuffer()))).pages.join(' ');
}

describe('a revision', () => {
  it('keeps number and prices, and leaves the one before as it was', async () => {
    const first = await quotes({ comments: 'Ground floor.', clientName: 'Estudio Norte' });
    const printed = await textOfPdf(first.id);
    const before = await reads(first.id);
    const [one, two] = linesOf(first);
    const second = await revised(first, {
      products: [{ ...one, quantity: 5, discount: 10 }, two],
      iva: 21,
    });
    expect([second.budgetNumber, second.revision, second.quoteId]).toEqual([
      ...[first.budgetNumber, 2, first.quoteId],
    ]);
    expect(second.products.map(({ quantity, unitPvp }) => [quantity, unitPvp])).toEqual([
      [5, first.products[0]!.unitPvp],
      [2, first.products[1]!.unitPvp],
    ]);
    const sum = second.products.reduce((all, { totalNet }) => all + totalNet!.amount, 0);
    expect(second.subTotalNet?.amount).toBe(sum);
    expect(second.totalNet?.amount).toBe(sum + second.ivaValue!.amount);
    const after = await reads(first.id);
    expect(after).toEqual({ ...before, state: 'superseded', stateAt: after.stateAt });
    expect(await textOfPdf(first.id)).toBe(printed);
    const text = (await textOfPdf(second.id)).replaceAll(/\s+/g, ' ');
    expect(text).toContain(`${first.budgetNumber} · Revision 2`);
    for (const { referenceCode } of first.products) expect(text).toContain(referenceCode);
    expect(text).toMatch(/10\s?%/);
  });

  it('does not follow the project, even where its line is gone', async () => {
    const first = await quotes();
    await server.pool.query('update line_evaluation set unit_gross = unit_gross * 2 where project_id = $1', [
      first.projectId,
    ]);
    await seller.del(`/api/v1/projects/${first.projectId}/products/${first.products[1]!._id}`);
    const second = await revised(first);
    expect(second.products.map(({ unitPvp }) => unitPvp)).toEqual(
      first.products.map(({ unitPvp }) => unitPvp),
    );
    expect(second.totalNet).toEqual(first.totalNet);
  });

  it('takes the price of today on purpose only, and only the one that was seen', async () => {
    const first = await quotes();
    const [one, two] = linesOf(first);
    // As if the quote were of a day on which it cost half.
    await server.pool.query(
      `update budget_line set unit_gross = unit_gross / 2 where budget_id = $1 and position = 1`,
      [first.id],
    );
    const { body: draft } = await seller.get<RevisionDraft>(`/api/v1/budget/${first.id}/revise`);
    const today = draft.today[one!._id]!;
    expect(today.unitGross).toEqual(first.products[0]!.unitPvp);
    expect(draft.budget.products[0]?.unitPvp?.amount).toBe(today.unitGross.amount / 2);
    const guess = { ...today.unitGross, amount: 1 };
    const wrong = await revises(first, { products: [{ ...one, fromProject: true, unitGross: guess }, two] });
    expect([wrong.status, wrong.body]).toMatchObject([409, { code: 'priceChanged' }]);
    const kept = await revised(first, { products: [one, two] });
    expect(kept.products[0]?.unitPvp?.amount).toBe(today.unitGross.amount / 2);
    const again = await revised(kept, {
      products: [{ ...one, fromProject: true, unitGross: today.unitGross }, two],
    });
    expect(again.products[0]?.unitPvp).toEqual(today.unitGross);
    expect(again.revision).toBe(3);
  });

  it('takes a line out and puts it back with its picture and price', async () => {
    const first = await quotes();
    const [one, two] = linesOf(first);
    const second = await revised(first, { products: [{ ...one, isOut: true }, two] });
    expect(second.products.map(({ _id }) => _id)).toEqual([two!._id]);
    expect(second.takenOut?.map(({ _id }) => _id)).toEqual([one!._id]);
    expect(second.totalNet).toEqual(first.products[1]!.totalNet);
    expect(await textOfPdf(second.id)).not.toContain(first.products[0]!.referenceCode);
    const third = await revised(second, { products: [one, two] });
    expect(third.totalNet).toEqual(first.totalNet);
    expect(await textOfPdf(third.id)).toContain(first.products[0]!.referenceCode);
    const none = await revises(third, { products: [{ ...one, isOut: true }] });
    expect(none.status).toBe(400);
  });

  it('takes what was added to the project since', async () => {
    const first = await quotes();
    await seller.post(`/api/v1/projects/${first.projectId}/products`, [{ model: '2010', quantity: 4 }]);
    const { body: draft } = await seller.get<RevisionDraft>(`/api/v1/budget/${first.id}/revise`);
    expect(draft.notInIt.map(({ quantity }) => quantity)).toEqual([4]);
    const added = { _id: draft.notInIt[0]!._id!, quantity: 4 };
    const second = await revised(first, { products: [...linesOf(first), added] });
    expect(second.products.map(({ quantity }) => quantity)).toEqual([3, 2, 4]);
    expect(second.subTotalNet!.amount).toBe(
      first.subTotalNet!.amount + draft.notInIt[0]!.unitPvp!.amount * 4,
    );
  });

  it('is made once under its key, and one of two at the same time', async () => {
    const first = await quotes();
    const key = { 'idempotency-key': randomUUID() };
    const same = await Promise.all(Array.from({ length: 4 }, () => revises(first, {}, key)));
    expect(same.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(same.map(({ body }) => body.id)).size).toBe(1);
    const second = same[0]!.body;
    const both = await Promise.all([revises(second, { discount: 1 }), revises(second, { discount: 2 })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    const late = await revises(first);
    expect([late.status, late.body]).toMatchObject([422, { code: 'quoteSuperseded' }]);
  });

  it.each([
    ['a negative percentage', { discount: -1 }, 400],
    ['a percentage over 100', { discount: 101 }, 400],
    ['a huge percentage', { iva: 1e9 }, 400],
    ['a line twice', { twice: true }, 400],
    ['a line of nobody', { products: [{ _id: randomUUID(), quantity: 1 }] }, 404],
    ['no piece', { quantity: 0 }, 400],
    ['half a piece', { quantity: 1.5 }, 400],
    ['an amount of its own', { totalNet: { amount: 1, currency: 'EUR' } }, 400],
    ['a price in another currency', { seen: { amount: 100, currency: 'USD' } }, 409],
    ['a past day', { validUntil: '2020-01-01' }, 422],
    ['the tax of another market', { taxKind: 'salesTax', iva: 7 }, 422],
    ['tax on an export', { taxKind: 'export', iva: 21 }, 422],
    ['reverse charge without a number', { taxKind: 'reverseCharge' }, 422],
    ['delivery without a place', { incoterm: 'DAP' }, 422],
  ])('refuses %s', async (_, change: Record<string, unknown>, status) => {
    const first = await quotes();
    const { twice, quantity, seen, ...rest } = change;
    const [one, two] = linesOf(first);
    const products = [
      {
        ...one,
        ...(quantity !== undefined && { quantity }),
        ...(seen !== undefined && { fromProject: true, unitGross: seen }),
      },
      twice ? one : two,
    ];
    expect((await revises(first, { products, ...rest })).status).toBe(status);
    expect((await revisionsOf(first.id)).revisions).toHaveLength(1);
  });

  it('never comes to less than nothing, and its sections add up', async () => {
    const first = await quotes();
    const percent = fc.integer({ min: 0, max: 10_000 }).map((each) => each / 100);
    let current = first;
    await fc.assert(
      fc.asyncProperty(
        percent,
        percent,
        percent,
        fc.integer({ min: 1, max: 50 }),
        async (line, all, iva, quantity) => {
          const [one, two] = linesOf(first);
          current = await revised(current, {
            products: [{ ...one, discount: line, quantity }, two],
            ...{ discount: all, iva },
          });
          const sum = current.products.reduce((total, { totalNet }) => total + totalNet!.amount, 0);
          const { subTotalNet, discountValue, surchargeValue, ivaValue, totalNet } = current;
          expect(subTotalNet!.amount).toBe(sum);
          expect(totalNet!.amount).toBe(
            sum - discountValue!.amount + surchargeValue!.amount + ivaValue!.amount,
          );
          expect(totalNet!.amount).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 12 },
    );
  });
});

describe('the terms of a quote', () => {
  it('are kept and printed', async () => {
    const terms = {
      paymentTerms: '30 days net',
      ...{ incoterm: 'DAP', incotermPlace: 'Madrid', leadTime: 'six weeks' },
      ...{ taxKind: 'reverseCharge', taxCertificate: 'DE123456789' },
    };
    const quote = await quotes(terms);
    expect(quote).toMatchObject(terms);
    const text = (await textOfPdf(quote.id)).replaceAll(/\s+/g, ' ');
    for (const said of ['30 days net', 'DAP Madrid', 'six weeks', 'DE123456789'])
      expect(text).toContain(said);
  });

  it('are the usual tax where none is named', async () => {
    expect((await quotes()).taxKind).toBe('vat');
  });
});

describe('a final quote of the USA', () => {
  const place = (geonameId: number, name: string) => ({ geonameId, name });
  const places = {
    country: place(6_252_001, 'United States'),
    state: place(5_128_638, 'New York'),
    city: place(5_128_581, 'New York City'),
  };
  const parties = {
    budgetAlias: 'Lobby, phase 1',
    specifier: { email: 'ana@studio.test', companyName: 'Studio Ana' },
  };
  const numberOf = async (user: TestUser) =>
    (await user.get<{ quoteNumber: string }>('/api/v1/budget/final-quote/generate-quote-number')).body
      .quoteNumber;

  it('takes the number that was given to it, once, and keeps its parties in the next revision', async () => {
    const usa = await server.as('sales_usa');
    const created = { name: 'Lobby', products: [wall] };
    const { body: project } = await usa.post<Project>('/api/v1/projects', created);
    const quoteNumber = await numberOf(usa);
    expect(await numberOf(usa)).toBe(quoteNumber);
    const products = project.products.orderedIds.map((_id) => ({ _id }));
    const asked = { projectId: project.id, products, ...parties, ...places, purchaserEmail: 'bo@firm.test' };
    const generates = (number: string) =>
      usa.post<Budget>('/api/v1/budget/final-quote', { ...asked, quoteNumber: number });
    expect((await generates('F2020-000001')).body).toMatchObject({ code: 'quoteNumberUnknown' });
    const { status, body } = await generates(quoteNumber);
    expect([status, body]).toMatchObject([
      201,
      {
        ...{ budgetNumber: quoteNumber, isFinalQuote: true, currency: 'USD', taxKind: 'salesTax' },
        ...{ ...parties, finalQuote: { purchaserEmail: 'bo@firm.test', ...places } },
      },
    ]);
    expect((await generates(quoteNumber)).body).toMatchObject({ code: 'quoteNumberUnknown' });
    expect(await numberOf(usa)).not.toBe(quoteNumber);
    const { body: second } = await revises(body, {}, {}, usa);
    expect(second).toMatchObject({ budgetNumber: quoteNumber, ...parties, isFinalQuote: true });
    const [{ document } = { document: null }] = (
      await server.pool.query<{ document: { wording: { labels: { title: string } } } }>(
        'select document from budget where id = $1',
        [second.id],
      )
    ).rows;
    expect(document?.wording.labels.title).toBe('Final quote');
  });

  it('is for those who may register projects, and for their market', async () => {
    expect((await seller.get('/api/v1/budget/final-quote/generate-quote-number')).status).toBe(403);
    const admin = await server.as('admin');
    const { body: project } = await admin.post<Project>('/api/v1/projects', {
      ...{ name: 'Lobby', products: [wall], catalogId: 16 },
    });
    const products = project.products.orderedIds.map((_id) => ({ _id }));
    const asked = { projectId: project.id, products, ...places, purchaserEmail: 'bo@firm.test' };
    const quoteNumber = await numberOf(admin);
    const { body } = await admin.post('/api/v1/budget/final-quote', { ...asked, quoteNumber });
    expect(body).toMatchObject({ code: 'finalQuoteElsewhere' });
  });
});

describe('two revisions side by side', () => {
  it('tell what was added, gone and changed, and what it comes to', async () => {
    const first = await quotes();
    const [one, two] = linesOf(first);
    const second = await revised(first, {
      products: [
        { ...one, quantity: 4, discount: 5 },
        { ...two, isOut: true },
      ],
    });
    const paths = [`${first.id}/compare/${second.id}`, `${second.id}/compare/${first.id}`];
    const [forth, back] = await Promise.all(
      paths.map(async (path) => (await seller.get<QuoteComparison>(`/api/v1/budget/${path}`)).body),
    );
    expect(forth!.lines.map(({ kind, changed }) => [kind, changed])).toEqual([
      ['changed', ['quantity', 'discount']],
      ['gone', []],
    ]);
    expect(forth!.sums?.total.amount).toBe(second.totalNet!.amount - first.totalNet!.amount);
    // Their documents are made meanwhile.
    expect([back!.lines, back!.sums, back!.before.id]).toEqual([forth!.lines, forth!.sums, first.id]);
  });

  it('are of one quote', async () => {
    const [one, other] = [await quotes(), await quotes()];
    expect((await seller.get(`/api/v1/budget/${one.id}/compare/${other.id}`)).status).toBe(404);
  });
});

describe('the states of a quote', () => {
  it('go from draft to accepted, once', async () => {
    const quote = await quotes();
    expect(quote.state).toBe('draft');
    expect((await moves(quote.id, 'accepted')).body).toMatchObject({ code: 'quoteNotSent' });
    expect((await moves(quote.id, 'sent')).body.state).toBe('sent');
    const accepted = await Promise.all([1, 2, 3].map(() => moves(quote.id, 'accepted', seller, 'PO 4711')));
    expect(accepted.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { rows } = await server.pool.query(
      `select from event where kind = 'budgetMoved' and payload ->> 'budget' = $1 and payload ->> 'state' = 'accepted'`,
      [quote.id],
    );
    expect(rows).toHaveLength(1);
    expect((await reads(quote.id)).stateNote).toBe('PO 4711');
    expect((await moves(quote.id, 'rejected')).body).toMatchObject({ code: 'quoteDecided' });
    expect((await revises(quote)).body).toMatchObject({ code: 'quoteDecided' });
  });

  it('let the client accept what was sent until a newer revision was sent', async () => {
    const first = await quotes();
    await moves(first.id, 'sent');
    const second = await revised(first);
    expect((await reads(first.id)).state).toBe('sent');
    await moves(second.id, 'sent');
    expect((await reads(first.id)).state).toBe('superseded');
    expect((await moves(first.id, 'accepted')).body).toMatchObject({ code: 'quoteSuperseded' });
    expect((await moves(second.id, 'accepted')).body.state).toBe('accepted');
  });

  it('are accepted or revised, where both come at the same time', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const quote = await quotes();
      await moves(quote.id, 'sent');
      const [accepted, next] = await Promise.all([moves(quote.id, 'accepted'), revises(quote)]);
      const { revisions } = await revisionsOf(quote.id);
      if (next.status === 201) {
        // The revision came first, as a draft, and ends with what is accepted after it.
        expect([accepted.status, revisions.map(({ state }) => state)]).toEqual([
          ...[200, ['superseded', 'accepted']],
        ]);
      } else {
        expect([next.body, revisions.length]).toMatchObject([{ code: 'quoteDecided' }, 1]);
      }
    }
    const quote = await quotes();
    await moves(quote.id, 'sent');
    await moves(quote.id, 'accepted');
    const twice = server.pool.query(
      `insert into budget select (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(), 'revision', 9))).*
        from budget b where id = $1`,
      [quote.id],
    );
    await expect(twice).rejects.toThrow('budget_accepted');
  });

  it('end a draft that is newer than what was accepted', async () => {
    const first = await quotes();
    await moves(first.id, 'sent');
    const second = await revised(first);
    await moves(first.id, 'accepted');
    expect((await reads(second.id)).state).toBe('superseded');
    expect((await revisionsOf(first.id)).currentRevision).toBe(1);
    expect((await moves(second.id, 'sent')).body).toMatchObject({ code: 'quoteSuperseded' });
  });

  it('expire on the day after the last valid one, and a new revision is valid again', async () => {
    const quote = await quotes();
    await moves(quote.id, 'sent');
    await server.pool.query(`update budget set valid_until = '2020-01-01' where id = $1`, [quote.id]);
    expect((await reads(quote.id)).state).toBe('expired');
    expect((await moves(quote.id, 'accepted')).body).toMatchObject({ code: 'quoteExpired' });
    expect((await revised(quote)).state).toBe('draft');
  });

  it('are moved by nobody who may not see the quote', async () => {
    const quote = await quotes();
    const stranger = await server.as('importer');
    const { id } = quote;
    const replies = await Promise.all([
      moves(id, 'sent', stranger),
      revises(quote, {}, {}, stranger),
      stranger.get(`/api/v1/budget/${id}/revise`),
      stranger.get(`/api/v1/budget/${id}/revisions`),
      stranger.get(`/api/v1/budget/${id}/compare/${id}`),
      stranger.put(`/api/v1/budget/${id}/approval`),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  });
});

describe('a discount above the limit', () => {
  it('is sent and printed only once somebody of a higher limit approved it', async () => {
    const quote = await quotes({ discount: 30 });
    expect(quote.approval).toMatchObject({ percent: 30, limit: 25, isNeeded: true, by: null });
    // The percentage is not said: a quote without prices has none in any answer.
    expect((await moves(quote.id, 'sent')).body).toMatchObject({
      code: 'approvalNeeded',
      details: { limit: 25 },
    });
    expect((await seller.raw(`/api/v1/budget/${quote.id}/document`)).status).toBe(422);
    expect((await seller.put(`/api/v1/budget/${quote.id}/approval`)).body).toMatchObject({
      code: 'approvalNotYours',
    });
    const boss = await server.as('sales');
    const { body: account } = await boss.get<{ id: string; email: string }>('/users/v1/account');
    await server.pool.query(
      `insert into project_member (project_id, account_id, role, added_by) values ($1, $2, 'editor', $2)`,
      [quote.projectId, account.id],
    );
    expect((await revisionsOf(quote.id, boss)).may.approve).toBe(true);
    const { body } = await boss.put<BudgetRow>(`/api/v1/budget/${quote.id}/approval`);
    expect(body.approval).toMatchObject({ isNeeded: false, by: account.email });
    expect((await moves(quote.id, 'sent')).body.state).toBe('sent');
    expect(await textOfPdf(quote.id)).toContain(quote.budgetNumber);
  });

  it('is approved of a draft only', async () => {
    const boss = await server.as('sales');
    const quote = await quotes({ discount: 30 }, boss);
    const limit = 'update budget set discount_limit = 25 where id = $1';
    await server.pool.query(limit, [quote.id]);
    expect((await revisionsOf(quote.id, boss)).may.approve).toBe(true);
    await server.pool.query(`update budget set valid_until = '2020-01-01' where id = $1`, [quote.id]);
    expect((await revisionsOf(quote.id, boss)).may.approve).toBe(false);
    const approves = () => boss.put(`/api/v1/budget/${quote.id}/approval`);
    expect((await approves()).body).toMatchObject({ code: 'quoteExpired' });
    await revises(quote, {}, {}, boss);
    await server.pool.query(`update budget set valid_until = '2090-01-01' where id = $1`, [quote.id]);
    expect((await approves()).body).toMatchObject({ code: 'quoteSuperseded' });
  });

  it('is also given by keeping a price that the list has left behind', async () => {
    const first = await quotes();
    expect(first.approval).toMatchObject({ percent: 0, isNeeded: false });
    await moves(first.id, 'sent');
    // As if it were of a day on which everything cost half, and long expired.
    await server.pool.query('update budget_line set unit_gross = unit_gross / 2 where budget_id = $1', [
      first.id,
    ]);
    await server.pool.query(`update budget set valid_until = '2020-01-01' where id = $1`, [first.id]);
    const second = await revised(first);
    expect(second.approval.percent).toBeCloseTo(50, 0);
    expect((await moves(second.id, 'sent')).body).toMatchObject({ code: 'approvalNeeded' });
  });

  it('counts the line and the whole together', async () => {
    const first = await quotes();
    const [one, two] = linesOf(first);
    const second = await revised(first, { products: [{ ...one, discount: 20 }, two], discount: 10 });
    expect(second.approval).toMatchObject({ percent: 28, isNeeded: true });
  });
});

describe('the cost of who sells', () => {
  it('is for those who buy at the same terms, and in no answer to others', async () => {
    const quote = await quotes();
    const { body: own } = await seller.get<Budget>(`/api/v1/budget/${quote.id}`);
    expect(own.cost!.amount).toBeLessThan(own.totalNet!.amount);
    const mate = await server.as('admin');
    const { body: account } = await mate.get<{ id: string }>('/users/v1/account');
    await server.pool.query(
      `insert into project_member (project_id, account_id, role, added_by) values ($1, $2, 'editor', $2)`,
      [quote.projectId, account.id],
    );
    const seen = await mate.raw(`/api/v1/budget/${quote.id}`);
    expect([seen.status, await seen.text()]).toEqual([200, expect.not.stringMatching(/"(unitCost|cost)"/)]);
    const plain = await quotes({ withPrices: false });
    expect(JSON.stringify(plain)).not.toMatch(/"(unitCost|cost)"/);
  });
});

describe('the list of quotes', () => {
  it('has each quote once with its state, found by words, and the sums of each state', async () => {
    const user = await server.as('importer');
    const [one, two] = [await quotes({ clientName: 'Ateneo' }, user), await quotes({}, user)];
    await moves(one.id, 'sent', user);
    const { body: second } = await revises(two, { discount: 5 }, {}, user);
    const list = async (query: string) => (await user.get<QuoteList>(`/api/v1/budget?${query}`)).body;
    const all = await list('');
    expect(all.docs.map(({ budgetNumber, revision, state }) => [budgetNumber, revision, state])).toEqual([
      [two.budgetNumber, 2, 'draft'],
      [one.budgetNumber, 1, 'sent'],
    ]);
    expect([...all.sums].sort((a, b) => a.state.localeCompare(b.state))).toEqual([
      { state: 'draft', count: 1, totals: [second.totalNet] },
      { state: 'sent', count: 1, totals: [one.totalNet] },
    ]);
    expect((await list('state=sent')).docs.map(({ id }) => id)).toEqual([one.id]);
    expect((await list('search=ateneo')).docs.map(({ id }) => id)).toEqual([one.id]);
    expect((await list('itemsPerPage=1&page=2')).docs.map(({ id }) => id)).toEqual([one.id]);
    expect((await list('itemsPerPage=1')).meta.totalPages).toBe(2);
    const stranger = await server.as('admin');
    expect((await stranger.get<QuoteList>('/api/v1/budget')).body.docs.map(({ id }) => id)).not.toContain(
      one.id,
    );
  });
});
