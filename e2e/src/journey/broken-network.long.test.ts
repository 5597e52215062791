import type { Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { goInside } from '../go-inside';
import { openSite } from '../site';
import { namesNewProject, productsOf } from './added';
import {
  arrivesAt,
  countLoads,
  cutOff,
  failEverySecondCall,
  heading,
  opensWithout,
  retriesUntil,
} from './broken-network';
import type { FailureName } from './broken-network';
import { imported } from './connection-gone';
import { almar, projectOf } from './sale';

const site = openSite();
const configurator = '/add-product/201/1/2010/attributes-configurator';

it.each<FailureName>(['is cut off', 'is not ready', 'answers nobody'])(
  'every page comes by itself where every second call %s, and an act is done once',
  async (failure) => {
    const visitor = await arrivesAt(site);
    await failEverySecondCall(visitor.page, failure);
    const loads = countLoads(visitor);
    await visitor.telling(async () => {
      const { page } = visitor;
      await visitor.goTo('/');
      await heading(visitor, visitor.say('home.title')).waitFor();
      await visitor.signIn('distributor');
      await visitor.goTo(configurator);
      await heading(visitor, 'Almar 20').waitFor();
      const name = `Every second call ${failure}`;
      await visitor.button('configurator.addToProject').click();
      await namesNewProject(visitor, name);
      await visitor.button('configurator.add').click();
      await page.waitForURL(/\/project\/[0-9a-f-]{36}$/);
      await heading(visitor, name).waitFor();
      const project = new URL(page.url()).pathname.split('/').at(-1)!;
      expect((await productsOf(visitor, project)).orderedIds).toHaveLength(1);
      await visitor.link('navigation.projects').first().click();
      await heading(visitor, visitor.say('projects.title')).waitFor();
      await page.locator('main').getByText(name).first().waitFor();
      expect(await page.locator('main').getByText(name).count()).toBe(1);
      await visitor.link('navigation.orders').first().click();
      await heading(visitor, visitor.say('orders.title')).waitFor();
      expect(loads()).toBe(2);
    });
    await visitor.leave();
  },
);

it('a list that cannot be read keeps the focus on Retry while it is asked for again', async () => {
  const visitor = await arrivesAt(site, 'distributor');
  await visitor.telling(async () => {
    const { page } = visitor;
    await page.route(/\/api\/v\d\/projects\?/, (route) => route.abort('connectionreset'));
    await visitor.goTo('/projects');
    const again = visitor.button('errors-dialog.retry');
    await again.press('Enter');
    const isHeld = await again.evaluate(async (button) => {
      const asked: string[] = [];
      for (let tries = 0; tries < 30; tries += 1) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        asked.push(`${button === document.activeElement} ${button.hasAttribute('data-pending')}`);
      }
      return [...new Set(asked)];
    });
    expect(isHeld).toEqual(['true true']);
    await page.unroute(/\/api\/v\d\/projects\?/);
    await heading(visitor, visitor.say('projects.title')).waitFor();
    await again.waitFor({ state: 'detached' });
  });
  await visitor.leave();
});

it('somebody who is signed in stays so where the server is away as they come', async () => {
  const visitor = await arrivesAt(site, 'distributor');
  await visitor.telling(async () => {
    const { page } = visitor;
    await visitor.goTo('/');
    await heading(visitor, visitor.say('home.greeting', { name: 'Distributor' })).waitFor();
    const mendHome = await cutOff(page.context());
    await page.reload();
    await page.getByText(visitor.say('errors-dialog.comesBack')).waitFor();
    await mendHome();
    await heading(visitor, visitor.say('home.greeting', { name: 'Distributor' })).waitFor();
    await visitor.goTo('/projects');
    await heading(visitor, visitor.say('projects.title')).waitFor();
    const mend = await cutOff(page.context());
    await page.reload();
    await page.getByText(visitor.say('errors-dialog.comesBack')).waitFor();
    await mend();
    await heading(visitor, visitor.say('projects.title')).waitFor();
    expect(new URL(page.url()).pathname).toBe('/projects');
  });
  await visitor.leave();
});

it('an editor whose collections could not be read opens by one press on Retry', async () => {
  const visitor = await arrivesAt(site, 'distributor');
  await visitor.telling(async () => {
    const { page } = visitor;
    const mend = await opensWithout(visitor, /\/api\/v\d\/categories\/collections/, '/compositor/v2');
    await mend();
    await retriesUntil(visitor, page.getByLabel(visitor.say('compositor.count')));
  });
  await visitor.leave();
});

