import type { BodyOf, Operations, Project, ProjectList, ResponseOf } from '@lucerna/contract';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { sweepTrash } from './remove-project';

type Trash = ResponseOf<Operations['listProjectTrash']>;
type Member = BodyOf<Operations['addProjectMember']>;

let server: TestServer;
let owner: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as('distributor');
});

const at = (id: string) => `/api/v1/projects/${id}`;

async function newProject(name = 'Hotel', user = owner): Promise<Project> {
  const products = [{ model: '2015', quantity: 4 }];
  return (await user.post<Project>('/api/v1/projects', { name, products })).body;
}

const trashOf = async (user = owner, query = '') =>
  (await user.get<Trash>(`/api/v1/projects/trash${query}`)).body;
const inTrash = async (id: string, user = owner) =>
  (await trashOf(user, '?itemsPerPage=100')).docs.find((project) => project.id === id);
const restore = (id: string, headers = {}, user = owner) =>
  user.post<Project & { code: string }>(`${at(id)}/restore`, undefined, headers);
const removeForGood = (id: string, user = owner) => user.del(`/api/v1/projects/trash/${id}`);
const rowsOf = async (table: string, id: string) =>
  (
    await server.pool.query<{ n: number }>(
      `select count(*)::int as n from ${table} where ${table === 'project' ? 'id' : 'project_id'} = $1`,
      [id],
    )
  ).rows[0]!.n;

