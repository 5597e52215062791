import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { itInLong } from '../extent';
import { openSite } from '../site';
import type { Visitor } from './visitor';

const reports: string[] = [];
let listener: Server;

afterAll(() => {
  listener?.close();
});
const site = openSite({
  // The reporter of errors is one for a process.
  ownProcess: true,
  env: async () => {
    listener = createServer((request, response) => {
      let text = '';
      request.on('data', (part: Buffer) => (text += part.toString()));
      request.on('end', () => {
        reports.push(text);
        response.writeHead(200, { 'access-control-allow-origin': '*' }).end('{}');
      });
    });
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    return { SENTRY_DSN: `http://key@127.0.0.1:${(listener.address() as AddressInfo).port}/3` };
  },
});

/** Somebody who is signed in, at a page. */
async function signedIn(at: string): Promise<Visitor> {
  const visitor = await site.arrive();
  await visitor.signIn('distributor');
  await visitor.goTo(at);
  await accountOf(visitor.page, visitor).waitFor();
  return visitor;
}

/** Waits until a tab shows somebody as signed in, or a stranger's home. */
const accountOf = (page: Page, visitor: Visitor) =>
  page.getByRole('button', { name: visitor.say('navigation.account') }).first();
const strangerOf = (page: Page, visitor: Visitor) =>
  page.getByRole('link', { name: visitor.say('session.signIn') }).first();

describe('a session in a browser', () => {
  it('begins, changes and ends in all tabs, and stands over a reload', async () => {
    const visitor = await site.arrive();
    await visitor.goTo('/');
    const other = await visitor.page.context().newPage();
    await other.goto(site.url);
    await strangerOf(other, visitor).waitFor();

    await visitor.signInHere('distributor');
    await accountOf(other, visitor).waitFor();
    await other.reload();
    await accountOf(other, visitor).waitFor();

    await other.goto(`${site.url}/my-profile`);
    await other
      .getByRole('button', { name: visitor.say('session.signOut') })
      .last()
      .click();
    await strangerOf(visitor.page, visitor).waitFor();
    const kept = await other.evaluate(() => [
      localStorage.getItem('lucerna.hasBeenActive'),
      localStorage.getItem('lucerna.preferredByUser'),
      localStorage.getItem('lucerna.onboarding-done'),
    ]);
    expect(kept).toEqual(['false', 'false', null]);
    await visitor.leave();
  });

  itInLong('is renewed once when the calls of five tabs are refused together', async () => {
    const visitor = await signedIn('/');
    const context = visitor.page.context();
    const tabs = [visitor.page];
    while (tabs.length < 5) {
      const tab = await context.newPage();
      await tab.goto(site.url);
      await accountOf(tab, visitor).waitFor();
      tabs.push(tab);
    }
    let renewals = 0;
    let refused = 0;
    context.on('response', (response) => {
      if (response.url().endsWith('/auth/refresh')) renewals += 1;
      if (response.status() === 401) refused += 1;
    });
    await context.clearCookies({ name: /access/i });
    await Promise.all(
      tabs.map((tab) =>
        tab
          .getByRole('link', { name: visitor.say('navigation.orders') })
          .first()
          .click(),
      ),
    );
    for (const tab of tabs) {
      await tab.getByText(visitor.say('orders.empty')).or(tab.getByRole('alert')).first().waitFor();
    }
    await visitor.page.waitForTimeout(1000);
    expect(refused).toBeGreaterThan(0);
    expect(renewals).toBe(1);
    for (const tab of tabs) expect(new URL(tab.url()).pathname).toBe('/orders');
    await visitor.leave();
  });

  itInLong('leads home and says so when it has ended', async () => {
    const visitor = await signedIn('/');
    await visitor.page.context().clearCookies();
    // What the page reads by itself may have found it out before the click.
    await visitor
      .link('navigation.orders')
      .first()
      .click({ timeout: 5000 })
      .catch(() => undefined);
    await visitor.page.getByText(visitor.say('session.ended')).first().waitFor();
    await strangerOf(visitor.page, visitor).waitFor();
    expect(new URL(visitor.page.url()).pathname).toBe('/');
    await visitor.leave();
  });

  it('leads to the no-access page where the right to read a project lacks', async () => {
    const visitor = await signedIn('/');
    const body = JSON.stringify({ code: 'forbidden', message: 'problem.forbidden' });
    await visitor.page.route(/\/api\/v2\/projects\//, (route) =>
      route.fulfill({ status: 403, contentType: 'application/json', body }),
    );
    await visitor.turnTo('/project/11111111-2222-4333-8444-555555555555');
    await visitor.page.waitForURL(/\/error-403$/);
    await visitor.leave();
  });
});

