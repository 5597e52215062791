import { launchBrowser } from '@lucerna/testkit/browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startInstallation } from '../installation';
import type { Installation } from '../installation';
import { withoutWebgl } from './crea';
import { text } from './texts';

const kills = 20;
/** What may be lost at most, milliseconds. */
const lostAtMost = 1000;
let product: Installation;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startInstallation(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const quantityOf = (page: Page) =>
  page
    .getByRole('region', { name: text('en', 'editor.summary') })
    .getByRole('spinbutton', { name: text('en', 'configurator.quantity') });

/** Kills the process of the page, as a crash does: nothing of it runs any more. */
async function kill(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const debug = await page.context().newCDPSession(page);
  // The call never answers: what would answer it is dead.
  void debug.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

it(`keeps all but the last second of the work when the tab is killed ${kills} times`, async () => {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
  await withoutWebgl(context);
  let least = 1;
  let most = 1;
  for (let time = 0; time < kills; time += 1) {
    const page = await context.newPage();
    await page.goto(`${product.url}/new-product/crea-configurator/2010`);
    const quantity = quantityOf(page);
    await quantity.waitFor();
    // A tab that was killed within its first second may have kept nothing yet.
    if (least > 1) await page.getByText(text('en', 'editor.restored')).waitFor();
    const found = Number(await quantity.inputValue());
    expect(found).toBeGreaterThanOrEqual(least);
    expect(found).toBeLessThanOrEqual(most);

    const steps: { readonly at: number; readonly quantity: number }[] = [];
    const until = Date.now() + 150 + ((time * 7919) % 1300);
    await quantity.focus();
    for (let next = found; Date.now() < until;) {
      next += 1;
      most = next;
      await page.keyboard.press('ArrowUp');
      steps.push({ at: Date.now(), quantity: next });
      await page.waitForTimeout(60);
    }
    const killedAt = Date.now();
    await kill(page);
    least = steps.findLast(({ at }) => at < killedAt - lostAtMost)?.quantity ?? found;
  }
  await context.close();
}, 300_000);
