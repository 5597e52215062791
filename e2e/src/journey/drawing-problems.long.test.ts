import { expect, it } from 'vitest';
import { openSite } from '../site';
import { planOf, seesPlanOnly, spreads } from './drawing';
import { drags, drawsThrough } from './drawing-pointer';

const site = openSite();

it('a drawing that crosses itself, leaves the room or asks too much is told of, not added, and repaired', async () => {
  const visitor = await site.arrive();
  await visitor.telling(async () => {
    const { page } = visitor;
    await visitor.signIn('distributor');
    await visitor.goTo('/new-product/plusminus-drawing-configurator');
    await seesPlanOnly(visitor);
    const told = page.getByRole('list', { name: visitor.say('drawing.problems') }).getByRole('button');
    const add = visitor.button('configurator.addToProject');
    const belt = page.getByRole('region', { name: visitor.say('drawing.selected') });

    await drawsThrough(visitor, [-2, -1], [2, -1], [2, 1], [0, 1], [0, -1.7]);
    await told.getByText(visitor.say('problem.run-crosses-itself')).waitFor();
    await expect.poll(() => add.isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    await told.first().click();
    await belt.getByText(visitor.say('drawing.run.plusminus', { number: '1' })).waitFor();
    await drags(visitor, [0, -1.7], [0, -0.4]);
    await expect.poll(() => told.count()).toBe(0);
    await expect.poll(() => add.isDisabled()).toBe(false);

    await drags(visitor, [2, 1], [4, 1]);
    await told.getByText(visitor.say('problem.outside-room')).waitFor();
    await expect.poll(() => add.isDisabled()).toBe(true);
    await planOf(visitor).focus();
    await page.keyboard.press('Control+z');
    await expect.poll(() => told.count()).toBe(0);

    await spreads(visitor, 30);
    await told.getByText(/96\sW/).waitFor();
    await expect.poll(() => add.isDisabled()).toBe(true);
    await told.first().click();
    await visitor.button('drawing.addFeed').click();
    for (let feed = 2; feed < 6 && (await told.count()) > 0; feed += 1) {
      await told.first().click();
      await visitor.button('drawing.addFeed').click();
    }
    await expect.poll(() => told.count()).toBe(0);
    await expect.poll(() => add.isDisabled()).toBe(false);
  });
  await visitor.leave();
}, 180_000);
