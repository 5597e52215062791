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
