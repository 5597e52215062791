import { demoMaker } from '@lucerna/testkit/demo-maker';
import type { Page } from 'playwright-core';
import { goInside } from '../go-inside';
import type { Expected } from './expected';

const timeoutMs = 10_000;

interface Seen {
  readonly at: string;
  readonly title: string;
  readonly text: string;
}

const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => ({
    at: location.pathname,
    title: document.title,
    text: document.querySelector('main')?.innerText ?? '',
  }));

/** Goes to a page and waits for what is expected there; answers with what is wrong, or null. */
export async function visit(page: Page, expected: Expected): Promise<string | null> {
  await goInside(page, expected.path);
  try {
    await page.waitForFunction(
      ({ endsAt, title, sentence, maker }) =>
        location.pathname === endsAt &&
        document.querySelector('main h1') !== null &&
        (title ? document.title === `${title} · ${maker}` : document.title.endsWith(maker)) &&
        (!sentence || document.querySelector('main')!.textContent.includes(sentence)),
      { ...expected, maker: demoMaker.name },
      { timeout: timeoutMs },
    );
    return null;
  } catch {
    const seen = await look(page);
    return `${expected.path}: expected ${JSON.stringify(expected)}, seen ${JSON.stringify(seen).slice(0, 500)}`;
  }
}