it('a model whose price could not be read says so, and has it by one press', async () => {
  const visitor = await arrivesAt(site, 'distributor');
  await visitor.telling(async () => {
    const { page } = visitor;
    const mend = await opensWithout(visitor, /\/api\/v1\/articles\/models\?/, '/add-product/201/1/2010');
    await heading(visitor, 'Almar 20').waitFor();
    await mend();
    await retriesUntil(visitor, page.getByRole('region', { name: visitor.say('model.standard') }));
  });
  await visitor.leave();
});

it('on the way from a model to one of another collection nothing of the first stands for the second', async () => {
  const visitor = await arrivesAt(site, 'distributor');
  await visitor.telling(async () => {
    const { page } = visitor;
    await visitor.goTo('/add-product/201/1/2010');
    await heading(visitor, 'Almar 20').waitFor();
    const offer = page.getByRole('region', { name: visitor.say('model.standard') });
    await offer.waitFor();
    const cards = /\/api\/v1\/articles\/models\?/;
    await page.route(cards, (route) => route.fulfill({ status: 500, json: { code: 'unexpected' } }));
    await goInside(page, '/add-product/205/1/2050');
    await visitor.button('errors-dialog.retry').first().waitFor();
    expect(await offer.count()).toBe(0);
    await page.unroute(cards);
    await retriesUntil(visitor, offer);
  });
  await visitor.leave();
});

