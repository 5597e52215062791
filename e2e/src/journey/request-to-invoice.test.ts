import type { Budget, Order, Project, QuoteLink } from '@lucerna/contract';
import { runSql } from '@lucerna/testkit/database';
import { startErp, type StandInErp } from '@lucerna/testkit/erp';
import { signedIn } from '@lucerna/testkit/user';
import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { cases } from '../extent';
import { openSite } from '../site';
import { text } from './texts';
import type { Visitor } from './visitor';

let erp: StandInErp;
const site = openSite({
  env: async () => {
    erp = await startErp({ token: 'a token of the ERP', repeat: 0.3, shuffle: true, seed: 15 });
    return { ERP_URL: erp.url, ERP_TOKEN: 'a token of the ERP' };
  },
});
afterAll(() => erp?.close());

/** Who takes part in a market: an account like one of the demo's, in the language of the journey. */
const markets = {
  de: { catalogId: 16, asker: 'specifier', seller: 'sales', clientCode: 'C-1001' },
  us: { catalogId: 21, asker: 'specifier_usa', seller: 'sales_usa', clientCode: 'U-2001' },
} as const;

interface Joining {
  readonly language: string;
  readonly catalogId: number;
  /** Empty for none; null for that of the demo's. */
  readonly clientCode: string | null;
}

async function joins(
  name: string,
  like: string,
  { language, catalogId, clientCode }: Joining,
): Promise<void> {
  await runSql(
    site.product.database,
    `insert into account (email, email_verified_at, password_hash, roles, first_name, last_name, language, catalog_id,
       register_type, user_type, client_code, company_name)
     select $1, now(), a.password_hash, a.roles, $1, 'Test', $3, $4, a.register_type, a.user_type, nullif(coalesce($5, a.client_code), ''),
       a.company_name from account a where a.email = $2`,
    [`${name}@lucerna.test`, `${like}@lucerna.test`, language, catalogId, clientCode],
  );
}

const heading = ({ page }: Visitor, name: string) => page.getByRole('heading', { level: 1, name });

interface Way {
  readonly language: 'de' | 'us';
  readonly width: number;
}

