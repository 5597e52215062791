import type { Project } from '@lucerna/contract';
import { expect, it } from 'vitest';
import { openSite } from '../site';
import { opensMenuOf } from './projects';
import type { Visitor } from './visitor';

const site = openSite();

/** A project of a line, made behind the pages. */
async function hasProject({ page }: Visitor, name: string): Promise<Project> {
  const made = await page.request.post(`${site.url}/api/v1/projects`, {
    headers: { origin: site.url },
    data: { name, products: [{ model: '2015', quantity: 3 }] },
  });
  return (await made.json()) as Project;
}

const place = (visitor: Visitor, field: string) =>
  visitor.page.getByRole('combobox', { name: visitor.say(field) });

/** Finds a place by a part of its name and takes it. */
async function chooses(visitor: Visitor, field: string, typed: string, name: string): Promise<void> {
  await place(visitor, field).fill(typed);
  await visitor.page.getByRole('option', { name, exact: true }).click();
  await expect.poll(() => place(visitor, field).inputValue()).toBe(name);
}

/** The number that the page promises. */
async function promisedNumber(visitor: Visitor): Promise<string> {
  const said = visitor.page.getByText(visitor.pattern('budgets.finalNumber'));
  return /F\d+-\d+/.exec(await said.innerText())![0];
}

/** Somebody of the account takes a number in another window. */
async function takesNumber({ page }: Visitor, project: Project, quoteNumber: string): Promise<void> {
  const taken = await page.request.post(`${site.url}/api/v1/budget/final-quote`, {
    headers: { origin: site.url },
    data: {
      projectId: project.id,
      products: project.products.orderedIds.map((_id) => ({ _id })),
      ...{ quoteNumber, purchaserEmail: 'other@firm.test' },
      country: { geonameId: 6_252_001, name: 'United States' },
      state: { geonameId: 4_736_286, name: 'Texas' },
      city: { geonameId: 4_671_654, name: 'Austin' },
    },
  });
  expect(taken.status()).toBe(201);
}

it('sales makes a final quote of the USA with its parties, under a number that nobody else has', async () => {
  const sales = await site.arrive('us');
  await sales.telling(async () => {
    const { page } = sales;
    await sales.signIn('sales_usa');
    const project = await hasProject(sales, 'Pier house');
    await sales.goTo(`/project/${project.id}`);
    await opensMenuOf(sales, project.name);
    await page.getByRole('menuitem', { name: sales.say('routes.budgetQuotationUsa') }).click();
    await page.waitForURL(/\/budget-quotation-usa$/);
    await page.getByLabel(sales.say('budgets.alias')).fill('Lobby, phase 1');
    await page.getByLabel(sales.say('budgets.specifierCompany')).fill('Studio Ana');
    await sales.button('budgets.generate').click();
    const missing = page.getByLabel(sales.say('budgets.specifierEmail'));
    await expect.poll(() => missing.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await missing.getAttribute('aria-invalid')).toBe('true');
    await page.getByRole('alert').getByText(sales.say('sale.checkFields')).waitFor();
    await missing.fill('ana@studio.test');
    await page.getByText(sales.say('sale.checkFields')).waitFor({ state: 'detached' });
    await page.getByText(sales.say('budgets.finalQuote'), { exact: true }).click();
    await page.getByLabel(sales.say('budgets.purchaserEmail')).fill('bo@firm.test');
    await chooses(sales, 'budgets.country', 'United St', 'United States');
    await chooses(sales, 'budgets.area', 'Tex', 'Texas');
    await chooses(sales, 'budgets.city', 'Austin', 'Austin');
    const first = await promisedNumber(sales);

    // What was filled in stands there again after a reload.
    await page.reload();
    await expect.poll(() => place(sales, 'budgets.city').inputValue()).toBe('Austin');
    expect(await page.getByLabel(sales.say('budgets.alias')).inputValue()).toBe('Lobby, phase 1');
    expect(await promisedNumber(sales)).toBe(first);

    await takesNumber(sales, project, first);
    await sales.button('budgets.generateFinal').click();
    await page.getByText(sales.say('budgets.numberUsed', { number: first })).waitFor();
    const second = await promisedNumber(sales);
    expect(second).not.toBe(first);
    await sales.button('budgets.generateFinal').click();
    await page
      .getByRole('heading', { level: 1, name: sales.say('budgets.number', { number: second }) })
      .waitFor();
    const sheet = page.getByRole('article');
    for (const said of ['Lobby, phase 1', 'Studio Ana', 'bo@firm.test', 'Austin, Texas, United States']) {
      await sheet.getByText(said).waitFor();
    }
  });
  await sales.leave();
}, 120_000);

it('a specifier of the USA is led from there to asking for a quote', async () => {
  const asker = await site.arrive('us');
  await asker.telling(async () => {
    await asker.signIn('specifier_usa');
    const { id } = await hasProject(asker, 'Pier house');
    await asker.goTo(`/project/${id}/budget-quotation-usa`);
    await asker.page.getByText(asker.say('budgets.askInsteadText')).waitFor();
    await asker.link('routes.requestBudget').click();
    await asker.page.waitForURL(/\/usa-request-budget$/);
    await asker.page.getByLabel(asker.say('requests.projectName')).waitFor();
  });
  await asker.leave();
}, 120_000);
