import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { openSite } from '../site';
import { planOf, presses, seesPlanOnly } from './drawing';
import { drawsThrough, pressesAt } from './drawing-pointer';
import { middleOf } from './fingers';

const site = openSite();

/** Whether nothing covers the middle of an element. */
const isSeen = (element: Element): boolean => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

it('the pen is taken from anywhere, ends where a luminaire is chosen, and what is drawn is saved as DXF', async () => {
  const visitor = await site.arrive();
  await visitor.telling(async () => {
    const { page } = visitor;
    await visitor.goTo('/new-product/plusminus-drawing-configurator');
    await seesPlanOnly(visitor);
    const pen = visitor.button('drawing.tool.draw');
    const runs = planOf(visitor).locator('[data-grip=run]');
    const corners = planOf(visitor).locator('[data-grip=corner]');
    expect(await visitor.button('export.title').isDisabled()).toBe(true);

    // The focus is on a button of the toolbar: D takes the pen, and the arrows are the plan's.
    await visitor.button('drawing.nearer').focus();
    await presses(visitor, 'd');
    await expect.poll(() => pen.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('svg');
    await presses(visitor, ['Shift+ArrowLeft', 2], 'Enter', 'Shift+ArrowRight');
    await visitor.button('drawing.view.plan').focus();
    await page.keyboard.type('2m');
    const typed = page.getByLabel(visitor.say('drawing.nextLength'));
    await expect.poll(() => typed.inputValue()).toBe('2m');
    await typed.press('Enter');
    await expect.poll(() => runs.count()).toBe(1);

    await visitor.button('drawing.add', { name: 'Plusminus spot' }).click();
    await expect.poll(() => planOf(visitor).locator('[data-grip=light]').count()).toBe(1);
    expect(await pen.getAttribute('aria-pressed')).toBe('false');
    await pressesAt(visitor, [-2, 1.5]);
    await expect
      .poll(() => page.getByRole('region', { name: visitor.say('drawing.selected') }).count())
      .toBe(0);
    // What is chosen from the plan is seen from its beginning, however far down the panel was read.
    const parts = page.getByRole('button', { name: visitor.say('drawing.floor'), exact: true });
    await parts.scrollIntoViewIfNeeded();
    await planOf(visitor).focus();
    await presses(visitor, 'PageDown');
    await expect.poll(() => corners.count()).toBe(2);
    await expect.poll(() => visitor.button('drawing.remove').evaluate(isSeen)).toBe(true);

    // A corner that was pressed is forgotten as soon as something else is chosen, or nothing.
    const lights = planOf(visitor).locator('[data-grip=light]');
    await page.mouse.click(...(await middleOf(corners.first())));
    await page.getByLabel(visitor.say('drawing.cornerHeight', { number: '1' })).waitFor();
    await visitor.button('drawing.add', { name: 'Plusminus spot' }).click();
    await expect.poll(() => lights.count()).toBe(2);
    await presses(visitor, 'Delete');
    await expect.poll(() => lights.count()).toBe(1);
    expect(await runs.count()).toBe(1);
    await presses(visitor, 'PageDown');
    await page.mouse.click(...(await middleOf(corners.first())));
    await presses(visitor, 'Escape', 'Delete');
    expect(await runs.count()).toBe(1);

    await visitor.button('export.title').click();
    const [download] = await Promise.all([
      page.waitForEvent('download', { timeout: 60_000 }),
      page.getByRole('button', { name: visitor.say('export.saveAs', { format: 'DXF' }) }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.dxf$/);
    expect(await readFile(await download.path(), 'utf8')).toContain('SECTION');
  });
  await visitor.leave();
}, 120_000);

it('rods lean at a press and are level again, a corner hangs at a typed height', async () => {
  const visitor = await site.arrive();
  await visitor.telling(async () => {
    const { page } = visitor;
    await visitor.goTo('/new-product/sticks-drawing-configurator');
    await seesPlanOnly(visitor);
    await drawsThrough(visitor, [-2.4, -1], [0, -1], [0, 0.8]);
    await page.keyboard.press('Escape');
    await pressesAt(visitor, [-1.5, -1]);
    await visitor.button('drawing.lean').click();
    const second = page.getByLabel(visitor.say('drawing.stretch', { number: '2' }));
    // The rods are as long as before.
    await expect.poll(() => second.inputValue()).toMatch(/^1[.,]8\D*$/);
    await visitor.button('drawing.level').click();
    await visitor.button('drawing.lean').waitFor();

    await pressesAt(visitor, [-2.4, -1]);
    const height = page.getByLabel(visitor.say('drawing.cornerHeight', { number: '1' }));
    await expect.poll(() => height.inputValue()).toMatch(/^2[.,]4/);
    await height.fill('2 m');
    await height.press('Enter');
    await visitor.button('drawing.level').waitFor();
    await visitor.button('configurator.undo').click();
    await expect.poll(() => height.inputValue()).toMatch(/^2[.,]4/);

    // Another corner is taken by keys alone, hung lower and removed.
    await page.getByRole('button', { name: 'Corner 1 Corner' }).focus();
    await presses(visitor, 'Enter', 'End', 'Enter');
    const third = page.getByLabel(visitor.say('drawing.cornerHeight', { number: '3' }));
    await third.fill('2 m');
    await third.press('Enter');
    await visitor.button('drawing.level').waitFor();
    await visitor.button('drawing.cornerRemove').focus();
    await page.keyboard.press('Enter');
    await second.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'None Corner' }).waitFor();
  });
  await visitor.leave();
}, 120_000);
