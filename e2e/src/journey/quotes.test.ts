import type { Budget, BudgetRevisions, Project } from '@lucerna/contract';
import { readPdf } from '@lucerna/testkit/pdf';
import { signedIn } from '@lucerna/testkit/user';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { itInLong } from '../extent';
import { openSite } from '../site';
import { moneyPattern, projectOf, wall } from './sale';
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

  itInLong(
    'of a discount above the limit is approved by who hears of it on whatever page, and its maker hears that',
    async () => {
      const sales = await signedIn(site.url, 'sales');
      const { body: project } = await sales.post<Project>('/api/v1/projects', {
        ...{ name: 'Deep', products: [wall] },
      });
      const [boss, seller] = [await site.arrive(), await site.arrive()];
      for (const [visitor, role] of [
        [boss, 'admin'],
        [seller, 'sales'],
      ] as const) {
        await visitor.signIn(role);
        const opened = visitor.page.waitForEvent('websocket', { timeout: 30_000 });
        await visitor.goTo('/orders');
        await (await opened).waitForEvent('framereceived', ({ payload }) => String(payload).startsWith('40'));
      }
      const { body: quote } = await sales.post<Budget>('/api/v2/budget', {
        ...{ projectId: project.id, discount: 70 },
        products: project.products.orderedIds.map((_id) => ({ _id })),
      });
      const number = quote.budgetNumber;
      await boss.telling(async () => {
        const { page } = boss;
        await page.getByText(boss.say('budgets.noticeApprovalAsked', { number })).first().waitFor();
        await boss.link('navigation.quotes').first().click();
        await boss.button('budgets.showAwaiting').click();
        await page
          .getByRole('link', { name: new RegExp(number) })
          .first()
          .click();
        await boss.button('budgets.approve').click();
        await page.getByText(boss.pattern('budgets.approvedBy')).first().waitFor();
      });
      await seller.telling(async () => {
        const { page } = seller;
        await page.getByText(seller.say('budgets.noticeApproved', { number })).first().waitFor();
        await seller.goTo(`/project/${project.id}/budget/${quote.id}`);
        await seller.button('budgets.send').waitFor();
      });
      await boss.leave();
      await seller.leave();
    },
    120_000,
  );
});
