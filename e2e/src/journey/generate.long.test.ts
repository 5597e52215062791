import { readPdf } from '@lucerna/testkit/pdf';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openSite } from '../site';
import type { Visitor } from './visitor';

const site = openSite();

/** Pastes references on the page that is open and adds them. */
async function pastes(visitor: Visitor, references: readonly string[]): Promise<void> {
  const { page } = visitor;
  await page.getByRole('tab', { name: visitor.say('previews.source.fromTexts') }).click();
  await page.getByLabel(visitor.say('previews.source.texts')).fill(references.join('\n'));
  await page.getByRole('button', { name: /^Add \d/ }).click();
  await page.getByText(`Selected: ${references.length} of 60`).waitFor();
}

describe('the manufacturer', () => {
  it('makes pictures and a document of many compositions', async () => {
    const visitor = await site.arrive();
    const references = ['201010/1Z_10_200', '201110/2D_32_200', '214140/1A_10_150'];
    await visitor.telling(async () => {
      const { page } = visitor;
      await visitor.signIn('admin');
      await visitor.goTo('/compositor/generatePreviews');
      await pastes(visitor, references);
      await page.getByRole('button', { name: 'Create 3 images' }).click();
      await page.getByRole('heading', { name: '3 images' }).waitFor({ timeout: 180_000 });
      await expect.poll(() => page.getByRole('img', { name: /Almar|Estel/ }).count()).toBe(3);

      await visitor.goTo('/compositor/generatePdf');
      await pastes(visitor, references);
      await page.getByRole('button', { name: 'Create 3 pages' }).click();
      const save = visitor.button('sheets.save');
      const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
      const { pages } = await readPdf(readFileSync(await download.path()));
      expect(pages).toHaveLength(3);
      for (const [at, reference] of references.entries()) expect(pages[at]).toContain(reference);
    });
    await visitor.leave();
  }, 300_000);
});
