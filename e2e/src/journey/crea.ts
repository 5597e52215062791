import type { BrowserContext, Locator, Page } from 'playwright-core';
import type { Visitor } from './visitor';

/** A browser that cannot draw in 3D: everything must be possible in the list, and quickly so. */
export async function withoutWebgl(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const { prototype } = HTMLCanvasElement;
    const { value } = Object.getOwnPropertyDescriptor(prototype, 'getContext') as {
      value: (...given: unknown[]) => unknown;
    };
    Object.defineProperty(prototype, 'getContext', {
      value: new Proxy(value, {
        apply: (getContext, canvas, given: readonly unknown[]) =>
          String(given[0]).startsWith('webgl') ? null : Reflect.apply(getContext, canvas, given),
      }),
    });
  });
}

/** The luminaires of the room in words. */
export const listOf = (page: Page): Locator => page.getByRole('listbox').getByRole('option');

/** Opens a room whose picture is missing and goes on in the list that is offered. */
export async function opensInList(visitor: Visitor, path: string): Promise<void> {
  await withoutWebgl(visitor.page.context());
  await visitor.goTo(path);
  await showsList(visitor);
}

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
