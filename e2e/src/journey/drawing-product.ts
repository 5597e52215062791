import { summaryOf } from './drawing';
import type { Visitor } from './visitor';

const price = /[\d.]+,\d\d(?=\s€)/;

/** The price as the foot of the editor tells it, once it is there. */
export async function priceAtFoot(visitor: Visitor): Promise<string> {
  await summaryOf(visitor).getByText(price).first().waitFor();
  return price.exec(await summaryOf(visitor).innerText())![0];
}

/** Everything that one is made of as the editor tells it: `code quantity`, in order of the codes. */
export async function partsInEditor(visitor: Visitor): Promise<readonly string[]> {
  const { page } = visitor;
  await visitor.button('editor.parts').click();
  const rows = page.getByRole('dialog').locator('tbody tr');
  await rows.first().waitFor();
  const parts = await rows.evaluateAll((all) =>
    all.map((row) => {
      const code = row.querySelector('th > :last-child')?.textContent ?? '';
      return `${code.trim()} ${Number(row.querySelector('td')?.textContent)}`;
    }),
  );
  await page.keyboard.press('Escape');
  return parts.sort();
}
