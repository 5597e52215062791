import { describe, expect, it } from 'vitest';
import { cases, itInLong } from '../extent';
import { openSite } from '../site';
import { addsToNewProject, isCalled, lineOf, partsOf, written } from './added';
import { priceOf } from './crea';
import { hearsUntil, listens } from './screen-reader';
import { arrives, choosesAndReloads, follows, partsShown, types, validates } from './form-configurators';

const site = openSite();

const systems = cases(
  [],
  [
    { system: 'plusminus', light: 'Plusminus sphere', part: 'Ceiling power feed' },
    { system: 'sticks', light: 'Stick 120', part: 'Stick ball joint' },
  ],
);

describe('a configurator without drawing', () => {
  itInLong('counts a belt in feet and inches where lengths are told so', async () => {
    const visitor = await site.arrive();
    await visitor.telling(async () => {
      const { page } = visitor;
      await visitor.signIn('specifier_usa');
      await visitor.goTo('/new-product/plusminus-nodrawing-configurator');
      const belt = page.getByRole('spinbutton', { name: visitor.say('counts.beltMetres') });
      await types(visitor, visitor.say('counts.beltMetres'), '40 ft');
      await expect.poll(() => belt.inputValue()).toMatch(/^49′\s2\s9\/16″$/);
      await page.getByText(/so 40′ is rounded up to 49′/).waitFor();
    });
    await visitor.leave();
  });

  it.each(systems)(
    'counts $system, brings it into a project, changes it there and validates it',
    async (asked) => {
      const visitor = await arrives(site);
      await visitor.telling(async () => {
        const { page } = visitor;
        const light = visitor.say('counts.quantityOf', { name: asked.light });
        const part = visitor.say('counts.quantityOf', { name: asked.part });
        await visitor.goTo(`/new-product/${asked.system}-nodrawing-configurator`);
        // No text, no more than can be counted, and none at all, which cannot be added.
        expect(await types(visitor, light, 'many')).toBe('0');
        expect(await types(visitor, light, '10000')).toBe('200');
        expect(await types(visitor, light, '0')).toBe('0');
        await expect.poll(() => visitor.button('configurator.addToProject').isDisabled()).toBe(true);

        await types(visitor, light, '4');
        await expect
          .poll(() => page.getByRole('spinbutton', { name: part, exact: true }).inputValue())
          .not.toBe('0');
        if (asked.system === 'plusminus') {
          // Belts come in some lengths only, which the field says.
          const belt = page.getByRole('spinbutton', { name: visitor.say('counts.beltMetres') });
          await types(visitor, visitor.say('counts.beltMetres'), '12');
          await expect.poll(() => belt.inputValue()).toBe('15');
          await page.getByText(visitor.pattern('counts.became.next-length')).waitFor();
        }
        const price = await priceOf(visitor);
        const parts = await partsShown(visitor);
        const added = await addsToNewProject(visitor, `Counted ${asked.system}`);
        const line = await lineOf(visitor, added);
        expect(partsOf(line)).toEqual(parts);
        expect(written(line)).toBe(price);
        await page.getByText(line.referenceCode).first().waitFor();

        await follows(visitor, added, 'projects.edit');
        await expect.poll(() => page.getByRole('spinbutton', { name: light }).inputValue()).toBe('4');
        await page.getByText(line.referenceCode).first().waitFor();
        await isCalled(visitor, line);
        await expect.poll(() => partsShown(visitor)).toEqual(parts);
        await types(visitor, light, '3');
        // Fewer than the minimum could not be ordered, so they would not be valid.
        await types(visitor, visitor.say('configurator.quantity'), String(line.moq));
        await expect.poll(() => priceOf(visitor)).not.toBe(price);
        const fewer = await priceOf(visitor);
        await visitor.button('configurator.save').click();
        await page.waitForURL((url) => url.pathname === added.project);
        expect(written(await lineOf(visitor, added))).toBe(fewer);

        await follows(visitor, added, 'projects.validate');
        await expect.poll(() => priceOf(visitor)).toBe(fewer);
        await isCalled(visitor, line);
        await validates(visitor, added);
        expect((await lineOf(visitor, added)).validation.status).toBe(1);
        await page.getByText(visitor.say('projects.isValidated'), { exact: true }).waitFor();
      });
      await visitor.leave();
    },
  );
});

