import { describe, expect, it } from 'vitest';
import { openSite } from '../site';

const site = openSite();
const borea = '/add-product/205/5/2052/attributes-configurator';

describe('the price of what is configured', () => {
  it('is there, or why it is not and what to do, for each who asks', async () => {
    const visitor = await site.arrive();
    await visitor.telling(async () => {
      await visitor.goTo(borea);
      await visitor.link('session.signInForPrice').click();
      await visitor.entersPassword('distributor');
      await visitor.page.getByText(/€/).first().waitFor();
      expect(await visitor.link('session.signInForPrice').count()).toBe(0);
      expect(new URL(visitor.page.url()).pathname).toBe(borea);

      await visitor.signIn('webuser');
      await visitor.goTo(borea);
      await visitor.button('session.qualifyForPrice').click();
      const { page } = visitor;
      await page.getByRole('heading', { name: visitor.say('auth.title.qualification') }).waitFor();
    });
    await visitor.leave();
  });

  it('says what a choice moved besides itself, and takes it back with one press', async () => {
    const visitor = await site.arrive();
    await visitor.telling(async () => {
      const { page } = visitor;
      await visitor.signIn('distributor');
      await visitor.goTo(borea);
      await page.getByRole('radiogroup').first().waitFor();
      const before = await visitor.reference();
      await visitor.choose('color', 'Black');
      const black = await visitor.reference();
      expect(black).not.toBe(before);
      const told = page
        .getByRole('region', { name: visitor.say('configurator.summary') })
        .getByRole('status')
        .first();
      expect(await told.innerText()).toBe('');

      await visitor.choose('control', 'No driver');
      await told.getByText('Installation, from Surface Basic to Micro, remote driver').waitFor();
      expect(await told.innerText()).toMatch(/was [\d.,]+\s€, now [\d.,]+\s€/);

      await told.getByRole('button', { name: visitor.say('configurator.undo') }).click();
      expect(await visitor.reference()).toBe(black);
      expect(await told.innerText()).toBe('');
    });
    await visitor.leave();
  });
});
