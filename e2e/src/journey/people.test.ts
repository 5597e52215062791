import { runSql } from '@lucerna/testkit/database';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { itInLong } from '../extent';
import { openSite } from '../site';
import { createsProject, opensMenuOf } from './projects';
import type { Visitor } from './visitor';

const site = openSite();

/** The project of this name in the list, by its menu. */
async function opensPeople(visitor: Visitor, name: string): Promise<void> {
  await opensMenuOf(visitor, name);
  await visitor.page.getByRole('menuitem', { name: visitor.say('projects.people') }).click();
}

/** The quantity of the one line of a project. */
const quantityOf = (visitor: Visitor) =>
  visitor.page.getByRole('spinbutton', { name: visitor.pattern('projects.quantityOf') });

async function changesQuantity(visitor: Visitor, to: string): Promise<void> {
  await quantityOf(visitor).fill(to);
  await quantityOf(visitor).press('Enter');
}

it('sales finds the project of a client, sees the client’s prices and changes it', async () => {
  const buyer = await site.arrive();
  const sales = await site.arrive();
  await buyer.telling(async () => {
    await buyer.signIn('distributor');
    await buyer.goTo('/projects');
    const name = `Casa ${randomUUID().slice(0, 6)}`;
    const id = await createsProject(buyer, site.url, name);
    await buyer.goTo(`/project/${id}`);
    const net = buyer.page.getByRole('complementary').getByText(/€/).last();
    const price = await net.innerText();
    await sales.telling(async () => {
      const { page } = sales;
      await sales.signIn('sales');
      await sales.goTo('/projects?whose=CLIENT');
      await page
        .getByText(sales.say('projects.ownerIs', { owner: 'Distributor Demo' }))
        .first()
        .waitFor();
      await page.getByRole('link', { name }).click();
      await page.getByRole('complementary').getByText(price).first().waitFor();
      await changesQuantity(sales, '5');
      await page.getByText(sales.pattern('projects.savedAt')).waitFor();
    });
    await buyer.goTo(`/project/${id}`);
    await expect.poll(() => quantityOf(buyer).inputValue()).toBe('5');

    // The ERP names the client no more: whoever works for it is told why the prices are others.
    const { database } = site.product;
    await runSql(database, `update client set withdrawn_at = now() where code = 'C-1001'`);
    await sales.telling(async () => {
      await sales.goTo(`/project/${id}`);
      const said = sales.say('projects.clientWithdrawn', { client: 'Lumen Distribución SL' });
      await sales.page.getByText(said).waitFor();
      expect(await sales.page.getByRole('complementary').getByText(price).count()).toBe(0);
    });
    await runSql(database, `update client set withdrawn_at = null where code = 'C-1001'`);
  });
  await sales.leave();
  await buyer.leave();
}, 240_000);

itInLong(
  'a project is shared by e-mail, viewed, edited, and left',
  async () => {
    const owner = await site.arrive();
    const guest = await site.arrive();
    await owner.telling(async () => {
      const { page } = owner;
      const name = `Shared ${randomUUID().slice(0, 6)}`;
      await owner.signIn('distributor');
      await owner.goTo('/projects');
      const id = await createsProject(owner, site.url, name);
      await owner.goTo('/projects');
      await opensPeople(owner, name);
      const dialog = page.getByRole('dialog');
      const email = dialog.getByRole('textbox', { name: owner.say('projects.personEmail') });
      const add = dialog.getByRole('button', { name: owner.say('projects.addPerson') });
      await email.fill('nobody@example.test');
      await add.click();
      await dialog.getByText(owner.say('problem.memberUnknown', { email: 'nobody@example.test' })).waitFor();
      await email.fill('specifier@lucerna.test');
      await dialog.getByRole('button', { name: owner.pattern('projects.personRole') }).click();
      await page.getByRole('option', { name: owner.say('projects.role-viewer') }).click();
      await add.click();
      await dialog.getByText('Specifier Demo').first().waitFor();

      await guest.telling(async () => {
        await guest.signIn('specifier');
        await guest.goTo('/projects?whose=SHARED');
        await guest.page.getByRole('link', { name }).click();
        await guest.page.getByText(guest.say('projects.viewOnlyTitle')).waitFor();
        expect(await quantityOf(guest).count()).toBe(0);
      });

      await dialog.getByRole('button', { name: owner.pattern('projects.roleOf') }).click();
      await page.getByRole('option', { name: owner.say('projects.role-editor') }).click();
      const role = dialog.getByRole('button', { name: owner.pattern('projects.roleOf') });
      await expect.poll(() => role.innerText()).toContain(owner.say('projects.role-editor'));

      await guest.telling(async () => {
        // The page that is open tells it by itself.
        await quantityOf(guest).waitFor();
        await changesQuantity(guest, '3');
        await guest.page.getByText(guest.pattern('projects.savedAt')).waitFor();
        await opensPeople(guest, name);
        await guest.page.getByRole('button', { name: guest.say('projects.leave') }).click();
        await guest.page.getByText(guest.say('projects.left', { name })).first().waitFor();
        await guest.goTo(`/project/${id}`);
        await guest.page.getByText(guest.say('projects.notFoundTitle')).waitFor();
      });
    });
    await guest.leave();
    await owner.leave();
  },
  240_000,
);
