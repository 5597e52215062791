import type { BrowserContext, Locator, Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import type { Site } from '../site';
import type { Visitor } from './visitor';

/** What a page asks the server for, but neither its own file, such as /users-management, nor its code. */
const calls = /^https?:\/\/[^/]+\/(?:(?:api|users|documents)\/|(?:cookie|config\.json)(?:\?|$))/;

type Failure = (route: Route) => Promise<void>;

/** How a call fails: by somebody in front of the server, on the way there, or on the way back when all is done. */
export const failures = {
  'is not ready': (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body: '{"code":"unavailable"}' }),
  'is cut off': (route) => route.abort('connectionreset'),
  'answers nobody': async (route) => {
    await route.fetch().catch(() => undefined);
    await route.abort('connectionreset');
  },
} satisfies Record<string, Failure>;

export type FailureName = keyof typeof failures;

/** Lets every second call fail, the very first among them. */
export async function failEverySecondCall(page: Page, name: FailureName): Promise<void> {
  let count = 0;
  await page.route(calls, (route) => {
    count += 1;
    return count % 2 === 1 ? failures[name](route) : route.fallback();
  });
}

/** Lets every call come later by so much, as over a very slow line. */
export async function delayEveryCall(page: Page, ms: number): Promise<void> {
  await page.route(calls, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.fallback().catch(() => undefined);
  });
}

/** Cuts off the server without a word of the browser, as behind a wireless network that has lost its own; mends it. */
export async function cutOff(context: BrowserContext): Promise<() => Promise<void>> {
  const cut: Failure = (route) => route.abort('connectionreset');
  await context.route(calls, cut);
  return () => context.unroute(calls, cut);
}

/** Somebody comes, with the session of a role, who is not surprised at failures. */
export async function arrivesAt(site: Site, role?: string): Promise<Visitor> {
  const visitor = await site.arrive();
  visitor.isServerBroken = true;
  if (role) await visitor.signIn(role);
  return visitor;
}

export const heading = (visitor: Visitor, name: string) =>
  visitor.page.getByRole('heading', { level: 1, name, exact: true });

/** Opens a page while the service fails at these calls, until it offers to ask again; answers how to mend it. */
export async function opensWithout(
  visitor: Visitor,
  failing: RegExp,
  path: string,
): Promise<() => Promise<void>> {
  const { page } = visitor;
  await page.route(failing, (route) => route.fulfill({ status: 500, json: { code: 'unexpected' } }));
  await visitor.goTo(path);
  await visitor.button('errors-dialog.retry').waitFor();
  return () => page.unroute(failing);
}

/** Presses Retry, unless it is asked for again at that moment, until what was missing is there. */
export async function retriesUntil(visitor: Visitor, there: Locator): Promise<void> {
  const retry = visitor.button('errors-dialog.retry');
  await expect
    .poll(
      async () => {
        const isReady = await retry.evaluateAll((all) => all.some((each) => !each.dataset['pending']));
        if (isReady)
          await retry
            .first()
            .dispatchEvent('click', undefined, { timeout: 1000 })
            .catch(() => null);
        return there.count();
      },
      { timeout: 20_000, interval: 500 },
    )
    .toBeGreaterThan(0);
}

/** How often a page was loaded since. */
export function countLoads({ page }: Visitor): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}
