import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { openSite } from '../site';
import { projectOf } from './sale';

const site = openSite();

it('the pages are dark where the system is, until another theme is chosen, which stays', async () => {
  const visitor = await site.arrive();
  await visitor.telling(async () => {
    const { page } = visitor;
    const shown = () => page.locator('html').getAttribute('data-theme');
    await page.emulateMedia({ colorScheme: 'dark' });
    await visitor.goTo('/');
    await visitor.button('navigation.themeLight').waitFor();
    expect(await shown()).toBe('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await visitor.goTo('/');
    await visitor.button('navigation.themeDark').waitFor();
    expect(await shown()).toBe('light');

    await visitor.button('navigation.themeDark').click();
    await visitor.button('navigation.themeLight').waitFor();
    await visitor.goTo('/create-project/select-collection');
    await visitor.button('navigation.themeLight').waitFor();
    expect(await shown()).toBe('dark');
  });
  await visitor.leave();
});

it('a project is printed with light pictures from the dark theme, which goes on after it', async () => {
  const { project } = await projectOf(site, 'Printed at night');
  const visitor = await site.arrive();
  await visitor.telling(async () => {
    const { page } = visitor;
    await page.emulateMedia({ colorScheme: 'dark' });
    await visitor.signIn('distributor');
    await visitor.goTo(`/project/${project.id}`);
    const picture = page.getByRole('row').locator('img').first();
    const address = async () => (await picture.getAttribute('src')) ?? '';
    await picture.waitFor();
    expect(await address()).toContain('ground=dark');
    const light = (await address()).replace('ground=dark', 'ground=light');
    // What is printed must be there before: nothing waits for it.
    const isRead = (path: string) =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith(path));
    await page.waitForFunction(isRead, light);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await address()).toContain('ground=light');
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect(await address()).toContain('ground=dark');
  });
  await visitor.leave();
});

it('where the system gives its own colours, what a colour says is still seen: light and finish, and how far an order is', async () => {
  const { user, project } = await projectOf(site, 'In few colours');
  const { body } = await user.post<{ order: { orderId: string } }>('/api/v1/orders/process', {
    projectId: project.id,
    products: project.products.orderedIds.map((_id) => {
      const { quantity, referenceCode } = project.products.byId[_id]!;
      return { _id, quantity, referenceCode, unitNet: null };
    }),
  });
  const visitor = await site.arrive();
  await visitor.telling(async () => {
    const { page } = visitor;
    await page.emulateMedia({ forcedColors: 'active' });
    await visitor.signIn('distributor');
    /** How many different grounds the parts of a list of values have. */
    const grounds = (within: Locator) =>
      within
        .locator('span, li, b, i')
        .evaluateAll((all) => new Set(all.map((each) => getComputedStyle(each).backgroundColor)).size);
    await visitor.goTo('/add-product/201/1/2010/attributes-configurator');
    const light = page.getByRole('radiogroup', {
      name: visitor.pattern('configurator.attribute.temperature'),
    });
    await light.waitFor();
    // Three temperatures, and nothing behind their words.
    expect(await grounds(light)).toBeGreaterThanOrEqual(4);
    await visitor.goTo(`/order/${body.order.orderId}`);
    const steps = page.getByRole('list', { name: visitor.say('orders.steps') });
    await steps.waitFor();
    // Lit, not lit, and nothing behind the words.
    expect(await grounds(steps)).toBeGreaterThanOrEqual(3);
  });
  await visitor.leave();
});
