import { summaryOf } from './drawing';
import type { Visitor } from './visitor';

/** A product of a project as the API tells it. */
export interface ToldLine {
  readonly id: string;
  readonly referenceCode: string;
  readonly prices: { readonly unitGross: { readonly amount: number } };
  readonly compositions: readonly {
    readonly parts: readonly { readonly code: string; readonly quantity: number }[];
  }[];
}

const price = /[\d.]+,\d\d(?=\s€)/;

/** The price as the foot of the editor tells it, once it is there. */
export async function priceAtFoot(visitor: Visitor): Promise<string> {
  await summaryOf(visitor).getByText(price).first().waitFor();
  return price.exec(await summaryOf(visitor).innerText())![0];
}

/** Everything that one is made of as the editor tells it: `code: pieces`, in order of the codes. */
export async function partsInEditor(visitor: Visitor): Promise<readonly string[]> {
  const { page } = visitor;
  await visitor.button('editor.parts').click();
  const rows = page.getByRole('dialog').locator('tbody tr');
  await rows.first().waitFor();
  const parts = await rows.evaluateAll((all) =>
    all.map((row) => {
      const code = row.querySelector('th > :last-child')?.textContent ?? '';
      return `${code.trim()}: ${Number(row.querySelector('td')?.textContent)}`;
    }),
  );
  await page.keyboard.press('Escape');
  return parts.sort();
}

/** The same as the project has it. */
export const partsOfLine = ({ compositions }: ToldLine): readonly string[] =>
  compositions
    .flatMap(({ parts }) => parts)
    .map(({ code, quantity }) => `${code}: ${quantity}`)
    .sort();

/** Adds what is drawn to a new project and goes there; answers the page of that project. */
export async function addsToNewProject(visitor: Visitor, name: string): Promise<string> {
  const { page } = visitor;
  await visitor.button('configurator.addToProject').click();
  const newOne = page.getByRole('radio', { name: visitor.say('configurator.newProject') });
  await newOne.locator('xpath=ancestor::label[1]').click();
  await page.getByLabel(visitor.say('configurator.projectName')).fill(name);
  await visitor.button('configurator.add').click();
  await page.waitForURL(/\/project\/[0-9a-f-]{36}$/);
  return new URL(page.url()).pathname;
}

/** The only product of a project, as the API tells it. */
export async function lineOf({ page }: Visitor, projectPage: string): Promise<ToldLine> {
  const { origin } = new URL(page.url());
  const answer = await page.request.get(`${origin}/api/v1/projects/${projectPage.split('/').at(-1)}`);
  const { products } = (await answer.json()) as {
    products: { orderedIds: readonly string[]; byId: Readonly<Record<string, ToldLine>> };
  };
  const [id] = products.orderedIds;
  return { ...products.byId[id!]!, id: id! };
}
