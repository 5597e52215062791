import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openSite } from '../site';
import { addsPart, dragsLine, lineAt, shownOrder } from './structure';
import type { Visitor } from './visitor';

const site = openSite();

/** The box that selects a line, 0 the first. */
const boxAt = (visitor: Visitor, nth: number) => lineAt(visitor, nth).getByRole('checkbox');
const quantities = ({ page }: Visitor) =>
  page
    .getByRole('table')
    .getByRole('spinbutton')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
/** The newest of what was told. */
const undoes = (visitor: Visitor) => visitor.button('projects.undo').last().click();

it('lines are selected by pointer and keyboard, changed together, and everything is taken back', async () => {
  const visitor = await site.arrive();
  await visitor.telling(async () => {
    const { page } = visitor;
    await visitor.signIn('distributor');
    const products = ['2010', '2011', '2015', '2016'].map((model, at) => ({
      ...{ model, quantity: at + 1, mark: `A${at + 1}` },
    }));
    const name = `Selection ${randomUUID().slice(0, 6)}`;
    const answer = await page.request.post(`${site.url}/api/v1/projects`, {
      data: { name, products },
      headers: { origin: site.url },
    });
    const { id } = (await answer.json()) as { id: string };
    await visitor.goTo(`/project/${id}`);
    await addsPart(visitor, 'structure.addSection', { 'structure.sectionName': 'Lobby' });
    await addsPart(visitor, 'structure.addFreeLine', { 'structure.freeText': 'Freight' });
    const none = visitor.say('structure.noSection');
    const bar = page.getByRole('region', { name: visitor.say('selection.title') });
    const told = (count: number) => bar.getByRole('status').filter({ hasText: String(count) });

    // The words of a box, which nobody sees, lie over it.
    const pressBox = (nth: number) => lineAt(visitor, nth).locator('[data-select] label').click();

    // A range with Shift, and by the arrows.
    await boxAt(visitor, 0).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+ArrowDown');
    await told(2).waitFor();
    await page.keyboard.press('Escape');
    await bar.waitFor({ state: 'detached' });
    await pressBox(1);
    await page.keyboard.down('Shift');
    await pressBox(3);
    await page.keyboard.up('Shift');
    await told(3).waitFor();

    // One quantity for all, and their own again.
    await bar.getByRole('button', { name: visitor.say('selection.quantity') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('spinbutton').fill('9');
    await dialog.getByRole('button', { name: visitor.say('projects.save') }).click();
    await expect.poll(() => quantities(visitor)).toEqual(['1', '9', '9', '9']);
    await undoes(visitor);
    await expect.poll(() => quantities(visitor)).toEqual(['1', '2', '3', '4']);

    // Dragged together into a section.
    await told(3).waitFor();
    await dragsLine(visitor, 1, page.getByRole('heading', { name: 'Lobby' }));
    await expect.poll(() => shownOrder(visitor)).toEqual([none, 'A1', 'Freight', 'Lobby', 'A2', 'A3', 'A4']);
    await undoes(visitor);
    await expect.poll(() => shownOrder(visitor)).toEqual([none, 'A1', 'A2', 'A3', 'A4', 'Freight', 'Lobby']);

    // All of a section, freight too, are removed and come back.
    await page
      .getByRole('checkbox', { name: visitor.say('selection.section', { name: none }) })
      .press('Space');
    await told(5).waitFor();
    await bar.getByRole('button', { name: visitor.say('selection.remove') }).click();
    await expect.poll(() => shownOrder(visitor)).toEqual(['Lobby']);
    await undoes(visitor);
    await expect.poll(() => shownOrder(visitor)).toEqual([none, 'A1', 'A2', 'A3', 'A4', 'Freight', 'Lobby']);

    // Those that cannot be changed are named, and stay selected.
    await page.getByRole('checkbox', { name: visitor.say('selection.line', { name: 'Freight' }) }).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await told(5).waitFor();
    await bar.getByRole('button', { name: visitor.say('selection.choices') }).click();
    await dialog.getByRole('button', { name: visitor.pattern('configurator.attribute.color') }).click();
    await page.getByRole('option').nth(1).click();
    await dialog.getByRole('button', { name: visitor.say('projects.save') }).click();
    await bar.getByText(visitor.say('problem.notOfFreeLine')).waitFor();
    await told(1).waitFor();

    // Freight is moved by the keyboard as lines are.
    await page
      .getByRole('checkbox', { name: visitor.say('selection.line', { name: 'Freight' }) })
      .press('Alt+ArrowDown');
    await expect.poll(() => shownOrder(visitor)).toEqual([none, 'A1', 'A2', 'A3', 'A4', 'Lobby', 'Freight']);
  });
  await visitor.leave();
}, 240_000);
