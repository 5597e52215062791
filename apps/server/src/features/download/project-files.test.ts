import { defaultPrivileges, roles, socketPath } from '@lucerna/contract';
import type { DocumentSteps, Download, DownloadNotice, DownloadRow, Project } from '@lucerna/contract';
import { readPdf } from '@lucerna/testkit/pdf';
import type { TestServer, TestUser } from '@lucerna/testkit/server';
import { io } from 'socket.io-client';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createsProject, startsComposing } from '../../../test/composing';
import { documentProcess, exportProcess, submittalProcess } from '../../../test/download-desk';
import { unpacked } from '../../../test/unpacked';
import { ProcessFullError } from '../../jobs/worker-process';
import { askJob } from './make-download';
import { makeProjectFile } from './project-files';

let server: TestServer;
let user: TestUser;
let project: Project;
const types = 14;
/** Each of another height: so many types. */
const products = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    model: '2010',
    quantity: 2,
    choices: { pendantHeight: 60 + at },
    mark: `A${at + 1}`,
  }));
beforeAll(async () => {
  ({ server, user } = await startsComposing('specifier'));
  project = await createsProject(user, products(types));
});
afterEach(() => vi.restoreAllMocks());

const path = '/documents/v1/docs-web';
const submittal = (params: object = {}) => ({ type: 'project', subType: 'submittal', params });
const schedulePdf = (params: object) => ({ type: 'project', subType: 'schedule', format: 'pdf', params });
const wholeIfc = { type: 'project', subType: 'products', format: 'ifc', params: {} };
const lightFiles = { type: 'project', subType: 'lightFiles', params: {} };

async function asks(doc: object, by = user, of = project): Promise<Download> {
  const { status, body } = await by.post<Download>(`${path}?lang=en`, { docs: [doc], projectId: of.id });
  expect([status, body]).toEqual([202, body]);
  return body;
}
const read = async (id: string, by = user) => (await by.get<Download>(`${path}/downloads/${id}`)).body;
async function ready(id: string, by = user): Promise<Download> {
  await expect.poll(async () => (await read(id, by)).state, { timeout: 60_000 }).toBe('ready');
  return read(id, by);
}
const bytesOf = async (id: string) => {
  const response = await user.raw(`/api/v2/socketio/docs/download?id=${id}&position=0`);
  expect(response.status).toBe(200);
  return { name: response.headers.get('content-disposition'), bytes: await response.arrayBuffer() };
};
const accountId = async () => (await user.get<{ id: string }>('/users/v1/account')).body.id;

/** How far a step is, so that two can be compared. */
const order = ['products', 'types', 'pictures', 'pages', 'light', 'writing'];
const rank = ({ at, done }: DocumentSteps) => order.indexOf(at) * 1000 + done;

