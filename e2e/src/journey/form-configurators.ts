import type { Browser } from 'playwright-core';
import { withoutWebgl } from './crea';
import { Visitor } from './visitor';

/** A line of a project as its call answers it. */
interface Line {
  readonly referenceCode: string;
  readonly quantity: number;
  readonly moq: number;
  readonly validation: { readonly status: number };
  readonly prices: { readonly unitGross: { readonly amount: number } };
  readonly compositions?: readonly {
    readonly parts: readonly { readonly code: string; readonly quantity: number }[];
  }[];
}

/** Where a product stands that was brought into a project. */
export interface Added {
  /** Path of the project. */
  readonly project: string;
  /** Path of its one product, before the name of a configurator. */
  readonly line: string;
  readonly productId: string;
}

/** Signs in where nothing is drawn in 3D: the form beside the room does it all. The parts stand beside it too. */
export async function arrives(browser: Browser, url: string): Promise<Visitor> {
  const visitor = await Visitor.arrive(browser, { url, language: 'en', password: 'lucerna for tests' });
  await visitor.page.setViewportSize({ width: 1440, height: 900 });
  await withoutWebgl(visitor.page.context());
  await visitor.signIn('distributor');
  return visitor;
}

/** Types a figure into a field and leaves it; answers what stands there then. */
export async function types({ page }: Visitor, name: string, figure: string): Promise<string> {
  const field = page.getByRole('spinbutton', { name, exact: true });
  await field.fill(figure);
  await field.press('Tab');
  return field.inputValue();
}

/** Adds what is made to a new project. */
export async function addsToNewProject(visitor: Visitor, name: string): Promise<Added> {
  const { page } = visitor;
  await visitor.button('configurator.addToProject').click();
  const newProject = page.getByRole('radio', { name: visitor.say('configurator.newProject') });
  await newProject.locator('xpath=ancestor::label[1]').click();
  await page.getByLabel(visitor.say('configurator.projectName')).fill(name);
  await visitor.button('configurator.add').click();
  await page.waitForURL(/\/project\/[0-9a-f-]{36}$/);
  const project = new URL(page.url()).pathname;
  const [productId = ''] = (await readProject(visitor, project)).products.orderedIds;
  return { project, line: `${project}/product/${productId}`, productId };
}

/** The project as its call answers it. */
async function readProject({ page }: Visitor, project: string) {
  const read = await page.request.get(
    new URL(`/api/v2/projects/${project.split('/').at(-1)}`, page.url()).href,
  );
  return (await read.json()) as {
    products: { orderedIds: readonly string[]; byId: Record<string, Line> };
  };
}

/** The product as the call of its project answers it. */
export async function lineOf(visitor: Visitor, { project, productId }: Added): Promise<Line> {
  const line = (await readProject(visitor, project)).products.byId[productId];
  if (!line) throw new Error(`${project} has no product ${productId}.`);
  return line;
}

/** An amount as it is written: `1.280,00 €`. */
export const written = ({ prices }: Line): string =>
  new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(
    prices.unitGross.amount / 100,
  );

/** Codes and quantities of the parts, as the page shows them beside the room. */
export async function partsShown({ page }: Visitor): Promise<string[]> {
  const rows = page.getByRole('table').locator('tbody tr');
  await rows.first().waitFor();
  const read = await rows.evaluateAll((all) =>
    all.map((row) =>
      [row.querySelector('th > *')?.textContent, row.querySelector('td')?.textContent].join(' '),
    ),
  );
  return read.sort();
}

/** The same of a line. */
export const partsOf = ({ compositions = [] }: Line): string[] =>
  compositions.flatMap(({ parts }) => parts.map(({ code, quantity }) => `${code} ${quantity}`)).sort();

/** Validates with today's catalogue, reads that nothing is another, and goes back to the project. */
export async function validates(visitor: Visitor, { project }: Added): Promise<void> {
  await visitor.button('editor.validate').click();
  await visitor.page.getByRole('dialog').getByText(visitor.say('editor.sameAsBefore')).waitFor();
  await visitor.button('editor.toProject').click();
  await visitor.page.waitForURL((url) => url.pathname === project);
}

/** Opens what the menu of the project's first line leads to. */
export async function follows(visitor: Visitor, { project }: Added, entry: string): Promise<void> {
  await visitor.goTo(project);
  // The menu of the project itself is called alike and stands above the table.
  const lines = visitor.page.getByRole('table');
  await lines
    .getByRole('button', { name: visitor.pattern('projects.menuOf') })
    .first()
    .click();
  await visitor.page.getByRole('menuitem', { name: visitor.say(entry), exact: true }).click();
}

/** The value is the chosen one. */
const isChosen = (visitor: Visitor, attribute: string, value: string): Promise<void> =>
  visitor.choice(attribute, value).and(visitor.page.locator(':checked')).waitFor({ state: 'attached' });

/**
 * Chooses another value, takes it back and forth again by keys, and finds it after a reload: once in this browser, and
 * once on the server, when the browser has lost all that it kept.
 */
export async function choosesAndReloads(
  visitor: Visitor,
  attribute: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const { page } = visitor;
  const isBack = async () => {
    await page.getByText(visitor.say('editor.restored')).waitFor();
    await isChosen(visitor, attribute, to);
  };
  await isChosen(visitor, attribute, from);
  const sent = page.waitForResponse(
    (answer) => answer.url().includes('/api/v1/drafts/') && answer.request().method() === 'PUT',
  );
  await visitor.choose(attribute, to);
  await page.keyboard.press('Control+z');
  await isChosen(visitor, attribute, from);
  await page.keyboard.press('Control+y');
  await isChosen(visitor, attribute, to);
  await page.getByText(visitor.say('editor.kept.saved')).waitFor();
  await sent;
  await page.reload();
  await isBack();
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase('lucerna-work').onsuccess = resolve;
      }),
  );
  await page.reload();
  await isBack();
}
