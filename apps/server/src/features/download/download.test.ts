import { maxDocuments, operations } from '@lucerna/contract';
import type { Download, DownloadNotice, DownloadRow } from '@lucerna/contract';
import { socketPath } from '@lucerna/contract';
import { fluxOf, readPhotometry } from '@lucerna/photometry';
import { readPdf } from '@lucerna/testkit/pdf';
import { io } from 'socket.io-client';
import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../test/composing';
import { filesPath, openDownloadDesk, path } from '../../../test/download-desk';
import { unpacked } from '../../../test/unpacked';

const desk = openDownloadDesk();
const { line, light, asks, ready } = desk;

const label = (at: number) => ({
  type: 'energy',
  subType: 'energyLabel',
  params: { productId: line(at) },
});

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
    expect(done).toMatchObject({ documents: 4, ready: 3, failed: 1, projectId: desk.project.id });
    const response = await desk.user.raw(`${filesPath}?id=${begun.id}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toContain(
      `Bar ${desk.server.ctx.today()}.zip`,
    );
    const files = await unpacked(response);
    expect([...files.keys()].sort()).toEqual(
      [...done.files.flatMap(({ fileName }) => fileName ?? []), 'manifest.csv'].sort(),
    );
    const [first] = done.files;
    const bytes = files.get(first!.fileName!)!;
    expect(bytes.length).toBe(first!.bytes);
    const lit = readPhotometry(new Uint8Array(bytes));
    expect(lit.ok && fluxOf(lit.photometry.distribution)).toBeCloseTo(linesOf(desk.project)[0]!.lumens, 1);
    const rows = files.get('manifest.csv')!.toString().replace('\ufeff', '').trim().split('\r\n');
    expect(rows).toHaveLength(5);
    expect(rows[4]).toMatch(/^Energy label \(pdf\);.*;Could not be created;$/);
  });

  it('that are asked for again are made once, and what failed is tried again where that may help', async () => {
    const first = await asks([light(0), label(3)], {});
    await ready(first.id);
    // As what failed while a part of the service was away.
    await desk.server.pool.query(
      `update download_file set problem = '{"code":"unavailable"}' where download_id = $1 and position = 1`,
      [first.id],
    );
    const again = await asks([light(0), label(3)]);
    expect(again.id).toBe(first.id);
    expect(again.files.map(({ progress }) => progress)).toEqual([8, 0]);
    await ready(first.id);
    const { rows } = await desk.server.pool.query<{ attempts: number }>(
      'select attempts from download_file where download_id = $1 order by position',
      [first.id],
    );
    expect(rows.map(({ attempts }) => attempts)).toEqual([1, 1]);
    // A creation has no energy label, however often it is tried.
    const { body } = await desk.user.post<Download>(`${path}/downloads/${first.id}/retry`);
    expect([body.state, body.files.map(({ progress }) => progress)]).toEqual(['ready', [8, 3]]);
    expect((await asks([light(0), label(3)])).files.map(({ progress }) => progress)).toEqual([8, 3]);
  });

  it('are in the units that are asked for, which is another download', async () => {
    const sheet = { docs: [{ type: 'info', params: { model: '2010' } }] };
    const inUnits = async (units: string) => {
      const { body } = await desk.user.post<Download>(`${path}?lang=en&units=${units}`, sheet);
      await ready(body.id);
      const file = await desk.user.raw(`/api/v2/socketio/docs/download?id=${body.id}&position=0`);
      const { pages } = await readPdf(new Uint8Array(await file.arrayBuffer()));
      return { id: body.id, text: pages.join(' ').replaceAll(/\s+/g, ' ') };
    };
    const [metric, imperial] = [await inUnits('metric'), await inUnits('imperial')];
    expect(metric.text).toMatch(/200 mm.*kg/);
    expect(imperial.text).toMatch(/7 7\/8.*lb/);
    expect(imperial.id).not.toBe(metric.id);
    expect((await inUnits('metric')).id).toBe(metric.id);
    expect((await desk.user.post(`${path}?units=ells`, sheet)).status).toBe(400);
  });

  it('are told by the socket: started, intermediate, ready or failed, and only forward', async () => {
    const owner = await desk.server.as('specifier');
    const socket = io(desk.server.url, {
      path: socketPath,
      transports: ['websocket'],
      extraHeaders: { cookie: `access=${owner.cookies.get('access')}`, origin: desk.server.url },
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
      ...{ docsParams, lang: 'en', catalogId: 16, projectId: desk.project.id },
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
      projectId: desk.project.id,
    });
    expect(await socket.emitWithAck('docsParams', many(maxDocuments))).toHaveProperty('id');
    expect(await socket.emitWithAck('docsParams', many(maxDocuments + 1))).toEqual({ code: 'badRequest' });
    const wrong = { docsParams: Array.from({ length: 2000 }, () => ({})) };
    expect(await socket.emitWithAck('docsParams', wrong)).toEqual({ code: 'badRequest' });
    const strange = {
      docsParams: [{ type: 'info', params: { productId: desk.project.id } }],
      projectId: desk.project.id,
    };
    expect(await socket.emitWithAck('docsParams', strange)).toEqual({ code: 'notFound' });
    socket.disconnect();
  });

  it('are nobody else’s, and need their right', async () => {
    const { id } = await asks([light(0)]);
    await ready(id);
    const stranger = await desk.server.as('distributor');
    for (const at of [`${path}/downloads/${id}`, `${filesPath}?id=${id}`])
      expect((await stranger.get(at)).status).toBe(404);
    expect((await stranger.post(path, { docs: [light(0)], projectId: desk.project.id })).status).toBe(404);
    expect((await desk.server.anyone().post(path, { docs: [light(0)] })).status).toBe(401);
    const own = await desk.user.get<{ downloads: DownloadRow[] }>(`${path}/downloads`);
    expect(own.body.downloads.map((each) => each.id)).toContain(id);
    const { body } = await stranger.get<{ downloads: DownloadRow[] }>(`${path}/downloads`);
    expect(body.downloads).toEqual([]);
  });

  it('of a project are listed, each product once, with what it cannot have and why', async () => {
    const { status, body } = await desk.user.get(`/api/v1/projects/${desk.project.id}/documents`);
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
    const stranger = await desk.server.as('distributor');
    expect((await stranger.get(`/api/v1/projects/${desk.project.id}/documents`)).status).toBe(404);
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
    const { status, body } = await desk.user.post<Download>(
      `${list}?lang=en-US&projectId=${desk.project.id}`,
      docs,
    );
    expect([status, body.language]).toEqual([202, 'us']);
    expect(body.files.map(({ subType }) => subType)).toEqual(['photometry', 'product', 'ambient']);
    await desk.user.del(`${path}/downloads/${body.id}`);
    expect((await desk.user.post(list, [])).status).toBe(400);
    expect((await desk.user.post(list, [{ type: 'photometry', params: {} }])).status).toBe(400);
  });
});
