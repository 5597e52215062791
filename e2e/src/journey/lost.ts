import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Visitor } from './visitor';

/** Where the work of these journeys is done, and under what it is kept. */
export const place = '/new-product/crea-configurator/2010';
const key = 'crea:16:new:m2010';

/** How many are wanted: the one step that needs no picture. */
export const quantityOf = (visitor: Visitor): Locator =>
  visitor.page
    .getByRole('region', { name: visitor.say('editor.summary') })
    .getByRole('spinbutton', { name: visitor.say('configurator.quantity') });

export async function opensWork(visitor: Visitor, path = place): Promise<void> {
  await visitor.goTo(path);
  await quantityOf(visitor).waitFor();
}

/** Wants another number of them. */
export async function wants(visitor: Visitor, quantity: number): Promise<void> {
  await quantityOf(visitor).fill(String(quantity));
  await quantityOf(visitor).press('Tab');
}

export const sees = (visitor: Visitor, quantity: number): Promise<void> =>
  expect.poll(() => quantityOf(visitor).inputValue(), { timeout: 30_000 }).toBe(String(quantity));

/** Takes the last step back by its key. */
export async function undoes({ page }: Visitor): Promise<void> {
  // In a field the key takes back what was typed there.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Control+z');
}

/** Nothing of an earlier try is kept for the account; the visitor is nobody again. */
export async function startsAnew(visitor: Visitor, role: string): Promise<void> {
  await visitor.signIn(role);
  const { page } = visitor;
  const { origin } = new URL(visitor.url);
  const answer = await page.request.delete(`${origin}/api/v1/drafts/${key}`, { headers: { origin } });
  expect([204, 404]).toContain(answer.status());
  await page.context().clearCookies();
}

/** The number in the draft that the server keeps; null without one. */
async function draftOf(page: Page): Promise<number | null> {
  const answer = await page.request.get(new URL(`/api/v1/drafts/${key}`, page.url()).href);
  const draft = (await answer.json()) as { stored: { quantity: number } } | null;
  return draft?.stored.quantity ?? null;
}

export const isOnServer = ({ page }: Visitor, quantity: number | null): Promise<void> =>
  expect.poll(() => draftOf(page), { timeout: 30_000 }).toBe(quantity);