// Most of their time is waiting, which they do beside each other.
describe.concurrent('a call without an answer', () => {
  const dialog = (visitor: Visitor) => visitor.page.locator('[role$=dialog]');
  const retry = (visitor: Visitor) =>
    dialog(visitor).getByRole('button', { name: visitor.say('errors-dialog.retry'), exact: true });

  const chooser = (visitor: Visitor) =>
    visitor.page.getByRole('main').getByRole('button', { name: new RegExp(visitor.say('profile.language')) });

  async function changeLanguage(visitor: Visitor): Promise<void> {
    await chooser(visitor).click();
    await visitor.page.getByRole('option', { name: 'English (US)' }).click();
  }

  itInLong('is given up after fifteen seconds, and sent again when the user says so', async () => {
    const visitor = await signedIn('/my-profile');
    let count = 0;
    await visitor.page.route(/\/users\/v1\/users\//, async (route, request) => {
      if (request.method() === 'GET') return route.continue();
      count += 1;
      if (count > 1) await route.continue();
    });
    await changeLanguage(visitor);
    const started = Date.now();
    await retry(visitor).waitFor({ timeout: 20_000 });
    expect(Date.now() - started).toBeGreaterThan(12_000);
    await retry(visitor).click();
    await visitor.page.getByText(visitor.say('profile.saved')).first().waitFor();
    expect(count).toBe(2);
    await visitor.leave();
  });

  itInLong('is dismissed, offline, which is said', async () => {
    const visitor = await signedIn('/my-profile');
    await chooser(visitor).waitFor();
    // The dialogs are read some seconds after the page stands.
    const dialogs = await visitor.page.waitForFunction(
      () => performance.getEntriesByType('resource').find(({ name }) => name.includes('/RetryDialog-'))?.name,
    );
    await visitor.page.evaluate(`import('${await dialogs.jsonValue()}')`);
    await visitor.page.context().setOffline(true);
    await visitor.page.getByText(visitor.say('errors-dialog.away.title')).waitFor();
    await changeLanguage(visitor);
    await retry(visitor).waitFor();
    const dismiss = visitor.say('errors-dialog.dismiss');
    await dialog(visitor).getByRole('button', { name: dismiss, exact: true }).click();
    await retry(visitor).waitFor({ state: 'hidden' });
    await visitor.page.context().setOffline(false);
    await visitor.page.getByText(visitor.say('errors-dialog.away.title')).waitFor({ state: 'hidden' });
    await visitor.leave();
  });
});

describe('a failure in a browser', () => {
  itInLong(
    'is reported to the service of the settings under the content policy, without persons',
    async () => {
      const visitor = await site.arrive();
      const blocked: string[] = [];
      visitor.page.on('console', (message) => {
        if (/content security policy/i.test(message.text())) blocked.push(message.text());
      });
      await visitor.goTo('/');
      await strangerOf(visitor.page, visitor).waitFor();
      reports.length = 0;
      await visitor.page.evaluate(() =>
        setTimeout(() => {
          throw new RangeError('no mail to a.person@firm.example');
        }),
      );
      while (reports.length === 0) await visitor.page.waitForTimeout(50);
      const [header, item, event] = reports[0]!.split('\n').map((line) => JSON.parse(line) as object);
      expect(header).toHaveProperty('event_id');
      expect(item).toEqual({ type: 'event' });
      expect(event).toMatchObject({
        platform: 'javascript',
        release: 'lucerna@0.1.0',
        exception: { values: [{ type: 'RangeError', value: 'no mail to [hidden]' }] },
      });
      expect(blocked).toEqual([]);
      await visitor.page.close();
    },
  );
});
