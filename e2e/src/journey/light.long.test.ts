import { fluxOf, keywordText, readPhotometry } from '@lucerna/photometry';
import { signedIn } from '@lucerna/testkit/user';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { itInLong } from '../extent';
import { openSite } from '../site';
import type { Visitor } from './visitor';

const site = openSite();

/** Saves the light file that the page offers and reads it as another program does. */
async function saves({ page }: Visitor, name: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 60_000 }),
    page.getByRole('link', { name }).click(),
  ]);
  const read = readPhotometry(new Uint8Array(await readFile(await download.path())));
  if (!read.ok) throw new Error(read.problem.code);
  return { file: download.suggestedFilename(), light: read.photometry };
}

it('a visitor reads how a model shines by the arrow keys and as a table, and saves its light files', async () => {
  const visitor = await site.arrive();
  await visitor.telling(async () => {
    const { page } = visitor;
    await visitor.goTo('/add-product/205/1/2050');
    // What is far below is made when somebody comes near.
    await page.getByText(visitor.say('model.certificates')).scrollIntoViewIfNeeded();
    await page.getByRole('heading', { name: visitor.say('model.finishes') }).scrollIntoViewIfNeeded();
    const ray = page.getByRole('slider', { name: visitor.say('light.angle') });
    await ray.focus();
    expect(await ray.getAttribute('aria-valuetext')).toMatch(/^0°: .*cd\/klm/);
    for (let press = 0; press < 6; press += 1) await page.keyboard.press('ArrowRight');
    const at30 = await ray.getAttribute('aria-valuetext');
    expect(at30).toMatch(/^30°/);
    const box = (await ray.boundingBox())!;
    await ray.hover({ position: { x: box.width - 4, y: 20 } });
    expect(await ray.getAttribute('aria-valuetext')).toMatch(/^(8|9)\d°/);

    const floor = page.getByRole('slider', { name: /2[.,]5/ });
    await floor.focus();
    await page.keyboard.press('ArrowRight');
    const aside = (await floor.getAttribute('aria-valuetext')) ?? '';
    expect(aside).toMatch(/^0\.63.*lx$/);

    await visitor.button('light.values').click();
    const lux = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /^0\.63/ }) });
    expect(aside).toContain((await lux.getByRole('cell').first().innerText()).trim());
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: '30°', exact: true }) });
    const first = (await row.getByRole('cell').first().innerText()).trim();
    expect(at30).toContain(first);

    await visitor.button('light.ugr').click();
    await page.getByRole('table', { name: visitor.say('light.crosswise') }).waitFor();

    for (const [name, ending] of [
      ['IES LM-63', 'ies'],
      ['EULUMDAT', 'ldt'],
    ] as const) {
      const { file, light } = await saves(visitor, name);
      expect(file).toBe(`2050.${ending}`);
      expect(fluxOf(light.distribution)).toBeCloseTo(1700, 0);
    }
  });
  await visitor.leave();
});

itInLong('what is configured has a light file of its own', async () => {
  const visitor = await site.arrive();
  await visitor.telling(async () => {
    await visitor.goTo('/add-product/201/1/2010/attributes-configurator');
    await visitor.choose('temperature', '4000');
    await visitor.button('light.title').click();
    const { light } = await saves(visitor, 'IES LM-63');
    expect(fluxOf(light.distribution)).toBeCloseTo(546, 0);
    expect(keywordText(light, 'LUMCAT')).toBe(await visitor.reference());
    expect(keywordText(light, '_CCT')).toBe('4000');
  });
  await visitor.leave();
});

itInLong('a product of a project has the light files of what it is made of', async () => {
  const user = await signedIn(site.url, 'distributor');
  const { body: project } = await user.post<{ id: string; products: { orderedIds: string[] } }>(
    '/api/v1/projects',
    { name: 'Lit', products: [{ model: '2010', choices: { temperature: '1' }, quantity: 2 }] },
  );
  const visitor = await site.arrive();
  await visitor.telling(async () => {
    await visitor.signIn('distributor');
    await visitor.goTo(`/project/${project.id}/product/${project.products.orderedIds[0]}/export`);
    const { file, light } = await saves(visitor, 'LDT 201010/1Z_10_200');
    expect(file).toBe('201010-1Z_10_200.ldt');
    expect(fluxOf(light.distribution)).toBeCloseTo(489, 0);
  });
  await visitor.leave();
});
