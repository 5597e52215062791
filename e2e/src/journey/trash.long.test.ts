import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openSite } from '../site';
import { createsProject, opensMenuOf } from './projects';
import type { Visitor } from './visitor';

const site = openSite();

async function deletes(visitor: Visitor, name: string): Promise<void> {
  const { page } = visitor;
  await opensMenuOf(visitor, name);
  await page.getByRole('menuitem', { name: visitor.say('projects.delete') }).click();
  const confirm = page.getByRole('alertdialog');
  await confirm.getByRole('button', { name: visitor.say('projects.delete'), exact: true }).click();
  await page.getByText(visitor.say('projects.deleted', { name })).first().waitFor();
}

it('a deleted project is brought back at once, from the trash, or removed for good', async () => {
  const visitor = await site.arrive();
  await visitor.telling(async () => {
    const { page } = visitor;
    const name = `Hotel ${randomUUID().slice(0, 6)}`;
    await visitor.signIn('distributor');
    await visitor.goTo('/projects');
    const id = await createsProject(visitor, site.url, name);
    await visitor.goTo('/projects');
    const inList = page.getByRole('link', { name });
    await deletes(visitor, name);
    await visitor.button('projects.undo').click();
    await inList.waitFor();

    await deletes(visitor, name);
    await inList.waitFor({ state: 'detached' });
    await visitor.button('projects.trash').click();
    const trash = page.getByRole('dialog', { name: visitor.say('projects.trash') });
    const row = trash.getByRole('listitem').filter({ hasText: name });
    await row.getByRole('button', { name: visitor.say('projects.restore') }).click();
    await row.waitFor({ state: 'detached' });
    await trash
      .getByRole('button', { name: visitor.say('projects.close') })
      .last()
      .click();
    await inList.waitFor();

    await deletes(visitor, name);
    await visitor.goTo(`/project/${id}`);
    await page.getByRole('heading', { name: visitor.say('projects.deletedTitle', { name }) }).waitFor();
    await visitor.button('projects.restore').click();
    await page.getByRole('heading', { name, exact: true }).waitFor();

    await visitor.goTo('/projects');
    await deletes(visitor, name);
    await visitor.button('projects.trash').click();
    await row.getByRole('button', { name: visitor.say('projects.removeForGood') }).click();
    const confirm = page.getByRole('alertdialog');
    await confirm.getByRole('button', { name: visitor.say('projects.removeForGood') }).click();
    await page.getByText(visitor.say('projects.removedForGood', { name })).first().waitFor();
    await row.waitFor({ state: 'detached' });
    expect(await trash.getByText(name).count()).toBe(0);
  });
  await visitor.leave();
}, 240_000);
