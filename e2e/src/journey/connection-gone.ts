import type { Page, Request } from 'playwright-core';
import type { Site } from '../site';
import type { Visitor } from './visitor';

/** Somebody comes, of a role or not, whom no failure of the server fails. */
export async function arrives(site: Site, role?: string): Promise<Visitor> {
  const visitor = await site.arrive();
  visitor.isServerBroken = true;
  if (role) await visitor.signIn(role);
  return visitor;
}

/** Waits until code is imported, which is when all that it needs is in the browser's cache. */
export const imported = (page: Page, code: string): Promise<Request> =>
  page.waitForEvent('requestfinished', (request) => {
    return request.resourceType() === 'script' && request.url().includes(`/assets/${code}-`);
  });

/** Waits for the code that tells of a connection that is gone, with all that it needs. */
export function tellingOf(page: Page): () => Promise<void> {
  const telling = ['OfflineAlert', 'RetryDialog'].map((code) => imported(page, code));
  return async () => {
    for (const code of await Promise.all(telling)) {
      await page.evaluate(`import('${code.url()}').then(() => true)`);
    }
  };
}

/** Opens a page and waits until it has what it needs to tell of a connection that is gone. */
export async function opens(visitor: Visitor, path: string): Promise<void> {
  const canTell = tellingOf(visitor.page);
  await visitor.goTo(path);
  await canTell();
  await visitor.page.waitForLoadState('networkidle');
}

/** Takes the connection away, which the page tells, while something is done; afterwards it tells so no longer. */
export async function withoutConnection(visitor: Visitor, act: () => Promise<unknown>): Promise<void> {
  const { page } = visitor;
  await page.context().setOffline(true);
  const told = page.getByText(visitor.say('errors-dialog.away.text'), { exact: true });
  await told.waitFor();
  await act();
  await page.context().setOffline(false);
  await told.waitFor({ state: 'detached' });
}

/** It is told that what was pressed is sent when the connection is back. */
export const willBeSent = (visitor: Visitor) =>
  visitor.page.getByText(visitor.say('errors-dialog.unanswered.offline')).first().waitFor();
