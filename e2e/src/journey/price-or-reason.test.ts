import { describe, expect, it } from 'vitest';
import { itInLong } from '../extent';
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
      await visitor.page.getByText(visitor.say('auth.qualified.private.text')).waitFor();
      expect(await visitor.button('session.qualifyForPrice').count()).toBe(0);
    });
    await visitor.leave();
  });

  it('is on request where the catalogue has none, with what can be done until it has one', async () => {
    const visitor = await site.arrive();
    await visitor.telling(async () => {
      const { page } = visitor;
      await page.route('**/model-sheet?**', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), prices: [] } });
      });
      await visitor.signIn('distributor');
      await visitor.goTo(borea);
      const foot = page.getByRole('region', { name: visitor.say('configurator.summary') });
      await foot.getByText(visitor.say('configurator.priceOnRequest'), { exact: true }).waitFor();
      await foot.getByRole('button', { name: visitor.say('configurator.why') }).click();
      const reason = visitor.say('configurator.priceOnRequestText');
      await page.getByRole('dialog').getByText(reason, { exact: true }).waitFor();
      expect(await visitor.button('configurator.addToProject').isEnabled()).toBe(true);

      await page.route('**/articles/models?**', async (route) => {
        const answer = await route.fetch();
        const cards = (await answer.json()) as readonly object[];
        await route.fulfill({ response: answer, json: cards.map((card) => ({ ...card, price: null })) });
      });
      await visitor.turnTo('/add-product/205/5/2052');
      const offer = page.getByRole('region', { name: visitor.say('model.standard') });
      await offer.getByText(visitor.say('configurator.priceOnRequest'), { exact: true }).waitFor();
      expect(await visitor.button('configurator.addToProject').isEnabled()).toBe(true);
    });
    await visitor.leave();
  });

  itInLong('leads who may not quote to the distributor, with references that can be pasted', async () => {
    const visitor = await site.arrive();
    await visitor.telling(async () => {
      const { page } = visitor;
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await visitor.signIn('specifier');
      await visitor.goTo('/projects');
      const { origin } = new URL(page.url());
      const made = await page.request.post(`${origin}/api/v1/projects`, {
        headers: { origin },
        data: { name: 'Lobby', products: [{ model: '2010', quantity: 3 }] },
      });
      const { id } = (await made.json()) as { id: string };
      await visitor.goTo(`/project/${id}`);
      await page.getByText(visitor.say('projects.quoteByDistributor')).waitFor();
      expect(await visitor.link('projects.generateBudget').count()).toBe(0);
      await visitor.button('projects.copyReferences').click();
      await page.getByText('1 reference copied').first().waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^2010\S+\t3$/);
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
