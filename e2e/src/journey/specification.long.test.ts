import { expect, it } from 'vitest';
import { itInLong } from '../extent';
import { openSite } from '../site';
import { namesNewProject } from './added';

const site = openSite();

it('a visitor reads all about a model: its drawing, finishes, parts, uses, and how it compares', async () => {
  const visitor = await site.arrive();
  await visitor.telling(async () => {
    const { page } = visitor;
    await visitor.goTo('/add-product/201/1/2010');
    await visitor.link('session.signInForPrice').first().waitFor();
    const section = (key: string, values = {}) =>
      page.getByRole('region', { name: visitor.say(key, values), exact: true });
    const drawing = section('model.drawing');
    await page.getByText('9521234020103').scrollIntoViewIfNeeded();
    const elevation = drawing.getByRole('img', {
      name: new RegExp(`^${visitor.say('sheets.document.elevation')}: 20\\s?cm × 30`),
    });
    await elevation.waitFor();
    await section('model.finishes').getByText('RAL 9016').waitFor();
    await section('documents.title').scrollIntoViewIfNeeded();
    await section('documents.title').getByRole('link').first().waitFor();
    await section('model.accessories').getByRole('rowheader').first().waitFor();
    await section('model.spareParts').getByText('R2010-G').waitFor();
    await section('model.technicalTexts')
      .getByText(/Almar 20/)
      .waitFor();
    await section('model.usedIn')
      .getByRole('link', { name: /Almar trio/ })
      .waitFor();
    await section('model.relatedModels')
      .getByRole('link', { name: /Grana M/ })
      .waitFor();

    const compare = section('model.compare');
    for (const other of ['Almar 30', 'Almar 45']) {
      await compare.getByRole('button', { name: new RegExp(visitor.say('model.compareWith')) }).click();
      await page.getByRole('option', { name: new RegExp(`^${other}`) }).click();
      await compare.getByRole('columnheader', { name: other }).waitFor();
    }
    await expect.poll(() => new URL(page.url()).searchParams.get('compare')).toBe('2011,2012');
    // The address shows the same to whom it is sent.
    await page.reload();
    await page.getByText('9521234020103').scrollIntoViewIfNeeded();
    await compare.scrollIntoViewIfNeeded();
    await compare.getByRole('columnheader', { name: 'Almar 45' }).waitFor();
    await compare
      .getByRole('button', { name: visitor.say('model.compareWithout', { name: 'Almar 30' }) })
      .click();
    await expect.poll(() => new URL(page.url()).searchParams.get('compare')).toBe('2012');
  });
  await visitor.leave();
});

itInLong('a distributor sees what the standard version costs and adds it to a new project', async () => {
  const visitor = await site.arrive();
  await visitor.telling(async () => {
    const { page } = visitor;
    await visitor.signIn('distributor');
    await visitor.goTo('/add-product/201/1/2010');
    const offer = page.getByRole('region', { name: visitor.say('model.standard') });
    const price = (await offer.getByText('€').innerText()).trim();
    await visitor.button('configurator.addToProject').click();
    await namesNewProject(visitor, 'House of standards');
    await visitor.button('configurator.add').click();
    await page.getByRole('heading', { level: 1, name: 'House of standards' }).waitFor();
    await page.getByText(price).first().waitFor();
  });
  await visitor.leave();
});