it.each(
  cases<Way>(
    [{ language: 'us', width: 390 }],
    [
      { language: 'de', width: 1440 },
      { language: 'us', width: 1440 },
      { language: 'de', width: 390 },
    ],
  ),
)(
  'from a request to an invoice: asked, quoted, accepted by a link, ordered by half, shipped in two, billed; $language, $width px',
  async ({ language, width }) => {
    const { catalogId, clientCode, ...market } = markets[language];
    const mark = randomUUID().slice(0, 6);
    const [askerName, sellerName, buyerName] = [`asker-${mark}`, `seller-${mark}`, `buyer-${mark}`] as const;
    // Of no client: whoever sells in the market answers.
    await joins(askerName, market.asker, { language, catalogId, clientCode: '' });
    await joins(sellerName, market.seller, { language, catalogId, clientCode: null });
    await joins(buyerName, 'distributor', { language, catalogId, clientCode });
    const arrives = async () => {
      const visitor = await site.arrive(language);
      await visitor.page.setViewportSize({ width, height: 900 });
      return visitor;
    };
    const name = `Hafen ${mark}`;
    const specifier = await signedIn(site.url, askerName);
    const { body: project } = await specifier.post<Project>('/api/v1/projects', {
      ...{ name, products: [{ model: '2015', quantity: 10 }] },
    });

    const asker = await arrives();
    await asker.signIn(askerName);
    const request = await asker.telling(async () => {
      await asker.goTo(
        `/project/${project.id}/${language === 'us' ? 'usa-request-budget' : 'request-budget'}`,
      );
      await asker.page.getByLabel(asker.say('requests.description')).fill('Ten by May');
      await asker.button('requests.send').click();
      if (language === 'us') {
        const dialog = asker.page.getByRole('alertdialog');
        await dialog.getByRole('button', { name: asker.say('requests.send') }).click();
      }
      await heading(asker, name).waitFor();
      return new URL(asker.page.url()).pathname;
    });

    const seller = await arrives();
    await seller.signIn(sellerName);
    const budgetId = await seller.telling(async () => {
      await seller.goTo(request);
      await seller.button('requests.take').click();
      await seller.link('requests.makeQuote').click();
      // A quote of the USA names a specifier.
      if (language === 'us') await seller.page.getByLabel(seller.say('budgets.specifierEmail')).waitFor();
      // Who asked is who it is for, until another one is typed.
      const client = seller.page.getByLabel(seller.say('budgets.client')).first();
      await client.waitFor();
      await expect.poll(() => client.inputValue()).not.toBe('');
      await seller.button('budgets.generate').click();
      await seller.page.waitForURL(/\/budget\/[0-9a-f-]{36}$/);
      const id = seller.page.url().split('/').at(-1)!;
      // Until it is sent, the request leads to the draft.
      await seller.goTo(request);
      await seller.page.getByRole('link', { name: seller.pattern('requests.openDraft') }).click();
      await seller.button('budgets.links').click();
      const dialog = seller.page.getByRole('dialog');
      await dialog.getByLabel(seller.say('budgets.linkRecipient')).fill('client@hotel.test');
      await dialog.getByRole('button', { name: seller.say('budgets.sendLink') }).click();
      await dialog.getByText('client@hotel.test').first().waitFor();
      // It went by its link, and counts as sent.
      await seller.page.getByText(seller.say('budgets.stateSent')).first().waitFor();
      return id;
    });

    const sales = await signedIn(site.url, sellerName);
    const { body: links } = await sales.get<QuoteLink[]>(`/api/v1/budget/${budgetId}/links`);
    const client = await arrives();
    await client.telling(async () => {
      await client.goTo(`/quote-link/${links[0]!.token}`);
      await client.button('budgets.linkAccept').click();
      const dialog = client.page.getByRole('dialog');
      await dialog.getByLabel(client.say('budgets.yourName')).fill('Nadia Berg');
      await dialog.getByLabel(client.say('budgets.yourOrderNumber')).fill('PO-15');
      await dialog.getByRole('button', { name: client.say('budgets.linkAcceptNow') }).click();
      await client.page.getByText(client.say('budgets.linkAccepted')).waitFor();
    });
    await client.leave();
    await asker.telling(async () => {
      await asker.goTo(request);
      await asker.page.getByRole('link', { name: asker.pattern('requests.openQuote') }).click();
      await asker.page.getByText(asker.say('budgets.stateAccepted')).first().waitFor();
    });

    const email = `${buyerName}@lucerna.test`;
    const shared = await specifier.post(`/api/v1/projects/${project.id}/members`, { email, role: 'editor' });
    expect(shared.status).toBe(201);
    const distributor = await signedIn(site.url, buyerName);
    const { body: quote } = await distributor.get<Budget>(`/api/v1/budget/${budgetId}`);
    const buyer = await arrives();
    await buyer.signIn(buyerName);
    await buyer.telling(async () => {
      const { page } = buyer;
      await buyer.goTo(`/project/${project.id}/budget/${budgetId}`);
      await buyer.link('budgets.orderQuote').click();
      await page.getByText(buyer.say('orders.atQuote', { number: quote.budgetNumber })).waitFor();
      const { referenceCode: reference } = quote.products[0]!;
      await page.getByLabel(buyer.say('orders.quantityOf', { reference })).fill('5');
      await page.keyboard.press('Tab');
      await buyer.button('orders.place').click();
      await page.waitForURL(/\/order\/[0-9a-f-]{36}$/);
      const orderId = page.url().split('/').at(-1)!;
      const { body: order } = await distributor.get<Order>(`/api/v3/orders/${orderId}`);
      expect(order.quote?.number).toBe(quote.budgetNumber);
      const { orderNumber } = order;

      const taken = () => erp.orders.find((each) => each.orderNumber === orderNumber);
      await expect.poll(taken, { timeout: 30_000 }).toBeDefined();
      const admin = await signedIn(site.url, 'admin');
      const { body: key } = await admin.post<{ key: string }>('/users/v1/api-keys', {
        ...{ name: `ERP ${mark}`, scopes: ['backoffice'] },
      });
      erp.tells({ url: site.url, key: key.key });
      await erp.fulfil(taken()!);
      const steps = page.getByRole('list', { name: buyer.say('orders.steps') });
      const now = steps.locator('[aria-current=step]');
      await expect.poll(() => now.innerText(), { timeout: 30_000 }).toContain(buyer.say('orders.status4'));
      const shipments = page.getByRole('region', { name: buyer.say('orders.shipments') });
      await expect.poll(() => shipments.getByRole('listitem').count()).toBe(2);

      await buyer.goTo('/invoices');
      const row = page.getByRole('row').filter({ hasText: `R-${orderNumber}` });
      const saved = page.waitForEvent('download');
      await row
        .getByRole('button', { name: buyer.say('invoices.downloadOf', { number: `R-${orderNumber}` }) })
        .click();
      expect((await saved).suggestedFilename()).toBe(`R-${orderNumber}.pdf`);

      // All of it stands in the log of changes, from the quote to the last shipment; an administrator’s pages speak English.
      await buyer.signIn('admin');
      await buyer.goTo(`/changes?project=${project.id}`);
      for (const kind of ['orderShipped', 'orderPlaced', 'budgetLinked', 'budgetMade']) {
        await page
          .getByRole('rowheader', { name: text('en', `changes.kind-${kind}`) })
          .first()
          .waitFor();
      }
    });
    await seller.leave();
    await asker.leave();
    await buyer.leave();
  },
  300_000,
);
