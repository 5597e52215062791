import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { itInLong } from '../extent';
import { openSite } from '../site';
import { createsProject } from './projects';
import type { Visitor } from './visitor';

const site = openSite();

const link = (visitor: Visitor, name: string) => visitor.page.getByRole('link', { name });
const group = (visitor: Visitor) =>
  visitor.page.getByRole('group', { name: visitor.say('projects.filters') });

async function chooses(visitor: Visitor, label: string, option: string): Promise<void> {
  await group(visitor)
    .getByRole('button', { name: new RegExp(visitor.say(label)) })
    .click();
  await visitor.page.getByRole('option', { name: visitor.say(option), exact: true }).click();
}

it('projects are found by words and filters, which the address keeps', async () => {
  const visitor = await site.arrive();
  await visitor.telling(async () => {
    const { page } = visitor;
    const mark = randomUUID().slice(0, 6);
    const [hotel, tower] = [`Hôtel Łódź ${mark}`, `Tower ${mark}`];
    await visitor.signIn('distributor');
    for (const name of [hotel, tower]) await createsProject(visitor, site.url, name);
    await visitor.goTo('/projects');
    const search = page.getByRole('searchbox', { name: visitor.say('projects.search') });
    await search.fill(`${mark} lodz HOTEL`);
    await expect.poll(() => link(visitor, tower).count()).toBe(0);
    await link(visitor, hotel).waitFor();
    await page.getByText('1 project', { exact: true }).waitFor();
    await page.reload();
    await link(visitor, hotel).waitFor();
    expect(await search.inputValue()).toBe(`${mark} lodz HOTEL`);

    await search.fill(mark);
    await link(visitor, tower).waitFor();
    await visitor.button('projects.filters').click();
    await chooses(visitor, 'projects.status', 'projects.status-2');
    await page.getByText(visitor.say('projects.noneFoundTitle', { search: mark })).waitFor();
    await page.goBack();
    await link(visitor, tower).waitFor();
    await chooses(visitor, 'projects.status', 'projects.status-1');
    await page.getByRole('button', { name: 'Filters (1)' }).waitFor();
    await link(visitor, hotel).waitFor();
    expect(new URL(page.url()).searchParams.get('status')).toBe('1');

    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await group(visitor).waitFor();
    await link(visitor, hotel).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await group(visitor)
      .getByRole('button', { name: visitor.say('projects.showAll') })
      .click();
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });
  await visitor.leave();
}, 240_000);

itInLong(
  'sales begins a project for a client, finds it by the client, and edits it',
  async () => {
    const sales = await site.arrive();
    const buyer = await site.arrive();
    const name = `Lobby ${randomUUID().slice(0, 6)}`;
    await sales.telling(async () => {
      const { page } = sales;
      await sales.signIn('sales');
      await sales.goTo('/projects');
      await sales.button('projects.newProject').first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: sales.say('projects.field.name') }).fill(name);
      const client = dialog.getByRole('combobox', { name: sales.say('projects.forClient') });
      await client.fill('lumen');
      await page.getByRole('option', { name: /Lumen Distribución/ }).click();
      await dialog.getByRole('button', { name: sales.pattern('projects.belongsTo') }).click();
      await page.getByRole('option', { name: /Distributor Demo/ }).click();
      await dialog.getByRole('button', { name: sales.say('projects.create') }).click();
      await page.getByRole('heading', { level: 1, name }).waitFor();

      await sales.goTo('/projects?client=C-1001');
      await link(sales, name).waitFor();
      await page
        .getByText(new RegExp(sales.say('projects.ownerIs', { owner: 'Distributor Demo' })))
        .first()
        .waitFor();
      const field = page.getByRole('combobox', { name: sales.say('projects.client') });
      await expect.poll(() => field.inputValue()).toContain('Lumen');
      await link(sales, name).click();
      await page.getByText(sales.say('projects.blankTitle')).waitFor();
    });
    await buyer.telling(async () => {
      await buyer.signIn('distributor');
      await buyer.goTo('/projects?whose=OWNER');
      await link(buyer, name).click();
      await buyer.page.getByRole('heading', { level: 1, name }).waitFor();
    });
    await buyer.leave();
    await sales.leave();
  },
  240_000,
);

itInLong(
  'a project that somebody shared is imported by its link, and what cannot be is said at the field',
  async () => {
    const owner = await site.arrive();
    const guest = await site.arrive();
    const name = `Shop ${randomUUID().slice(0, 6)}`;
    await owner.telling(async () => {
      await owner.signIn('distributor');
      const id = await createsProject(owner, site.url, name);
      await guest.telling(async () => {
        const { page } = guest;
        await guest.signIn('specifier');
        await guest.goTo('/projects');
        await guest.button('projects.import').click();
        const dialog = page.getByRole('dialog');
        const field = dialog.getByRole('textbox', { name: guest.say('projects.importLink') });
        const press = () => dialog.getByRole('button', { name: guest.say('projects.import') }).click();
        await field.fill('a project');
        await press();
        await dialog.getByText(guest.say('projects.importNoLink')).waitFor();
        await field.fill(`${site.url}/project/${id}`);
        await press();
        await dialog.getByText(guest.say('projects.importNotFound')).waitFor();
        const answer = await owner.page.request.post(`${site.url}/api/v1/projects/${id}/members`, {
          data: { email: 'specifier@lucerna.test', role: 'viewer' },
          headers: { origin: site.url },
        });
        expect(answer.status()).toBe(201);
        await press();
        await page.getByText(guest.say('projects.imported')).first().waitFor();
        await page.getByRole('heading', { level: 1, name }).waitFor();
        expect(page.url()).not.toContain(id);
      });
    });
    await guest.leave();
    await owner.leave();
  },
  240_000,
);
