import type { Site } from '../site';
import type { Added } from './added';
import type { Visitor } from './visitor';

/** A distributor at a window in which the parts stand beside the room. */
export async function arrives(site: Site): Promise<Visitor> {
  const visitor = await site.arrive();
  await visitor.page.setViewportSize({ width: 1440, height: 900 });
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

/** Codes and quantities of the parts, as the page shows them beside the room; folded, they are opened. */
export async function partsShown(visitor: Visitor): Promise<string[]> {
  const { page } = visitor;
  const folded = page.getByRole('button', { name: visitor.say('editor.partsTitle'), expanded: false });
  if (await folded.isVisible()) await folded.click();
  const rows = page.getByRole('table').locator('tbody tr');
  await rows.first().waitFor();
  const read = await rows.evaluateAll((all) =>
    all.map((row) =>
      [row.querySelector('th > *')?.textContent, row.querySelector('td')?.textContent].join(' '),
    ),
  );
  return read.sort();
}

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
  const shown = await lines.first().elementHandle();
  await visitor.page.getByRole('menuitem', { name: visitor.say(entry), exact: true }).click();
  // The project has references and a quantity too, and stays until the code of the next page is there.
  await shown?.waitForElementState('hidden');
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
