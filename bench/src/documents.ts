import type { Download, Project } from '@lucerna/contract';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hungRoom } from './hung-room';
import { megabytesOf, watchPrograms } from './process-tree';
import { median, type Report } from './report';
import { startWhole } from './server-process';
import { password, signIn } from './sign-in';

const types = 60;
const rounds = 5;
const pendants = 20;
const timeoutMs = 120_000;
const models = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../catalogue/models.json', import.meta.url)), 'utf8'),
) as { readonly model: string }[];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A submittal of as many types as a large project has, and the pictures of print of a room: from the request until the file is there. */
export async function run(report: Report): Promise<void> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'bench-documents-'));
  const server = await startWhole(home, password);
  try {
    const { url } = server;
    const cookie = await signIn(url);
    const headers = { cookie, origin: url, 'content-type': 'application/json' };
    const post = (to: string, body: object) =>
      fetch(url + to, { method: 'POST', headers, body: JSON.stringify(body) });
    const projectOf = async (products: readonly object[]): Promise<Project> => {
      const answer = await post('/api/v1/projects', { name: 'Documents', products });
      if (!answer.ok) throw new Error(`No project was made: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as Project;
    };
    /** Seconds until all documents of a download are made. */
    const made = async (projectId: string, docs: readonly object[], documents: number): Promise<number> => {
      const began = performance.now();
      const asked = await post('/documents/v1/docs-web', { docs, projectId });
      const { id } = (await asked.json()) as Download;
      for (;;) {
        const answer = await fetch(`${url}/documents/v1/docs-web/downloads/${id}`, { headers });
        const { state, failed, files } = (await answer.json()) as Download;
        if (state === 'ready' && failed === 0 && files.length === documents) break;
        if (state !== 'making' || performance.now() - began > timeoutMs)
          throw new Error(`The download is ${state}, ${failed} of it failed`);
        await pause(50);
      }
      return (performance.now() - began) / 1000;
    };

    const products: object[] = [];
    for (const { model } of models) {
      if (products.length === types) break;
      const line = { model, quantity: 2, mark: `A${products.length + 1}` };
      if ((await post('/api/v1/projects', { name: model, products: [line] })).ok) products.push(line);
    }
    // A model with few others has some of its own in another height.
    for (let height = 60; products.length < types; height += 10)
      products.push({
        model: '2010',
        choices: { pendantHeight: height },
        quantity: 2,
        mark: `B${height}`,
      });
    const submittal = { type: 'project', subType: 'submittal', params: {} };
    const watch = watchPrograms(server.pid);
    const before = megabytesOf(server.pid);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      // Each time of another project: the same twice is made once.
      times.push(await made((await projectOf(products)).id, [submittal], 1));
    }
    report.figure(`submittal of ${types} types, the first`, times[0]!, 's');
    report.figure(`submittal of ${types} types`, median(times.slice(1)), 's');
    report.figure('memory before, all processes but the database', before, 'MB');
    report.figure('most memory meanwhile', watch.stop().megabytes, 'MB');

    const creation = await hungRoom(url, headers, pendants);
    const room = await projectOf([{ creation, quantity: 1 }]);
    const params = { productId: room.products.orderedIds[0] };
    report.figure(
      `pictures of print of ${pendants} pendants`,
      await made(room.id, [{ type: 'imagehd', params }], 2),
      's',
    );
    report.figure('documents, load of the machine', os.loadavg()[0]!, 'processes');
  } finally {
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  }
}
