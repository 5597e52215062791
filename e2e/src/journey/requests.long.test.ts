import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openSite } from '../site';
import type { Visitor } from './visitor';

const site = openSite();

/** A project of a line, made behind the pages. */
async function hasProject({ page }: Visitor, name: string): Promise<string> {
  const made = await page.request.post(`${site.url}/api/v1/projects`, {
    headers: { origin: site.url },
    data: { name, products: [{ model: '2015', quantity: 3 }] },
  });
  return ((await made.json()) as { id: string }).id;
}

/** What the page says became of a registration. */
const registeredIn = (visitor: Visitor) =>
  visitor.page
    .getByRole('definition')
    .getByText(visitor.say('requests.registration.registered'), { exact: true });

const heading = ({ page }: Visitor, name: string) => page.getByRole('heading', { level: 1, name });

it('a specifier asks for a quote with a file, sales answers and quotes, and the specifier reads both', async () => {
  const asker = await site.arrive();
  const sales = await site.arrive();
  const name = `Hotel ${randomUUID().slice(0, 6)}`;
  await asker.telling(async () => {
    const { page } = asker;
    await asker.signIn('specifier');
    const project = await hasProject(asker, name);
    await asker.goTo(`/project/${project}`);
    await asker.link('routes.requestBudget').click();
    const description = page.getByLabel(asker.say('requests.description'));
    await description.fill('By Friday, please.');
    const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') };
    const lie = { name: 'lamp.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
    await page.locator('input[type=file]').setInputFiles([plan, lie]);
    await page.getByText(asker.pattern('problem.fileFormat')).waitFor();
    await asker.button('requests.removeFile', { name: 'lamp.jpg' }).click();
    // What was filled in stands there again after a reload.
    await asker.button('requests.removeFile', { name: 'plan.pdf' }).waitFor();
    await page.reload();
    expect(await description.inputValue()).toBe('By Friday, please.');
    await asker.button('requests.removeFile', { name: 'plan.pdf' }).waitFor();
    await asker.button('requests.send').click();
    await heading(asker, name).waitFor();
    await page.getByText('By Friday, please.').waitFor();
    const request = new URL(page.url()).pathname;

    await sales.telling(async () => {
      await sales.signIn('sales');
      await sales.goTo('/requests');
      await sales.page.getByRole('link', { name: new RegExp(name) }).click();
      await heading(sales, name).waitFor();
      const saved = sales.page.waitForEvent('download');
      await sales.page.getByRole('button', { name: /^plan\.pdf/ }).click();
      expect((await saved).suggestedFilename()).toBe('plan.pdf');
      await sales.button('requests.take').click();
      await sales.link('requests.makeQuote').waitFor();
      await sales.page.getByLabel(sales.say('requests.answer')).fill('You get it today.');
      await sales.button('requests.sendMessage').click();
      await sales.page.getByText('You get it today.').last().waitFor();
    });

    // The answer comes by itself.
    await page.getByText('You get it today.').waitFor();
    await sales.telling(async () => {
      await sales.link('requests.makeQuote').click();
      await sales.button('budgets.generate').click();
      await sales.page.waitForURL(/\/budget\/[0-9a-f-]{36}$/);
      // Who asked is shown what was sent, and no draft.
      await sales.button('budgets.send').click();
      await sales.button('budgets.accept').waitFor();
    });
    await asker.goTo(request);
    await page.getByText(asker.say('requests.state.answered')).first().waitFor();
    // It accepts the quote itself, and is told of no revisions that only who sells makes.
    await page.getByRole('link', { name: asker.pattern('requests.openQuote') }).click();
    await asker.button('budgets.linkAccept').click();
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog')).first();
    await dialog.getByLabel(asker.say('budgets.yourOrderNumber')).fill('PO-7');
    expect(await dialog.getByText(asker.say('budgets.acceptText')).count()).toBe(0);
    await dialog.getByRole('button', { name: asker.say('budgets.linkAccept') }).click();
    await page.getByText(asker.say('budgets.stateAccepted')).first().waitFor();
  });
  await sales.leave();
  await asker.leave();
}, 240_000);

it('in the USA a request is confirmed and names the project, which is registered with a split of exactly 100 %', async () => {
  const asker = await site.arrive('us');
  const sales = await site.arrive('us');
  const name = `Pier ${randomUUID().slice(0, 6)}`;
  await asker.telling(async () => {
    const { page } = asker;
    await asker.signIn('specifier_usa');
    const project = await hasProject(asker, 'Untitled');
    await asker.goTo(`/project/${project}/usa-request-budget`);
    await page.getByLabel(asker.say('requests.projectName')).fill(name);
    await asker.button('requests.send').click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText(name).waitFor();
    await dialog.getByRole('button', { name: asker.say('requests.send') }).click();
    await heading(asker, name).waitFor();

    await asker.goTo(`/project/${project}/registration-usa`);
    const agency = page.getByRole('group', { name: asker.say('requests.agency') });
    await agency.getByLabel(asker.say('requests.company')).fill('Coast Reps');
    await agency.getByLabel(asker.say('requests.email')).fill('reps@example.test');
    const split = page.getByRole('group', { name: asker.say('requests.creditSplit') });
    await split.getByLabel(asker.say('requests.agencyName')).fill('Coast Reps');
    const share = split.getByRole('spinbutton', { name: asker.say('requests.share') });
    await share.fill('99.99');
    await share.press('Tab');
    await split.getByText(asker.say('formError.creditSplit')).waitFor();
    expect(await asker.button('requests.register').isDisabled()).toBe(true);
    await share.fill('100');
    await share.press('Tab');
    await asker.button('requests.register').click();
    await asker.button('requests.saveRegistration').waitFor();

    await sales.telling(async () => {
      await sales.signIn('sales_usa');
      await sales.goTo('/requests');
      const kind = sales.say('requests.kind.registrationUsa');
      const row = sales.page.getByRole('link', { name: new RegExp(`${name}.*${kind}`) });
      await row.click();
      await sales.button('requests.move.inWork').click();
      await sales.link('requests.openRegistration').click();
      const status = sales.page.getByRole('button', { name: new RegExp(sales.say('requests.status')) });
      await status.click();
      await sales.page.getByRole('option', { name: sales.say('requests.registration.registered') }).click();
      await registeredIn(sales).waitFor();
    });
    await page.reload();
    await registeredIn(asker).waitFor();
  });
  await sales.leave();
  await asker.leave();
}, 240_000);
