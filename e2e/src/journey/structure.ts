import type { Locator } from 'playwright-core';
import type { Visitor } from './visitor';

/** Adds a section, an area or a free line by the menu under the table; fields by the keys of their labels. */
export async function addsPart(
  visitor: Visitor,
  kind: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  await visitor.button('structure.arrangeProject').click();
  await visitor.page.getByRole('menuitem', { name: visitor.say(kind) }).click();
  const dialog = visitor.page.getByRole('dialog');
  for (const [label, value] of Object.entries(fields)) {
    await dialog.getByRole('textbox', { name: visitor.pattern(label) }).fill(value);
  }
  await saves(visitor);
}

async function saves(visitor: Visitor): Promise<void> {
  const dialog = visitor.page.getByRole('dialog');
  await dialog.getByRole('button', { name: visitor.say('projects.save') }).click();
  await dialog.waitFor({ state: 'detached' });
}

interface Arrangement {
  readonly mark: string;
  readonly area?: string;
  /** The mark of the line that it is an alternative to. */
  readonly alternativeTo?: string;
}

/** Arranges a line, 0 the first, by its own menu. */
export async function arrangesLine(
  visitor: Visitor,
  nth: number,
  { mark, area, alternativeTo }: Arrangement,
): Promise<void> {
  const { page } = visitor;
  await lineAt(visitor, nth)
    .getByRole('button', { name: visitor.pattern('projects.menuOf') })
    .click();
  await page.getByRole('menuitem', { name: visitor.say('structure.arrangeLine') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: visitor.say('structure.mark') }).fill(mark);
  const chooses = async (field: string, option: string) => {
    await dialog.getByRole('button', { name: visitor.say(field) }).click();
    await page.getByRole('option', { name: option }).click();
  };
  if (area) await chooses('structure.area', area);
  if (alternativeTo) {
    await chooses('structure.counts', visitor.say('structure.alternativeTo', { name: alternativeTo }));
  }
  await saves(visitor);
}

/** The row of a product, 0 the first. */
export const lineAt = ({ page }: Visitor, nth: number): Locator =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('spinbutton') })
    .nth(nth);

/** Drags a line by its picture onto something. */
export async function dragsLine(visitor: Visitor, nth: number, target: Locator): Promise<void> {
  const { mouse } = visitor.page;
  const picture = lineAt(visitor, nth).getByRole('cell').nth(1);
  await target.scrollIntoViewIfNeeded();
  const middle = async (place: Locator) => {
    const { x, y, width, height } = (await place.boundingBox())!;
    return [x + width / 2, y + height / 2] as const;
  };
  const [x, y] = await middle(picture);
  await mouse.move(x, y);
  await mouse.down();
  await mouse.move(x, y + 8, { steps: 3 });
  await mouse.move(...(await middle(target)), { steps: 8 });
  await mouse.up();
}

/** What the rows are called, from above: sections and free lines by name, products by mark. */
export async function shownOrder({ page }: Visitor): Promise<string[]> {
  const heads = await page.getByRole('rowheader').allInnerTexts();
  return heads.map((text) => /\bA\d(?:\.\d)?\b/u.exec(text)?.[0] ?? text.trim());
}

/** What stands in the column of totals at the head of a section. */
export const subtotalOf = async ({ page }: Visitor, section: string): Promise<string> =>
  (
    await page
      .getByRole('row')
      .filter({ has: page.getByRole('heading', { name: section }) })
      .locator('strong')
      .innerText()
  ).trim();