describe('a deleted project', () => {
  it('is in the trash of its owner, and comes back as it was', async () => {
    const project = await newProject('Łódź');
    expect((await owner.del(at(project.id))).status).toBe(204);
    expect((await owner.get(at(project.id))).status).toBe(404);
    const { docs } = (await owner.get<ProjectList>('/api/v3/projects?search=Łódź')).body;
    expect(docs).toEqual([]);
    const row = await inTrash(project.id);
    expect(row).toMatchObject({ name: 'Łódź', products: 1, deletedBy: 'Distributor Demo', canRestore: true });
    const days = (Date.parse(row!.removedOn) - Date.parse(row!.deletedAt.slice(0, 10))) / 86_400_000;
    expect(days).toBe(31);
    const { status, body } = await restore(project.id);
    expect(status).toBe(200);
    expect(body).toEqual({ ...project, version: project.version + 2, updatedAt: body.updatedAt });
    expect(await inTrash(project.id)).toBeUndefined();
  });

  it('is restored once: again it is answered as it is, and what was done since stays', async () => {
    const project = await newProject();
    await owner.del(at(project.id));
    const key = { 'idempotency-key': randomUUID() };
    const both = await Promise.all([restore(project.id, key), restore(project.id)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    await owner.put(at(project.id), { fieldsToUpdate: { name: 'Spa' } });
    const again = await restore(project.id);
    expect([again.status, again.body.name, again.body.version]).toEqual([200, 'Spa', project.version + 3]);
    expect((await restore(project.id, key)).body.name).toBe('Spa');
    const other = await newProject();
    await owner.del(at(other.id));
    expect((await restore(other.id, key)).body.code).toBe('idempotencyMismatch');
  });

  it('keeps its members and versions, and shows members who deleted it', async () => {
    const project = await newProject('Shared');
    const member: Member = { email: 'specifier@lucerna.test', role: 'editor' };
    await owner.post(`${at(project.id)}/members`, member);
    await owner.post(`/api/v2/project/${project.id}/version`, { title: 'One' });
    const guest = await server.as('specifier');
    await owner.del(at(project.id));
    expect(await inTrash(project.id, guest)).toMatchObject({
      deletedBy: 'Distributor Demo',
      canRestore: false,
    });
    expect((await restore(project.id, {}, guest)).status).toBe(404);
    expect((await removeForGood(project.id, guest)).status).toBe(404);
    await restore(project.id);
    expect((await guest.get(`/api/v2/projects/${project.id}`)).status).toBe(200);
    expect((await owner.get<unknown[]>(`/api/v2/project/${project.id}/versions`)).body).toHaveLength(1);
  });

  it('is told of to its members once, and not when its call is repeated', async () => {
    const project = await newProject('Told');
    await owner.post(`${at(project.id)}/members`, { email: 'specifier@lucerna.test', role: 'editor' });
    const tell = vi.spyOn(server.ctx.sockets, 'tellProject');
    const key = { 'idempotency-key': randomUUID() };
    await owner.del(at(project.id), undefined, key);
    await restore(project.id);
    expect((await owner.del(at(project.id), undefined, key)).status).toBe(204);
    expect((await restore(project.id)).status).toBe(200);
    // What a project of the tests before still says of its prices is not of this one.
    const told = tell.mock.calls.map(([, notice]) => notice).filter(({ id }) => id === project.id);
    expect(told).toEqual([
      { id: project.id, change: 'deleted' },
      { id: project.id, change: 'restored' },
    ]);
    tell.mockRestore();
  });

  it('is told of by name to who finds it gone: its owner can restore it, a member knows whom to ask', async () => {
    const { id } = await newProject('Gone');
    const member = await server.as('specifier');
    const body: Member = { email: 'specifier@lucerna.test', role: 'editor' };
    await owner.post(`${at(id)}/members`, body);
    await owner.del(at(id));
    const asks = (user: TestUser) => [
      user.get(at(id)),
      user.put(at(id), { fieldsToUpdate: { name: 'Hotel' } }),
      user.post(`${at(id)}/products`, [{ model: '2015', quantity: 1 }]),
      user.post(`/api/v3/projects/${id}/clone`, {}),
    ];
    const deletedAt = (await inTrash(id))!.deletedAt;
    const told = { id, name: 'Gone', deletedBy: 'Distributor Demo', deletedAt };
    for (const [user, canRestore] of [
      [owner, true],
      [member, false],
    ] as const) {
      for (const { status, body: answer } of await Promise.all(asks(user))) {
        const details = { ...told, canRestore };
        expect([status, answer]).toEqual([
          404,
          { code: 'projectDeleted', message: 'problem.projectDeleted', details },
        ]);
      }
    }
    const again = await owner.del(at(id));
    expect([again.status, again.body.code]).toEqual([404, 'projectDeleted']);
    for (const { body: answer } of await Promise.all(asks(await server.as('importer')))) {
      expect(answer.code).toBe('notFound');
    }
    await removeForGood(id);
    expect((await owner.get(at(id))).body.code).toBe('notFound');
  });

  it('is nobody else’s', async () => {
    const project = await newProject();
    await owner.del(at(project.id));
    const stranger = await server.as('specifier');
    expect(await inTrash(project.id, stranger)).toBeUndefined();
    expect([
      (await restore(project.id, {}, stranger)).status,
      (await removeForGood(project.id, stranger)).status,
    ]).toEqual([404, 404]);
    expect((await restore(randomUUID())).status).toBe(404);
  });

  it('is listed in pages, the one deleted last first', async () => {
    const user = await server.as('importer');
    for (const name of ['a', 'b', 'c']) await user.del(at((await newProject(name, user)).id));
    const { docs, meta } = await trashOf(user, '?itemsPerPage=2');
    expect([docs.map(({ name }) => name), meta]).toEqual([
      ['c', 'b'],
      { page: 1, itemsPerPage: 2, totalDocs: 3, totalPages: 2 },
    ]);
    expect((await trashOf(user, '?itemsPerPage=2&page=2')).docs.map(({ name }) => name)).toEqual(['a']);
  });
});

describe('a project that is removed for good', () => {
  it('leaves nothing, and is not one that is in use', async () => {
    const project = await newProject();
    expect((await removeForGood(project.id)).status).toBe(404);
    await owner.post(`/api/v2/project/${project.id}/version`, { title: 'One' });
    await owner.del(at(project.id));
    expect((await removeForGood(project.id)).status).toBe(204);
    for (const table of ['project', 'project_line', 'line_evaluation', 'project_version', 'version_line']) {
      expect([table, await rowsOf(table, project.id)]).toEqual([table, 0]);
    }
    expect((await restore(project.id)).status).toBe(404);
    expect((await removeForGood(project.id)).status).toBe(404);
  });

  it('stays where a quote names it, which is read as before', async () => {
    const project = await newProject();
    const [line] = project.products.orderedIds;
    const quote = await owner.post<{ id: string }>('/api/v2/budget', {
      projectId: project.id,
      products: [{ _id: line }],
    });
    expect(quote.status).toBe(201);
    await owner.del(at(project.id));
    expect((await removeForGood(project.id)).status).toBe(204);
    expect(await inTrash(project.id)).toBeUndefined();
    expect((await restore(project.id)).status).toBe(404);
    expect((await owner.get(`/api/v1/budget/${quote.body.id}`)).status).toBe(200);
  });

  it('goes although somebody holds it at that moment', async () => {
    const { id } = await newProject();
    await owner.del(at(id));
    const other = await server.pool.connect();
    await other.query('begin');
    await other.query('select from project where id = $1 for update', [id]);
    const removing = removeForGood(id);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await other.query('commit');
    other.release();
    expect((await removing).status).toBe(204);
  });

  it('does not go before the day that the trash says', async () => {
    const [kept, gone] = [await newProject(), await newProject()];
    for (const { id } of [kept, gone]) await owner.del(at(id));
    const put = (id: string, seconds: number) =>
      server.pool.query(
        `update project set deleted_at = date_trunc('day', now(), 'UTC') - interval '30 days' + $2 * interval '1 second'
         where id = $1`,
        [id, seconds],
      );
    await put(kept.id, 1);
    await put(gone.id, -1);
    const today = new Date().toISOString().slice(0, 10);
    expect([(await inTrash(kept.id))!.removedOn > today, (await inTrash(gone.id))!.removedOn]).toEqual([
      true,
      today,
    ]);
    await sweepTrash(server.ctx);
    expect([await rowsOf('project', kept.id), await rowsOf('project', gone.id)]).toEqual([1, 0]);
  });

  it('goes by itself when its days are over, and not before', async () => {
    const [old, fresh] = [await newProject(), await newProject()];
    for (const { id } of [old, fresh]) await owner.del(at(id));
    await server.pool.query(`update project set deleted_at = now() - interval '31 days' where id = $1`, [
      old.id,
    ]);
    await sweepTrash(server.ctx);
    expect([await rowsOf('project', old.id), await rowsOf('project', fresh.id)]).toEqual([0, 1]);
    expect((await restore(fresh.id)).status).toBe(200);
  });
});
