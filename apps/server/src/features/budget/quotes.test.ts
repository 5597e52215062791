import type { Budget, Project, QuoteList } from '@lucerna/contract';
import type { TestUser } from '@lucerna/testkit/server';
import { describe, expect, it } from 'vitest';
import { openQuoteDesk, wall } from '../../../test/quote-desk';

const desk = openQuoteDesk();
const { quotes, revises, moves, textOfPdf } = desk;

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
    const usa = await desk.server.as('sales_usa');
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
      await desk.server.pool.query<{ document: { wording: { labels: { title: string } } } }>(
        'select document from budget where id = $1',
        [second.id],
      )
    ).rows;
    expect(document?.wording.labels.title).toBe('Final quote');
  });

  it('is for those who may register projects, and for their market', async () => {
    expect((await desk.seller.get('/api/v1/budget/final-quote/generate-quote-number')).status).toBe(403);
    const admin = await desk.server.as('admin');
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

describe('the cost of who sells', () => {
  it('is for those who buy at the same terms, and in no answer to others', async () => {
    const quote = await quotes();
    const { body: own } = await desk.seller.get<Budget>(`/api/v1/budget/${quote.id}`);
    expect(own.cost!.amount).toBeLessThan(own.totalNet!.amount);
    const mate = await desk.server.as('admin');
    const { body: account } = await mate.get<{ id: string }>('/users/v1/account');
    await desk.server.pool.query(
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
    const user = await desk.server.as('importer');
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
    const stranger = await desk.server.as('admin');
    expect((await stranger.get<QuoteList>('/api/v1/budget')).body.docs.map(({ id }) => id)).not.toContain(
      one.id,
    );
  });
});
