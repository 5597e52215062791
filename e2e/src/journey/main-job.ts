import { namesNewProject } from './added';
import type { Visitor } from './visitor';

export interface MainJob {
  readonly role: string;
  readonly language: string;
  /** What the demo catalogue calls three values in that language. */
  readonly words: { readonly black: string; readonly none: string; readonly surface: string };
}

export interface MainJobDone {
  readonly reference: string;
  readonly budgetNumber: string;
  /** Where the downloaded PDF lies. */
  readonly budgetFile: string;
  /** What the order's page says. */
  readonly orderPage: string;
}

/** Configures Almar 20, runs into a blocked choice and takes the way out that is offered. */
async function configure(visitor: Visitor, { words }: MainJob): Promise<string> {
  await visitor.chooseModel('Almar', 'Almar 20');
  const first = await visitor.reference();
  await visitor.choose('color', words.black);
  await visitor.choose('control', words.none);
  await visitor.choose('installation', words.surface);
  await visitor.page.getByText(visitor.pattern('configurator.blockedBy')).waitFor();
  await visitor.page.getByRole('button', { name: visitor.pattern('configurator.takeWith') }).click();
  const second = await visitor.reference();
  if (second === first || !second.includes('_10_')) throw new Error(`${second} is not on a surface canopy.`);

  await visitor.page.getByText(visitor.say('editor.kept.saved')).waitFor();
  await visitor.page.reload();
  await visitor.page.getByText(visitor.say('editor.restored')).waitFor();
  if ((await visitor.reference()) !== second) throw new Error('The choices were not restored.');

  await visitor.button('configurator.why').click();
  await visitor.page.getByText(visitor.say('configurator.step.base')).waitFor();
  await visitor.page.keyboard.press('Escape');
  return second;
}

async function addToNewProject(visitor: Visitor, name: string): Promise<void> {
  await visitor.button('configurator.addToProject').click();
  await namesNewProject(visitor, name);
  await visitor.button('configurator.add').click();
  await visitor.page.waitForURL(/\/project\/[0-9a-f-]{36}$/);
}

/** Generates a budget and downloads its PDF. */
export async function quote(visitor: Visitor): Promise<{ number: string; file: string }> {
  await visitor.link('projects.generateBudget').first().click();
  await visitor.page.getByLabel(visitor.say('budgets.client')).first().fill('Casa Clara');
  await visitor.button('budgets.generate').click();
  await visitor.page.waitForURL(/\/budget\/[0-9a-f-]{36}$/);
  const title = visitor.page.getByRole('heading', { name: /\d{4}-\d{6}/ });
  const number = /\d{4}-\d{6}/.exec(await title.innerText())![0];
  const [download] = await Promise.all([
    visitor.page.waitForEvent('download', { timeout: 30_000 }),
    visitor.link('budgets.download').click(),
  ]);
  return { number, file: await download.path() };
}

/** Orders all of a project; what its page says. */
export async function order(visitor: Visitor, projectPage: string): Promise<string> {
  await visitor.page.goto(projectPage);
  await visitor.link('projects.order').first().click();
  await visitor.button('orders.place').click();
  await visitor.page.waitForURL(/\/order\/[0-9a-f-]{36}$/);
  await visitor.page.getByText(visitor.say('orders.placed')).first().waitFor();
  return visitor.page.locator('main').innerText();
}

/** Everything a newcomer comes for, in a browser. */
export async function doTheMainJob(visitor: Visitor, job: MainJob): Promise<MainJobDone> {
  await visitor.goTo('/');
  await visitor.signInHere(job.role);
  await visitor.speak();
  const reference = await configure(visitor, job);
  await addToNewProject(visitor, `Casa Clara ${job.role} ${job.language}`);
  await visitor.page.getByText(reference).first().waitFor();
  const projectPage = visitor.page.url();

  const { number, file } = await quote(visitor);

  const orderPage = await order(visitor, projectPage);
  await visitor.link('navigation.orders').first().click();
  await visitor.page.getByText(visitor.say('orders.title')).first().waitFor();
  return { reference, budgetNumber: number, budgetFile: file, orderPage };
}
