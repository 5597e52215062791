import type { Budget, Order, OrderList, Project } from '@lucerna/contract';
import { signedIn } from '@lucerna/testkit/user';
import { runSql } from '@lucerna/testkit/database';
import { describe, expect, it } from 'vitest';
import { openSite } from '../site';
import { moneyPattern, projectOf } from './sale';

const site = openSite();

/** A quote that sales made of a project of the distributor, and sent. */
async function quoted(project: Project): Promise<Budget> {
  const sales = await signedIn(site.url, 'sales');
  await runSql(
    site.product.database,
    `insert into project_member (project_id, account_id, role, added_by)
     select $1, s.id, 'editor', d.id from account s, account d
     where s.email = 'sales@lucerna.test' and d.email = 'distributor@lucerna.test'`,
    [project.id],
  );
  const products = project.products.orderedIds.map((_id) => ({ _id, discount: 12 }));
  const { body } = await sales.post<Budget>('/api/v2/budget', {
    projectId: project.id,
    products,
    discount: 3,
  });
  await sales.put(`/api/v1/budget/${body.id}/state`, { state: 'sent' });
  return body;
}

describe('a quote of the manufacturer', () => {
  it.each([390, 1440])('is ordered by halves at its prices, %i px wide', async (width) => {
    const { user, project } = await projectOf(site, 'Ordered', [{ model: '2015', quantity: 10 }]);
    const quote = await quoted(project);
    const { referenceCode: reference } = quote.products[0]!;
    const visitor = await site.arrive();
    await visitor.page.setViewportSize({ width, height: 900 });
    await visitor.signIn('distributor');
    const ordersHalf = async () => {
      const { page } = visitor;
      await visitor.goTo(`/project/${project.id}/budget/${quote.id}`);
      await visitor.link('budgets.orderQuote').click();
      await page.getByText(visitor.say('orders.atQuote', { number: quote.budgetNumber })).waitFor();
      const pieces = page.getByLabel(visitor.say('orders.quantityOf', { reference }));
      await pieces.fill('5');
      await page.keyboard.press('Tab');
      await visitor.button('orders.place').click();
      await page.waitForURL(/\/order\/[0-9a-f-]{36}$/);
      await page.getByRole('link', { name: quote.budgetNumber }).waitFor();
      return (await user.get<Order>(`/api/v3/orders/${page.url().split('/').at(-1)}`)).body;
    };
    await visitor.telling(async () => {
      const first = await ordersHalf();
      expect(await visitor.page.locator('aside output').first().innerText()).toMatch(
        moneyPattern(first.totals!.net),
      );
      await visitor.goTo(`/project/${project.id}/new-order?quote=${quote.id}`);
      await visitor.page.getByText(visitor.pattern('orders.quoteAcceptedBy')).waitFor();
      const second = await ordersHalf();
      const sum = first.totals!.net.amount + second.totals!.net.amount;
      expect(sum).toBe(quote.totalNet!.amount - quote.ivaValue!.amount);
      const { body } = await user.get<OrderList>(`/api/v1/orders/by-project/${project.id}`);
      expect(body.docs).toHaveLength(2);
      await visitor.goTo(`/project/${project.id}/budget/${quote.id}`);
      await visitor.page.getByText(visitor.say('budgets.stateAccepted')).first().waitFor();
    });
    await visitor.leave();
  });
});
