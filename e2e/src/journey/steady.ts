import type { Page } from 'playwright-core';

interface Shifts {
  readonly sum: number;
  /** What moved, and by how much. */
  readonly parts: readonly string[];
}

declare global {
  interface Window {
    shifts: Shifts;
  }
}

/** Adds up on each page that is opened what moves without a press, as browsers measure it (layout-shift). */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = { sum: 0, parts: [] };
    const describe = (node: Node | null) => {
      const part = node instanceof Element ? node : node?.parentElement;
      return part ? `${part.tagName.toLowerCase()}.${part.className.toString().slice(0, 40)}` : '?';
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        readonly value: number;
        readonly hadRecentInput: boolean;
        readonly sources: readonly {
          readonly node: Node | null;
          readonly previousRect: DOMRect;
          readonly currentRect: DOMRect;
        }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const { sum, parts } = window.shifts;
        const moved = entry.sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${describe(node)} ${from.y} (${from.height}) to ${to.y} (${to.height})`,
        );
        window.shifts = {
          sum: sum + entry.value,
          parts: [...parts, `${entry.value.toFixed(3)} ${moved.join(', ')}`],
        };
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Lets every answer of the server but files of the app come later, as over a slow line. */
export async function delayCalls(page: Page, ms: number): Promise<void> {
  await page.route(
    /^https?:\/\/[^/]+\/(?:(?:api|users|static|pictures)\/|(?:cookie|config\.json)(?:\?|$))/,
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      await route.continue().catch(() => undefined);
    },
  );
}
