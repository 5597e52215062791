import { defaultPrivileges, mostDocuments, operations, roles } from '@lucerna/contract';
import type { Download, DownloadNotice, DownloadRow, Project } from '@lucerna/contract';
import { socketPath } from '@lucerna/contract';
import { fluxOf, readPhotometry } from '@lucerna/photometry';
import { readPdf } from '@lucerna/testkit/pdf';
import type { TestServer, TestUser } from '@lucerna/testkit/server';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { io } from 'socket.io-client';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createsProject, linesOf, preconfigured, startsComposing } from '../../../test/composing';
import { StorageFullError } from '../../storage/storage';
import { downloadFeature } from '.';
import { askJob } from './make-download';

let server: TestServer;
let user: TestUser;
let project: Project;
beforeAll(async () => {
  ({ server, user } = await startsComposing('specifier'));
  project = await createsProject(user, [
    { model: '2010', quantity: 3 },
    { model: '2010', quantity: 2 },
    { model: '2300', quantity: 1 },
    { creation: await preconfigured(user, 9001), quantity: 4 },
  ]);
});

const line = (at: number) => linesOf(project)[at]!._id;
const path = '/documents/v1/docs-web';
const filesPath = '/api/v2/socketio/docs/download';
const light = (at: number) => ({
  type: 'photometry',
  subType: 'photometry',
  params: { productId: line(at) },
});
const label = (at: number) => ({
  type: 'energy',
  subType: 'energyLabel',
  params: { productId: line(at) },
});

async function asks(docs: readonly object[], more: object = {}, by = user) {
  const { status, body } = await by.post<Download>(`${path}?lang=en`, {
    docs,
    projectId: project.id,
    ...more,
  });
  expect([status, body]).toEqual([202, body]);
  return operations.requestDocuments.response!.parse(body);
}

async function read(id: string, by = user): Promise<Download> {
  const { body } = await by.get<Download>(`${path}/downloads/${id}`);
  return operations.getDownload.response!.parse(body);
}

async function ready(id: string): Promise<Download> {
  await expect.poll(async () => (await read(id)).state, { timeout: 30_000 }).toBe('ready');
  return read(id);
}

/** The files of an archive by their name, as an unpacker of its own reads them. */
async function unpacked(response: Response): Promise<ReadonlyMap<string, Buffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'documents-'));
  try {
    await writeFile(join(folder, 'all.zip'), Buffer.from(await response.arrayBuffer()));
    const script =
      'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; z.extractall(sys.argv[2])';
    await promisify(execFile)('python3', ['-c', script, join(folder, 'all.zip'), join(folder, 'files')]);
    const names = await readdir(join(folder, 'files'));
    const files = await Promise.all(names.map((name) => readFile(join(folder, 'files', name))));
    return new Map(names.map((name, at) => [name, files[at]!]));
  } finally {
    await rm(folder, { recursive: true });
  }
}

const accountId = async () => (await user.get<{ id: string }>('/users/v1/account')).body.id;

const keysOf = async (id: string) => {
  const keys: string[] = [];
  for await (const { key } of server.frame.storage.list(`downloads/${id}/`)) keys.push(key);
  return keys.sort();
};

