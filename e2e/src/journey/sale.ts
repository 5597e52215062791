import type { Project } from '@lucerna/contract';
import { runSql } from '@lucerna/testkit/database';
import { signedIn } from '@lucerna/testkit/user';
import type { Page } from 'playwright-core';
import type { Site } from '../site';

/** A pendant and a wall lamp, as the demo catalogue has them. */
export const almar = { model: '2010', choices: { color: '30', temperature: '2', control: 'B' }, quantity: 3 };
export const wall = { model: '2015', quantity: 2 };

/** A project that the distributor made before, and who reads it again. */
export async function projectOf(site: Site, name: string, products: readonly object[] = [almar, wall]) {
  const user = await signedIn(site.url, 'distributor');
  const { status, body: project } = await user.post<Project>('/api/v1/projects', { name, products });
  if (status !== 201) throw new Error(`${name} was not made: ${status}`);
  const read = async () => (await user.get<Project>(`/api/v2/projects/${project.id}`)).body;
  return { user, project, read };
}

/** Writes the lines of a project as if the catalogue had given half the price the day before. */
export async function halvePrices(site: Site, projectId: string): Promise<void> {
  const { database } = site.product;
  await runSql(
    database,
    'update line_evaluation set unit_gross = unit_gross / 2, evaluated_on = evaluated_on - 1 where project_id = $1',
    [projectId],
  );
  await runSql(database, 'update project set version = version + 1 where id = $1', [projectId]);
}

/** Writes the lines of a project as if their prices were of long ago. */
export async function agePrices(site: Site, projectId: string): Promise<void> {
  const { database } = site.product;
  await runSql(
    database,
    'update line_evaluation set evaluated_on = evaluated_on - 90 where project_id = $1',
    [projectId],
  );
  await runSql(database, 'update project set version = version + 1 where id = $1', [projectId]);
}

/** An amount as a page writes it, `1.280,00 €`, whatever space is in it. */
export function moneyPattern({ amount }: { readonly amount: number }): RegExp {
  const figure = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 }).format(amount / 100);
  return new RegExp(`(^|\\s)${figure.replaceAll('.', '\\.')}\\s€`);
}

/** Watches a page from now on: which of some texts were ever to be read on it, if only for a moment. */
export async function watchFor(
  page: Page,
  texts: readonly string[],
): Promise<() => Promise<readonly string[]>> {
  await page.evaluate((wanted) => {
    const seen = new Set<string>();
    const look = () => {
      for (const text of wanted) if (document.body.innerText.includes(text)) seen.add(text);
    };
    new MutationObserver(look).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    look();
    Object.assign(window, { seenTexts: seen });
  }, texts);
  return () => page.evaluate(() => [...(window as unknown as { seenTexts: Set<string> }).seenTexts]);
}

/** Holds back the code of pages that are not loaded yet until the answer is called. */
export async function holdCode(page: Page): Promise<() => void> {
  let fetch: () => void = () => undefined;
  const isFetched = new Promise<void>((resolve) => (fetch = resolve));
  await page.route(/\/assets\/[^/]+\.js$/, (route) => isFetched.then(() => route.continue()));
  return () => fetch();
}
