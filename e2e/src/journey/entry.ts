import type { Visitor } from './visitor';

/** Signs in over the page that is open, without leaving it. */
export async function signsInOverPage(visitor: Visitor, role: string, password: string): Promise<void> {
  const views = visitor.page.frameLocator('iframe');
  await views.getByLabel(visitor.say('session.email')).fill(`${role}@lucerna.test`);
  await views.getByLabel(visitor.say('session.password'), { exact: true }).fill(password);
  await views.getByRole('button', { name: visitor.say('session.signIn'), exact: true }).click();
  await visitor.page.locator('iframe').waitFor({ state: 'detached' });
}

/** Adds what is open to a new project and answers the id of the project. */
export async function addsToNewProject(visitor: Visitor, name: string): Promise<string> {
  const { page } = visitor;
  await visitor.button('configurator.addToProject').click();
  const newOne = page.getByRole('radio', { name: visitor.say('configurator.newProject') });
  await newOne.locator('xpath=ancestor::label[1]').click();
  await page.getByLabel(visitor.say('configurator.projectName')).fill(name);
  await visitor.button('configurator.add').click();
  await page.waitForURL(/\/project\/[0-9a-f-]{36}$/);
  return page.url().split('/').at(-1)!;
}

/** Makes a link to what is open and answers its path. The dialog stays open. */
export async function makesLink(visitor: Visitor): Promise<string> {
  const dialog = visitor.page.getByRole('dialog', { name: visitor.say('share.title') });
  await visitor.button('share.title').click();
  await dialog.getByRole('button', { name: visitor.say('share.make') }).click();
  const address = dialog.getByText(/\/product\/[\w-]{32}$/);
  return new URL((await address.innerText()).trim()).pathname;
}
