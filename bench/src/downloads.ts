import type { Download, Project } from '@lucerna/contract';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { megabytesOf, watchPrograms } from './process-tree';
import { median, type Report } from './report';
import { startWhole } from './server-process';
import { password, signIn } from './sign-in';

const lines = 200;
const timeoutMs = 300_000;
const readsMs = 3000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Milliseconds of a small read, over and over while `isGoing`. */
async function smallReads(read: () => Promise<Response>, isGoing: () => boolean): Promise<number> {
  const times: number[] = [];
  do {
    const began = performance.now();
    await (await read()).arrayBuffer();
    times.push(performance.now() - began);
    await pause(20);
  } while (isGoing());
  return median(times);
}

/** All documents of a project of 200 lines, each of another height: until they are made, read as one archive, and what others feel. */
export async function run(report: Report): Promise<void> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'bench-downloads-'));
  const server = await startWhole(home, password);
  try {
    const { url } = server;
    const cookie = await signIn(url);
    const other = await signIn(url, 'specifier@lucerna.test');
    const headers = { cookie, origin: url, 'content-type': 'application/json' };
    const post = async <T>(to: string, body: object): Promise<T> => {
      const answer = await fetch(url + to, { method: 'POST', headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(`${to} answered ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as T;
    };
    const products = Array.from({ length: lines }, (_, at) => ({
      model: ['2010', '2011', '2012', '2050'][at % 4]!,
      choices: { pendantHeight: 50 + Math.floor(at / 4) },
    }));
    const project = await post<Project>('/api/v1/projects', { name: 'Downloads', products });
    const small = () => fetch(`${url}/api/v1/projects?itemsPerPage=5`, { headers: { cookie: other } });
    const until = Date.now() + readsMs;
    const quiet = await smallReads(small, () => Date.now() < until);

    const sheet = `${url}/documents/v1/docs-web/download?model=2010&subType=specSheet`;
    const warm: number[] = [];
    for (let round = 0; round < 20; round += 1) {
      const asked = performance.now();
      const answer = await fetch(sheet, { headers: { cookie } });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`A spec sheet answered ${answer.status}`);
      warm.push(performance.now() - asked);
    }
    report.figure('spec sheet, the first', warm[0]!, 'ms');
    report.figure('spec sheet, warm', median(warm.slice(5)), 'ms');
    const others: number[] = [];
    for (let round = 0; round < 20; round += 1) {
      const reference = encodeURIComponent(`201010/1Z_10_${110 + round}`);
      const asked = performance.now();
      const answer = await fetch(
        `${url}/documents/v1/docs-web/download?reference=${reference}&subType=specSheet`,
        { headers: { cookie } },
      );
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`A spec sheet answered ${answer.status}`);
      others.push(performance.now() - asked);
    }
    report.figure('spec sheet, each of another height', median(others.slice(5)), 'ms');

    report.figure('memory before, all processes but the database', megabytesOf(server.pid), 'MB');
    const docs = project.products.orderedIds.map((productId) => ({ type: 'all', params: { productId } }));
    const began = performance.now();
    const { id, documents } = await post<Download>('/documents/v1/docs-web', { docs, projectId: project.id });
    report.figure(`answer to a request for ${documents} documents`, performance.now() - began, 'ms');
    let isGoing = true;
    const watch = watchPrograms(server.pid);
    const felt = smallReads(small, () => isGoing);
    const stateOf = async (of: string, sender = cookie) => {
      const answer = await fetch(`${url}/documents/v1/docs-web/downloads/${of}`, {
        headers: { cookie: sender },
      });
      return (await answer.json()) as Download;
    };
    const state = () => stateOf(id);
    while (!(await state()).files.some(({ progress }) => progress > 0)) await pause(10);
    report.figure('first progress after the request', performance.now() - began, 'ms');
    const one = await fetch(`${url}/documents/v1/docs-web`, {
      method: 'POST',
      headers: { ...headers, cookie: other },
      body: JSON.stringify({ docs: [{ type: 'photometry', params: { model: '2010' } }] }),
    });
    const { id: own } = (await one.json()) as Download;
    const asked = performance.now();
    while ((await stateOf(own, other)).state === 'making') await pause(20);
    report.figure('one document of another account meanwhile', performance.now() - asked, 'ms');
    let download = await state();
    while (download.state === 'making') {
      if (performance.now() - began > timeoutMs) throw new Error('The documents were not made');
      await pause(500);
      download = await state();
    }
    isGoing = false;
    report.figure(`all documents of ${lines} lines, made`, (performance.now() - began) / 1000, 's');
    report.figure('documents that failed', download.failed, 'documents');
    const reading = performance.now();
    const archive = await fetch(`${url}/api/v2/socketio/docs/download?id=${id}`, { headers });
    let bytes = 0;
    for await (const part of archive.body ?? []) bytes += (part as Uint8Array).length;
    report.figure('their archive, read', (performance.now() - reading) / 1000, 's');
    report.figure('size of the archive', bytes / 1e6, 'MB');
    report.figure('small reads meanwhile, to before', (await felt) / quiet, 'times');
    const taken = watch.stop();
    report.figure('most memory meanwhile', taken.megabytes, 'MB');
    for (const { name, seconds, megabytes } of taken.programs) {
      if (seconds < 0.5) continue;
      report.figure(`processor time of ${name}`, seconds, 's');
      report.figure(`most memory of ${name}`, megabytes, 'MB');
    }
    report.figure('downloads, load of the machine', os.loadavg()[0]!, 'processes');
  } finally {
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  }
}
