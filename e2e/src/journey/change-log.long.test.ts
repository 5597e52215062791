import { maxListedPrices } from '@lucerna/contract';
import { signedIn } from '@lucerna/testkit/user';
import { expect, it } from 'vitest';
import { openSite } from '../site';

const site = openSite();

interface Made {
  readonly id: string;
  readonly name: string;
  readonly budgetNumber: string;
  readonly products: { readonly orderedIds: readonly string[] };
}

it('an administrator finds a quote by what it is, and reads all lines of a long change when asked', async () => {
  const seller = await signedIn(site.url, 'distributor');
  const count = maxListedPrices + 1;
  const products = Array.from({ length: count }, () => ({ model: '2010', quantity: 1 }));
  const { body: project } = await seller.post<Made>('/api/v1/projects', { name: 'Hotel Miramar', products });
  const { body: quote } = await seller.post<Made>('/api/v2/budget', {
    ...{ projectId: project.id, discount: 4 },
    products: project.products.orderedIds.map((_id) => ({ _id, discount: 10 })),
  });
  const admin = await site.arrive();
  await admin.telling(async () => {
    const { page } = admin;
    const choose = async (label: string, option: string) => {
      await page.getByRole('button', { name: new RegExp(admin.say(label)) }).click();
      await page.getByRole('option', { name: admin.say(option), exact: true }).click();
    };
    await admin.signIn('admin');
    await admin.goTo(`/changes?subject=${quote.budgetNumber}`);
    const row = page.getByRole('row').filter({ hasText: admin.say('changes.kind-discountsChanged') });
    await row.getByRole('link', { name: quote.budgetNumber }).waitFor();
    await choose('changes.target', 'changes.target-order');
    await page.getByText(admin.say('changes.nothing')).waitFor();
    await choose('changes.target', 'changes.target-quote');
    await row.getByRole('link', { name: quote.budgetNumber }).waitFor();
    const said = row.getByRole('listitem');
    expect(await said.allInnerTexts()).toEqual([expect.stringContaining('4')]);
    // All lines, and the discount of the whole.
    await row
      .getByRole('button', { name: admin.say('changes.showAll', { count: String(count + 1) }) })
      .click();
    await expect.poll(() => said.count()).toBe(count + 1);
    expect(await row.getByRole('button').count()).toBe(0);
  });
  await admin.leave();
});
