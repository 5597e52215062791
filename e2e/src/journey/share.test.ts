import { describe, expect, it } from 'vitest';
import { itInLong } from '../extent';
import { openSite } from '../site';
import { listOf, priceOf, showsList } from './crea';
import { drawsBelt, seesPlanOnly, spreads, summaryOf } from './drawing';
import { addsToNewProject } from './added';
import { makesLink } from './entry';

const site = openSite();

describe('a shared product', () => {
  it('is looked at by a stranger, copied into a project after signing in, and gone once it is revoked', async () => {
    const owner = await site.arrive();
    const stranger = await site.arrive();
    await owner.telling(async () => {
      await owner.signIn('distributor');
      await owner.goTo('/new-product/plusminus-drawing-configurator');
      await seesPlanOnly(owner);
      await owner.button('share.title').click();
      await owner.page.getByText(owner.say('share.empty')).waitFor();
      await expect.poll(() => owner.button('share.make').isDisabled()).toBe(true);
      await owner.page.keyboard.press('Escape');
      await drawsBelt(owner);
      await spreads(owner, 3);
      await expect.poll(() => owner.page.locator('[data-grip=light]').count()).toBe(3);
      const price = await priceOf(owner);
      const link = await makesLink(owner);

      await stranger.telling(async () => {
        const { page } = stranger;
        await stranger.goTo(link);
        await showsList(stranger);
        expect(await page.locator('main').innerText()).not.toContain('€');
        await page.getByText(stranger.say('share.filesText')).waitFor();
        await stranger.link('configurator.signInToAdd').click();
        await stranger.entersPassword('specifier');
        await page.getByText(stranger.say('export.for.ifc')).waitFor();
        await addsToNewProject(stranger, 'From a link');
        await page
          .getByText(/^CR\d{9}/)
          .first()
          .waitFor();
        await expect.poll(() => page.locator('main').innerText()).toContain(price);
      });

      await owner.page
        .getByRole('button', { name: owner.pattern('share.revoke') })
        .first()
        .click();
      await owner.button('share.revokeReally').click();
      await owner.page.getByText(owner.pattern('share.revoked')).waitFor();
      await stranger.goTo(link);
      await stranger.page.getByRole('heading', { name: stranger.say('share.gone') }).waitFor();
      await stranger.page.getByText(stranger.say('share.goneText')).waitFor();
      await stranger.goTo(link.replace(/.{32}$/, 'x'.repeat(32)));
      await stranger.page.getByRole('heading', { name: stranger.say('share.unknown') }).waitFor();
    });
    await stranger.leave();
    await owner.leave();
  }, 240_000);

  itInLong(
    'may be one luminaire, which keeps its reference',
    async () => {
      const visitor = await site.arrive();
      await visitor.telling(async () => {
        const { page } = visitor;
        await visitor.signIn('distributor');
        await visitor.goTo('/');
        await visitor.chooseModel('Faro', 'Faro table');
        const reference = await visitor.reference();
        const link = await makesLink(visitor);
        await visitor.goTo(link);
        await showsList(visitor);
        await expect.poll(() => listOf(page).count()).toBe(1);
        await expect.poll(() => summaryOf(visitor).innerText()).toContain(reference);
        await addsToNewProject(visitor, 'One luminaire');
        await page.getByText(reference).first().waitFor();
      });
      await visitor.leave();
    },
    120_000,
  );
});
