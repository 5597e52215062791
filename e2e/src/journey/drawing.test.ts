import { strFromU8, unzipSync } from 'fflate';
import { truncateSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { itInLong } from '../extent';
import { openSite } from '../site';
import { addsToNewProject } from './added';
import { drawsBelt, planOf, presses, reachesPlan, seesPlanOnly, spreads, summaryOf } from './drawing';

const site = openSite();

/** A floor plan of 200 by 100 pixels. */
const floorPlan = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><path d="M0 0H200V100H0Z"/></svg>`;

describe('drawing a system', () => {
  it('brings a belt of twelve lights from the plan to the project and to an IFC file', async () => {
    const visitor = await site.arrive();
    await visitor.telling(async () => {
      const { page } = visitor;
      await visitor.signIn('distributor');
      await visitor.goTo('/new-product/plusminus-drawing-configurator');
      await seesPlanOnly(visitor);
      await drawsBelt(visitor);
      await spreads(visitor, 12);
      await expect.poll(() => page.locator('[data-grip=light]').count()).toBe(12);
      const price = /[\d.]+,\d\d(?=\s€)/;
      await expect.poll(() => summaryOf(visitor).innerText()).toMatch(price);
      const shown = price.exec(await summaryOf(visitor).innerText())![0];

      const { line } = await addsToNewProject(visitor, 'Twelve lights');
      const code = page.getByText(/^CR\d+/).first();
      await code.waitFor();
      const reference = (await code.innerText()).trim();
      await expect.poll(() => page.locator('main').innerText()).toContain(shown);

      await visitor.turnTo(`${line}/plusminus-drawing-configurator/export`);
      await seesPlanOnly(visitor);
      await expect.poll(() => summaryOf(visitor).innerText()).toContain(reference);
      await expect.poll(() => summaryOf(visitor).innerText()).toContain(shown);
      const [download] = await Promise.all([
        page.waitForEvent('download', { timeout: 60_000 }),
        page.getByRole('button', { name: visitor.say('export.saveAs', { format: 'IFC' }) }).click(),
      ]);
      const files = unzipSync(await readFile(await download.path()));
      const ifc = strFromU8(files[`${reference}.ifc`] ?? new Uint8Array());
      expect(Object.keys(files).some((name) => name.startsWith('photometry/'))).toBe(true);
      expect(ifc.match(/=\s*IFCLIGHTFIXTURE\(/g)).toHaveLength(12);
      expect(download.suggestedFilename()).toContain(reference);
    });
    await visitor.leave();
  }, 240_000);

  it('draws rods by keyboard only, sees them in the list, and finds them again after a reload', async () => {
    const visitor = await site.arrive();
    await visitor.telling(async () => {
      const { page } = visitor;
      await reachesPlan(visitor, '/new-product/sticks-drawing-configurator');
      await presses(visitor, 'd', ['ArrowUp', 10], 'Enter');
      await presses(visitor, ['ArrowRight', 3], 'Enter', ['ArrowDown', 2], 'Enter', 'Escape', 'Escape');
      await page
        .getByText(visitor.say('drawing.run.sticks', { number: '1' }))
        .first()
        .waitFor();
      await page.keyboard.press('Control+z');
      await page.keyboard.press('Control+Shift+z');
      await visitor.button('drawing.view.list').focus();
      await page.keyboard.press('Enter');
      const list = page.getByRole('listbox', { name: visitor.say('drawing.list') });
      await expect.poll(() => list.innerText()).toContain('3 corners');
      await expect.poll(() => list.innerText()).toMatch(/3\u202fm/);
      await page.getByText(visitor.say('editor.kept.saved')).waitFor();
      await page.reload();
      await page.getByText(visitor.say('editor.restored')).waitFor();
      await expect.poll(() => page.locator('[data-grip=run]').count()).toBe(1);
    });
    await visitor.leave();
  });

  itInLong('lays a floor plan under it, scaled by two presses, and refuses what is none', async () => {
    const visitor = await site.arrive();
    await visitor.telling(async () => {
      const { page } = visitor;
      await visitor.goTo('/new-product/plusminus-drawing-configurator');
      await seesPlanOnly(visitor);
      // A file that is dropped beside the panel is taken too: the browser would leave the page for it.
      await page.evaluate(() => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(['Dear Sir'], 'letter.txt'));
        const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
        document.querySelector('main')?.dispatchEvent(drop);
      });
      await page.getByText(visitor.say('drawing.floorRefused.noPicture')).waitFor();
      await page.getByRole('button', { name: visitor.say('drawing.floor'), exact: true }).click();
      const file = page.locator('input[type=file]');
      const huge = path.join(site.product.home, 'huge.png');
      writeFileSync(huge, '');
      truncateSync(huge, 60_000_000);
      await file.setInputFiles(huge);
      await page.getByText(visitor.say('drawing.floorRefused.tooLarge')).waitFor();
      await file.setInputFiles({
        name: 'letter.png',
        mimeType: 'image/png',
        buffer: Buffer.from('Dear Sir'),
      });
      await page.getByText(visitor.say('drawing.floorRefused.noPicture')).waitFor();

      await file.setInputFiles({
        name: 'flat.svg',
        mimeType: 'image/svg+xml',
        buffer: Buffer.from(floorPlan),
      });
      const picture = planOf(visitor).locator('image');
      await picture.waitFor();
      const before = (await picture.boundingBox())!.width;
      await visitor.button('drawing.floorScale').click();
      const { x, y, width, height } = (await planOf(visitor).boundingBox())!;
      const room = (await planOf(visitor).locator('rect').first().boundingBox())!;
      await page.mouse.click(x + width / 2 - room.width / 6, y + height / 2);
      await page.mouse.click(x + width / 2 + room.width / 6, y + height / 2);
      // A third of the room is 2 m; in truth it is 3 m.
      await page.getByLabel(visitor.say('drawing.floorTrue')).fill('3 m');
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await picture.boundingBox())!.width / before).toBeCloseTo(1.5, 1);
    });
    await visitor.leave();
  });
});
