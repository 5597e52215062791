import { demoPassword } from '@lucerna/testkit/database';
import { freePort } from '@lucerna/testkit/free-port';
import type { Letter } from '@lucerna/testkit/letters';
import type { FrameLocator, Locator } from 'playwright-core';
import { afterAll, vi } from 'vitest';
import { openSite, type Site } from '../site';
import { startProvider, type Provider } from './auth-provider';
import type { Visitor } from './visitor';

export const supportEmail = 'help@nordlys.test';

/** Where the embedded sign-in may stand, and other settings. */
interface Way {
  readonly name: string;
  readonly origins: (port: number) => { PUBLIC_ORIGIN?: string; AUTH_ORIGIN?: string };
  readonly env?: Readonly<Record<string, string>>;
}

export const onOnePort: Way = { name: 'on the one port', origins: () => ({}) };

/** Every name under localhost is this machine to a browser. */
export const onOwnOrigin: Way = {
  name: 'on an origin of its own',
  origins: (port) => ({
    PUBLIC_ORIGIN: `http://app.lucerna.localhost:${port}`,
    AUTH_ORIGIN: `http://auth.lucerna.localhost:${port}`,
  }),
};

/** A site with a social channel, all of whose letters can be read. */
export interface House {
  readonly site: Site;
  readonly provider: Provider;
  /** Origin of the embedded sign-in. */
  readonly auth: string;
  /** The letters to an address, newest first. */
  lettersTo(email: string): Promise<readonly Letter[]>;
  /** Waits for a letter to an address. */
  letterTo(email: string): Promise<Letter>;
}

/** The cookie of an administrator: behind a proxy nobody else reads the letters. */
async function adminOf(base: string): Promise<string> {
  const answer = await fetch(`${base}/users/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@lucerna.test', password: demoPassword }),
  });
  if (!answer.ok) throw new Error(`The administrator is refused with ${answer.status}.`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}

/** Starts it before the first journey of the group it is called in. */
export function openHouse({ origins, env }: Way): House {
  let provider: Provider;
  let own: { PUBLIC_ORIGIN?: string; AUTH_ORIGIN?: string };
  let cookie: Promise<string> | undefined;
  const site = openSite({
    env: async () => {
      const port = await freePort();
      provider = await startProvider();
      own = origins(port);
      return { ...own, ...env, ...provider.env, PORT: String(port), SUPPORT_EMAIL: supportEmail };
    },
  });
  afterAll(() => provider?.close());

  const lettersTo = async (email: string) => {
    const { url } = site.product;
    cookie ??= adminOf(url);
    const answer = await fetch(`${url}/dev/outbox/letters`, { headers: { cookie: await cookie } });
    if (!answer.ok) throw new Error(`The outbox answered ${answer.status}.`);
    return ((await answer.json()) as readonly Letter[]).filter(({ to }) => to === email);
  };
  return {
    site,
    get provider() {
      return provider;
    },
    get auth() {
      return own.AUTH_ORIGIN ?? site.url;
    },
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
  };
}

/** The embedded views of a page. */
export const viewsOf = ({ page }: Visitor): FrameLocator => page.frameLocator('iframe');

/** The menu of whoever is signed in. */
export const accountOf = (visitor: Visitor): Locator =>
  visitor.page.getByRole('button', { name: visitor.say('navigation.account') }).first();
