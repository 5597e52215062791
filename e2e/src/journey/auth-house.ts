import { launchBrowser } from '@lucerna/testkit/browser';
import type { Letter } from '@lucerna/testkit/letters';
import type { Browser, FrameLocator, Locator } from 'playwright-core';
import { vi } from 'vitest';
import { startInstallation } from '../installation';
import { freePort } from '../product';
import type { Provider } from './auth-provider';
import { startProvider } from './auth-provider';
import { Visitor } from './visitor';

export const password = 'lucerna for tests';
export const supportEmail = 'help@velmara.test';

/** Where the embedded sign-in may stand; every name under localhost is this machine to a browser. */
export const ways = [
  { name: 'on the one port', origins: () => ({}) },
  {
    name: 'on an origin of its own',
    origins: (port: number) => ({
      PUBLIC_ORIGIN: `http://app.lucerna.localhost:${port}`,
      AUTH_ORIGIN: `http://auth.lucerna.localhost:${port}`,
    }),
  },
] as const;
export type Way = (typeof ways)[number];

/** A product with a social channel, and a browser. */
export interface House {
  readonly browser: Browser;
  readonly provider: Provider;
  /** The letters to an address, newest first. */
  lettersTo(email: string): Promise<readonly Letter[]>;
  /** Waits for a letter to an address. */
  letterTo(email: string): Promise<Letter>;
  /** Origin of the app, and of the embedded sign-in. */
  readonly app: string;
  readonly auth: string;
  arrive(): Promise<Visitor>;
  close(): Promise<void>;
}

/** The cookie of an administrator: behind a proxy nobody else reads the letters. */
async function adminOf(base: string): Promise<string> {
  const answer = await fetch(`${base}/users/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@lucerna.test', password }),
  });
  if (!answer.ok) throw new Error(`The administrator is refused with ${answer.status}.`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}

export async function openHouse({ origins }: Way): Promise<House> {
  const port = await freePort();
  const own: { PUBLIC_ORIGIN?: string; AUTH_ORIGIN?: string } = origins(port);
  const provider = await startProvider();
  const env = {
    ...own,
    ...provider.env,
    PORT: String(port),
    SUPPORT_EMAIL: supportEmail,
  };
  const [product, browser] = await Promise.all([startInstallation(env), launchBrowser()]);
  const cookie = await adminOf(product.url);
  const lettersTo = async (email: string) => {
    const answer = await fetch(`${product.url}/dev/outbox/letters`, { headers: { cookie } });
    if (!answer.ok) throw new Error(`The outbox answered ${answer.status}.`);
    return ((await answer.json()) as readonly Letter[]).filter(({ to }) => to === email);
  };
  const app = own.PUBLIC_ORIGIN ?? product.url;
  return {
    browser,
    provider,
    lettersTo,
    letterTo: (email) =>
      vi.waitFor(
        async () => {
          const [newest] = await lettersTo(email);
          if (!newest) throw new Error(`No letter reached ${email}.`);
          return newest;
        },
        { timeout: 15_000, interval: 100 },
      ),
    app,
    auth: own.AUTH_ORIGIN ?? app,
    arrive: () => Visitor.arrive(browser, { url: app, language: 'en', password }),
    async close() {
      await browser.close();
      await product.stop();
      await provider.close();
    },
  };
}

/** The embedded views of a page. */
export const viewsOf = ({ page }: Visitor): FrameLocator => page.frameLocator('iframe');

/** The menu of whoever is signed in. */
export const accountOf = (visitor: Visitor): Locator =>
  visitor.page.getByRole('button', { name: visitor.say('navigation.account') }).first();