describe('the compositor', () => {
  it('adds nothing that is in the way, is worked by keys that are heard, and tells what a choice moved', async () => {
    const visitor = await arrives(site);
    await visitor.telling(async () => {
      const { page } = visitor;
      await listens(page);
      await visitor.goTo('/compositor/v2');
      const name = visitor.say('compositor.placing.free');
      const free = page.getByRole('radio', { name, exact: true });
      await free.locator('xpath=ancestor::label[1]').click();
      const add = visitor.button('configurator.addToProject');
      const second = visitor.say('compositor.xOf', { number: '2' });
      await expect.poll(() => add.isEnabled()).toBe(true);
      const before = await types(visitor, second, '-16');
      expect(before).toBe('-16');
      await expect.poll(() => add.isDisabled()).toBe(true);
      await page.getByRole('button', { name: /issues? to fix/ }).click();
      await page.getByRole('dialog', { name: visitor.say('editor.problemsFirst') }).waitFor();
      await page.keyboard.press('Escape');
      await types(visitor, second, '0');
      await expect.poll(() => add.isEnabled()).toBe(true);

      await visitor.button('compositor.removeOf', { number: '2' }).focus();
      await page.keyboard.press('ArrowRight');
      await hearsUntil(visitor, /: x 1 cm, y 0 cm/);
      await page.keyboard.press('PageDown');
      await hearsUntil(visitor, /height changed/);
      await page.keyboard.press('Delete');
      await hearsUntil(visitor, / removed$/);
      const third = visitor.button('compositor.removeOf', { number: '3' });
      expect(await third.count()).toBe(0);
      await page.keyboard.press('Control+z');
      await hearsUntil(visitor, new RegExp(`^${visitor.say('editor.said.undo')}$`));
      await third.waitFor();

      await types(visitor, visitor.say('compositor.count'), '1');
      await visitor.choose('installation', 'Micro, remote driver');
      const moved = page.getByRole('status').filter({ hasText: 'Control, from 1-10 V to No driver' });
      await moved.getByText(/Price: was/).waitFor();
      await page.getByText(visitor.say('crea.remote', { control: '1-10 V' })).waitFor();
      await moved.getByRole('button', { name: visitor.say('configurator.undo') }).click();
      await moved.waitFor({ state: 'detached' });
    });
    await visitor.leave();
  });

  itInLong(
    'composes a cascade for a project, where it is changed by itself and in express, and validated',
    async () => {
      const visitor = await arrives(site);
      await visitor.telling(async () => {
        const { page } = visitor;
        const count = visitor.say('compositor.count');
        await visitor.goTo('/compositor/v2');
        expect(await types(visitor, count, 'some')).toBe('3');
        expect(await types(visitor, count, '10000')).toBe('60');
        expect(await types(visitor, count, '0')).toBe('1');
        await types(visitor, count, '5');
        const cascade = page.getByRole('radio', { name: visitor.say('compositor.placing.cascade') });
        await cascade.locator('xpath=ancestor::label[1]').click();
        await visitor.button('compositor.removeOf', { number: '5' }).waitFor();
        const price = await priceOf(visitor);
        const parts = await partsShown(visitor);
        const added = await addsToNewProject(visitor, 'Five drops');
        const line = await lineOf(visitor, added);
        expect(partsOf(line)).toEqual(parts);
        expect(written(line)).toBe(price);

        await follows(visitor, added, 'projects.edit');
        await visitor.button('compositor.removeOf', { number: '5' }).click();
        await expect.poll(() => priceOf(visitor)).not.toBe(price);
        const fewer = await priceOf(visitor);
        await visitor.button('configurator.save').click();
        await page.waitForURL((url) => url.pathname === added.project);
        expect(written(await lineOf(visitor, added))).toBe(fewer);

        await follows(visitor, added, 'projects.express');
        // The drops hang at several heights, and none is shown as that of all.
        await page.getByText(visitor.pattern('configurator.several')).waitFor();
        await choosesAndReloads(visitor, 'temperature', { from: '2700', to: '3000' });
        await page.keyboard.press('Control+Enter');
        await page.waitForURL((url) => url.pathname === added.project);
        expect(partsOf(await lineOf(visitor, added))).not.toEqual(parts);
        // What is stored is kept no longer.
        await follows(visitor, added, 'projects.express');
        await page.getByRole('button', { name: visitor.say('configurator.save') }).waitFor();
        expect(await page.getByText(visitor.say('editor.restored')).count()).toBe(0);

        await follows(visitor, added, 'projects.validate');
        await validates(visitor, added);
        expect((await lineOf(visitor, added)).validation.status).toBe(1);
      });
      await visitor.leave();
    },
  );
});

