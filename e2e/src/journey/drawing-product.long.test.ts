import { describe, expect, it } from 'vitest';
import { openSite } from '../site';
import { addsToNewProject, lineOf, partsOf } from './added';
import { drawsBelt, planOf, seesPlanOnly, spreads } from './drawing';
import { drags, drawsThrough, pressesAt, putsOn } from './drawing-pointer';
import { partsInEditor, priceAtFoot } from './drawing-product';
import type { Visitor } from './visitor';

const site = openSite();

async function arrives(): Promise<Visitor> {
  const visitor = await site.arrive();
  await visitor.signIn('distributor');
  return visitor;
}

const lights = (visitor: Visitor) => planOf(visitor).locator('[data-grip=light]').count();

describe('a drawn product', () => {
  it('of rods is drawn by pointer, added, changed by a typed length, saved and validated', async () => {
    const visitor = await arrives();
    await visitor.telling(async () => {
      const { page } = visitor;
      await visitor.goTo('/new-product/sticks-drawing-configurator');
      await seesPlanOnly(visitor);
      await drawsThrough(visitor, [-2.4, -1], [0, -1], [0, 0.8]);
      await putsOn(visitor, 'Stick spot', [-1.2, -1]);
      await putsOn(visitor, 'Stick spot', [0, 0]);
      await expect.poll(() => lights(visitor)).toBe(2);
      const parts = await partsInEditor(visitor);
      const price = await priceAtFoot(visitor);

      const added = await addsToNewProject(visitor, 'Rods over a desk');
      await page
        .getByText(/^CR\d+/)
        .first()
        .waitFor();
      await expect.poll(() => page.locator('main').innerText()).toContain(price);
      const line = await lineOf(visitor, added);
      await expect.poll(() => page.locator('main').innerText()).toContain(line.referenceCode);
      expect(partsOf(line)).toEqual(parts);

      const productPage = `${added.line}/sticks-drawing-configurator`;
      await visitor.turnTo(`${productPage}/edit`);
      await seesPlanOnly(visitor);
      await page.getByText(line.referenceCode).first().waitFor();
      expect([await priceAtFoot(visitor), await partsInEditor(visitor)]).toEqual([price, parts]);
      await pressesAt(visitor, [-2, -1]);
      const stretch = page.getByLabel(visitor.say('drawing.stretch', { number: '2' }));
      await stretch.fill('2,4 m');
      await stretch.press('Enter');
      await expect.poll(() => priceAtFoot(visitor)).not.toBe(price);
      const longer = await priceAtFoot(visitor);
      await visitor.button('configurator.undo').click();
      await expect.poll(() => priceAtFoot(visitor)).toBe(price);
      await visitor.button('configurator.redo').click();
      await expect.poll(() => priceAtFoot(visitor)).toBe(longer);
      const longerParts = await partsInEditor(visitor);
      await visitor.button('configurator.save').click();
      await page.waitForURL((url) => url.pathname === added.project);
      await page.getByText(longer).first().waitFor();
      const changed = await lineOf(visitor, added);
      expect(partsOf(changed)).toEqual(longerParts);

      await visitor.goTo(`${productPage}/validate`);
      await seesPlanOnly(visitor);
      expect([await priceAtFoot(visitor), await partsInEditor(visitor)]).toEqual([longer, longerParts]);
      await visitor.button('editor.validate').click();
      await page.getByRole('dialog').getByText(visitor.say('editor.sameAsBefore')).waitFor();
      await visitor.button('editor.toProject').click();
      await page.waitForURL((url) => url.pathname === added.project);
    });
    await visitor.leave();
  }, 240_000);

  it('of belts is changed by hand, saved, validated, and looked at without being changed', async () => {
    const visitor = await arrives();
    await visitor.telling(async () => {
      const { page } = visitor;
      await visitor.goTo('/new-product/plusminus-drawing-configurator');
      await seesPlanOnly(visitor);
      await drawsBelt(visitor);
      await spreads(visitor, 3);
      await expect.poll(() => lights(visitor)).toBe(3);
      const added = await addsToNewProject(visitor, 'A belt');
      const productPage = `${added.line}/plusminus-drawing-configurator`;

      await visitor.turnTo(`${productPage}/edit`);
      await seesPlanOnly(visitor);
      const price = await priceAtFoot(visitor);
      await putsOn(visitor, 'Plusminus spot', [0.4, -1.5]);
      await expect.poll(() => lights(visitor)).toBe(4);
      await expect.poll(() => priceAtFoot(visitor)).not.toBe(price);
      const dear = await priceAtFoot(visitor);
      await drags(visitor, [0.4, -1.5], [1, -1.5]);
      await expect.poll(() => page.getByLabel(visitor.say('drawing.along')).inputValue()).toMatch(/^3[.,]5/);
      const parts = await partsInEditor(visitor);
      await visitor.button('configurator.save').click();
      await page.waitForURL((url) => url.pathname === added.project);
      expect(partsOf(await lineOf(visitor, added))).toEqual(parts);

      await visitor.goTo(`${productPage}/validate`);
      await seesPlanOnly(visitor);
      await expect.poll(() => priceAtFoot(visitor)).toBe(dear);
      await visitor.button('editor.validate').click();
      await visitor.button('editor.toProject').click();
      await page.waitForURL((url) => url.pathname === added.project);

      await visitor.goTo(`${productPage}/view`);
      await seesPlanOnly(visitor);
      expect([await priceAtFoot(visitor), await partsInEditor(visitor)]).toEqual([dear, parts]);
      await drags(visitor, [1, -1.5], [-1, -1.5]);
      await page.keyboard.press('Delete');
      await expect.poll(() => lights(visitor)).toBe(4);
      expect(await visitor.button('drawing.tool.draw').count()).toBe(0);
      expect(await visitor.button('configurator.save').count()).toBe(0);
    });
    await visitor.leave();
  }, 240_000);
});
