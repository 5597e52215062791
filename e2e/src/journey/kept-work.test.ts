import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { times } from '../extent';
import { openSite } from '../site';
import { kill } from './kill';
import { text } from './texts';

const kills = times(4, 20);
/** Browsers that are killed beside each other, each with work of its own. */
const visitors = 2;
/** What may be lost at most, milliseconds. */
const lostAtMost = 1000;
const site = openSite();

const quantityOf = (page: Page) =>
  page
    .getByRole('region', { name: text('en', 'editor.summary') })
    .getByRole('spinbutton', { name: text('en', 'configurator.quantity') });

/** Works and kills one tab after another, all of one browser, and looks each time for what the one before had done. */
async function workAndKill(context: BrowserContext, pauses: readonly number[]): Promise<void> {
  let least = 1;
  let most = 1;
  for (const workMs of pauses) {
    const page = await context.newPage();
    await page.goto(`${site.url}/new-product/crea-configurator/2010`);
    const quantity = quantityOf(page);
    await quantity.waitFor();
    if (least > 1) await page.getByText(text('en', 'editor.restored')).waitFor();
    const found = Number(await quantity.inputValue());
    expect(found).toBeGreaterThanOrEqual(least);
    expect(found).toBeLessThanOrEqual(most);

    const steps: { readonly at: number; readonly quantity: number }[] = [];
    await quantity.focus();
    do {
      most = found + steps.length + 1;
      await page.keyboard.press('ArrowUp');
      steps.push({ at: Date.now(), quantity: most });
      await page.waitForTimeout(60);
    } while (Date.now() < steps[0]!.at + workMs);
    const killedAt = Date.now();
    await kill(page);
    const old = steps.findLast(({ at }) => at < killedAt - lostAtMost);
    // Each time there is a step that must have been kept, or the kill would prove nothing.
    expect(old).toBeDefined();
    least = old!.quantity;
  }
}

it(`keeps all but the last second of the work when the tab is killed ${kills} times`, async () => {
  const options = { locale: 'en-GB', reducedMotion: 'reduce' } as const;
  const contexts = await Promise.all(
    Array.from({ length: visitors }, () => site.browser.newContext(options)),
  );
  await Promise.all(
    contexts.map((context, visitor) =>
      workAndKill(
        context,
        Array.from({ length: kills / visitors }, (_, time) => {
          const odd = (time * visitors + visitor) * 7919;
          return lostAtMost + 200 + (odd % 700);
        }),
      ),
    ),
  );
  for (const context of contexts) await context.close();
}, 300_000);
