import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { itInLong } from '../extent';
import { openSite } from '../site';
import type { Visitor } from './visitor';

const site = openSite();

const field = (visitor: Visitor): Locator =>
  visitor.page.getByRole('combobox', { name: visitor.say('search.label') });
const marked = (visitor: Visitor): Locator => visitor.page.getByRole('option', { selected: true });

async function opensByKey(visitor: Visitor, key: string): Promise<void> {
  await visitor.page.keyboard.press(key);
  await field(visitor).waitFor();
}

/** Types words and waits until the one marked has been found for them. */
async function types(visitor: Visitor, words: string, first: string): Promise<void> {
  await field(visitor).fill(words);
  await marked(visitor).filter({ hasText: first }).waitFor();
}

describe('the search of the bar', () => {
  it('finds by words in any order, by keys alone, and remembers where it led', async () => {
    const visitor = await site.arrive();
    await visitor.telling(async () => {
      const { page } = visitor;
      await visitor.goTo('/');
      await visitor.button('search.label').waitFor();
      await opensByKey(visitor, '/');
      await types(visitor, '20 almar', 'Almar 20');
      await page.locator('[aria-hidden]', { hasText: /\d results/ }).waitFor();
      await page.keyboard.press('ArrowDown');
      const second = await marked(visitor).innerText();
      expect(second).not.toContain('Almar 20\n');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Almar 20' }).waitFor();
      expect(await field(visitor).count()).toBe(0);

      await opensByKey(visitor, 'Control+k');
      const recent = page.getByRole('group', { name: visitor.say('search.recent') });
      await recent.getByRole('option', { name: /Almar 20/ }).waitFor();
      await page.keyboard.press('Escape');
      await field(visitor).waitFor({ state: 'detached' });
      // Where somebody types, a slash is a slash.
      await opensByKey(visitor, '/');
      await page.keyboard.type('a/b');
      expect(await field(visitor).inputValue()).toBe('a/b');
    });
    await visitor.leave();
  });

  it('opens in the finish that was asked for, and what a reference stands for, even pressed at once', async () => {
    const visitor = await site.arrive();
    await visitor.telling(async () => {
      const { page } = visitor;
      await visitor.goTo('/create-project');
      await visitor.button('search.label').click();
      await field(visitor).fill('almar 20 black');
      await page.keyboard.press('Enter');
      await page.getByRole('radiogroup').first().waitFor();
      expect(await visitor.reference()).toMatch(/^201020\//);

      await visitor.button('search.label').click();
      await field(visitor).fill('201010/1z _10_200');
      await page.keyboard.press('Enter');
      await field(visitor).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: /201010\/1Z_10_200/ }).waitFor();

      await visitor.button('search.label').click();
      await field(visitor).fill('201410/1Z_10_200');
      await page.keyboard.press('Enter');
      await page
        .getByText(visitor.say('reference.unknown-model', { model: '2014' }))
        .last()
        .waitFor();
    });
    await visitor.leave();
  });

  itInLong(
    'opens a reference that is pasted on the page, and the code of a creation only to its owner',
    async () => {
      const visitor = await site.arrive();
      await visitor.telling(async () => {
        const { page } = visitor;
        await visitor.goTo('/create-project');
        await visitor.button('search.label').waitFor();
        const pastes = (text: string) =>
          page.evaluate((pasted) => {
            const clipboardData = new DataTransfer();
            clipboardData.setData('text', pasted);
            document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
          }, text);
        await pastes('CR000000001');
        // Said once to be read, once to be heard.
        await page
          .getByText(visitor.say('reference.sign-in', { code: 'CR000000001' }))
          .first()
          .waitFor();
        await page.keyboard.press('Escape');
        await pastes('201010/1Z_10_200');
        await page.getByRole('radiogroup').first().waitFor();
        expect(await visitor.reference()).toBe('201010/1Z_10_200');
      });
      await visitor.leave();
    },
  );

  it('says that nothing was found, that there is no connection, and finds again when there is one', async () => {
    const visitor = await site.arrive();
    await visitor.telling(async () => {
      const { page } = visitor;
      await visitor.goTo('/create-project');
      await visitor.button('search.label').click();
      await field(visitor).fill('almar zzzz');
      await page.getByText(visitor.say('search.none', { text: 'almar zzzz' }), { exact: true }).waitFor();
      await page.context().setOffline(true);
      await field(visitor).fill('borea');
      await page.getByText(visitor.say('errors-dialog.offline.title'), { exact: true }).last().waitFor();
      await page.context().setOffline(false);
      await marked(visitor).filter({ hasText: 'Borea' }).waitFor();
    });
    await visitor.leave();
  });

  itInLong('shows all of many on a page that can be gone back to', async () => {
    const visitor = await site.arrive();
    await visitor.telling(async () => {
      const { page } = visitor;
      await visitor.goTo('/create-project');
      await visitor.button('search.label').click();
      await field(visitor).fill('black');
      await page.getByRole('option', { name: visitor.say('search.all') }).click();
      await page.getByRole('heading', { name: visitor.say('search.results', { text: 'black' }) }).waitFor();
      const first = page.locator('main li a').first();
      await first.click();
      await page.getByRole('radiogroup').first().waitFor();
      await page.goBack();
      await page.getByRole('heading', { name: visitor.say('search.results', { text: 'black' }) }).waitFor();
      expect(new URL(visitor.page.url()).searchParams.get('search')).toBe('black');
    });
    await visitor.leave();
  });

  itInLong('finds the projects of an account by their names', async () => {
    const visitor = await site.arrive();
    await visitor.telling(async () => {
      const { page } = visitor;
      await visitor.signIn('specifier');
      const made = await page.request.post(new URL('/api/v1/projects', await urlOf(visitor)).href, {
        data: { name: 'Searched harbour house', products: [] },
        headers: { origin: await urlOf(visitor) },
      });
      expect(made.ok()).toBe(true);
      await page.reload();
      await visitor.button('search.label').click();
      await types(visitor, 'harbour', 'Searched harbour house');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Searched harbour house' }).waitFor();
    });
    await visitor.leave();
  });
});

/** The site, which is known once a page of it is open. */
async function urlOf(visitor: Visitor): Promise<string> {
  if (visitor.page.url() === 'about:blank') await visitor.goTo('/');
  return new URL(visitor.page.url()).origin;
}