describe('documents of a project', () => {
  it('are made each once, kept, and read as one archive with a list of what is in it', async () => {
    const begun = await asks([light(0), light(1), light(2), light(3), label(3)]);
    // Two lines of the same product have the same document.
    expect(begun.files.map(({ subType, progress }) => [subType, progress])).toEqual([
      ['photometry', 0],
      ['photometry', 0],
      ['photometry', 0],
      ['energyLabel', 0],
    ]);
    const done = await ready(begun.id);
    expect(done.files.map(({ progress }) => progress)).toEqual([8, 8, 8, 3]);
    expect(done.files[3]?.problem?.code).toBe('document-of-luminaire');
    expect(done).toMatchObject({ documents: 4, ready: 3, failed: 1, projectId: project.id });
    const response = await user.raw(`${filesPath}?id=${begun.id}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toContain(
      `Bar ${server.frame.today()}.zip`,
    );
    const files = await unpacked(response);
    expect([...files.keys()].sort()).toEqual(
      [...done.files.flatMap(({ fileName }) => fileName ?? []), 'manifest.csv'].sort(),
    );
    const [first] = done.files;
    const bytes = files.get(first!.fileName!)!;
    expect(bytes.length).toBe(first!.bytes);
    const lit = readPhotometry(new Uint8Array(bytes));
    expect(lit.ok && fluxOf(lit.photometry.distribution)).toBeCloseTo(linesOf(project)[0]!.lumens, 1);
    const rows = files.get('manifest.csv')!.toString().replace('\ufeff', '').trim().split('\r\n');
    expect(rows).toHaveLength(5);
    expect(rows[4]).toMatch(/^Energy label \(pdf\);.*;Could not be created;$/);
  });

  it('that are asked for again are made once, and what failed is tried again where that may help', async () => {
    const first = await asks([light(0), label(3)], {});
    await ready(first.id);
    // As what failed while a part of the service was away.
    await server.pool.query(
      `update download_file set problem = '{"code":"unavailable"}' where download_id = $1 and position = 1`,
      [first.id],
    );
    const again = await asks([light(0), label(3)]);
    expect(again.id).toBe(first.id);
    expect(again.files.map(({ progress }) => progress)).toEqual([8, 0]);
    await ready(first.id);
    const { rows } = await server.pool.query<{ attempts: number }>(
      'select attempts from download_file where download_id = $1 order by position',
      [first.id],
    );
    expect(rows.map(({ attempts }) => attempts)).toEqual([1, 1]);
    // A creation has no energy label, however often it is tried.
    const { body } = await user.post<Download>(`${path}/downloads/${first.id}/retry`);
    expect([body.state, body.files.map(({ progress }) => progress)]).toEqual(['ready', [8, 3]]);
    expect((await asks([light(0), label(3)])).files.map(({ progress }) => progress)).toEqual([8, 3]);
  });

  it('are in the units that are asked for, which is another download', async () => {
    const sheet = { docs: [{ type: 'info', params: { model: '2010' } }] };
    const inUnits = async (units: string) => {
      const { body } = await user.post<Download>(`${path}?lang=en&units=${units}`, sheet);
      await ready(body.id);
      const file = await user.raw(`/api/v2/socketio/docs/download?id=${body.id}&position=0`);
      const { pages } = await readPdf(new Uint8Array(await file.arrayBuffer()));
      return { id: body.id, text: pages.join(' ').replaceAll(/\s+/g, ' ') };
    };
    const [metric, imperial] = [await inUnits('metric'), await inUnits('imperial')];
    expect(metric.text).toMatch(/200 mm.*kg/);
    expect(imperial.text).toMatch(/7 7\/8.*lb/);
    expect(imperial.id).not.toBe(metric.id);
    expect((await inUnits('metric')).id).toBe(metric.id);
    expect((await user.post(`${path}?units=ells`, sheet)).status).toBe(400);
  });

  it('that end the process three times fail in words, and are not begun again', async () => {
    const { id } = await asks([light(1), { type: 'model3d', format: 'dxf', params: { productId: line(2) } }]);
    await ready(id);
    await server.pool.query(`update download set state = 'making' where id = $1`, [id]);
    await server.pool.query(
      `update download_file set progress = 1, attempts = 3, file_name = null, bytes = null where download_id = $1 and position = 1`,
      [id],
    );
    await askJob(server.frame, server.pool, { id, ownerId: await accountId(), documents: 2 });
    const done = await ready(id);
    expect(done.files.map(({ progress }) => progress)).toEqual([8, 3]);
    expect(done.files[1]?.problem?.code).toBe('unavailable');
  });

  it('that are more than an account may keep fail in words, and are made once there is room', async () => {
    const full = await asks([light(0), { type: 'model3d', format: 'ifc', params: { productId: line(0) } }]);
    await ready(full.id);
    await server.pool.query(`update download_file set bytes = 1500000000 where download_id = $1`, [full.id]);
    // What is being made makes no room.
    await server.pool.query(`update download set state = 'making' where id = $1`, [full.id]);
    const { id } = await asks([{ type: 'model3d', format: 'ifc', params: { productId: line(2) } }]);
    expect((await ready(id)).files[0]).toMatchObject({
      progress: 3,
      problem: { code: 'downloadsFull', data: { gigabytes: 3 } },
    });
    expect((await user.del(`${path}/downloads/${full.id}`)).status).toBe(204);
    await user.post(`${path}/downloads/${id}/retry`);
    expect((await ready(id)).ready).toBe(1);
  });

  it('that leave no room for the database are not made', async () => {
    const room = vi.spyOn(server.frame.storage, 'room').mockResolvedValue(0);
    const { id } = await asks([{ type: 'model3d', format: 'usdz', params: { productId: line(2) } }]);
    const failed = await ready(id);
    room.mockRestore();
    expect(failed.files[0]?.problem?.code).toBe('cannotSave');
  });

  it('of a creation of a project are nobody’s who was removed from it', async () => {
    const member = await server.as('distributor');
    const { body: account } = await member.get<{ id: string; email: string }>('/users/v1/account');
    const members = `/api/v1/projects/${project.id}/members`;
    const shared = await user.post(members, { email: account.email, role: 'viewer' });
    expect([shared.status, shared.body]).toEqual([201, shared.body]);
    const creationCode = linesOf(project)[3]!.referenceCode;
    const docs = [
      { type: 'photometry', subType: 'photometry', params: { creationCode } },
      { type: 'photometry', subType: 'photometry', params: { model: '2010' } },
    ];
    const begun = await asks(docs, { projectId: undefined }, member);
    await expect.poll(async () => (await read(begun.id, member)).state, { timeout: 30_000 }).toBe('ready');
    const of = `${filesPath}?id=${begun.id}`;
    expect((await member.raw(`${of}&position=0`)).status).toBe(200);
    expect((await user.del(`${members}/${account.id}`)).status).toBe(204);
    expect((await member.get(`${of}&position=0`)).status).toBe(404);
    expect((await member.raw(`${of}&position=1`)).status).toBe(200);
    const files = await unpacked(await member.raw(of));
    const left = (await read(begun.id, member)).files[1]!.fileName;
    expect(new Set(files.keys())).toEqual(new Set([left, 'manifest.csv']));
    // Nor is what was not made yet.
    await server.pool.query(`update download set state = 'making' where id = $1`, [begun.id]);
    await server.pool.query(`update download_file set progress = 0, attempts = 0 where download_id = $1`, [
      begun.id,
    ]);
    await askJob(server.frame, server.pool, { id: begun.id, ownerId: account.id, documents: 2 });
    await expect.poll(async () => (await read(begun.id, member)).state, { timeout: 30_000 }).toBe('ready');
    expect((await read(begun.id, member)).files.map(({ progress }) => progress)).toEqual([3, 8]);
    expect((await member.del(`${path}/downloads/${begun.id}`)).status).toBe(204);
  });

  it('are told by the socket: started, intermediate, ready or failed, and only forward', async () => {
    const owner = await server.as('specifier');
    const socket = io(server.url, {
      path: socketPath,
      transports: ['websocket'],
      extraHeaders: { cookie: `access=${owner.cookies.get('access')}`, origin: server.url },
      forceNew: true,
    });
    const told: DownloadNotice[] = [];
    socket.on('download', (notice: DownloadNotice) => void told.push(notice));
    await new Promise((resolve) => socket.once('connect', () => resolve(null)));
    const docsParams = [
      { type: 'model3d', format: 'dxf', params: { productId: line(0) } },
      { type: 'energy', params: { productId: line(3) } },
    ];
    const answer = (await socket.emitWithAck('docsParams', {
      ...{ docsParams, lang: 'en', catalogId: 16, projectId: project.id },
      ...{ user: 'somebody', token: 'x', refreshToken: 'y' },
    })) as { id: string };
    await expect.poll(() => told.at(-1)?.state, { timeout: 30_000 }).toBe('ready');
    expect(new Set(told.map(({ id }) => id))).toEqual(new Set([answer.id]));
    const of = (position: number) =>
      told.flatMap(({ moved }) => moved.filter(([at]) => at === position).map(([, progress]) => progress));
    // Two are begun at once: the one that is first is told at once, the other one with what moved meanwhile.
    expect(told[0]?.moved.map(([, progress]) => progress)).toEqual([1]);
    expect(of(0).at(-1)).toBe(8);
    expect([...of(0)].sort((one, other) => one - other)).toEqual(of(0));
    expect(of(1).at(-1)).toBe(3);
    expect(await socket.emitWithAck('docsParams', { docsParams: 'all of them' })).toEqual({
      code: 'badRequest',
    });
    // The longest list is taken, and a longer one refused without hanging up.
    const many = (length: number) => ({
      docsParams: Array.from({ length }, () => ({ ...light(0), format: 'ldt' })),
      projectId: project.id,
    });
    expect(await socket.emitWithAck('docsParams', many(mostDocuments))).toHaveProperty('id');
    expect(await socket.emitWithAck('docsParams', many(mostDocuments + 1))).toEqual({ code: 'badRequest' });
    const wrong = { docsParams: Array.from({ length: 2000 }, () => ({})) };
    expect(await socket.emitWithAck('docsParams', wrong)).toEqual({ code: 'badRequest' });
    const strange = {
      docsParams: [{ type: 'info', params: { productId: project.id } }],
      projectId: project.id,
    };
    expect(await socket.emitWithAck('docsParams', strange)).toEqual({ code: 'notFound' });
    socket.disconnect();
  });

  it('go on where they were when a process died at one of them', async () => {
    const { id } = await asks([
      light(0),
      light(2),
      { type: 'model3d', format: 'usdz', params: { productId: line(0) } },
    ]);
    await ready(id);
    // As a process leaves it that is killed at the second document: its job waits again (jobs/presence.ts).
    await server.pool.query(`update download set state = 'making' where id = $1`, [id]);
    await server.pool.query(
      `update download_file set progress = 1, file_name = null, bytes = null where download_id = $1 and position = 1`,
      [id],
    );
    await askJob(server.frame, server.pool, { id, ownerId: await accountId(), documents: 3 });
    const done = await ready(id);
    expect(done.files.map(({ progress, bytes }) => [progress, bytes !== null])).toEqual([
      [8, true],
      [8, true],
      [8, true],
    ]);
    const { rows } = await server.pool.query<{ attempts: number }>(
      'select attempts from download_file where download_id = $1 order by position',
      [id],
    );
    expect(rows.map(({ attempts }) => attempts)).toEqual([1, 2, 1]);
  });

  it('that are cancelled are gone, with their files, and nothing goes on', async () => {
    const { id } = await asks([light(2), { type: 'model3d', format: 'obj', params: { productId: line(2) } }]);
    await expect.poll(async () => (await read(id)).ready, { timeout: 30_000 }).toBeGreaterThan(0);
    expect((await user.del(`${path}/downloads/${id}`)).status).toBe(204);
    expect((await user.get(`${path}/downloads/${id}`)).status).toBe(404);
    expect((await user.del(`${path}/downloads/${id}`)).status).toBe(404);
    // Jobs in the lanes end by themselves.
    await expect
      .poll(
        async () =>
          (await server.pool.query('select from graphile_worker.jobs where key = $1', [`download:${id}`]))
            .rowCount,
        { timeout: 30_000 },
      )
      .toBe(0);
    await expect.poll(() => keysOf(id), { timeout: 30_000 }).toEqual([]);
  });

  it('are nobody else’s, and need their right', async () => {
    const { id } = await asks([light(0)]);
    await ready(id);
    const stranger = await server.as('distributor');
    for (const at of [`${path}/downloads/${id}`, `${filesPath}?id=${id}`])
      expect((await stranger.get(at)).status).toBe(404);
    expect((await stranger.post(path, { docs: [light(0)], projectId: project.id })).status).toBe(404);
    expect((await server.anyone().post(path, { docs: [light(0)] })).status).toBe(401);
    const own = await user.get<{ downloads: DownloadRow[] }>(`${path}/downloads`);
    expect(own.body.downloads.map((each) => each.id)).toContain(id);
    const { body } = await stranger.get<{ downloads: DownloadRow[] }>(`${path}/downloads`);
    expect(body.downloads).toEqual([]);
  });

  it('of which one is gone are an archive of the others, and that one is made again', async () => {
    const { id } = await asks([light(2), light(0)]);
    await ready(id);
    await server.frame.storage.remove(`downloads/${id}/0`);
    const files = await unpacked(await user.raw(`${filesPath}?id=${id}`));
    const lost = await read(id);
    expect([...files.keys()].sort()).toEqual([lost.files[1]!.fileName, 'manifest.csv'].sort());
    expect(lost.files[0]).toMatchObject({ progress: 3, bytes: null, problem: { code: 'fileMissing' } });
    await user.post(`${path}/downloads/${id}/retry`);
    expect((await ready(id)).ready).toBe(2);
    expect((await user.raw(`${filesPath}?id=${id}&position=0`)).status).toBe(200);
  });

  it('say what is missing where a file is gone', async () => {
    const { id } = await asks([light(2)]);
    await ready(id);
    expect((await user.raw(`${filesPath}?id=${id}&position=0`)).status).toBe(200);
    await server.frame.storage.remove(`downloads/${id}/0`);
    for (const at of [`${filesPath}?id=${id}&position=0`, `${filesPath}?id=${id}`]) {
      const gone = await user.get<{ code: string }>(at);
      expect([gone.status, gone.body.code]).toEqual([404, 'fileMissing']);
    }
    expect((await user.get(`${filesPath}?id=${id}&position=9`)).status).toBe(404);
  });

  it('leave nothing half written on a full disk, and are made once there is room', async () => {
    const put = vi.spyOn(server.frame.storage, 'put').mockRejectedValue(new StorageFullError('No room'));
    const docs = [{ type: 'model3d', format: 'stl', params: { productId: line(0) } }];
    const { id } = await asks(docs);
    const failed = await ready(id);
    put.mockRestore();
    expect(failed.files[0]).toMatchObject({
      progress: 3,
      bytes: null,
      problem: { code: 'cannotSave' },
    });
    expect(await keysOf(id)).toEqual([]);
    expect((await user.get<{ code: string }>(`${filesPath}?id=${id}`)).body.code).toBe('fileMissing');
    await user.post(`${path}/downloads/${id}/retry`);
    expect((await ready(id)).ready).toBe(1);
  });

  it('are kept a day', async () => {
    const { id } = await asks([light(1)], {});
    await ready(id);
    await downloadFeature.sweep?.(server.frame);
    expect(await keysOf(id)).toEqual([`downloads/${id}/0`]);
    await server.pool.query(`update download set created_at = now() - interval '25 hours' where id = $1`, [
      id,
    ]);
    expect((await user.get(`${path}/downloads/${id}`)).status).toBe(404);
    await downloadFeature.sweep?.(server.frame);
    expect(await keysOf(id)).toEqual([]);
    const { rowCount } = await server.pool.query('select from download where id = $1', [id]);
    expect(rowCount).toBe(0);
  });

  it('of a project are listed, each product once, with what it cannot have and why', async () => {
    const { status, body } = await user.get(`/api/v1/projects/${project.id}/documents`);
    expect(status).toBe(200);
    const { products } = operations.listProjectDocuments.response!.parse(body);
    const [sphere] = products;
    expect(products).toHaveLength(3);
    expect(sphere).toMatchObject({
      quantity: 5,
      products: [line(0), line(1)],
      productType: 'REGULAR',
    });
    const of = (product: (typeof products)[number]) =>
      product.documents.filter(({ isEnabled }) => isEnabled).map(({ subType }) => subType);
    expect(of(sphere!)).toContain('energyLabel');
    const creation = products[2]!;
    expect(of(creation)).not.toContain('energyLabel');
    expect(creation.documents.filter(({ isChecked }) => isChecked).map(({ subType }) => subType)).toEqual([
      'manual',
    ]);
    const stranger = await server.as('distributor');
    expect((await stranger.get(`/api/v1/projects/${project.id}/documents`)).status).toBe(404);
  });

  it('come by a list, too, for a type or for all of them', async () => {
    const list = '/api/v1/documents/docs-web/global-generate';
    const docs = [
      {
        type: 'photometry',
        subType: 'photometry',
        params: { model: '2010', familyId: 20, subFamilyId: 201 },
      },
      { type: 'imagehd', params: { productId: line(0), productType: 'REGULAR' } },
    ];
    const { status, body } = await user.post<Download>(`${list}?lang=en-US&projectId=${project.id}`, docs);
    expect([status, body.language]).toEqual([202, 'us']);
    expect(body.files.map(({ subType }) => subType)).toEqual(['photometry', 'product', 'ambient']);
    await user.del(`${path}/downloads/${body.id}`);
    expect((await user.post(list, [])).status).toBe(400);
    expect((await user.post(list, [{ type: 'photometry', params: {} }])).status).toBe(400);
  });
});

describe('documents of the catalogue', () => {
  const visitor = () => server.anyone();

  it('are read by anybody, one at once', async () => {
    const one = `${path}/download?subType=photometry&reference=201010%2F1Z_10_200&format=ldt`;
    const response = await visitor().raw(one);
    expect([response.status, response.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining('.ldt'),
    ]);
    const aliased = await visitor().raw(`/sr-documents/v1/docs-web/download?subType=photometry&model=2010`);
    expect(aliased.status).toBe(200);
    const refused = await visitor().get<{ code: string }>(`${path}/download?subType=photometry&model=0001`);
    expect([refused.status, refused.body.code]).toEqual([404, 'document-of-model']);
    const unnamed = await visitor().get(`${path}/download?subType=photometry`);
    expect(unnamed.status).toBe(400);
  });

  it('of a project are not open', async () => {
    const of = `${path}/download?subType=photometry&productId=${line(0)}`;
    expect((await visitor().get(of)).status).toBe(401);
    expect((await (await server.as('distributor')).get(of)).status).toBe(404);
    expect((await user.raw(of)).status).toBe(200);
    const admin = await server.as('admin');
    const rights = (privileges: readonly string[]) =>
      admin.put(`/users/v1/roles/${roles.specifier}/privileges`, { privileges });
    await rights(defaultPrivileges.specifier.filter((each) => each !== 'downloads.view'));
    const code = linesOf(project)[3]!.referenceCode;
    for (const at of [of, `${path}/download?subType=photometry&creationCode=${code}`])
      expect((await user.get<{ code: string }>(at)).body.code).toBe('forbidden');
    expect((await user.get(`/api/v1/documents/docs-web?creationCode=${code}`)).status).toBe(403);
    expect((await user.raw(`${path}/download?subType=photometry&model=2010`)).status).toBe(200);
    await rights(defaultPrivileges.specifier);
    const sheet = await user.raw(`/api/v2/documents/generate-creation-specsheet/${code}?lang=de`);
    expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const others = await server.as('distributor');
    expect((await others.get(`/api/v2/documents/generate-creation-specsheet/${code}`)).status).toBe(404);
  });

  it('are listed with those that a model does not have', async () => {
    const { body } = await visitor().get(
      '/api/v1/documents/docs-web?catalog=16&language=de&family=20&subfamily=201&model=2010&productType=REGULAR&files[]=specSheet&files[]=photometry',
    );
    const { documents, name } = operations.listDocuments.response!.parse(body);
    expect(name).toBe('Almar 20');
    expect(documents.map(({ subType, isEnabled }) => [subType, isEnabled])).toEqual([
      ['specSheet', true],
      ['photometry', true],
    ]);
    expect((await visitor().get('/api/v1/documents/docs-web?model=2010&family=99')).status).toBe(404);
  });

  it('are the attachments of a model, with their addresses', async () => {
    const { status, body } = await user.get<{ subType: string; format: string; url: string }[]>(
      '/api/v1/articles/technicalInfoByModel/attachments?family=20&model=2010&appLocation=1',
    );
    expect(status).toBe(200);
    const ies = body.find(({ format }) => format === 'ies')!;
    expect((await user.raw(ies.url)).status).toBe(200);
    const other = '/api/v1/articles/technicalInfoByModel/attachments?family=20&model=2010&appLocation=99';
    expect((await user.get(other)).status).toBe(404);
  });
});

describe('the details of a picture', () => {
  it('are added to each product that has one; the others come back as they were sent', async () => {
    const sent = [
      { reference: '201010/1Z_10_200', quantity: 4 },
      { model: '9999', note: 'gone' },
    ];
    const { body } = await user.post<Record<string, unknown>[]>('/api/v1/articles/get-image-details', sent);
    expect(body[1]).toEqual(sent[1]);
    const { url } = body[0]!['imageDetails'] as { url: string };
    expect(body[0]).toMatchObject(sent[0]!);
    expect((await user.raw(url)).headers.get('content-type')).toContain('image/svg+xml');
  });
});
