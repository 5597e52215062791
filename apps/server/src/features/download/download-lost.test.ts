import { describe, expect, it, vi } from 'vitest';
import { linesOf } from '../../../test/composing';
import { StorageFullError } from '../../storage/storage';
import { downloadFeature } from './';
import { askJob } from './make-download';
import { filesPath, openDownloadDesk, path } from '../../../test/download-desk';
import { unpacked } from '../../../test/unpacked';

const desk = openDownloadDesk();
const { line, light, asks, read, ready } = desk;

const accountId = async () => (await desk.user.get<{ id: string }>('/users/v1/account')).body.id;

const keysOf = async (id: string) => {
  const keys: string[] = [];
  for await (const { key } of desk.server.ctx.storage.list(`downloads/${id}/`)) keys.push(key);
  return keys.sort();
};

describe('documents that fail, or are gone', () => {
  it('that end the process three times fail in words, and are not begun again', async () => {
    const { id } = await asks([light(1), { type: 'model3d', format: 'dxf', params: { productId: line(2) } }]);
    await ready(id);
    await desk.server.pool.query(`update download set state = 'making' where id = $1`, [id]);
    await desk.server.pool.query(
      `update download_file set progress = 1, attempts = 3, file_name = null, bytes = null where download_id = $1 and position = 1`,
      [id],
    );
    await askJob(desk.server.ctx, desk.server.pool, { id, ownerId: await accountId(), documents: 2 });
    const done = await ready(id);
    expect(done.files.map(({ progress }) => progress)).toEqual([8, 3]);
    expect(done.files[1]?.problem?.code).toBe('unavailable');
  });

  it('that are more than an account may keep fail in words, and are made once there is room', async () => {
    const full = await asks([light(0), { type: 'model3d', format: 'ifc', params: { productId: line(0) } }]);
    await ready(full.id);
    await desk.server.pool.query(`update download_file set bytes = 1500000000 where download_id = $1`, [
      full.id,
    ]);
    // What is being made makes no room.
    await desk.server.pool.query(`update download set state = 'making' where id = $1`, [full.id]);
    const { id } = await asks([{ type: 'model3d', format: 'ifc', params: { productId: line(2) } }]);
    expect((await ready(id)).files[0]).toMatchObject({
      progress: 3,
      problem: { code: 'downloadsFull', data: { gigabytes: 3 } },
    });
    expect((await desk.user.del(`${path}/downloads/${full.id}`)).status).toBe(204);
    await desk.user.post(`${path}/downloads/${id}/retry`);
    expect((await ready(id)).ready).toBe(1);
  });

  it('that leave no room for the database are not made', async () => {
    const room = vi.spyOn(desk.server.ctx.storage, 'room').mockResolvedValue(0);
    const { id } = await asks([{ type: 'model3d', format: 'usdz', params: { productId: line(2) } }]);
    const failed = await ready(id);
    room.mockRestore();
    expect(failed.files[0]?.problem?.code).toBe('cannotSave');
  });

  it('of a creation of a project are nobody’s who was removed from it', async () => {
    const member = await desk.server.as('distributor');
    const { body: account } = await member.get<{ id: string; email: string }>('/users/v1/account');
    const members = `/api/v1/projects/${desk.project.id}/members`;
    const shared = await desk.user.post(members, { email: account.email, role: 'viewer' });
    expect([shared.status, shared.body]).toEqual([201, shared.body]);
    const creationCode = linesOf(desk.project)[3]!.referenceCode;
    const docs = [
      { type: 'photometry', subType: 'photometry', params: { creationCode } },
      { type: 'photometry', subType: 'photometry', params: { model: '2010' } },
    ];
    const begun = await asks(docs, { projectId: undefined }, member);
    await expect.poll(async () => (await read(begun.id, member)).state, { timeout: 30_000 }).toBe('ready');
    const of = `${filesPath}?id=${begun.id}`;
    expect((await member.raw(`${of}&position=0`)).status).toBe(200);
    expect((await desk.user.del(`${members}/${account.id}`)).status).toBe(204);
    expect((await member.get(`${of}&position=0`)).status).toBe(404);
    expect((await member.raw(`${of}&position=1`)).status).toBe(200);
    const files = await unpacked(await member.raw(of));
    const left = (await read(begun.id, member)).files[1]!.fileName;
    expect(new Set(files.keys())).toEqual(new Set([left, 'manifest.csv']));
    // Nor is what was not made yet.
    await desk.server.pool.query(`update download set state = 'making' where id = $1`, [begun.id]);
    await desk.server.pool.query(
      `update download_file set progress = 0, attempts = 0 where download_id = $1`,
      [begun.id],
    );
    await askJob(desk.server.ctx, desk.server.pool, { id: begun.id, ownerId: account.id, documents: 2 });
    await expect.poll(async () => (await read(begun.id, member)).state, { timeout: 30_000 }).toBe('ready');
    expect((await read(begun.id, member)).files.map(({ progress }) => progress)).toEqual([3, 8]);
    expect((await member.del(`${path}/downloads/${begun.id}`)).status).toBe(204);
  });

  it('go on where they were when a process died at one of them', async () => {
    const { id } = await asks([
      light(0),
      light(2),
      { type: 'model3d', format: 'usdz', params: { productId: line(0) } },
    ]);
    await ready(id);
    // As a process leaves it that is killed at the second document: its job waits again (jobs/presence.ts).
    await desk.server.pool.query(`update download set state = 'making' where id = $1`, [id]);
    await desk.server.pool.query(
      `update download_file set progress = 1, file_name = null, bytes = null where download_id = $1 and position = 1`,
      [id],
    );
    await askJob(desk.server.ctx, desk.server.pool, { id, ownerId: await accountId(), documents: 3 });
    const done = await ready(id);
    expect(done.files.map(({ progress, bytes }) => [progress, bytes !== null])).toEqual([
      [8, true],
      [8, true],
      [8, true],
    ]);
    const { rows } = await desk.server.pool.query<{ attempts: number }>(
      'select attempts from download_file where download_id = $1 order by position',
      [id],
    );
    expect(rows.map(({ attempts }) => attempts)).toEqual([1, 2, 1]);
  });

  it('that are cancelled are gone, with their files, and nothing goes on', async () => {
    const { id } = await asks([light(2), { type: 'model3d', format: 'obj', params: { productId: line(2) } }]);
    await expect.poll(async () => (await read(id)).ready, { timeout: 30_000 }).toBeGreaterThan(0);
    expect((await desk.user.del(`${path}/downloads/${id}`)).status).toBe(204);
    expect((await desk.user.get(`${path}/downloads/${id}`)).status).toBe(404);
    expect((await desk.user.del(`${path}/downloads/${id}`)).status).toBe(404);
    // Jobs in the lanes end by themselves.
    await expect
      .poll(
        async () =>
          (
            await desk.server.pool.query('select from graphile_worker.jobs where key = $1', [
              `download:${id}`,
            ])
          ).rowCount,
        { timeout: 30_000 },
      )
      .toBe(0);
    await expect.poll(() => keysOf(id), { timeout: 30_000 }).toEqual([]);
  });

  it('of which one is gone are an archive of the others, and that one is made again', async () => {
    const { id } = await asks([light(2), light(0)]);
    await ready(id);
    await desk.server.ctx.storage.remove(`downloads/${id}/0`);
    const files = await unpacked(await desk.user.raw(`${filesPath}?id=${id}`));
    const lost = await read(id);
    expect([...files.keys()].sort()).toEqual([lost.files[1]!.fileName, 'manifest.csv'].sort());
    expect(lost.files[0]).toMatchObject({ progress: 3, bytes: null, problem: { code: 'fileMissing' } });
    await desk.user.post(`${path}/downloads/${id}/retry`);
    expect((await ready(id)).ready).toBe(2);
    expect((await desk.user.raw(`${filesPath}?id=${id}&position=0`)).status).toBe(200);
  });

  it('say what is missing where a file is gone', async () => {
    const { id } = await asks([light(2)]);
    await ready(id);
    expect((await desk.user.raw(`${filesPath}?id=${id}&position=0`)).status).toBe(200);
    await desk.server.ctx.storage.remove(`downloads/${id}/0`);
    for (const at of [`${filesPath}?id=${id}&position=0`, `${filesPath}?id=${id}`]) {
      const gone = await desk.user.get<{ code: string }>(at);
      expect([gone.status, gone.body.code]).toEqual([404, 'fileMissing']);
    }
    expect((await desk.user.get(`${filesPath}?id=${id}&position=9`)).status).toBe(404);
  });

  it('leave nothing half written on a full disk, and are made once there is room', async () => {
    const put = vi.spyOn(desk.server.ctx.storage, 'put').mockRejectedValue(new StorageFullError('No room'));
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
    expect((await desk.user.get<{ code: string }>(`${filesPath}?id=${id}`)).body.code).toBe('fileMissing');
    await desk.user.post(`${path}/downloads/${id}/retry`);
    expect((await ready(id)).ready).toBe(1);
  });

  it('are kept a day', async () => {
    const { id } = await asks([light(1)], {});
    await ready(id);
    await downloadFeature.sweep?.(desk.server.ctx);
    expect(await keysOf(id)).toEqual([`downloads/${id}/0`]);
    await desk.server.pool.query(
      `update download set created_at = now() - interval '25 hours' where id = $1`,
      [id],
    );
    expect((await desk.user.get(`${path}/downloads/${id}`)).status).toBe(404);
    await downloadFeature.sweep?.(desk.server.ctx);
    expect(await keysOf(id)).toEqual([]);
    const { rowCount } = await desk.server.pool.query('select from download where id = $1', [id]);
    expect(rowCount).toBe(0);
  });
});
