import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { adds, showsList } from './crea';
import { drawsBelt, planOf, seesPlanOnly, spreads } from './drawing';
import { types } from './form-configurators';
import type { Visitor } from './visitor';

/** What a start of the app, or of an editor, waits for. */
export const awaited = {
  session: /\/users\/v1\/auth\/refresh/,
  account: /\/users\/v1\/account/,
  settings: /\/config\.json/,
  drafts: /\/api\/v1\/drafts\//,
  sheet: /\/api\/v1\/articles\//,
} as const;

/** Lets the answers of calls come late, from now on; answers what ends that. */
export async function delays(page: Page, calls: RegExp, ms: number): Promise<() => Promise<void>> {
  await page.route(calls, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue().catch(() => undefined);
  });
  return () => page.unroute(calls);
}

/** An editor, as a visitor works in it. */
export interface Workplace {
  readonly path: string;
  readonly isOpen: (visitor: Visitor) => Promise<void>;
  /** Where the fields stand that tell what is made; elsewhere they follow what is selected. */
  readonly fieldsOf?: string;
  /** Three steps, each of which changes what `looks` answers. */
  readonly steps: readonly ((visitor: Visitor) => Promise<unknown>)[];
}

const model = (visitor: Visitor, name: string) => visitor.say('counts.quantityOf', { name });

/** The quantity at the foot, which every editor has. */
const footIsThere = (visitor: Visitor) =>
  visitor.page
    .getByRole('spinbutton', { name: visitor.say('configurator.quantity'), exact: true })
    .first()
    .waitFor();

export const attributes: Workplace = {
  path: '/add-product/201/1/2010/attributes-configurator',
  isOpen: (visitor) => visitor.page.getByRole('radiogroup').first().waitFor(),
  steps: [
    (visitor) => visitor.choose('control', 'DALI-2'),
    (visitor) => visitor.choose('temperature', '3000'),
    (visitor) => visitor.choose('color', 'Black'),
  ],
};

export const counts: Workplace = {
  path: '/new-product/plusminus-nodrawing-configurator',
  isOpen: (visitor) =>
    visitor.page.getByRole('spinbutton', { name: model(visitor, 'Plusminus sphere'), exact: true }).waitFor(),
  steps: [
    (visitor) => types(visitor, model(visitor, 'Plusminus sphere'), '4'),
    (visitor) => types(visitor, visitor.say('configurator.quantity'), '3'),
    (visitor) => types(visitor, model(visitor, 'Plusminus sphere'), '6'),
  ],
};

export const crea: Workplace = {
  fieldsOf: 'main [role=region]',
  path: '/new-product/crea-configurator/2010',
  isOpen: async (visitor) => {
    await footIsThere(visitor);
    await showsList(visitor);
  },
  steps: [
    (visitor) => adds(visitor, 'Almar 30'),
    (visitor) => adds(visitor, 'Almar 20'),
    (visitor) => types(visitor, visitor.say('configurator.quantity'), '3'),
  ],
};

export const drawing: Workplace = {
  fieldsOf: 'main [role=region]',
  path: '/new-product/plusminus-drawing-configurator',
  isOpen: async (visitor) => {
    await planOf(visitor).waitFor();
    await seesPlanOnly(visitor);
  },
  steps: [
    (visitor) => drawsBelt(visitor),
    (visitor) => spreads(visitor, 2),
    (visitor) => types(visitor, visitor.say('configurator.quantity'), '3'),
  ],
};

/** All that is chosen, counted and listed in the editor, and what its foot says. */
export const looks = (visitor: Visitor, fieldsOf = 'main'): Promise<string> =>
  visitor.page.evaluate((within) => {
    const fields = [...document.querySelectorAll<HTMLInputElement>(`${within} input`)];
    const values = fields.map(({ type, checked, value }) =>
      type === 'radio' || type === 'checkbox' ? Number(checked) : value,
    );
    const listed = [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent);
    const foot = document.querySelector('main [role=region]')?.textContent;
    return JSON.stringify([values, listed, foot]);
  }, fieldsOf);

/** Presses a key until the editor looks as it did; one press may not be enough, since a stage may be several steps. */
export async function pressesUntil(
  visitor: Visitor,
  key: string,
  look: string,
  fieldsOf?: string,
): Promise<void> {
  const { page } = visitor;
  const hasIt = () =>
    expect
      .poll(() => looks(visitor, fieldsOf), { timeout: 1000 })
      .toBe(look)
      .then(
        () => true,
        () => false,
      );
  for (let time = 0; time < 12; time += 1) {
    // In a field the key takes back what was typed there.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press(key);
    if (await hasIt()) return;
  }
  expect(await looks(visitor, fieldsOf)).toBe(look);
}
