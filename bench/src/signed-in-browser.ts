import type { Browser, BrowserContext } from 'playwright-core';
import { hungRoom, type RoomMeasures } from './hung-room';
import { signIn } from './sign-in';

/** Puts a room with some luminaires into a new project; the path of its configurator. */
export async function pageOf(
  url: string,
  cookie: string,
  count: number,
  size?: RoomMeasures,
): Promise<string> {
  const headers = { cookie, 'content-type': 'application/json' };
  const creation = await hungRoom(url, headers, count, size);
  const answer = await fetch(`${url}/api/v1/projects`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ name: `Room of ${count}`, products: [{ creation, quantity: 1 }] }),
  });
  if (!answer.ok) throw new Error(`No project was made: ${answer.status} ${await answer.text()}`);
  const { id, products } = (await answer.json()) as { id: string; products: { orderedIds: string[] } };
  return `/project/${id}/product/${products.orderedIds[0]}/crea-configurator/edit`;
}

/** A browser's window with a session of its own. */
export async function signedIn(browser: Browser, url: string): Promise<BrowserContext> {
  const cookie = await signIn(url);
  const context = await browser.newContext({
    locale: 'en-GB',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
  });
  const { hostname } = new URL(url);
  await context.addCookies(
    cookie.split('; ').map((each) => {
      const [name = '', ...value] = each.split('=');
      return { name, value: value.join('='), domain: hostname, path: '/' };
    }),
  );
  return context;
}
