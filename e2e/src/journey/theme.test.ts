import { expect, it } from 'vitest';
import { openSite } from '../site';

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
