import type { Page } from 'playwright-core';

/** Kills the process of the page, as a crash does: nothing of it runs any more. */
export async function kill(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const debug = await page.context().newCDPSession(page);
  // The call never answers: what would answer it is dead.
  void debug.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}
