import { expect, it } from 'vitest';
import { itInLong } from '../extent';
import { openSite } from '../site';
import type { Visitor } from './visitor';

const site = openSite();

/** Chooses a value of a select. */
async function picks({ page }: Visitor, label: string, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: new RegExp(label) }).click();
  await page.getByRole('option', { name }).click();
}

it('who looks after the catalogue finds every model with its state', async () => {
  const admin = await site.arrive();
  await admin.telling(async () => {
    const { page } = admin;
    await admin.signIn('admin');
    await admin.goTo('/product-admin?subFamily=210');
    const inactive = page.getByRole('row').filter({ hasText: '2103' });
    await inactive.getByText(admin.say('products.state-inactive')).waitFor();
    await page.getByRole('searchbox').fill('2101');
    await inactive.waitFor({ state: 'detached' });
    await page.getByRole('row').filter({ hasText: '2101' }).getByRole('link').click();
    await page.waitForURL((url) => url.pathname.startsWith('/add-product/210/'));
    await page.goBack();
    await page.getByRole('link', { name: admin.say('products.menu-productAdminCompose') }).click();
    await page.getByRole('heading', { name: 'Almar trio' }).waitFor();
  });
  await admin.leave();
});

itInLong('a rule is checked before it is in force', async () => {
  const admin = await site.arrive();
  await admin.telling(async () => {
    const { page } = admin;
    const rules = () => page.getByRole('table', { name: admin.say('products.rules') }).getByRole('row');
    await admin.signIn('admin');
    await admin.goTo('/product-admin/EditRule?subFamily=201');
    await rules().first().waitFor();
    const before = await rules().count();
    await picks(admin, admin.say('configurator.attribute.color'), /^Black \(/);
    await picks(admin, admin.say('configurator.attribute.temperature'), /^4000 K \(/);
    await admin.button('products.addRule').click();
    expect(await rules().count()).toBe(before + 1);
    await admin.button('products.checkRules').click();
    await admin.button('imports.apply').waitFor({ timeout: 60_000 });
    // Nothing has changed so far.
    await admin.goTo('/product-admin/EditRule?subFamily=201');
    await rules().first().waitFor();
    expect(await rules().count()).toBe(before);

    await picks(admin, admin.say('configurator.attribute.color'), /^Black \(/);
    await picks(admin, admin.say('configurator.attribute.temperature'), /^4000 K \(/);
    await admin.button('products.addRule').click();
    await admin.button('products.checkRules').click();
    await admin.button('imports.apply').click({ timeout: 60_000 });
    await page.getByText(admin.say('products.rulesUnchanged'), { exact: true }).waitFor({ timeout: 60_000 });
    expect(await rules().count()).toBe(before + 1);
  });
  await admin.leave();
});

it('who does not look after it reads that on the page', async () => {
  const visitor = await site.arrive();
  await visitor.telling(async () => {
    await visitor.goTo('/product-admin');
    await visitor.page.getByText(visitor.say('routes.signInText')).waitFor();
    await visitor.signIn('specifier');
    await visitor.goTo('/product-admin/EditRule');
    await visitor.page.getByText(visitor.say('navigation.noAccessText')).waitFor();
  });
  await visitor.leave();
});
