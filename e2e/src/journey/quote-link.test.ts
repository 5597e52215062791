import type { Budget, Project, QuoteLink } from '@lucerna/contract';
import { checkAccessibility } from '@lucerna/testkit/accessibility';
import { signedIn, type TestUser } from '@lucerna/testkit/user';
import { describe, expect, it } from 'vitest';
import { itInLong } from '../extent';
import { openSite } from '../site';
import { moneyPattern, projectOf } from './sale';
import { text } from './texts';

const site = openSite();

/** A quote of a project, sent. */
async function sentQuote(user: TestUser, { id, version, products }: Project): Promise<Budget> {
  const lines = products.orderedIds.map((_id) => ({ _id, discount: 0 }));
  const body = { projectId: id, products: lines };
  const { body: quote } = await user.post<Budget>('/api/v2/budget', body, { 'if-match': String(version) });
  await user.put(`/api/v1/budget/${quote.id}/state`, { state: 'sent' });
  return quote;
}

describe('a quote that is sent as a link', () => {
  it('is commented on and accepted on a phone without an account, which its seller sees at once', async () => {
    const { user, project } = await projectOf(site, 'By link');
    const quote = await sentQuote(user, project);
    const seller = await site.arrive();
    await seller.signIn('distributor');
    const client = await site.arrive('de');
    await client.page.setViewportSize({ width: 390, height: 844 });
    await seller.telling(async () => {
      await seller.goTo(`/project/${project.id}/budget/${quote.id}`);
      await seller.button('budgets.links').click();
      const dialog = seller.page.getByRole('dialog');
      await dialog.getByLabel(seller.say('budgets.linkRecipient')).fill('kundin@example.com');
      await dialog.getByLabel(seller.say('budgets.linkMessage')).fill('As discussed');
      await dialog.getByRole('button', { name: seller.say('budgets.sendLink') }).click();
      await dialog.getByText('kundin@example.com').first().waitFor();
      await dialog
        .getByRole('button', { name: seller.say('projects.close') })
        .last()
        .click();
    });
    const { body: links } = await user.get<QuoteLink[]>(`/api/v1/budget/${quote.id}/links`);
    await client.telling(async () => {
      const { page } = client;
      await client.goTo(`/quote-link/${links[0]!.token}`);
      await page.getByText(quote.products[0]!.referenceCode).first().waitFor();
      expect(await page.getByRole('article').innerText()).toMatch(moneyPattern(quote.totalNet!));
      await seller.page.getByText(text('en', 'budgets.stateSeen')).first().waitFor();
      expect(await checkAccessibility(page)).toEqual([]);

      await page.getByLabel(client.say('budgets.yourName')).fill('Nadia Berg');
      await page.getByLabel(client.say('budgets.comment'), { exact: true }).fill('Bitte in Schwarz');
      await client.button('budgets.sendComment').click();
      await page.getByRole('listitem').getByText('Bitte in Schwarz').waitFor();
      await seller.page.getByText('Bitte in Schwarz').waitFor();

      await client.button('budgets.linkAccept').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: client.say('budgets.linkAcceptNow') }).click();
      await dialog.getByText(client.say('formError.required')).first().waitFor();
      await dialog.getByLabel(client.say('budgets.yourName')).fill('Nadia Berg');
      await dialog.getByLabel(client.say('budgets.yourOrderNumber')).fill('PO-77');
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        dialog.getByRole('button', { name: client.say('budgets.addOrder') }).click(),
      ]);
      await chooser.setFiles({
        name: 'PO-77.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7'),
      });
      await dialog.getByText('PO-77.pdf').waitFor();
      await dialog.getByRole('button', { name: client.say('budgets.linkAcceptNow') }).click();
      await page.getByText(client.say('budgets.linkAccepted')).waitFor();
      expect(await client.button('budgets.linkAccept').count()).toBe(0);

      await seller.page.getByText(text('en', 'budgets.stateAccepted')).first().waitFor();
      await seller.button('budgets.saveOrder', { name: 'PO-77.pdf' }).waitFor();
    });
    await client.leave();
    await seller.leave();
  });

  itInLong('stands in the market of its project: a client in the United States reads its foot', async () => {
    const user = await signedIn(site.url, 'sales_usa');
    const products = [{ model: '2010', quantity: 1 }];
    const { body: project } = await user.post<Project>('/api/v1/projects', { name: 'Pier 7', products });
    const quote = await sentQuote(user, project);
    const { body: link } = await user.post<QuoteLink>(`/api/v1/budget/${quote.id}/links`, {});
    const client = await site.arrive('us');
    await client.telling(async () => {
      await client.goTo(`/quote-link/${link.token}`);
      const foot = client.page.getByRole('contentinfo');
      await foot.getByText(client.say('navigation.catalogue.21')).waitFor();
      expect(await foot.getByText(client.say('navigation.catalogue.16')).count()).toBe(0);
    });
    await client.leave();
  });

  itInLong('opens nothing when it was revoked, and says what to do', async () => {
    const { user, project } = await projectOf(site, 'Revoked');
    const quote = await sentQuote(user, project);
    const { body: link } = await user.post<QuoteLink>(`/api/v1/budget/${quote.id}/links`, {});
    const client = await site.arrive();
    await client.telling(async () => {
      await user.del(`/api/v1/budget/${quote.id}/links/${link.id}`);
      await client.goTo(`/quote-link/${link.token}`);
      await client.page.getByRole('heading', { name: client.say('budgets.linkRevoked') }).waitFor();
      await client.goTo('/quote-link/abc');
      await client.page.getByRole('heading', { name: client.say('budgets.linkUnknown') }).waitFor();
    });
    await client.leave();
  });
});
