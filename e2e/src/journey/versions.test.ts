import { randomUUID } from 'node:crypto';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { openSite } from '../site';
import { createsProject, opensMenuOf } from './projects';
import type { Visitor } from './visitor';

const site = openSite();

const quantityOf = (visitor: Visitor) =>
  visitor.page.getByRole('spinbutton', { name: visitor.pattern('projects.quantityOf') });

async function changesQuantity(visitor: Visitor, to: string): Promise<void> {
  await quantityOf(visitor).fill(to);
  await quantityOf(visitor).press('Enter');
  await visitor.page.getByText(visitor.pattern('projects.savedAt')).waitFor();
}

const isFocused = (button: Locator) => button.evaluate((each) => each === document.activeElement);

async function opensVersions(visitor: Visitor, name: string) {
  await opensMenuOf(visitor, name);
  await visitor.page.getByRole('menuitem', { name: visitor.say('versions.title') }).click();
  return visitor.page.getByRole('dialog', { name: visitor.say('versions.of', { name }) });
}

it('a version is saved, opened as it was, compared with the project, and gone back to', async () => {
  const visitor = await site.arrive();
  await visitor.telling(async () => {
    const { page } = visitor;
    const name = `Hotel ${randomUUID().slice(0, 6)}`;
    await visitor.signIn('distributor');
    await visitor.goTo('/projects');
    const id = await createsProject(visitor, site.url, name);
    await visitor.goTo(`/project/${id}`);
    const dialog = await opensVersions(visitor, name);
    await dialog.getByText(visitor.say('versions.empty')).waitFor();
    const save = dialog.getByRole('button', { name: visitor.say('versions.save') });
    await save.click();
    await dialog.getByText(visitor.say('formError.required')).first().waitFor();
    const title = dialog.getByRole('textbox', { name: visitor.say('versions.name') });
    await title.fill('Licitación № 1, 100 %');
    const email = dialog.getByRole('textbox', { name: visitor.say('versions.email') });
    await email.fill('nobody@example.test');
    await save.click();
    await dialog.getByText(visitor.say('problem.versionReader', { email: 'nobody@example.test' })).waitFor();
    await email.fill('');
    await save.click();

    // The version has a page of its own, on which nothing can be changed.
    await page
      .getByText(visitor.say('versions.isVersion', { number: '1', name, title: 'Licitación № 1, 100 %' }))
      .waitFor();
    expect(page.url()).not.toContain(id);
    expect(await quantityOf(visitor).count()).toBe(0);
    await visitor.link('versions.toProject').click();
    await changesQuantity(visitor, '9');
    const freight = { text: 'Freight to site', unitPrice: { amount: 18_500, currency: 'EUR' } };
    const added = await page.request.post(`${site.url}/api/v1/projects/${id}/free-lines`, {
      data: freight,
      headers: { origin: site.url },
    });
    expect(added.status()).toBe(201);

    const again = await opensVersions(visitor, name);
    const menu = visitor.say('versions.menuOf', { title: 'Licitación № 1, 100 %' });
    await again.getByRole('button', { name: menu }).click();
    await page.getByRole('menuitem', { name: visitor.say('versions.compare') }).click();
    await again.getByText('2 → 9').first().waitFor();
    await again.getByText('Freight to site').waitFor();
    await again.getByRole('button', { name: visitor.say('versions.all') }).click();
    await expect.poll(() => isFocused(again.getByRole('button', { name: menu }))).toBe(true);

    await again.getByRole('button', { name: menu }).click();
    await page.getByRole('menuitem', { name: visitor.say('versions.goBack') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: visitor.say('versions.goBack') })
      .click();
    await page.getByText(visitor.say('versions.wentBackText')).first().waitFor();
    await expect.poll(() => isFocused(visitor.button('projects.menuOf', { name }))).toBe(true);
    await expect.poll(() => quantityOf(visitor).inputValue()).toBe('2');
    const last = await opensVersions(visitor, name);
    await last.getByText(visitor.say('versions.automatic')).waitFor();
  });
  await visitor.leave();
}, 240_000);