describe('the configurator by attributes', () => {
  it('configures a luminaire for a project, where it is changed, in express too, and validated', async () => {
    const visitor = await arrives(site);
    await visitor.telling(async () => {
      const { page } = visitor;
      const quantity = visitor.say('configurator.quantity');
      await visitor.goTo('/add-product/201/1/2010/attributes-configurator');
      await visitor.choose('color', 'Black');
      expect(await types(visitor, quantity, 'x')).toBe('1');
      expect(await types(visitor, quantity, '0')).toBe('1');
      await types(visitor, quantity, '12');
      const reference = await visitor.reference();
      const added = await addsToNewProject(visitor, 'Twelve over a bar');
      expect(await lineOf(visitor, added)).toMatchObject({ referenceCode: reference, quantity: 12 });

      await follows(visitor, added, 'projects.edit');
      await choosesAndReloads(visitor, 'color', { from: 'Black', to: 'White' });
      const white = await visitor.reference();
      // The home page leads back to it.
      await visitor.goTo('/');
      await visitor.link('home.finish').click();
      await page.getByText(visitor.say('editor.restored')).waitFor();
      await expect.poll(() => visitor.reference()).toBe(white);
      expect(white).not.toBe(reference);
      await visitor.button('configurator.save').click();
      await page.waitForURL((url) => url.pathname === added.project);
      expect((await lineOf(visitor, added)).referenceCode).toBe(white);

      await follows(visitor, added, 'projects.express');
      await expect.poll(() => visitor.reference()).toBe(white);
      // What a choice moves besides itself is told, with the step back beside it.
      await visitor.choose('control', 'No driver');
      const moved = page.getByRole('status').filter({ hasText: 'Installation, from' });
      await moved.getByRole('button', { name: visitor.say('configurator.undo') }).click();
      await moved.waitFor({ state: 'detached' });
      await expect.poll(() => visitor.reference()).toBe(white);
      await types(visitor, quantity, '14');
      await visitor.button('configurator.save').click();
      await page.waitForURL((url) => url.pathname === added.project);

      await follows(visitor, added, 'projects.validate');
      await expect.poll(() => visitor.reference()).toBe(white);
      await validates(visitor, added);
      const line = await lineOf(visitor, added);
      expect(line).toMatchObject({ quantity: 14, validation: { status: 1 } });
    });
    await visitor.leave();
  });
});

itInLong('says so where there is no such configurator, collection or model, and leads on', async () => {
  const visitor = await arrives(site);
  await visitor.telling(async () => {
    await visitor.goTo('/new-product/another-configurator');
    await visitor.page.getByRole('heading', { name: 'No configurator setted!' }).waitFor();
    await visitor.goTo('/create-project/select-collection/99999');
    const unknown = visitor.say('collections.unknown', { id: '99999' });
    await visitor.page.getByRole('heading', { name: unknown }).waitFor();
    for (const end of ['', '/attributes-configurator']) {
      await visitor.goTo(`/add-product/201/1/9999${end}`);
      await visitor.link('routes.toCollections').click();
      await visitor.page.getByRole('heading', { level: 1, name: visitor.say('collections.title') }).waitFor();
    }
  });
  await visitor.leave();
});
