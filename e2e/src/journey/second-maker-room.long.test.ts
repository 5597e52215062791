import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openSite } from '../site';
import { addsToNewProject } from './added';
import { order, quote } from './main-job';
import { drags, roomOf, told } from './room-3d';
import { bringsItsFeed } from './second-maker';

const site = openSite({ draws3d: true });

it('a room is composed of the models in 3D of another maker, and is quoted, ordered, documented and downloaded', async () => {
  const admin = await site.arrive();
  await admin.telling(async () => {
    await admin.signIn('admin');
    await admin.goTo('/imports');
    await bringsItsFeed(admin);
  });
  await admin.leave();

  const seller = await site.arrive();
  await seller.telling(async () => {
    const { page } = seller;
    const meshes: number[] = [];
    page.on('response', (answer) => {
      if (answer.url().includes('/api/v1/bodies/mesh-')) meshes.push(answer.status());
    });
    await seller.signIn('distributor');
    await seller.goTo('/new-product/crea-configurator/7001');
    await roomOf(seller);
    await drags(seller, 'Skog 40', 0.35, 0.55);
    await drags(seller, 'Skog 25', 0.7, 0.45);
    const rows = await told(seller);
    expect(rows).toHaveLength(3);
    expect(rows.join()).toMatch(/Skog 25.*Skog 40.*Skog 25/s);
    expect(await page.getByRole('button', { name: seller.pattern('editor.problems') }).count()).toBe(0);
    // The room shows the triangles of the maker's own files, one for each of both models.
    await expect.poll(() => meshes, { timeout: 30_000 }).toEqual([200, 200]);

    const { projectId, productId, project, line } = await addsToNewProject(seller, 'Over the long table');
    const code = page.getByText(/^CR\d{9}/).first();
    await code.waitFor();
    const reference = (await code.innerText()).trim();

    await seller.goTo(`${line}/crea-configurator/edit`);
    await roomOf(seller);
    expect(await told(seller)).toHaveLength(3);

    // From here on the steps of the demo maker's main job.
    await seller.goTo(project);
    expect(readFileSync((await quote(seller)).file, 'latin1').slice(0, 5)).toBe('%PDF-');
    expect(await order(seller, new URL(project, seller.url).href)).toContain(reference);

    const downloaded = async (path: string, type: RegExp) => {
      const answer = await page.request.get(`${seller.url}${path}`);
      expect([path, answer.status()]).toEqual([path, 200]);
      expect(answer.headers()['content-type']).toMatch(type);
      return answer.body();
    };
    const product = `/api/v1/project/${projectId}/product/${productId}/export`;
    for (const format of ['gltf', 'ifc', 'dxf'])
      expect((await downloaded(`${product}?format=${format}`, /./)).length).toBeGreaterThan(20_000);

    await seller.goTo(`${project}/downloads`);
    const documents = page.getByRole('region', { name: seller.say('documents.title'), exact: true });
    const [sheet] = await Promise.all([
      page.waitForEvent('download', { timeout: 60_000 }),
      documents.getByRole('button', { name: seller.say('documents.start') }).click(),
    ]);
    // One document comes as it is, several as an archive.
    expect(readFileSync(await sheet.path(), 'latin1').slice(0, 5)).toBe('%PDF-');
  });
  await seller.leave();
}, 240_000);
