import type { Visitor } from './visitor';

/** Makes a link to what is open and answers its path. The dialog stays open. */
export async function makesLink(visitor: Visitor): Promise<string> {
  const dialog = visitor.page.getByRole('dialog', { name: visitor.say('share.title') });
  await visitor.button('share.title').click();
  await dialog.getByRole('button', { name: visitor.say('share.make') }).click();
  const address = dialog.getByText(/\/product\/[\w-]{32}$/);
  return new URL((await address.innerText()).trim()).pathname;
}
