import type { Locator, Page } from 'playwright-core';
import type { Visitor } from './visitor';

/** The luminaires of the room in words. */
export const listOf = (page: Page): Locator => page.getByRole('listbox').getByRole('option');

/** Goes on in the list that is offered where the picture is missing. */
export async function showsList(visitor: Visitor): Promise<void> {
  await visitor.page.getByText(visitor.say('editor.picture.missing')).waitFor();
  await visitor.button('editor.showList').last().click();
  await listOf(visitor.page).first().waitFor();
}

/** Adds a luminaire of the collection. */
export async function adds(visitor: Visitor, name: string): Promise<void> {
  const before = await listOf(visitor.page).count();
  await visitor.button('crea.addModel', { name }).click();
  await listOf(visitor.page).nth(before).waitFor();
}

/** The price as the foot of the editor tells it, once it is there. */
export async function priceOf(visitor: Visitor): Promise<string> {
  const foot = visitor.page.getByRole('region', { name: visitor.say('editor.summary') });
  const price = foot.getByText(/^[\d.]+,\d\d\s€$/);
  return (await price.innerText()).trim();
}
