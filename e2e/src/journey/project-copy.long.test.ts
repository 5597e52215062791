import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openSite } from '../site';
import { createsProject, opensMenuOf } from './projects';

const site = openSite();

it('a project is duplicated from the list under a name of its own, and the copy is changed alone', async () => {
  const visitor = await site.arrive();
  await visitor.telling(async () => {
    const { page } = visitor;
    const name = `Köln ${randomUUID().slice(0, 6)}`;
    await visitor.signIn('distributor');
    await visitor.goTo('/projects');
    const id = await createsProject(visitor, site.url, name);
    await visitor.goTo('/projects');
    await opensMenuOf(visitor, name);
    await page.getByRole('menuitem', { name: visitor.say('projects.clone') }).click();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByRole('textbox', { name: visitor.say('projects.field.name') });
    expect(await field.inputValue()).toBe(`${name} (2)`);
    await field.fill('');
    await dialog.getByRole('button', { name: visitor.say('projects.clone') }).click();
    await dialog.getByText(visitor.say('formError.required')).waitFor();

    // The list keeps a place for a copy that is being made.
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await page.route('**/clone', async (route) => {
      await held;
      await route.continue();
    });
    const copy = 'Müller & Söhne GmbH, Łódź 100 % #2';
    await field.fill(copy);
    await dialog.getByRole('button', { name: visitor.say('projects.clone') }).click();
    await page.getByText(visitor.say('projects.cloning', { name: copy })).waitFor();
    goOn();
    await page.getByRole('heading', { level: 1, name: copy }).waitFor();
    expect(page.url()).not.toContain(id);
    const quantity = page.getByRole('spinbutton', { name: visitor.pattern('projects.quantityOf') });
    await quantity.fill('7');
    await quantity.press('Enter');
    await page.getByText(visitor.pattern('projects.savedAt')).waitFor();
    await visitor.goTo(`/project/${id}`);
    await expect.poll(() => quantity.inputValue()).toBe('2');
  });
  await visitor.leave();
}, 240_000);
