import { expect } from 'vitest';
import type { Visitor } from './visitor';

/** A project, by itself with one line of two pieces, made by a call of the visitor's. */
export async function createsProject(
  { page }: Visitor,
  origin: string,
  name: string,
  products: readonly object[] = [{ model: '2015', quantity: 2 }],
): Promise<string> {
  const answer = await page.request.post(`${origin}/api/v1/projects`, {
    data: { name, products },
    headers: { origin },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

/** Opens the menu of the project of this name, in the list or on its page. */
export async function opensMenuOf(visitor: Visitor, name: string): Promise<void> {
  await visitor.page.getByRole('button', { name: visitor.say('projects.menuOf', { name }) }).click();
}
