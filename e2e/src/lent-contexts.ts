import type { Browser, BrowserContext, Page } from 'playwright-core';

/** Where a visitor sits: a browser that remembers nobody. */
export interface Lent {
  readonly page: Page;
  /** Gives it back; nothing of the visitor stays but the files of the product that it has loaded. */
  giveBack(): Promise<void>;
}

const kept = 'local_storage,indexeddb,cache_storage,service_workers,file_systems';

/**
 * Lends browser contexts one after another. One that came back is emptied and lent again, because loading every script
 * anew for each visitor takes longer than most visits.
 */
export function lendContexts(browser: Browser, origins: readonly string[]) {
  const free = new Map<string, BrowserContext[]>();

  async function emptied(context: BrowserContext): Promise<Page> {
    await context.clearCookies();
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    for (const origin of origins) {
      await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: kept });
    }
    await devtools.detach();
    return page;
  }

  return async (locale: string): Promise<Lent> => {
    const known = free.get(locale)?.pop();
    const context =
      known ??
      (await browser.newContext({
        viewport: { width: 1280, height: 900 },
        reducedMotion: 'reduce',
        locale,
        acceptDownloads: true,
      }));
    return {
      page: known ? await emptied(known) : await context.newPage(),
      async giveBack() {
        await Promise.all(context.pages().map((page) => page.close()));
        await context.unrouteAll({ behavior: 'ignoreErrors' });
        await context.setOffline(false);
        free.set(locale, [...(free.get(locale) ?? []), context]);
      },
    };
  };
}