it('sign-in views that do not come say so, and are asked for again by one press', async () => {
  const visitor = await arrivesAt(site);
  await visitor.telling(async () => {
    const { page } = visitor;
    await page.route(/\/auth\//, (route) => route.fulfill({ status: 500, body: '' }));
    await visitor.goTo('/sign-in');
    await visitor.button('errors-dialog.retry').waitFor();
    await page.unroute(/\/auth\//);
    await visitor.button('errors-dialog.retry').click();
    await page.frameLocator('iframe').getByLabel(visitor.say('session.email')).waitFor();
  });
  await visitor.leave();
});

it('a part of the page whose code was cut off says so, and comes with a reload', async () => {
  const visitor = await arrivesAt(site, 'distributor');
  await visitor.telling(async () => {
    const { page } = visitor;
    const canTell = imported(page, 'NewVersionDialog');
    await visitor.goTo(configurator);
    await canTell;
    const code = /\/assets\/[^/]+\.js$/;
    await page.route(code, (route) => route.abort('connectionreset'));
    await visitor.button('configurator.addToProject').click();
    const told = page.getByRole('dialog', { name: visitor.say('errors-dialog.missingPart.title') });
    await told.waitFor();
    // Code that the next page would have needed is told by Vite too, and takes nothing back.
    await page.evaluate(() => window.dispatchEvent(new Event('vite:preloadError')));
    await page.unroute(code);
    expect(await told.isVisible()).toBe(true);
    await told.getByRole('button', { name: visitor.say('errors-dialog.reload') }).click();
    await told.waitFor({ state: 'detached' });
    await visitor.button('configurator.addToProject').click();
    await visitor.button('configurator.add').waitFor();
  });
  await visitor.leave();
});

it('code that was cut off comes by the next press once the connection is back, without a reload', async () => {
  const visitor = await arrivesAt(site, 'distributor');
  await visitor.telling(async () => {
    const { page } = visitor;
    // What says so is cut off, too: it comes when it can.
    const dialog = /\/assets\/NewVersionDialog/;
    const abort = (route: Route) => route.abort('connectionreset');
    await page.route(dialog, abort);
    const isAsked = page.waitForRequest(dialog);
    await visitor.goTo(configurator);
    await isAsked;
    const code = /\/assets\/[^/]+\.js$/;
    await page.route(code, abort);
    let times = 0;
    page.on('request', (request) => {
      if (/\/assets\/AddDialog/.test(request.url())) times += 1;
    });
    await visitor.button('configurator.addToProject').click();
    await expect.poll(() => times, { timeout: 15_000 }).toBeGreaterThan(1);
    await page.unroute(code);
    await page.unroute(dialog);
    const told = page.getByRole('dialog', { name: visitor.say('errors-dialog.missingPart.title') });
    await told.waitFor({ timeout: 60_000 });
    await page.keyboard.press('Escape');
    await told.waitFor({ state: 'detached' });
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await visitor.button('configurator.addToProject').click();
    await visitor.button('configurator.add').waitFor();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });
  await visitor.leave();
});

it('a sign-in that is cut off keeps what was typed, and is done by the next press', async () => {
  const visitor = await arrivesAt(site);
  await visitor.telling(async () => {
    const { page } = visitor;
    await visitor.goTo('/');
    await visitor.link('session.signIn').first().click();
    const views = page.frameLocator('iframe');
    const email = views.getByLabel(visitor.say('session.email'));
    const signIn = views.getByRole('button', { name: visitor.say('session.signIn'), exact: true });
    await email.fill('distributor@lucerna.test');
    await views.getByLabel(visitor.say('session.password'), { exact: true }).fill('lucerna for tests');
    const mend = await cutOff(page.context());
    await signIn.click();
    await views.getByText(visitor.say('errors-dialog.offline.title')).waitFor();
    expect(await email.inputValue()).toBe('distributor@lucerna.test');
    await mend();
    await signIn.click();
    await page.locator('iframe').waitFor({ state: 'detached' });
  });
  await visitor.leave();
});

it('what is configured and added while the network is away is there when it is back, and once', async () => {
  const visitor = await arrivesAt(site, 'distributor');
  await visitor.telling(async () => {
    const { page } = visitor;
    const canTell = page.waitForResponse(/\/assets\/OfflineAlert/);
    await visitor.goTo(configurator);
    await canTell;
    await visitor.choose('color', 'Black');
    await visitor.button('configurator.addToProject').click();
    await namesNewProject(visitor, 'Added offline');
    const reference = (
      await page.getByRole('button', { name: visitor.pattern('configurator.copy') }).innerText()
    ).trim();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.getByText(visitor.say('errors-dialog.away.title')).waitFor();
    const add = visitor.button('configurator.add');
    await add.click();
    await page.getByText(visitor.say('errors-dialog.unanswered.offline')).waitFor();
    await page.context().setOffline(false);
    await page.waitForURL(/\/project\/[0-9a-f-]{36}$/);
    await heading(visitor, 'Added offline').waitFor();
    await page.getByText(reference).first().waitFor();
    await visitor.goTo('/projects');
    await page.locator('main').getByText('Added offline').first().waitFor();
    expect(await page.locator('main').getByText('Added offline').count()).toBe(1);
  });
  await visitor.leave();
});

it('a quantity that is typed while the server is cut off is kept and saved when it is back', async () => {
  const { project, read } = await projectOf(site, 'Edited without a server');
  const id = project.products.orderedIds[0]!;
  const line = project.products.byId[id]!;
  const visitor = await arrivesAt(site, 'distributor');
  await visitor.telling(async () => {
    const { page } = visitor;
    await visitor.goTo(`/project/${project.id}`);
    const quantity = page
      .getByRole('row')
      .filter({ hasText: line.referenceCode })
      .getByRole('spinbutton')
      .first();
    await quantity.waitFor();
    const mend = await cutOff(page.context());
    await quantity.fill('9');
    await quantity.press('Tab');
    await page.getByText(visitor.say('projects.notSaved')).first().waitFor();
    await mend();
    await visitor.button('projects.sendAgain').click();
    await expect.poll(async () => (await read()).products.byId[id]?.quantity).toBe(9);
    expect(await quantity.inputValue()).toBe('9');
  });
  await visitor.leave();
});

it('earlier quotes that could not be read say so, and come by themselves', async () => {
  const { user, project } = await projectOf(site, 'Quoted before');
  const products = project.products.orderedIds.map((_id) => ({ _id, discount: 0 }));
  await user.post('/api/v2/budget', { projectId: project.id, products });
  const visitor = await arrivesAt(site, 'distributor');
  await visitor.telling(async () => {
    const { page } = visitor;
    const previous = /\/api\/v\d\/budget\/previous/;
    await page.route(previous, (route) => route.abort('connectionreset'));
    await visitor.goTo(`/project/${project.id}/generate-budget`);
    await visitor.button('errors-dialog.retry').waitFor();
    await page.unroute(previous);
    await page.getByRole('region', { name: visitor.say('budgets.previous') }).waitFor();
    await visitor.button('errors-dialog.retry').waitFor({ state: 'detached' });
  });
  await visitor.leave();
});

it('the words of a line that could not be read are left out, and come without a press', async () => {
  const visitor = await arrivesAt(site, 'distributor');
  await visitor.telling(async () => {
    const { page } = visitor;
    const { project } = await projectOf(site, 'Without words', [almar]);
    const names = /\/api\/v\d\/articles\/variations/;
    let refused = 0;
    await page.route(names, (route) => {
      refused += 1;
      return route.fulfill({ status: 500, json: { code: 'unexpected' } });
    });
    await visitor.goTo(`/project/${project.id}`);
    await heading(visitor, 'Without words').waitFor();
    // A reading at which the service failed is asked for once more before anybody is told.
    await expect.poll(() => refused).toBeGreaterThan(1);
    const line = page.getByRole('row').filter({ hasText: 'Almar 20' }).first();
    await line.waitFor();
    expect(await line.innerText()).not.toMatch(/Graphite| · /);
    await page.unroute(names);
    await expect.poll(() => line.innerText(), { timeout: 20_000 }).toContain('Graphite · 3000 K');
  });
  await visitor.leave();
});
