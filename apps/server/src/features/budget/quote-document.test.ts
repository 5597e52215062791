import { demoSellers } from '@lucerna/testkit/demo-maker';
import { quoteTextNames } from '@lucerna/contract';
import type { Budget, LinkedQuote, Project, QuoteLink } from '@lucerna/contract';
import { readPdf } from '@lucerna/testkit/pdf';
import { readStructure } from '@lucerna/testkit/pdf-structure';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let sales: TestUser;
let seller: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  sales = await server.as('sales');
  seller = await server.as('distributor');
});

const almar = {
  model: '2010',
  choices: { color: '30', temperature: '2', control: 'B' },
  quantity: 3,
};
const wall = { model: '2015', quantity: 2 };

async function quotes(user: TestUser, change: object = {}): Promise<Budget> {
  const created = { name: 'Hotel Miramar', products: [almar, wall] };
  const { body: project } = await user.post<Project>('/api/v1/projects', created);
  const products = project.products.orderedIds.map((_id) => ({ _id, discount: 10 }));
  const { status, body } = await user.post<Budget>('/api/v2/budget', {
    ...{ projectId: project.id, products, language: 'en', discount: 5, iva: 21 },
    ...change,
  });
  expect([status, body]).toMatchObject([201, {}]);
  return body;
}

