import { readPdf } from '@lucerna/testkit/pdf';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { openSite } from '../site';
import type { Visitor } from './visitor';

const site = openSite();

async function beginsProject({ page, url }: Visitor): Promise<string> {
  const products = [
    { model: '2010', quantity: 3, mark: 'B1' },
    { model: '2300', quantity: 1, mark: 'A1' },
  ];
  const answer = await page.request.post(`${url}/api/v1/projects`, {
    data: { name: 'Harbor hotel', products },
    headers: { origin: url },
  });
  return ((await answer.json()) as { id: string }).id;
}

it('a specifier of the USA makes a submittal and a schedule, whose columns are kept', async () => {
  const visitor = await site.arrive('us');
  await visitor.telling(async () => {
    const { page } = visitor;
    await visitor.signIn('specifier_usa');
    const id = await beginsProject(visitor);
    await visitor.goTo(`/project/${id}/downloads`);
    const submittal = page.getByRole('region', { name: visitor.say('submittal.title'), exact: true });
    await submittal.getByLabel(visitor.say('submittal.contractor')).fill('Gulf Electric');
    await submittal.getByRole('checkbox', { name: visitor.say('document.manual') }).uncheck({ force: true });
    const [saved] = await Promise.all([
      page.waitForEvent('download', { timeout: 60_000 }),
      submittal.getByRole('button', { name: visitor.say('submittal.create') }).click(),
    ]);
    const pdf = await readPdf(await readFile(await saved.path()));
    expect(pdf.size).toEqual([612, 792]);
    expect(pdf.pages[0]).toContain('Gulf Electric');
    expect(pdf.bookmarks.filter((each) => /^[AB]1/.test(each)).map((each) => each.slice(0, 2))).toEqual([
      'A1',
      'B1',
    ]);

    await submittal.getByRole('button', { name: visitor.say('submittal.columns') }).click();
    const remarks = submittal.getByRole('checkbox', { name: visitor.say('submittal.column.remarks') });
    await remarks.uncheck({ force: true });
    const [schedule] = await Promise.all([
      page.waitForEvent('download', { timeout: 60_000 }),
      submittal.getByRole('button', { name: visitor.say('submittal.scheduleAs', { format: 'CSV' }) }).click(),
    ]);
    const [head] = (await readFile(await schedule.path(), 'utf8')).split('\r\n');
    expect(head).toContain(visitor.say('submittal.column.reference'));
    expect(head).not.toContain(visitor.say('submittal.column.remarks'));
    await page.reload();
    await submittal.getByRole('button', { name: visitor.say('submittal.columns') }).click();
    await expect.poll(() => remarks.isChecked()).toBe(false);
  });
  await visitor.leave();
});
