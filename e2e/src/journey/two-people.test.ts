import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openSite } from '../site';
import { createsProject } from './projects';
import type { Visitor } from './visitor';

const site = openSite();

const quantityOf = (visitor: Visitor) =>
  visitor.page.getByRole('spinbutton', { name: visitor.pattern('projects.quantityOf') });

async function savesQuantity(visitor: Visitor, quantity: number) {
  const saved = visitor.page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await quantityOf(visitor).fill(String(quantity));
  await quantityOf(visitor).press('Enter');
  expect((await saved).status()).toBe(200);
}

it('two people change a project: each sees what the other did, and one of two quantities is chosen', async () => {
  const owner = await site.arrive();
  const colleague = await site.arrive();
  await owner.telling(async () => {
    await owner.signIn('distributor');
    await owner.goTo('/projects');
    const id = await createsProject(owner, site.url, `Both ${randomUUID().slice(0, 6)}`);
    const added = await owner.page.request.post(`${site.url}/api/v1/projects/${id}/members`, {
      data: { email: 'sales@lucerna.test', role: 'editor' },
      headers: { origin: site.url },
    });
    expect(added.status()).toBe(201);
    await owner.goTo(`/project/${id}`);
    await colleague.telling(async () => {
      await colleague.signIn('sales');
      const listens = colleague.page.waitForEvent('websocket');
      await colleague.goTo(`/project/${id}`);
      await quantityOf(colleague).waitFor();
      await listens;
      await colleague.page.waitForLoadState('networkidle');
      await savesQuantity(owner, 5);
      await expect.poll(() => quantityOf(colleague).inputValue()).toBe('5');

      let release = () => {};
      const saved = new Promise<void>((resolve) => (release = resolve));
      // Whatever the machine does meanwhile, the colleague's quantity is sent when the other one is saved.
      await colleague.page.route(`**/api/v1/projects/${id}/products/**`, async (route) => {
        await saved;
        await route.continue();
      });
      await quantityOf(colleague).fill('8');
      await quantityOf(colleague).press('Enter');
      await savesQuantity(owner, 6);
      release();
      await colleague.button('projects.useMine', { mine: '8' }).click();
      await expect.poll(() => quantityOf(owner).inputValue()).toBe('8');
    });
  });
  await colleague.leave();
  await owner.leave();
}, 240_000);
