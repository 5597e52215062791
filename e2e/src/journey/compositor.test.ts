import { describe, expect, it } from 'vitest';
import { itInLong } from '../extent';
import { openSite } from '../site';
import { addsToNewProject, isCalled, lineOf, written } from './added';
import { priceOf } from './crea';
import { arrives, follows, types, validates } from './form-configurators';

const flags = { composeUrlPreview: true, validateComposingPendantsProduct: true };
const site = openSite({ env: () => Promise.resolve({ FLAGS: JSON.stringify(flags) }) });

describe('the compositor where all of it is switched on', () => {
  itInLong(
    'validates a product itself, and keeps what is changed meanwhile',
    async () => {
      const visitor = await arrives(site);
      await visitor.telling(async () => {
        const { page } = visitor;
        await visitor.goTo('/compositor/v2');
        await types(visitor, visitor.say('compositor.count'), '4');
        await visitor.button('compositor.removeOf', { number: '4' }).waitFor();
        await page.setViewportSize({ width: 1440, height: 900 });
        // The choices of the form need the height.
        const parts = page.getByRole('button', { name: visitor.say('editor.partsTitle') });
        expect(await parts.getAttribute('aria-expanded')).toBe('false');
        await types(visitor, visitor.say('compositor.heightOf', { number: '4' }), '9999');
        await expect
          .poll(() =>
            page
              .getByLabel(visitor.say('compositor.heightOf', { number: '4' }), { exact: true })
              .inputValue(),
          )
          .toBe('390');
        const added = await addsToNewProject(visitor, 'Four drops');

        await follows(visitor, added, 'projects.validate');
        await page.waitForURL((url) => url.pathname === '/compositor');
        await page.getByText(visitor.say('editor.validating')).waitFor();
        const price = await priceOf(visitor);
        await visitor.button('compositor.removeOf', { number: '4' }).click();
        await expect.poll(() => priceOf(visitor)).not.toBe(price);
        const fewer = await priceOf(visitor);
        await page.getByText(visitor.say('editor.kept.saved')).waitFor();
        await page.reload();
        await page.getByText(visitor.say('editor.restored')).waitFor();
        await expect.poll(() => priceOf(visitor)).toBe(fewer);
        await validates(visitor, added);
        const line = await lineOf(visitor, added);
        expect([written(line), line.validation.status]).toEqual([fewer, 1]);

        await follows(visitor, added, 'projects.validate');
        await visitor.button('compositor.removeOf', { number: '3' }).waitFor();
        expect(await page.getByText(visitor.say('editor.restored')).count()).toBe(0);

        await visitor.goTo(`/preview/compose?projectId=${added.projectId}&productId=${added.productId}`);
        await expect.poll(() => priceOf(visitor)).toBe(fewer);
        await page.getByText(line.referenceCode).first().waitFor();
        await isCalled(visitor, line);
      });
      await visitor.leave();
    },
    120_000,
  );

  it('shows a prepared composition to anyone, who can change nothing of it', async () => {
    const visitor = await site.arrive();
    await visitor.telling(async () => {
      const { page } = visitor;
      await visitor.goTo('/preview/compose?configId=9040&catalog=16');
      await page.getByRole('heading', { name: 'Estel rain' }).waitFor();
      const fields = page.getByRole('spinbutton');
      await fields.first().waitFor();
      for (const field of await fields.all()) expect(await field.isDisabled()).toBe(true);
      for (const act of ['configurator.addToProject', 'configurator.undo', 'editor.validate']) {
        expect(await visitor.button(act).count()).toBe(0);
      }
    });
    await visitor.leave();
  });

  itInLong(
    'is shut for strangers, opens where they sign in, and leads on who is not on its list',
    async () => {
      const visitor = await site.arrive();
      await visitor.telling(async () => {
        const { page } = visitor;
        const shut = page.getByRole('heading', { name: visitor.say('compositor.shut') });
        await visitor.goTo('/minicompositor');
        await shut.waitFor();
        await visitor.goTo('/compositor/v2');
        await shut.waitFor();
        await visitor.signInHere('distributor');
        await types(visitor, visitor.say('compositor.count'), '2');
        const added = await addsToNewProject(visitor, 'Two drops');

        const nowhere = { compositor: { subFamilies: [], applications: [] } };
        await page.evaluate((own) => localStorage.setItem('lucerna.flags', own), JSON.stringify(nowhere));
        await follows(visitor, added, 'projects.edit');
        await shut.waitFor();
        await visitor.link('compositor.express').click();
        await page.getByRole('button', { name: visitor.say('configurator.save') }).waitFor();
      });
      await visitor.leave();
    },
    120_000,
  );
});
