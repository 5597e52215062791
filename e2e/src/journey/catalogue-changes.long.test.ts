import { expect, it } from 'vitest';
import { openSite } from '../site';
import { almar, halvePrices, moneyPattern, projectOf, wall } from './sale';

const site = openSite();

it('what the catalogue changed is taken over line by line, and undone', async () => {
  const made = await projectOf(site, 'Moved on', [almar, wall]);
  const { project } = made;
  const [first, second] = project.products.orderedIds.map((id) => project.products.byId[id]!);
  await halvePrices(site, project.id);
  const old = await made.read();
  const visitor = await site.arrive();
  await visitor.signIn('distributor');
  await visitor.telling(async () => {
    const { page } = visitor;
    await visitor.goTo(`/project/${project.id}`);
    const row = (line: typeof first) =>
      page.locator('main').getByRole('row').filter({ hasText: line!.referenceCode });
    await row(first)
      .getByText(/Today /)
      .waitFor();
    expect(await row(first).innerText()).toMatch(moneyPattern(first!.prices!.unitGross));

    await visitor.button('catalogueChanges.review').click();
    const dialog = page.getByRole('dialog', { name: visitor.say('catalogueChanges.title') });
    const changed = (line: typeof first) => dialog.getByRole('row').filter({ hasText: line!.referenceCode });
    for (const line of [first, second]) {
      const text = await changed(line).innerText();
      expect(text).toMatch(moneyPattern(old.products.byId[line!._id]!.prices!.unitNet));
      expect(text).toMatch(moneyPattern(line!.prices!.unitNet));
    }
    await changed(second).getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await dialog.getByRole('button', { name: 'Update one line' }).click();
    await dialog.waitFor({ state: 'detached' });
    await row(first)
      .getByText(/Today /)
      .waitFor({ state: 'detached' });
    expect(
      await row(second)
        .getByText(/Today /)
        .count(),
    ).toBe(1);
    const taken = await made.read();
    expect(taken.products.byId[first!._id]?.prices).toEqual(first!.prices);
    expect(taken.products.byId[second!._id]).toEqual(old.products.byId[second!._id]);

    await visitor.button('projects.undo').click();
    await row(first)
      .getByText(/Today /)
      .waitFor();
    expect((await made.read()).products).toEqual(old.products);
    await page.getByText(/2 prices have changed since/).waitFor();
  });
  await visitor.leave();
});
