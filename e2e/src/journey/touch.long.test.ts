import { expect, it } from 'vitest';
import { cases, itInLong } from '../extent';
import { openSite } from '../site';
import { drawsBelt, planOf } from './drawing';
import { onScreen } from './drawing-pointer';
import { middleOf, rests, spreads, swipes, taps, touches } from './fingers';

const site = openSite();

it.each(
  cases<readonly [number, number]>(
    [],
    [
      [390, 844],
      [720, 450],
    ],
  ),
)(
  'at %i by %i every tool of the plan is seen, and named under a finger that rests on it',
  async (width, height) => {
    const visitor = await site.arrive();
    await visitor.telling(async () => {
      const { page } = visitor;
      await page.setViewportSize({ width, height });
      await visitor.goTo('/new-product/plusminus-drawing-configurator');
      await planOf(visitor).waitFor();
      const tools = page.getByRole('toolbar', { name: visitor.say('editor.tools') }).getByRole('button');
      expect(await tools.count()).toBe(8);
      const views = page.getByRole('group', { name: visitor.say('drawing.views') }).getByRole('button');
      expect(await views.count()).toBe(3);
      for (const tool of [...(await tools.all()), ...(await views.all())]) {
        const [x, y] = await middleOf(tool);
        const isSeen = await tool.evaluate(
          (button, [left, top]) => button.contains(document.elementFromPoint(left, top)),
          [x, y] as const,
        );
        expect(isSeen).toBe(true);
        // A tool that has nothing to do hears no pointer: the browser names it.
        const named = tool.locator('xpath=ancestor::*[@title][1]');
        if (await tool.isDisabled())
          expect(await named.getAttribute('title')).toBe(await tool.getAttribute('aria-label'));
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

      const devtools = await page.context().newCDPSession(page);
      const pen = visitor.button('drawing.tool.draw');
      const onPen = await middleOf(pen);
      await touches(devtools, 'touchStart', [onPen]);
      await page.getByRole('tooltip', { name: visitor.say('drawing.tool.draw') }).waitFor();
      await touches(devtools, 'touchEnd', []);
      expect(await pen.getAttribute('aria-pressed')).toBe('false');
      await taps(devtools, onPen);
      await expect.poll(() => pen.getAttribute('aria-pressed')).toBe('true');

      // Two fingers that go apart bring the plan nearer, and set no corner.
      const room = planOf(visitor).locator('rect').first();
      const before = (await room.boundingBox())!.width;
      await spreads(devtools, await middleOf(planOf(visitor)));
      await expect.poll(async () => (await room.boundingBox())!.width / before).toBeGreaterThan(1.5);
      expect(await page.locator('[data-grip=run]').count()).toBe(0);
      expect(await page.getByLabel(visitor.say('drawing.nextLength')).count()).toBe(0);
    });
    await visitor.leave();
  },
  120_000,
);

it('a belt is drawn, lit and changed by fingers alone', { timeout: 120_000 }, async () => {
  const visitor = await site.arrive();
  await visitor.telling(async () => {
    const { page } = visitor;
    await page.setViewportSize({ width: 900, height: 1000 });
    await visitor.goTo('/new-product/plusminus-drawing-configurator');
    await planOf(visitor).waitFor();
    const devtools = await page.context().newCDPSession(page);
    const press = async (key: string) => taps(devtools, await middleOf(visitor.button(key)));
    await press('drawing.view.plan');
    await press('drawing.tool.draw');
    for (const place of [
      [-2, -1],
      [1, -1],
      [1, 1],
    ] as const)
      await taps(devtools, await onScreen(visitor, place));
    await press('drawing.finish');
    const plan = planOf(visitor);
    await expect.poll(() => plan.locator('[data-grip=run]').count()).toBe(1);

    const light = plan.locator('[data-grip=light]');
    const card = visitor.button('drawing.add', { name: 'Plusminus spot' });
    await card.scrollIntoViewIfNeeded();
    await swipes(devtools, await middleOf(card), await onScreen(visitor, [-1, -1]));
    await expect.poll(() => light.count()).toBe(1);
    const [before] = await middleOf(light);
    await swipes(devtools, await middleOf(light), await onScreen(visitor, [0, -1]));
    await expect.poll(async () => (await middleOf(light))[0]).toBeGreaterThan(before + 30);
    expect(await page.evaluate(() => scrollX)).toBe(0);

    await taps(devtools, await onScreen(visitor, [1, 0]));
    const corner = plan.locator('[data-grip=corner]').last();
    const [, at] = await middleOf(corner);
    await swipes(devtools, await middleOf(corner), await onScreen(visitor, [1, 1.8]));
    await expect.poll(async () => (await middleOf(corner))[1]).toBeGreaterThan(at + 20);
    await press('configurator.undo');
    await expect.poll(async () => Math.round((await middleOf(corner))[1])).toBe(Math.round(at));
  });
  await visitor.leave();
});

itInLong(
  'on a phone lights are carried up to the plan, and several are chosen by resting on them',
  async () => {
    const visitor = await site.arrive();
    await visitor.telling(async () => {
      const { page } = visitor;
      await page.setViewportSize({ width: 390, height: 844 });
      await visitor.goTo('/new-product/plusminus-drawing-configurator');
      await planOf(visitor).waitFor();
      await drawsBelt(visitor);
      const devtools = await page.context().newCDPSession(page);
      const light = planOf(visitor).locator('[data-grip=light]');
      const card = visitor.button('drawing.add', { name: 'Plusminus spot' });
      await card.scrollIntoViewIfNeeded();
      for (const [count, place] of [
        [1, [-1, -1.5]],
        [2, [1, -1.5]],
      ] as const) {
        // Straight up, as a thumb goes from the palette to the plan.
        const to = await onScreen(visitor, place);
        const from = await middleOf(card);
        await touches(devtools, 'touchStart', [from]);
        for (const share of [0.1, 0.3, 0.5]) {
          const up = from[1] + (to[1] - from[1]) * share;
          await touches(devtools, 'touchMove', [[from[0], up]]);
        }
        await touches(devtools, 'touchMove', [to]);
        await touches(devtools, 'touchEnd', []);
        await expect.poll(() => light.count()).toBe(count);
      }
      expect(await page.evaluate(() => scrollY)).toBe(0);

      // What is chosen stays so while the plan is moved.
      const selected = page.getByRole('region', { name: visitor.say('drawing.selected') });
      await rests(devtools, await middleOf(light.first()));
      await selected.getByText('2 selected').waitFor();
      await swipes(devtools, await onScreen(visitor, [-1, 1]), await onScreen(visitor, [-0.5, 1.2]));
      await selected.getByText('2 selected').waitFor();
      await rests(devtools, await middleOf(light.first()));
      await selected.getByText('Plusminus spot 2').waitFor();

      await taps(devtools, await middleOf(visitor.button('drawing.view.list')));
      const rows = page.getByRole('listbox', { name: visitor.say('drawing.list') }).getByRole('option');
      const chosen = page.locator('[role=option][aria-selected=true]');
      await taps(devtools, await middleOf(rows.first()));
      await expect.poll(() => chosen.count()).toBe(1);
      await rests(devtools, await middleOf(rows.last()));
      await expect.poll(() => chosen.count()).toBe(2);
    });
    await visitor.leave();
  },
  120_000,
);