describe('files of a whole project', () => {
  it.each([
    ['a submittal', submittal({ contractor: 'Gulf Electric' }), 'types', types],
    ['one IFC', wholeIfc, 'products', types],
    ['an archive of light files', lightFiles, 'light', types],
    ['a schedule', { type: 'project', subType: 'schedule', format: 'csv', params: {} }, 'types', types],
  ])('are documents of a download, told of how many before they begin: %s', async (_, doc, at, all) => {
    const begun = await asks(doc);
    expect(begun.files).toMatchObject([{ type: 'project', progress: 0, steps: { at, done: 0, all } }]);
    expect(begun).toMatchObject({ projectFile: doc.subType, projectId: project.id });
    const done = await ready(begun.id);
    expect(done.files).toMatchObject([{ progress: 8, problem: null, reference: '' }]);
    const { bytes } = await bytesOf(begun.id);
    expect(bytes.byteLength).toBe(done.files[0]!.bytes);
    // The same request is made once; one of a project that changed is another one.
    expect((await asks(doc)).id).toBe(begun.id);
  });

  it('hold what was asked for, and are made anew where the project changed', async () => {
    const own = await createsProject(user, products(2));
    const doc = submittal({ contractor: 'Gulf Electric', parts: ['specSheet'], paper: 'us-letter' });
    const first = await asks(doc, user, own);
    await ready(first.id);
    const pdf = await readPdf(new Uint8Array((await bytesOf(first.id)).bytes));
    expect(pdf.size).toEqual([612, 792]);
    expect(pdf.pages[0]).toContain('Gulf Electric');
    await user.post(`/api/v1/projects/${own.id}/products`, [{ model: '2300', quantity: 1, mark: 'B1' }]);
    const second = await asks(doc, user, own);
    expect(second.id).not.toBe(first.id);
    expect(second.files[0]?.steps?.all).toBe(3);
    await ready(second.id);
  });

  it('tell their steps by the socket, forward only, to the end', async () => {
    const owner = await server.as('specifier');
    const own = await createsProject(owner, products(types));
    const socket = io(server.url, {
      path: socketPath,
      transports: ['websocket'],
      extraHeaders: { cookie: `access=${owner.cookies.get('access')}`, origin: server.url },
      forceNew: true,
    });
    const told: DownloadNotice[] = [];
    socket.on('download', (notice: DownloadNotice) => void told.push(notice));
    await new Promise((resolve) => socket.once('connect', () => resolve(null)));
    for (const [doc, at] of [
      [submittal(), 'types'],
      [wholeIfc, 'products'],
      [lightFiles, 'light'],
    ] as const) {
      told.length = 0;
      const answer: unknown = await socket.emitWithAck('docsParams', {
        ...{ docsParams: [doc], lang: 'en', projectId: own.id },
      });
      expect(answer).toHaveProperty('id');
      await expect.poll(() => told.at(-1)?.state, { timeout: 60_000 }).toBe('ready');
      const moved = told.flatMap((notice) => notice.moved);
      expect(moved.at(-1)?.[1]).toBe(8);
      // Of how many is told at once.
      expect(moved[0]).toEqual([0, 1, { at, done: 0, all: types }]);
      const steps = moved.flatMap(([, , each]) => each ?? []);
      expect(steps.length, JSON.stringify(doc)).toBeGreaterThan(1);
      const ranks = steps.map(rank);
      expect([...ranks].sort((one, other) => one - other)).toEqual(ranks);
    }
    socket.disconnect();
  });

  it('that are cancelled end the process that makes them, and leave nothing', async () => {
    const ask = vi.spyOn(submittalProcess, 'ask');
    const { id } = await asks(submittal({ revision: 'cancelled' }));
    await expect.poll(() => ask.mock.results.length, { timeout: 30_000 }).toBe(1);
    expect((await user.del(`${path}/downloads/${id}`)).status).toBe(204);
    await expect(ask.mock.results[0]!.value).rejects.toThrow(/abort/i);
    expect((await user.get(`${path}/downloads/${id}`)).status).toBe(404);
    const jobs = () =>
      server.pool.query('select from graphile_worker.jobs where key = $1', [`download:${id}`]);
    await expect.poll(async () => (await jobs()).rowCount, { timeout: 30_000 }).toBe(0);
    const keys: string[] = [];
    for await (const { key } of server.ctx.storage.list(`downloads/${id}/`)) keys.push(key);
    expect(keys).toEqual([]);
    // Asked for again it is made from the beginning.
    const again = await asks(submittal({ revision: 'cancelled' }));
    expect(again.id).not.toBe(id);
    expect((await ready(again.id)).ready).toBe(1);
  });

  it('that another node removed end here within a second or two', async () => {
    const ask = vi
      .spyOn(submittalProcess, 'ask')
      .mockImplementation(
        (_question, { signal } = {}) =>
          new Promise((_resolve, reject) =>
            signal?.addEventListener('abort', () => reject(new Error('Aborted', { cause: signal.reason }))),
          ),
      );
    const { id } = await asks(submittal({ revision: 'elsewhere' }));
    await expect.poll(() => ask.mock.results.length, { timeout: 30_000 }).toBe(1);
    await server.pool.query('delete from download where id = $1', [id]);
    await expect(ask.mock.results[0]!.value).rejects.toThrow(/abort/i);
  });

  it('go on after a process died, from where they were told to be', async () => {
    const { id } = await asks(submittal({ revision: 'died' }));
    await ready(id);
    const was: DocumentSteps = { at: 'types', done: 9, all: types };
    await server.pool.query(`update download set state = 'making' where id = $1`, [id]);
    await server.pool.query(
      `update download_file set progress = 1, file_name = null, bytes = null, steps = $2 where download_id = $1`,
      [id, JSON.stringify(was)],
    );
    expect((await read(id)).files).toMatchObject([{ progress: 1, steps: was }]);
    await askJob(server.ctx, server.pool, { id, ownerId: await accountId(), documents: types });
    const done = await ready(id);
    expect(done.files).toMatchObject([{ progress: 8 }]);
    expect(rank(done.files[0]!.steps!)).toBeGreaterThan(rank(was));
  });

  it('that fail say why, and are made when they are tried again', async () => {
    const broken = vi.spyOn(submittalProcess, 'ask').mockRejectedValue(new Error('The process broke'));
    const { id } = await asks(submittal({ revision: 'broken' }));
    const failed = await ready(id);
    expect(failed.files).toMatchObject([
      { progress: 3, problem: { code: 'unavailable' }, steps: { at: 'types', done: 0, all: types } },
    ]);
    broken.mockRestore();
    const added = vi.spyOn(server.ctx.jobs, 'add');
    const { body } = await user.post<Download>(`${path}/downloads/${id}/retry`);
    expect(body.files).toMatchObject([{ progress: 0, problem: null }]);
    // It takes as long as the first time: so it stands before no single document of others.
    expect(added.mock.calls).toMatchObject([
      [expect.anything(), 'makeLongDownload', { id }, { turn: { lane: 'long' } }],
    ]);
    expect((await ready(id)).ready).toBe(1);
  });

  it('that are too large for one file say so at once', async () => {
    const full = vi
      .spyOn(submittalProcess, 'ask')
      .mockRejectedValue(new ProcessFullError('More than 900 MB of memory'));
    const { id } = await asks(submittal({ revision: 'large' }));
    expect((await ready(id)).files[0]?.problem?.code).toBe('documentTooLarge');
    expect(full).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['submittal', submittalProcess],
    ['luminaire-schedule?format=pdf', documentProcess],
    ['export?format=ifc', exportProcess],
  ])('that are too large for one file say so where they are waited for, too: %s', async (call, made) => {
    vi.spyOn(made, 'ask').mockRejectedValue(new ProcessFullError('More than 900 MB of memory'));
    const { status, body } = await user.get<object>(`/api/v1/projects/${project.id}/${call}`);
    expect([status, body]).toMatchObject([422, { code: 'documentTooLarge' }]);
  });

  it('are not what a document of a product is that took too much memory once: it is made again', async () => {
    const full = vi
      .spyOn(documentProcess, 'ask')
      .mockRejectedValueOnce(new ProcessFullError('More than 900 MB of memory'));
    const { id } = await asks({ type: 'info', subType: 'specSheet', params: { model: '2010' } });
    expect((await ready(id)).files).toMatchObject([{ progress: 8, problem: null }]);
    expect(full).toHaveBeenCalledTimes(2);
  });

  it('whose file is gone are made anew from the beginning', async () => {
    const { id } = await asks(schedulePdf({ revision: 'lost' }));
    expect((await ready(id)).files[0]?.steps?.at).toBe('pages');
    await server.ctx.storage.remove(`downloads/${id}/0`);
    expect((await user.get(`/api/v2/socketio/docs/download?id=${id}&position=0`)).status).toBe(404);
    const before = { at: 'types', done: 0, all: types };
    expect((await read(id)).files).toMatchObject([{ progress: 3, steps: before }]);
    const { body } = await user.post<Download>(`${path}/downloads/${id}/retry`);
    expect(body.files).toMatchObject([{ progress: 0, steps: before }]);
    expect((await ready(id)).ready).toBe(1);
  });

  it('that break at a later step are told of as many as before', async () => {
    const { id } = await asks(schedulePdf({ revision: 'late' }));
    await ready(id);
    await server.pool.query(`update download set state = 'making' where id = $1`, [id]);
    await server.pool.query(
      `update download_file set progress = 1, attempts = 3, file_name = null, bytes = null, steps = $2 where download_id = $1`,
      [id, JSON.stringify({ at: 'pages', done: 0, all: 0 })],
    );
    await askJob(server.ctx, server.pool, { id, ownerId: await accountId(), documents: types });
    const before = { at: 'types', done: 0, all: types };
    expect((await ready(id)).files).toMatchObject([{ problem: { code: 'unavailable' }, steps: before }]);
    const { body } = await user.post<Download>(`${path}/downloads/${id}/retry`);
    expect(body.files).toMatchObject([{ progress: 0, steps: before }]);
    expect((await ready(id)).ready).toBe(1);
  });

  it('are told of as many products as are different', async () => {
    const twice = await createsProject(user, [
      { model: '2300', quantity: 1, mark: 'B1' },
      { model: '2300', quantity: 2, mark: 'B2' },
    ]);
    for (const format of ['ifc', 'bmecat', 'revit']) {
      const begun = await asks({ ...wholeIfc, format }, user, twice);
      expect(begun.files[0]?.steps).toEqual({ at: 'products', done: 0, all: 1 });
      const steps = (await ready(begun.id)).files[0]!.steps!;
      expect(rank(steps), format).toBeGreaterThanOrEqual(rank({ at: 'products', done: 1, all: 1 }));
    }
  });

  it('are given up while the products of a submittal are still being read', async () => {
    const work = new AbortController();
    let asked = 0;
    vi.spyOn(work.signal, 'throwIfAborted').mockImplementation(() => {
      asked += 1;
      if (asked === 3) work.abort(new Error('Given up'));
      if (work.signal.aborted) throw work.signal.reason;
    });
    const told: string[] = [];
    const viewer = await server.ctx.viewers.findOfAccount(await accountId());
    const made = makeProjectFile(
      { ctx: server.ctx, viewer: viewer!, language: 'en', projectId: project.id },
      { subType: 'submittal', format: 'pdf', params: {} },
      { tell: (at) => void told.push(at), signal: work.signal },
    );
    await expect(made).rejects.toThrow('Given up');
    expect(told).toEqual([]);
  });

  it('are one of each kind and format in a request', async () => {
    const twice = (docs: object[]) => user.post<Download>(path, { docs, projectId: project.id });
    const different = ['one', 'two'].map((revision) => submittal({ revision }));
    expect(await twice(different)).toMatchObject({ status: 422, body: { code: 'projectFileTwice' } });
    const wanted = schedulePdf({ revision: 'once' });
    const { body } = await twice([wanted, wanted, { ...wanted, format: 'csv' }]);
    expect(body.files.map(({ format }) => format)).toEqual(['pdf', 'csv']);
    await ready(body.id);
  });

  it('that tell prices are not read, nor made, any more by who may not see prices', async () => {
    const bmecat = { ...wholeIfc, format: 'bmecat' };
    const docs = [bmecat, { ...wholeIfc, format: 'revit' }];
    const both = await user.post<Download>(path, { docs, projectId: project.id });
    await ready(both.body.id);
    const alone = await asks(bmecat);
    await ready(alone.id);
    const of = (id: string, more = '') => user.raw(`/api/v2/socketio/docs/download?id=${id}${more}`);
    const admin = await server.as('admin');
    const rights = (privileges: readonly string[]) =>
      admin.put(`/users/v1/roles/${roles.specifier}/privileges`, { privileges });
    await rights(defaultPrivileges.specifier.filter((each) => each !== 'price.view'));
    try {
      const asked = [
        await of(alone.id, '&position=0'),
        await of(alone.id),
        await of(both.body.id, '&position=0'),
        await of(both.body.id, '&position=1'),
      ];
      expect(asked.map(({ status }) => status)).toEqual([403, 403, 403, 200]);
      const names = [...(await unpacked(await of(both.body.id))).keys()];
      expect(names).toEqual([expect.stringMatching(/\.txt$/), 'manifest.csv']);
      const again = await asks(bmecat);
      expect((await ready(again.id)).files[0]?.problem?.code).toBe('forbidden');
    } finally {
      await rights(defaultPrivileges.specifier);
    }
    expect((await of(alone.id, '&position=0')).status).toBe(200);
    expect((await asks(bmecat)).id).toBe(alone.id);
  });

  it('are refused where there is nothing to make, or for whom they are not', async () => {
    const empty = await createsProject(user, []);
    for (const doc of [submittal(), wholeIfc, lightFiles]) {
      const { status, body } = await user.post<object>(path, { docs: [doc], projectId: empty.id });
      expect([status, body]).toMatchObject([422, { code: 'articles-not-found' }]);
      const stranger = await server.as('distributor');
      expect((await stranger.post(path, { docs: [doc], projectId: project.id })).status).toBe(404);
      expect((await user.post(path, { docs: [doc] })).status).toBe(404);
    }
    const wrong = [
      { ...submittal(), format: 'docx' },
      submittal({ paper: 'a0' }),
      submittal({ contractor: 'x'.repeat(101) }),
      { ...wholeIfc, subType: 'everything' },
    ];
    for (const doc of wrong)
      expect((await user.post(path, { docs: [doc], projectId: project.id })).status).toBe(400);
    const visitor = await server.as('webUser');
    const own = await createsProject(visitor, products(1));
    const priced = await asks({ ...wholeIfc, format: 'bmecat' }, visitor, own);
    expect((await ready(priced.id, visitor)).files[0]?.problem?.code).toBe('forbidden');
  });

  it('stand in the list of downloads with what they are', async () => {
    const { id } = await asks(lightFiles);
    await ready(id);
    const { body } = await user.get<{ downloads: DownloadRow[] }>(`${path}/downloads`);
    expect(body.downloads.find((each) => each.id === id)).toMatchObject({
      projectFile: 'lightFiles',
      projectId: project.id,
    });
  });
});
