import type { Page } from 'playwright-core';

/** Goes to a path as a link does, without loading the app again. */
export function goInside(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    document.title = '';
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ idx: idx + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
