import type { Visitor } from './visitor';

/** Where a product stands that was brought into a project. */
export interface Added {
  readonly projectId: string;
  readonly productId: string;
  /** Path of the project. */
  readonly project: string;
  /** Path of its one product, before the name of a configurator. */
  readonly line: string;
}

/** A product of a project as its call answers it. */
interface Line {
  readonly name: string;
  readonly referenceCode: string;
  readonly quantity: number;
  readonly moq: number;
  readonly validation: { readonly status: number };
  readonly prices: { readonly unitGross: { readonly amount: number } };
  readonly compositions?: readonly {
    readonly parts: readonly { readonly code: string; readonly quantity: number }[];
  }[];
}

/** Names a new project in the dialog that asks to which one to add. */
export async function namesNewProject(visitor: Visitor, name: string): Promise<void> {
  const { page } = visitor;
  const newProject = page.getByRole('radio', { name: visitor.say('configurator.newProject') });
  const field = page.getByLabel(visitor.say('configurator.projectName'));
  await newProject.or(field).first().waitFor();
  // Whoever has no project yet is not asked which.
  if ((await newProject.count()) > 0) await newProject.locator('xpath=ancestor::label[1]').click();
  await field.fill(name);
}

/** Adds what is open to a new project and goes there. */
export async function addsToNewProject(visitor: Visitor, name: string): Promise<Added> {
  const { page } = visitor;
  await visitor.button('configurator.addToProject').click();
  await namesNewProject(visitor, name);
  await visitor.button('configurator.add').click();
  await page.waitForURL(/\/project\/[0-9a-f-]{36}$/);
  // The address changes first; the editor stays until the code of the project's page is there.
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  const project = new URL(page.url()).pathname;
  const projectId = project.split('/').at(-1)!;
  const [productId = ''] = (await productsOf(visitor, projectId)).orderedIds;
  return { projectId, productId, project, line: `${project}/product/${productId}` };
}

/** The products of a project as its call answers them. */
export async function productsOf({ page }: Visitor, projectId: string) {
  const answer = await page.request.get(new URL(`/api/v2/projects/${projectId}`, page.url()).href);
  const { products } = (await answer.json()) as {
    products: { orderedIds: readonly string[]; byId: Readonly<Record<string, Line>> };
  };
  return products;
}

/** The product as the call of its project answers it. */
export async function lineOf(visitor: Visitor, { projectId, productId }: Added): Promise<Line> {
  const line = (await productsOf(visitor, projectId)).byId[productId];
  if (!line) throw new Error(`The project ${projectId} has no product ${productId}.`);
  return line;
}

/** What one of a line is made of: `code quantity`, in order of the codes. */
export const partsOf = ({ compositions = [] }: Line): string[] =>
  compositions.flatMap(({ parts }) => parts.map(({ code, quantity }) => `${code} ${quantity}`)).sort();

/** Waits until the page and its tab are called as the project calls the product. */
export async function isCalled({ page }: Visitor, { name }: Line): Promise<void> {
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  await page.waitForFunction((start) => document.title.startsWith(`${start} · `), name);
}

/** The price of one as it is written: `1.280,00 €`. */
export const written = ({ prices }: Line): string =>
  new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(
    prices.unitGross.amount / 100,
  );
