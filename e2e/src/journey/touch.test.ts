import { expect, it } from 'vitest';
import { openSite } from '../site';
import { planOf } from './drawing';
import { middleOf, touches } from './fingers';

const site = openSite();

it.each([
  [390, 844],
  [720, 450],
])(
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
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

      const devtools = await page.context().newCDPSession(page);
      const pen = visitor.button('drawing.tool.draw');
      const onPen = await middleOf(pen);
      await touches(devtools, 'touchStart', [onPen]);
      await page.getByRole('tooltip', { name: visitor.say('drawing.tool.draw') }).waitFor();
      await touches(devtools, 'touchEnd', []);
      expect(await pen.getAttribute('aria-pressed')).toBe('false');
      await touches(devtools, 'touchStart', [onPen]);
      await touches(devtools, 'touchEnd', []);
      await expect.poll(() => pen.getAttribute('aria-pressed')).toBe('true');

      // Two fingers that go apart bring the plan nearer, and set no corner.
      const room = planOf(visitor).locator('rect').first();
      const before = (await room.boundingBox())!.width;
      const [x, y] = await middleOf(planOf(visitor));
      await touches(devtools, 'touchStart', [[x - 20, y]]);
      await touches(devtools, 'touchStart', [
        [x - 20, y],
        [x + 20, y],
      ]);
      for (const away of [30, 45, 60]) {
        await touches(devtools, 'touchMove', [
          [x - away, y],
          [x + away, y],
        ]);
      }
      await touches(devtools, 'touchEnd', []);
      await expect.poll(async () => (await room.boundingBox())!.width / before).toBeGreaterThan(1.5);
      expect(await page.locator('[data-grip=run]').count()).toBe(0);
      expect(await page.getByLabel(visitor.say('drawing.nextLength')).count()).toBe(0);
    });
    await visitor.leave();
  },
  120_000,
);
