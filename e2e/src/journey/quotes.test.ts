import type { Budget, BudgetRevisions } from '@lucerna/contract';
import { readPdf } from '@lucerna/testkit/pdf';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openSite } from '../site';
import { moneyPattern, projectOf } from './sale';
import type { Visitor } from './visitor';

const site = openSite();

/** Downloads the PDF of the revision that the page shows and reads it. */
async function textOfPdf(visitor: Visitor): Promise<string> {
  const [download] = await Promise.all([
    visitor.page.waitForEvent('download', { timeout: 30_000 }),
    visitor.link('budgets.download').click(),
  ]);
  const { pages } = await readPdf(readFileSync(await download.path()));
  return pages.join(' ').replaceAll(/\s+/g, ' ');
}

const sheetOf = ({ page }: Visitor) => page.getByRole('article');

describe('a quote', () => {
  it('is revised with a discount and another quantity, compared, and the one before stays as it was', async () => {
    const { user, project } = await projectOf(site, 'Revised');
    const reference = project.products.byId[project.products.orderedIds[0]!]!.referenceCode;
    const visitor = await site.arrive();
    await visitor.signIn('distributor');
    await visitor.telling(async () => {
      const { page } = visitor;
      await visitor.goTo(`/project/${project.id}/generate-budget`);
      await page.getByLabel(visitor.say('budgets.client')).first().fill('Casa Clara');
      await visitor.button('budgets.generate').click();
      await page.waitForURL(/\/budget\/[0-9a-f-]{36}$/);
      const first = page.url();
      const printed = await textOfPdf(visitor);
      const before = await sheetOf(visitor).innerText();

      await visitor.link('budgets.revise').click();
      await page.waitForURL(/\/revise$/);
      await page.getByLabel(visitor.say('budgets.quantityOf', { reference })).fill('7');
      await page.getByLabel(visitor.say('budgets.lineDiscountOf', { reference })).fill('10');
      await page.keyboard.press('Tab');
      await visitor.button('budgets.createRevision', { revision: '2' }).click();
      await page.waitForURL((url) => /\/budget\/[0-9a-f-]{36}$/.test(url.href) && url.href !== first);
      const { body } = await user.get<Budget>(`/api/v1/budget/${page.url().split('/').at(-1)}`);
      expect(body.products[0]).toMatchObject({ quantity: 7, discount: 10, referenceCode: reference });
      await page
        .getByRole('heading', { name: visitor.pattern('budgets.revision') })
        .first()
        .waitFor();
      expect(await page.locator('aside output').innerText()).toMatch(moneyPattern(body.totalNet!));
      expect(await textOfPdf(visitor)).toContain('Revision 2');

      await visitor.button('budgets.compareWith', { revision: '1' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('row').filter({ hasText: reference }).waitFor();
      expect(await dialog.innerText()).toContain('10');
      await dialog.getByRole('button', { name: visitor.say('budgets.back') }).click();

      await visitor.goTo(new URL(first).pathname);
      await expect.poll(() => sheetOf(visitor).innerText()).toBe(before);
      expect(await textOfPdf(visitor)).toBe(printed);
      await page.getByText(visitor.say('budgets.stateSuperseded')).first().waitFor();

      await visitor.link('navigation.quotes').first().click();
      await page.getByRole('heading', { name: 'Revised' }).first().waitFor();
      await page.getByText(body.budgetNumber).first().waitFor();
      const { body: revisions } = await user.get<BudgetRevisions>(`/api/v1/budget/${body.id}/revisions`);
      expect(revisions.revisions.map(({ state }) => state)).toEqual(['draft', 'superseded']);
    });
    await visitor.leave();
  });
});