async function bytesOf(user: TestUser, address: string): Promise<Buffer> {
  for (let turn = 0; turn < 200; turn += 1) {
    const response = await user.raw(address);
    if (response.status !== 409) {
      expect(response.status).toBe(200);
      return Buffer.from(await response.arrayBuffer());
    }
    await response.arrayBuffer();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${address} was not made`);
}

const textOfPdf = async (bytes: Buffer): Promise<string> =>
  (await readPdf(new Uint8Array(bytes))).pages.join(' ').replaceAll(/\s+/g, ' ');

const csvOf = (bytes: Buffer): string[][] => parse(bytes, { bom: true, delimiter: ';' });
const lastOf = (rows: readonly (readonly unknown[])[]) => String(rows.at(-1)?.at(-1)).replace(',', '.');

describe('the document of a quote', () => {
  it('names the manufacturer, its bank and conditions, the light of each line, and the client’s reference', async () => {
    const written = Object.fromEntries(quoteTextNames.map((name, nth) => [name, `Lobby ${7 + nth}`]));
    const quote = await quotes(sales, { ...written, clientName: 'Estudio Norte' });
    expect(quote).toMatchObject({
      ...written,
      form: { layout: 'pictures', lineDiscounts: true, acceptance: true },
    });
    const text = await textOfPdf(await bytesOf(sales, `/api/v1/budget/${quote.id}/document`));
    for (const said of [
      ...[demoSellers[16].legalName, 'VAT no. ESB00000000', '08980 Sant Feliu de Llobregat, Barcelona'],
      ...[
        'Bank details: Banc del Vallès',
        'Configured products are made to order',
        'Client reference Lobby 7',
        ...Object.values(written),
      ],
      'Acceptance We accept quote',
    ])
      expect(text).toContain(said);
    expect(text).toMatch(/lm · [\d.]+ W · 3000 K · CRI \d+ · IP\d\d · DALI/);
  });

  it('is read by who does not see it', async () => {
    const { id } = await quotes(sales, {});
    const bytes = await bytesOf(sales, `/api/v1/budget/${id}/document`);
    expect((await readStructure(new Uint8Array(bytes))).problems).toEqual([]);
  });

  it.each([
    ['sales_usa', 'en', ['Sales tax 8.875%', 'Tax ID '], /VAT/],
    ['sales_usa', 'de', ['US-Verkaufssteuer 8,875', 'Steuernummer '], /MwSt|USt/],
    ['sales', 'us', ['VAT 21%', 'VAT no. ESB00000000'], /Sales tax|Tax ID/],
  ] as const)(
    'names the tax of the market of %s in %s, and its XLSX and CSV do',
    async (role, language, said, never) => {
      const user = await server.as(role);
      const { body: project } = await user.post<Project>('/api/v1/projects', {
        ...{ name: 'Taxed', catalogId: role === 'sales' ? 16 : 21, products: [wall] },
      });
      const products = project.products.orderedIds.map((_id) => ({ _id }));
      const { body: quote } = await user.post<Budget>('/api/v2/budget', {
        ...{ projectId: project.id, products, language, iva: role === 'sales' ? 21 : 8.875 },
      });
      const text = await textOfPdf(await bytesOf(user, `/api/v1/budget/${quote.id}/document`));
      for (const each of said) expect(text).toContain(each);
      expect(text).not.toMatch(never);
      const csv = (await bytesOf(user, `/api/v1/budget/${quote.id}/sheet?format=csv`)).toString();
      expect(csv.replaceAll('\u00a0', ' ')).toContain(said[0]);
      expect(csv).not.toMatch(never);
    },
  );

  it('says nothing of what an accessory does not have', async () => {
    const { body: project } = await sales.post<Project>('/api/v1/projects', {
      name: 'Anchors',
      products: [{ model: '2195' }],
    });
    const { body: quote } = await sales.post<Budget>('/api/v2/budget', {
      ...{ projectId: project.id, language: 'en' },
      products: project.products.orderedIds.map((_id) => ({ _id })),
    });
    const text = await textOfPdf(await bytesOf(sales, `/api/v1/budget/${quote.id}/document`));
    expect(text).toContain(project.products.byId[project.products.orderedIds[0]!]!.referenceCode);
    expect(text).not.toMatch(/not applicable|no light source/i);
  });

  it('names the firm where a firm sells, and never the bank of the manufacturer', async () => {
    const quote = await quotes(seller);
    const text = await textOfPdf(await bytesOf(seller, `/api/v1/budget/${quote.id}/document`));
    expect(text).toContain('Lumen Distribución de Iluminación, S.L.');
    expect(text).not.toContain('Banc del Vallès');
    expect(text).not.toContain(demoSellers[16].legalName);
  });

  it('keeps its form in the next revision unless another one is chosen', async () => {
    const form = { layout: 'dense', lineDiscounts: false, acceptance: false };
    const quote = await quotes(seller, { form });
    const products = quote.products.map(({ _id, quantity }) => ({ _id, quantity, discount: 10 }));
    const address = `/api/v1/budget/${quote.id}/revise`;
    const { body: second } = await seller.post<Budget>(address, { products });
    expect(second.form).toEqual(form);
    const text = await textOfPdf(await bytesOf(seller, `/api/v1/budget/${second.id}/document`));
    expect(text).not.toMatch(/Unit price|Disc\.|Signature/);
    const { body: third } = await seller.post<Budget>(`/api/v1/budget/${second.id}/revise`, {
      products,
      form: { lineDiscounts: true },
    });
    expect(third.form).toEqual({ layout: 'pictures', lineDiscounts: true, acceptance: true });
    const printed = await textOfPdf(await bytesOf(seller, `/api/v1/budget/${third.id}/document`));
    expect(printed).toContain('Unit price');
  });

  it.each([
    ['another layout', { layout: 'poster' }],
    ['a choice that there is not', { prices: true }],
  ])('refuses %s', async (_, form) => {
    const { body: project } = await seller.post<Project>('/api/v1/projects', {
      name: 'A',
      products: [wall],
    });
    const products = project.products.orderedIds.map((_id) => ({ _id }));
    const { status } = await seller.post('/api/v2/budget', {
      projectId: project.id,
      products,
      form,
    });
    expect(status).toBe(400);
  });
});

describe('a quote in its formats', () => {
  const openLink = async (quote: Budget): Promise<string> => {
    expect((await seller.put(`/api/v1/budget/${quote.id}/state`, { state: 'sent' })).status).toBe(200);
    const { status, body } = await seller.post<QuoteLink>(`/api/v1/budget/${quote.id}/links`, {});
    expect(status).toBe(201);
    return `/api/v1/quote-links/${body.token}`;
  };

  it('has one total in the answer, the PDF, XLSX, CSV and by the link', async () => {
    const quote = await quotes(seller);
    const link = await openLink(quote);
    const guest = server.anyone();
    const total = (quote.totalNet!.amount / 100).toFixed(2);
    const shown = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(
      Number(total),
    );
    const said = shown.replaceAll(/\s+/g, ' ');
    for (const [user, base] of [
      [seller, `/api/v1/budget/${quote.id}`],
      [guest, link],
    ] as const) {
      expect(await textOfPdf(await bytesOf(user, `${base}/document`))).toContain(said);
      const xlsx = await readSheet(await bytesOf(user, `${base}/sheet`));
      expect(Number(lastOf(xlsx)).toFixed(2)).toBe(total);
      expect(lastOf(csvOf(await bytesOf(user, `${base}/sheet?format=csv`)))).toBe(total);
    }
    const { body } = await guest.get<LinkedQuote>(link);
    expect(body.budget.totalNet).toEqual(quote.totalNet);
  });

  it('tells its client neither list prices nor discounts of the lines where they are hidden', async () => {
    const quote = await quotes(seller, { discount: 0, form: { lineDiscounts: false } });
    expect(quote.products[0]).toHaveProperty('unitPvp');
    const gross = quote.products.map(({ unitPvp }) => (unitPvp!.amount / 100).toFixed(2));
    const link = await openLink(quote);
    const guest = server.anyone();
    const { body } = await guest.get<LinkedQuote>(link);
    for (const line of body.budget.products) {
      expect(line).toHaveProperty('totalNet');
      for (const hidden of ['unitPvp', 'pvp', 'discount', 'discountValue', 'unitCost'])
        expect(line).not.toHaveProperty(hidden);
    }
    const text = (await textOfPdf(await bytesOf(guest, `${link}/document`))).replaceAll('.', '');
    const csv = (await bytesOf(guest, `${link}/sheet?format=csv`)).toString();
    for (const price of gross) {
      expect(text).not.toContain(price.replace('.', ','));
      expect(csv).not.toContain(price.replace('.', ','));
    }
    const { rows } = await server.pool.query<{ text: string }>(
      `select (document -> 'data' -> 'lines')::text as text from budget where id = $1`,
      [quote.id],
    );
    expect(rows[0]?.text).not.toMatch(/unitPrice|discount/);
  });

  it('says no amount at all without prices', async () => {
    const quote = await quotes(seller, { withPrices: false });
    const xlsx = await readSheet(await bytesOf(seller, `/api/v1/budget/${quote.id}/sheet`));
    expect(xlsx).toHaveLength(3);
    const csv = (await bytesOf(seller, `/api/v1/budget/${quote.id}/sheet?format=csv`)).toString();
    expect(csv).not.toMatch(/Unit price|Net|Total|Discount|\d,\d\d/);
    expect(JSON.stringify(xlsx)).not.toMatch(/Unit price|Net|Total|Discount/);
  });

  it('is given to nobody else', async () => {
    const quote = await quotes(seller);
    const other = await server.as('specifier');
    for (const format of ['xlsx', 'csv'])
      expect([403, 404]).toContain(
        (await other.raw(`/api/v1/budget/${quote.id}/sheet?format=${format}`)).status,
      );
    expect((await seller.raw(`/api/v1/budget/${quote.id}/sheet?format=ods`)).status).toBe(400);
  });
});
