import type { Project } from '@lucerna/contract';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openSite } from '../site';
import { opensMenuOf } from './projects';
import { halvePrices } from './sale';
import type { Visitor } from './visitor';

const site = openSite();

const types = 40;
/** Forty pendants, each of another length, on three floors. */
const rows = Array.from({ length: types }, (_, at) =>
  [
    `2010-20/1Z_31_${String(200 - at).padStart(3, '0')}-2US`,
    String(1 + (at % 5)),
    `A${at + 1}`,
    `Level ${1 + (at % 3)}`,
  ].join(';'),
);
const list = ['Reference;Qty;Type;Floor', ...rows].join('\n');

const quantityOf = (visitor: Visitor, line: number) =>
  visitor.page.getByRole('spinbutton', { name: visitor.pattern('projects.quantityOf') }).nth(line);

async function counts(visitor: Visitor, line: number, quantity: number): Promise<void> {
  await quantityOf(visitor, line).fill(String(quantity));
  await quantityOf(visitor, line).press('Enter');
}

it('a specifier builds a project of forty types on three floors, saves a version, works beside a colleague and takes over new prices', async () => {
  const visitor = await site.arrive('us');
  const colleague = await site.arrive('us');
  await visitor.telling(async () => {
    const { page } = visitor;
    await visitor.signIn('specifier_usa');
    const name = `Harbor ${randomUUID().slice(0, 6)}`;
    const made = await page.request.post(`${site.url}/api/v1/projects`, {
      data: { name },
      headers: { origin: site.url },
    });
    const { id } = (await made.json()) as Project;
    const read = async () =>
      (await (await page.request.get(`${site.url}/api/v2/projects/${id}`)).json()) as Project;
    await visitor.goTo(`/project/${id}`);
    await opensMenuOf(visitor, name);
    await page.getByRole('menuitem', { name: visitor.say('schedule.open') }).click();
    await page.getByRole('textbox', { name: visitor.say('schedule.paste') }).fill(list);
    await visitor.button('schedule.next').click();
    await page.getByRole('button', { name: `Check ${types} rows` }).click();
    await page.getByRole('button', { name: `Add ${types} rows` }).click();
    await page.getByText(`${types} rows added`).waitFor();
    const built = await read();
    expect(built.structure!.areas.map(({ floor }) => floor)).toEqual(['Level 1', 'Level 2', 'Level 3']);
    expect(new Set(Object.values(built.products.byId).map(({ referenceCode }) => referenceCode)).size).toBe(
      types,
    );

    await opensMenuOf(visitor, name);
    await page.getByRole('menuitem', { name: visitor.say('versions.title') }).click();
    const versions = page.getByRole('dialog', { name: visitor.say('versions.of', { name }) });
    await versions.getByRole('textbox', { name: visitor.say('versions.name') }).fill('Bid set');
    await versions.getByRole('button', { name: visitor.say('versions.save') }).click();
    await page
      .getByText(visitor.say('versions.isVersion', { number: '1', name, title: 'Bid set' }))
      .waitFor();
    await visitor.link('versions.toProject').click();

    const added = await page.request.post(`${site.url}/api/v1/projects/${id}/members`, {
      data: { email: 'sales_usa@lucerna.test', role: 'editor' },
      headers: { origin: site.url },
    });
    expect(added.status()).toBe(201);
    await colleague.telling(async () => {
      await colleague.signIn('sales_usa');
      await colleague.goTo(`/project/${id}`);
      await quantityOf(colleague, 1).waitFor();
      await page
        .getByRole('list', { name: visitor.say('presence.here') })
        .getByRole('img')
        .waitFor();
      // Each counts another line at the same moment.
      await Promise.all([counts(visitor, 0, 11), counts(colleague, 1, 12)]);
      for (const each of [visitor, colleague]) {
        await expect.poll(() => quantityOf(each, 0).inputValue()).toBe('11');
        await expect.poll(() => quantityOf(each, 1).inputValue()).toBe('12');
      }
    });
    await colleague.leave();

    await expect
      .poll(async () => (await read()).products.byId[built.products.orderedIds[1]!]!.quantity)
      .toBe(12);
    await halvePrices(site, id);
    await visitor.goTo(`/project/${id}`);
    await visitor.button('catalogueChanges.review').click();
    const dialog = page.getByRole('dialog', { name: visitor.say('catalogueChanges.title') });
    const [first] = built.products.orderedIds.map((line) => built.products.byId[line]!);
    const row = dialog.getByRole('row').filter({ hasText: first!.referenceCode });
    const all = dialog.getByRole('checkbox', { name: visitor.say('catalogueChanges.all') });
    for (const box of [all, row.getByRole('checkbox')]) {
      await box.focus();
      await page.keyboard.press('Space');
    }
    await dialog.getByRole('button', { name: 'Update one line' }).click();
    await dialog.waitFor({ state: 'detached' });
    const now = await read();
    const unitOf = (project: Project, line: string) => project.products.byId[line]!.prices!.unitGross;
    const [one, two] = built.products.orderedIds as [string, string];
    expect(unitOf(now, one)).toEqual(unitOf(built, one));
    expect(unitOf(now, two).amount).toBe(Math.floor(unitOf(built, two).amount / 2));
  });
  await visitor.leave();
});
