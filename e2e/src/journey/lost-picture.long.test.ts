import { it } from 'vitest';
import { openSite } from '../site';
import { place, sees, undoes, wants } from './lost';

const site = openSite({ draws3d: true });

it('keeps the work when the graphics card is lost in the middle: the list is offered, and the picture comes back', async () => {
  const visitor = await site.arrive();
  await visitor.telling(async () => {
    const { page } = visitor;
    await page.setViewportSize({ width: 900, height: 500 });
    await visitor.goTo(place);
    await page.locator('[aria-busy=false] canvas').waitFor({ timeout: 90_000 });
    await wants(visitor, 2);
    const lose = await page.locator('canvas').evaluateHandle((canvas: HTMLCanvasElement) => {
      const context = canvas.getContext('webgl2')!.getExtension('WEBGL_lose_context')!;
      context.loseContext();
      return context;
    });
    await page.getByText(visitor.say('editor.picture.lost')).waitFor();
    await visitor.button('editor.showList').last().waitFor();
    await wants(visitor, 3);
    await lose.evaluate((context) => context.restoreContext());
    await page.getByText(visitor.say('editor.picture.lost')).waitFor({ state: 'detached', timeout: 90_000 });
    await sees(visitor, 3);
    await undoes(visitor);
    await sees(visitor, 1);
  });
  await visitor.leave();
}, 180_000);
